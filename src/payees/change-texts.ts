/** What was found of two payees, in the texts of a language. None of them repeats an account number, a name of a person or an address. */

import { en } from '../../rules/texts/en/payees.js';
import type { AccountReasonCode, NamedChangeCode, PayeeChangeCode, PayeeTexts } from '../../rules/texts/payee-texts.js';

export type { AccountReasonCode, PayeeChangeCode, PayeeTexts } from '../../rules/texts/payee-texts.js';

/** What comparing payees can be told. */
export interface PayeeTextOptions {
  /** The texts of a language, such as `sv` of `payprep/payees/sv`. Default: English. */
  readonly texts?: PayeeTexts | undefined;
}

/** What a text may name: countries by their codes, banks by their names, kinds of institution. */
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

const DATE = /\s?[(（]\{date\}[)）]/;

export function changeText(code: PayeeChangeCode, texts: PayeeTexts, { before, after, date }: ChangeParams = {}): string {
  const isKnown = before !== undefined && after !== undefined;
  const template = isKnown && isNamed(code, texts) ? texts.named[code] : texts.changes[code];
  // a name may itself hold what a replacement reads as a pattern
  const values: Readonly<Record<string, string>> = { before: before ?? '', after: after ?? '', date: date ?? '' };
  return (date === undefined ? template.replace(DATE, '') : template).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export const reasonText = (code: AccountReasonCode, texts: PayeeTexts): string => texts.reasons[code];
