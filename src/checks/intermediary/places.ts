/** The three intermediary agents, each with its place in the alert codes and in the instruction. */

import type { Bic } from '../../identifiers/bic.js';
import { type AgentReading, NO_AGENTS } from '../../instruction/read.js';
import type { Payment } from '../../payment/payment.js';
import type { AgentPlace } from '../agent/place.js';

export interface IntermediaryPlace extends AgentPlace {
  readonly who: `INTERMEDIARY_AGENT${1 | 2 | 3}`;
}

const PLACES: readonly IntermediaryPlace[] = [
  { who: 'INTERMEDIARY_AGENT1', pointer: '/intermediaryAgent1' },
  { who: 'INTERMEDIARY_AGENT2', pointer: '/intermediaryAgent2' },
  { who: 'INTERMEDIARY_AGENT3', pointer: '/intermediaryAgent3' },
];

export const AGENT_POINTERS: readonly string[] = PLACES.map(({ pointer }) => pointer);

export const hasIntermediaries = ({ reading }: Payment): boolean => reading.intermediaryAgents !== NO_AGENTS;

/** An intermediary agent, with what was read of it. */
export interface Intermediary {
  readonly place: IntermediaryPlace;
  readonly agent: AgentReading;
  /** When it can be one. */
  readonly bic: Bic | undefined;
}

/** The three of them. */
export const intermediariesOf = ({ reading, intermediaryBics }: Payment): readonly Intermediary[] =>
  reading.intermediaryAgents.map((agent, index) => ({ place: PLACES[index] as IntermediaryPlace, agent, bic: intermediaryBics[index] }));
