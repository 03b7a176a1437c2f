/** Reads bank identifiers and branches behind their labels, and a bank before the label of its branch. */
import type { LabelDeclaration } from '../../rules/vocabulary/label.js';
import { electronic } from '../characters/text.js';
import type { AccountPiece } from './found.js';
import { readBankCode } from './local.js';
import type { LabelPlace } from './places.js';
import { NO_COUNTRIES, type Source } from './source.js';
import { readNumber } from './values.js';

/** A bank identifier or a branch. Its countries are those of the label in whose form it is. */
export function bankAt(
  { text, countries }: Source,
  { at, limit, isCertain }: LabelPlace,
  { kind, meaning, countries: codes, form }: LabelDeclaration,
): AccountPiece | undefined {
  const slot = meaning === 'branch' ? 'branch' : 'bank';
  const fits = (number: string): readonly string[] | undefined => {
    if (form?.test(number) === false) return undefined;
    if (slot === 'branch') return /^\d{1,5}(?:-[\dXP])?$/.test(number) ? (codes ?? NO_COUNTRIES) : undefined;
    if (codes === undefined)
      return isCertain && /^[A-Z\d][A-Z\d .-]{1,14}$/.test(number) && /\d{2}/.test(number) ? NO_COUNTRIES : undefined;
    const own = codes.filter((code) => readBankCode(code, number, countries) !== undefined);
    return own.length > 0 ? own : undefined;
  };
  const read = readNumber(text, at, limit, fits);
  if (read === undefined) return undefined;
  const { start, end, result } = read;
  const value = slot === 'branch' ? text.slice(start, end) : electronic(text.slice(start, end));
  return { kind: kind ?? 'BANK_CODE', slot, value, range: [start, end], because: 'LABEL', countries: result, limit };
}

/** The bank that stands before the label of a branch: Banco do Brasil (001) Ag. */
export function bankBefore({ text, countries }: Source, { label, meanings }: LabelPlace): AccountPiece | undefined {
  const { bankBefore: form, countries: codes = NO_COUNTRIES } = meanings.find((each) => each.bankBefore !== undefined) ?? {};
  const from = Math.max(0, label - 32);
  const [whole = '', value = ''] = form?.exec(text.slice(from, label)) ?? [];
  const code = codes.find((each) => readBankCode(each, value, countries) !== undefined);
  if (value === '' || code === undefined) return undefined;
  const start = label - whole.length + whole.indexOf(value);
  return {
    kind: 'BANK_CODE',
    slot: 'bank',
    value,
    range: [start, start + value.length],
    because: 'LABEL',
    countries: [code],
    limit: label,
  };
}
