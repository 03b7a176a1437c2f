/** Who runs a command, for the audit trail. */
import { userInfo } from 'node:os';
import type { Actor } from '../storage/audit-port.js';
import { UsageError } from './io.js';
import type { Given } from './settings.js';

const NAME = /^[^\p{C}]{1,100}$/u;

/** `--operator`, or the account of the operating system. The name is what was said, and proves nothing. */
export function operatorOf(given: Given): Actor {
  const operator = given.text('operator') ?? accountName();
  if (operator !== undefined && !NAME.test(operator)) throw new UsageError('--operator is a name of at most 100 characters');
  return { actor: 'OPERATOR', operator };
}

/** Undefined where the account has no name, as in some containers. */
function accountName(): string | undefined {
  try {
    return userInfo().username || undefined;
  } catch {
    return undefined;
  }
}
