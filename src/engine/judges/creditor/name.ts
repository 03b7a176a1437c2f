/** What the creditor is called. */
import type { Case } from '../case.js';

export function judgeName(_subject: Case): void {}
