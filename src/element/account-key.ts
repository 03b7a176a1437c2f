/**
 * A key that stands for an account in a settlement system of the country, such as a Pix key: whoever types it does not say of which type it is.
 *
 * The gotcha: of eleven digits in Brazil nobody knows whether they are a tax number or a telephone number. The order of the system decides, unless a plus or
 * a bracket begins the text: a telephone number that is guessed would pay somebody else.
 */
import type { FieldTexts } from '../../rules/vocabulary/field-text.js';
import type { AccountIdType } from '../../rules/vocabulary/scheme.js';
import type { FieldText } from '../answers/field-texts.js';
import type { FormEngine } from '../answers/requirements/form-engine.js';
import type { Requirements } from '../answers/requirements.js';
import { behindLabel } from '../form/behind-label.js';
import { readMethodIdentifier } from '../identifiers/method-identifier.js';
import { fill } from '../messages/fill.js';
import { isInForce } from '../rules-and-data/schemes.js';
import { rulesOf } from './country-rules.js';

/** What stands for an account, as an instruction has it. */
interface AccountId {
  readonly value: string;
  readonly type: AccountIdType;
}

export interface AccountKey {
  readonly settlementSystem: string;
  readonly text: Pick<FieldText, 'label' | 'hint' | 'errors'>;
  /** A text of no form of the system is an alias. */
  read(text: string): AccountId;
}

/** The key by which a corridor can pay; undefined where it has none. */
export function accountKeyOf({ corridor }: Requirements, texts: FieldTexts, engine: FormEngine): AccountKey | undefined {
  const { country, currency, settlementSystem } = corridor;
  const key = rulesOf(country)?.terms?.key;
  const scheme = engine.rules.schemes.find(key?.settlementSystem ?? '');
  if (key === undefined || scheme === undefined || !isInForce(scheme, engine.on) || !scheme.currencies.includes(currency)) return undefined;
  if (settlementSystem !== undefined && settlementSystem !== scheme.code) return undefined;
  const forms = engine.rules.registeredBy(scheme);
  const read = (text: string): AccountId | undefined => {
    const found = forms.flatMap((form) => {
      const value = readMethodIdentifier(form, text);
      return value === undefined ? [] : [{ value, type: form.type }];
    });
    return (/^\s{0,9}[+(]/.test(text) ? found.find(({ type }) => type === 'PHONE') : undefined) ?? found[0];
  };
  const { label, hint, enter } = texts.fields[key.text];
  return {
    settlementSystem: scheme.code,
    text: { label, hint, errors: { missing: enter, wrong: fill(texts.check, { label }) } },
    read: (text) => read(text) ?? read(behindLabel(text) ?? '') ?? { value: text.trim(), type: 'ALIAS' },
  };
}
