/**
 * Finds the fields of a SWIFT message in a text, as labels: “:59:/GB29…” is the account of the payee, “:50K:/DE89…” that of the payer.
 *
 * The gotcha: “:50:” alone may be a time or a clause. So a text has such fields only where it has a payee, field 59.
 */

import type { LabelDeclaration } from '../../rules/vocabulary/label.js';
import { swiftFields } from '../../rules/words/labels.js';
import type { Label } from '../identifiers/labels.js';

const PAYEE = /(?:^|\n):59[AF]?:/;
const FIELD = /(?<=^|\n):(\d\d[A-Z]?)(?=:)/g;

const NOTHING: readonly LabelDeclaration[] = [{ meaning: 'other', names: '' }];

/** The fields of a SWIFT message, in the order of the text. */
export function findSwiftFields(text: string): readonly Label[] {
  if (!PAYEE.test(text)) return [];
  return [...text.matchAll(FIELD)].map(({ 0: field, 1: tag = '', index }) => ({
    start: index,
    end: index + field.length,
    meanings: swiftFields[tag] ?? NOTHING,
  }));
}
