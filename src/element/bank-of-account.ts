/** The bank that the details of an account name, where a directory knows it. A chunk, loaded with the directories. */
import { accountOf } from '../answers/enrich/account.js';
import { agentFrom, lookUpAgent } from '../answers/enrich/agent.js';
import type { Engine } from '../engine/engine.js';
import { resolve } from '../payment/resolve.js';
import type { AccountBank } from './findings.js';

export function bankOf(instruction: unknown, engine: Engine): AccountBank | undefined {
  const payment = resolve(instruction, engine);
  if (payment === undefined) return undefined;
  const { name, bic, address } = agentFrom(lookUpAgent(payment, accountOf(payment)), engine) ?? {};
  if (name === undefined) return undefined;
  const town = address?.townName;
  return { name, ...(bic !== undefined && { bic }), ...(town !== undefined && { town }) };
}
