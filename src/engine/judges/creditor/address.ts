/** Where the creditor lives or works. */
import type { Case } from '../case.js';

export function judgeAddress(_subject: Case): void {}
