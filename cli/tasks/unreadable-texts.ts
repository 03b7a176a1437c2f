/** Why an entry cannot be read, in words. */
import type { ReportTexts } from '../../rules/vocabulary/report-texts.js';
import type { UnreadableCode } from '../files/entry.js';

const TEXT_OF: Readonly<Record<UnreadableCode, keyof ReportTexts>> = {
  JSON_PAYLOAD_EMPTY: 'empty',
  JSON_PAYLOAD_MALFORMED: 'malformed',
  JSON_PAYLOAD_TOO_LARGE: 'tooLarge',
  CSV_RECORD_MALFORMED: 'malformed',
  CSV_RECORD_INCORRECT_FIELD_COUNT: 'fieldCount',
  CSV_RECORD_TOO_LARGE: 'tooLarge',
  CSV_NUMBER_ROUNDED: 'rounded',
  CSV_FORMULA_ERROR: 'formulaError',
};

/** What to do about it, too, where that is known. */
export const unreadableText = (code: UnreadableCode, texts: ReportTexts): string => texts[TEXT_OF[code]];
