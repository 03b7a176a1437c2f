/** What was found of two payees, in the texts of a language. None of them repeats an account number, a name of a person or an address. */

import { en } from '../../rules/texts/en/payees.js';
import type { AccountReasonCode, NamedChangeCode, PayeeChangeCode, PayeeTexts } from '../../rules/texts/payee-texts.js';
import { fill } from '../messages/fill.js';

export type { AccountReasonCode, PayeeChangeCode, PayeeTexts } from '../../rules/texts/payee-texts.js';

/** What comparing payees can be told. */
export interface PayeeTextOptions {
  /** The texts of a language, such as `sv` of `payprep/payees/sv`. Default: English. */
  readonly texts?: PayeeTexts | undefined;
}

/** What a text may name: countries by their codes (the text has their names), banks by their names, kinds of institution. */
export interface ChangeParams {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly date?: string | undefined;
}

/** @throws TypeError where they are not the texts of a language */
export function checkedTexts({ texts = en }: PayeeTextOptions): PayeeTexts {
  if (typeof texts?.changes?.BANK_MERGED !== 'string' || typeof texts.reasons?.BANK_MERGED !== 'string')
    throw new TypeError("texts are not the texts of payees in a language, such as sv of 'payprep/payees/sv'");
  return texts;
}

const isNamed = (code: PayeeChangeCode, texts: PayeeTexts): code is NamedChangeCode => Object.hasOwn(texts.named, code);

export function changeText(code: PayeeChangeCode, texts: PayeeTexts, { before, after, date }: ChangeParams = {}): string {
  const isKnown = before !== undefined && after !== undefined;
  return fill(isKnown && isNamed(code, texts) ? texts.named[code] : texts.changes[code], { before, after, date });
}

export const reasonText = (code: AccountReasonCode, texts: PayeeTexts): string => texts.reasons[code];
