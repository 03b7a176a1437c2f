/** What the creditor is known by: tax identifier and documents. */
import type { Case } from '../case.js';

export function judgeTaxId(_subject: Case): void {}

export function judgeDocuments(_subject: Case): void {}
