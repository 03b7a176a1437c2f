/**
 * Extracts the payment instruction from a text, such as a footer, an e-mail or an invoice.
 *
 * Nothing is guessed: a value is taken if check digits prove it or a label names it, the name of the payee only behind a label.
 */

import { allCountries } from '../identifiers/country/all-countries.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { findAmounts } from './amounts.js';
import { candidateOf, type Group, groupPieces, isUnlikely } from './assemble.js';
import { type AccountPiece, type Found, isWrong } from './found.js';
import { readableText } from './markup.js';
import { orderGroups } from './order.js';
import { readOwner } from './owners.js';
import { findPieces, type Pieces } from './pieces.js';
import { findReferences } from './references.js';
import { NO_COUNTRIES } from './source.js';
import { plainCharacters } from './values.js';

/** What is known beside the text. */
export interface ExtractOptions {
  /** ISO 3166-1 alpha-2: the country of an account number whose label and bank do not say it. */
  readonly country?: string | undefined;
}

/** What a text contains. */
export interface Extraction {
  /** The first candidate; absent where the text gives no account. */
  readonly instruction?: PaymentInstruction;
  /** Every value that was found, in the order of the text. */
  readonly found: readonly Found[];
  /** An instruction for each account, in the order of the text, but first the one that the text asks to pay; last those that are unlikely to be the one to pay, such as “your account”. */
  readonly candidates: readonly PaymentInstruction[];
}

const nameOf = (name: AccountPiece): string => name.value.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The name of the payee, if certain labels give one name only. */
function onlyName(groups: readonly Group[]): AccountPiece | undefined {
  const names = groups.flatMap(({ name }) => name ?? []);
  const [first] = names;
  return first !== undefined && names.every((name) => nameOf(name) === nameOf(first)) ? first : undefined;
}

const numberOf = ({ iban, account, proxy }: Group): AccountPiece | undefined => iban ?? account ?? proxy;

/** True where the name heads an account that stands behind this one: “IBAN …, then Payee: … IBAN …” */
function headsAnother(name: AccountPiece, number: AccountPiece | undefined, groups: readonly Group[]): boolean {
  const headed = groups.find((group) => group.name === name);
  const other = headed && numberOf(headed);
  return other !== undefined && number !== undefined && number.range[0] < name.range[0] && name.range[0] < other.range[0];
}

/** Whose account it is by the words behind its number. */
function ownerOf(text: string, number: AccountPiece | undefined, { places }: Pieces): AccountPiece | undefined {
  const owner = number && readOwner(text, number.range[1], (at) => places.some(({ label }) => label === at));
  if (owner === undefined) return undefined;
  const [value, start, end] = owner;
  return { kind: 'NAME', slot: 'name', value, range: [start, end], because: 'LABEL', countries: NO_COUNTRIES, limit: end };
}

/** The name of the payee of a group: its own; else the owner of the account; else the one name of the whole text; else a name behind a vague label in the same paragraph. */
function payeeOf(
  text: string,
  group: Group,
  owner: AccountPiece | undefined,
  shared: AccountPiece | undefined,
  groups: readonly Group[],
): AccountPiece | undefined {
  const { name, anyName } = group;
  const number = numberOf(group);
  const own = name ?? owner ?? (shared && headsAnother(shared, number, groups) ? undefined : shared);
  if (own !== undefined || anyName === undefined || number === undefined) return own;
  const from = Math.min(anyName.range[0], number.range[0]);
  const to = Math.max(anyName.range[0], number.range[0]);
  return /\n[ \t]*\r?\n/.test(text.slice(from, to)) ? undefined : anyName;
}

const keyOf = ({ creditorAccount, country, creditorAgent }: PaymentInstruction): string =>
  `${country} ${creditorAgent?.clearingSystemMemberId?.memberId ?? ''} ${creditorAccount?.id?.value}`;

const found = ({ kind, value, range, because }: AccountPiece): Found => ({ kind, value, range, because });

/** True where the digits behind the label of an account number are none: a digit of it is wrong. */
const hasWrongNumber = (text: string, { pieces, places }: Pieces): boolean =>
  places.some(
    ({ meanings, at, isCertain }) =>
      isCertain &&
      meanings.some(({ meaning }) => meaning === 'account') &&
      /^\d[\d ./-]{4}/.test(text.slice(at, at + 5)) &&
      !pieces.some(({ range: [start, end] }) => start <= at && at < end),
  );

const BLANK_LINE = /\r?\n(?=[ \t]*\r?\n)/g;

/** A text that has a blank line behind each line, as a copy of a page does, without them: they end nothing. The length stays, so ranges stay valid. */
function withoutBlankLines(text: string): string {
  const lines = text.split(/\r?\n/);
  const isDoubled = lines.length > 6 && lines.every((line, at) => (line.trim() === '') === (at % 2 === 1));
  const isForm = isDoubled && lines.filter((line) => /^[^:]{2,40}:/.test(line)).length * 3 > lines.length;
  return isForm ? text.replace(BLANK_LINE, (end) => ' '.repeat(end.length)) : text;
}

/** Extracts from any text. */
export function extractFrom(written: string, country: string | undefined): Extraction {
  const readable = readableText(written);
  const text = withoutBlankLines(plainCharacters(readable.text));
  const read = findPieces(text, allCountries);
  const groups = groupPieces(text, read, allCountries);
  const likely = orderGroups(
    text,
    groups.filter((group) => !isUnlikely(group, read.unlikely)),
    read,
  );
  const used = new Map<number, AccountPiece>(
    read.pieces
      .filter(({ slot, isUnsure }) => slot === 'iban' || (slot === 'bic' && isUnsure !== true))
      .map((piece) => [piece.range[0], piece]),
  );
  const candidates = new Map<string, PaymentInstruction>();
  const shared = onlyName(likely);
  // an account that is hardly to be paid takes no place of the one to pay that is wrong
  const isMistyped = likely.some(({ iban }) => iban !== undefined && isWrong(iban)) || hasWrongNumber(text, read);
  for (const group of [...likely, ...groups.filter((each) => !isMistyped && isUnlikely(each, read.unlikely))]) {
    const candidate = candidateOf(text, group, country, allCountries);
    if (candidate === undefined) continue;
    const number = candidate.pieces.find(({ slot }) => slot === 'iban' || slot === 'account');
    const name = isUnlikely(group, read.unlikely) ? undefined : payeeOf(text, group, ownerOf(text, number, read), shared, likely);
    const instruction = name === undefined ? candidate.instruction : { ...candidate.instruction, creditor: { name: name.value } };
    const key = keyOf(instruction);
    if (!candidates.has(key)) candidates.set(key, instruction);
    for (const piece of [...candidate.pieces, ...(name === undefined ? [] : [name])]) used.set(piece.range[0], piece);
  }
  const all = [...candidates.values()];
  const [instruction] = all;
  const amounts = instruction === undefined ? [] : findAmounts(text, read.places);
  const references = findReferences(text, read.places, [...new Set(all.map((each) => each.country ?? ''))]);
  return {
    ...(instruction && { instruction }),
    found: [...[...used.values()].map(found), ...references, ...amounts]
      .map((each) => ({ ...each, range: readable.rangeOf(each.range) }))
      .sort((one, other) => one.range[0] - other.range[0]),
    candidates: all,
  };
}
