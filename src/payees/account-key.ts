/** The key of the account of an instruction, under the bank code of today. */
import type { Engine } from '../engine/engine.js';
import { resolve } from '../payment/resolve.js';
import { formatAccountKey, knownAccountOf } from './known-account.js';
import { afterMergers } from './mergers.js';

/** Undefined where it is not sure which account is meant. Takes any value. */
export function accountKeyWith(instruction: unknown, engine: Engine): string | undefined {
  const account = knownAccountOf(resolve(instruction, engine));
  return account && formatAccountKey(afterMergers(account, engine));
}
