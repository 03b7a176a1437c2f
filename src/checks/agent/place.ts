/** The place of an agent: how the alert codes name it, and where it stands in the instruction. */

export interface AgentPlace {
  readonly who: 'CREDITOR' | `INTERMEDIARY_AGENT${1 | 2 | 3}`;
  /** That of the agent; what belongs to it stands below. */
  readonly pointer: string;
}

export const CREDITOR_AGENT: AgentPlace = { who: 'CREDITOR', pointer: '/creditorAgent' };
