/** The recipient method: whether it is one, and what it pays to. */
import type { Case } from './case.js';

export function judgeMethod(_subject: Case): void {}
