/** The correction of an identifier that has its label in front of it: “BLZ 37040044”. */

import type { LabelDeclaration, LabelMeaning } from '../../../rules/vocabulary/label.js';
import { lazy } from '../../../rules/vocabulary/lazy.js';
import { accountLabels } from '../../../rules/words/account-labels.js';
import { apply, type Correction } from '../../characters/correction.js';
import { createLabelFinder } from '../../identifiers/labels.js';
import type { InstructionReading } from '../../instruction/read.js';
import { type IdentifierField, identifierFields, MAX_LABELLED } from './identifier-field.js';

const findLabels = /* @__PURE__ */ createLabelFinder(accountLabels);

/** True for a label of this field in the country of the account. */
const isOfField = (labels: readonly LabelMeaning[], country: string | undefined, { meaning, countries }: LabelDeclaration): boolean =>
  labels.includes(meaning) && (countries === undefined || (country !== undefined && countries.includes(country)));

/** The letters before the first digit. */
const LETTERS_IN_FRONT = /* @__PURE__ */ lazy(() => /^[^\p{L}\p{N}]*\p{L}[^\p{N}]*(?=\p{N})/u);
const LETTER_OR_DIGIT = /* @__PURE__ */ lazy(() => /[\p{L}\p{N}]/u);

/** Where the value begins behind its labels; 0 if it has none, or the label of another field. */
function startBehindLabels(text: string, { labels }: IdentifierField, country: string | undefined): number {
  let start = 0;
  for (const { start: from, end, meanings } of findLabels(text)) {
    if (LETTER_OR_DIGIT().test(text.slice(start, from)) || !meanings.some((meaning) => isOfField(labels, country, meaning))) break;
    start = end;
  }
  return start;
}

/** Removes the label in front of a value, with what separates the two. BLZ37040044 has nothing between them. */
export function correctLabel(value: string, field: IdentifierField, country: string | undefined): Correction | undefined {
  const letters = LETTERS_IN_FRONT().exec(value)?.[0] ?? '';
  const start = startBehindLabels(value, field, country) || startBehindLabels(letters, field, country);
  const length = value.slice(start).search(LETTER_OR_DIGIT());
  return start > 0 && length >= 0 ? { at: 0, remove: start + length, insert: '' } : undefined;
}

/** The same instruction without any label: whoever writes one writes several. */
export function withoutLabels(reading: InstructionReading, country: string | undefined): InstructionReading {
  let result = reading;
  for (const field of identifierFields().values()) {
    const value = field.read(reading) ?? '';
    const edit = value.length > MAX_LABELLED ? undefined : correctLabel(value, field, country);
    if (edit !== undefined) result = field.write(result, apply(value, edit));
  }
  return result;
}
