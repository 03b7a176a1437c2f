/** The three intermediary agents, each with its place in the alert codes and in the instruction. */
import type { Bic } from '../../../identifiers/bic.js';
import { type AgentReading, NO_AGENTS } from '../../../instruction/read.js';
import { given } from '../../../instruction/values.js';
import { hasShape } from '../../resolve/agent.js';
import type { Payment } from '../../resolve.js';
import { bicIn } from '../agent/bic-itself.js';

export interface Place {
  readonly who: `INTERMEDIARY_AGENT${1 | 2 | 3}`;
  readonly pointer: string;
}

const PLACES: readonly [Place, Place, Place] = [
  { who: 'INTERMEDIARY_AGENT1', pointer: '/intermediaryAgent1' },
  { who: 'INTERMEDIARY_AGENT2', pointer: '/intermediaryAgent2' },
  { who: 'INTERMEDIARY_AGENT3', pointer: '/intermediaryAgent3' },
];

export const POINTERS: readonly string[] = PLACES.map(({ pointer }) => pointer);

export const hasIntermediaries = ({ reading }: Payment): boolean => reading.intermediaryAgents !== NO_AGENTS;

/** Each of the three with what was read of it. */
export const intermediariesOf = ({ reading }: Payment): readonly (readonly [Place, AgentReading])[] =>
  PLACES.flatMap((place, index) => {
    const agent = reading.intermediaryAgents[index];
    return agent === undefined ? [] : [[place, agent] as const];
  });

/** The BIC of an agent that can be read, when there can be such a bank. */
export const bicOfAgent = (agent: AgentReading, { engine }: Payment): Bic | undefined =>
  hasShape(agent) ? bicIn(given(agent.bic), engine) : undefined;
