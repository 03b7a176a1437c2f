/**
 * Which keyboard a field needs on a telephone: that of digits where its country writes nothing else.
 *
 * The gotcha: the pattern of a field accepts more than people type, such as the letters of a whole BBAN in place of an account number, or
 * `GBDSC` before a sort code. What a country writes is what its layout says.
 */
import { accountForms, memberIdFields } from '../../identifiers/account/domestic-parts.js';
import { type CompiledCountry, fieldsText } from '../../identifiers/country/layout.js';
import type { FieldRequirement } from './field.js';

/** A class of letters in a pattern. */
const ANY_LETTER = /\[0-9A-Za-z\]|\[A-Za-z\]|\[0-9A-Z\]|\[A-Z\]|\\p\{L\}/;

/** A number that fills no field in particular has the characters of any. */
const hasDigitsAlone = ({ layout }: CompiledCountry, fields: readonly string[]): boolean =>
  /^n+$/.test(fields.length === 0 ? layout.classes : fieldsText(layout.classes, layout, fields));

function isNumeric({ pointer, accountIdType, pattern = 'A-Z' }: FieldRequirement, country: CompiledCountry | undefined): boolean {
  if (pointer === '/creditorAccount/id/value' && accountIdType === 'ACCOUNT_NUMBER') {
    const isKnown = country?.facts.forms !== undefined;
    return isKnown && accountForms(country).every(({ fields }) => hasDigitsAlone(country, fields));
  }
  if (pointer.endsWith('/memberId')) return country !== undefined && hasDigitsAlone(country, memberIdFields(country));
  return pattern !== 'A-Z' && !ANY_LETTER.test(pattern);
}

/** `numeric` where the field holds digits alone; absent elsewhere. A hyphen in the example is one that says something. */
export function inputModeOf(field: FieldRequirement, country: CompiledCountry | undefined): Pick<FieldRequirement, 'inputMode'> {
  const { example = '' } = field;
  return /^\d+$/.test(example) && isNumeric(field, country) ? { inputMode: 'numeric' } : {};
}
