/** Finds the pieces of accounts in a text: IBANs, BICs, bank identifiers, account numbers, names. */
import type { LabelDeclaration } from '../../rules/vocabulary/label.js';
import type { Countries } from '../identifiers/country/countries.js';
import type { Label } from '../identifiers/labels.js';
import { findAccountCells, findPairs } from './account-cells.js';
import { accountAt } from './accounts.js';
import { bankAt, bankBefore } from './banks.js';
import { bicAt, bicsOfList, findBicsBeside } from './bic-pieces.js';
import { readClauses } from './clauses.js';
import { withCorrespondents } from './correspondents.js';
import { findDebited, findSources, isOfDetail } from './debited.js';
import type { AccountPiece } from './found.js';
import { type FoundIban, findIbans } from './ibans.js';
import { readRun } from './label-runs.js';
import { findLabels } from './labels.js';
import { readMistyped } from './mistyped.js';
import { isBankOfAccount, readName, readNameInSentence } from './names.js';
import { findPlaces, type LabelPlace } from './places.js';
import { readProxyAt } from './proxies.js';
import { readAges } from './replaced.js';
import { NO_COUNTRIES, type Source } from './source.js';
import { findSwiftFields } from './swift-fields.js';
import { findLabelledPayers, findUnlikely, hasSeveralAccounts, headsNameAndAccount, isMeant } from './unlikely.js';
import { isAtStart } from './values.js';

function readNameAt({ text, labels, ibans }: Source, place: LabelPlace, slot: 'name' | 'anyName'): AccountPiece | undefined {
  if (!place.isCertain) return undefined;
  const at = place.nameAt ?? place.at;
  const read = readName(text, at, labels, firstLabelFrom(labels, at), ibans);
  if (read === undefined) return undefined;
  const [value, end] = read;
  if (isBankOfAccount(text, value, end, labels)) return undefined;
  return { kind: 'NAME', slot, value, range: [at, end], because: 'LABEL', countries: NO_COUNTRIES, limit: end };
}

/** The name behind “payable to” and the like, which stands in sentences, too. */
function nameInSentenceAt(source: Source, place: LabelPlace): AccountPiece | undefined {
  const labelled = readNameAt(source, place, 'name');
  if (labelled !== undefined) return labelled;
  const at = place.nameAt ?? place.at;
  const read = readNameInSentence(source.text, at, (start) => source.labels.some((label) => label.start === start));
  if (read === undefined) return undefined;
  const [value, end] = read;
  if (isBankOfAccount(source.text, value, end, source.labels)) return undefined;
  return { kind: 'NAME', slot: 'name', value, range: [at, end], because: 'LABEL', countries: NO_COUNTRIES, limit: end };
}

/** The name on the line below the IBAN of a place. */
function nameBelowIban(source: Source, place: LabelPlace): AccountPiece | undefined {
  const iban = source.ibans.find(({ start }) => start === place.at);
  const line = iban && /^[ \t]*\r?\n[ \t>]*/.exec(source.text.slice(iban.end, iban.end + 32));
  if (iban === undefined || line === null || line === undefined) return undefined;
  return readNameAt(source, { ...place, at: iban.end + line[0].length, isCertain: true }, 'name');
}

/** The index of the first label at a place or behind it. */
function firstLabelFrom(labels: readonly Label[], at: number): number {
  let low = 0;
  let high = labels.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((labels[middle] as Label).start < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function proxyAt(
  { text }: Source,
  { at, limit }: LabelPlace,
  { kind = 'PROXY', countries: codes = NO_COUNTRIES }: LabelDeclaration,
): AccountPiece | undefined {
  const proxy = readProxyAt(text, at, codes[0] ?? '');
  if (proxy === undefined) return undefined;
  return { kind, slot: 'proxy', value: proxy.value, range: [proxy.start, proxy.end], because: 'LABEL', countries: codes, limit };
}

/** The piece at a place, for one meaning of its label. */
function pieceAt(source: Source, place: LabelPlace, declaration: LabelDeclaration): AccountPiece | undefined {
  switch (declaration.meaning) {
    case 'bic':
      return bicAt(source, place, 'bic');
    case 'correspondent':
      return bicAt(source, place, 'correspondent');
    case 'bank':
    case 'branch':
      return bankAt(source, place, declaration);
    case 'account':
      return accountAt(source, place, declaration);
    case 'proxy':
      return proxyAt(source, place, declaration);
    case 'name':
      return readNameAt(source, place, 'name');
    case 'name-in-sentence':
      return nameInSentenceAt(source, place);
    case 'name-below-iban':
      return nameBelowIban(source, place);
    case 'any-name':
      return readNameAt(source, place, 'anyName');
    default:
      return undefined;
  }
}

/** True if the text has the other label that a meaning needs (`onlyWith`). */
const hasBeside = ({ labels }: Source, { onlyWith, countries }: LabelDeclaration): boolean =>
  onlyWith === undefined ||
  labels.some(({ meanings }) =>
    meanings.some((each) => each.meaning === onlyWith && each.countries?.some((code) => countries?.includes(code))),
  );

/** Behind a bank, “branch code” is the branch; elsewhere it may be what identifies the bank. */
const MAX_TO_BRANCH = 48;

/** The first meaning that fits: those of one country come before those of any. `before` is the piece before the place. */
function pieceOf(source: Source, place: LabelPlace, before: AccountPiece | undefined): AccountPiece | undefined {
  const isBehindBank = before?.slot === 'bank' && place.at - before.range[1] <= MAX_TO_BRANCH;
  const meanings = place.meanings.filter((meaning) => isBehindBank || meaning.isBehindBank !== true);
  const national = meanings.filter((meaning) => meaning.countries !== undefined && hasBeside(source, meaning));
  for (const declaration of [...national, ...meanings.filter(({ countries }) => countries === undefined)]) {
    const piece = pieceAt(source, place, declaration);
    if (piece !== undefined) return piece;
  }
  return undefined;
}

/** True if no letter or digit stands between two pieces. */
const isJoint = (text: string): boolean => /^[^\p{L}\d]{0,8}$/u.test(text);

/** The pieces behind labels. A branch confirms the bank before it and the account behind it. */
function labelledPieces(source: Source, places: readonly LabelPlace[]): readonly AccountPiece[] {
  const found: AccountPiece[] = [];
  for (const place of places) {
    const run =
      place.before &&
      readRun(source.text, place, place.before, (part, last) => pieceOf({ ...source, text: source.text.slice(0, part.limit) }, part, last));
    if (run !== undefined) {
      found.push(...run);
      continue;
    }
    const last = found.at(-1);
    const isBehind = last?.slot === 'branch' && place.label >= last.range[1] && isJoint(source.text.slice(last.range[1], place.label));
    const isSure = isBehind && place.meanings.some(({ isSureBehindBranch }) => isSureBehindBranch);
    const piece = pieceOf(source, isSure ? { ...place, isCertain: true } : place, last);
    const before = piece?.slot === 'branch' && last?.slot !== 'bank' ? bankBefore(source, place) : undefined;
    if (before !== undefined) found.push(before);
    if (piece !== undefined) found.push(piece);
    if (piece?.slot === 'bic') found.push(...bicsOfList(source, piece));
  }
  return found;
}

const ibanPiece = ({ value, start, end, isRepaired, fault }: FoundIban): AccountPiece => ({
  kind: 'IBAN',
  slot: 'iban',
  value,
  range: [start, end],
  because: fault ?? (isRepaired ? 'REPAIR' : 'CHECK_DIGITS'),
  countries: [value.slice(0, 2)],
  limit: end,
});

/** Drops pieces that begin inside the one before them. */
function withoutOverlaps(pieces: readonly AccountPiece[]): readonly AccountPiece[] {
  let end = 0;
  return pieces.filter(({ range }) => {
    if (range[0] < end) return false;
    end = range[1];
    return true;
  });
}

/** What does not stand inside a name: “Client Services Ltd” speaks of no client. Both are in the order of the text. */
function outsideNames<Value>(
  values: readonly Value[],
  names: readonly AccountPiece[],
  startOf: (value: Value) => number,
): readonly Value[] {
  let next = 0;
  return values.filter((value) => {
    const start = startOf(value);
    while (next < names.length && (names[next] as AccountPiece).range[1] <= start) next += 1;
    return start < ((names[next] as AccountPiece | undefined)?.range[0] ?? Number.POSITIVE_INFINITY);
  });
}

/** The text with spaces in the place of names. The length stays, so ranges stay valid. */
function without(text: string, names: readonly AccountPiece[]): string {
  let at = 0;
  const parts = names.map(({ range: [start, end] }) => {
    const part = text.slice(at, start) + ' '.repeat(Math.max(0, end - Math.max(at, start)));
    at = Math.max(at, end);
    return part;
  });
  return parts.join('') + text.slice(at);
}

const byPlace = (one: AccountPiece, other: AccountPiece): number => one.range[0] - other.range[0] || (one.slot === 'iban' ? -1 : 1);

/** The pieces of a text, and what tells whose they are. */
export interface Pieces {
  readonly pieces: readonly AccountPiece[];
  /** Where a word for the payer heads what is his. */
  readonly payers: readonly number[];
  /** Where a word for the payee heads what is theirs. */
  readonly payees: readonly number[];
  /** The accounts that a sentence names as the payer’s. */
  readonly payersAccounts: ReadonlySet<AccountPiece>;
  /** The accounts that are unlikely to be the one to pay. */
  readonly unlikely: ReadonlySet<AccountPiece>;
  /** The accounts that the text calls the new ones. */
  readonly renewed: ReadonlySet<AccountPiece>;
  /** Every place behind a label. */
  readonly places: readonly LabelPlace[];
}

/** Finds the pieces of a text. */
export function findPieces(text: string, countries: Countries): Pieces {
  const hasSeveral = hasSeveralAccounts(text);
  const words = findLabels(text).filter((label) => isMeant(text, label, hasSeveral) && !isOfDetail(text, label));
  const labels = [...words, ...findSwiftFields(text)].sort((one, other) => one.start - other.start);
  const places = findPlaces(text, labels);
  const isOf = ({ meanings }: LabelPlace, meaning: string): boolean => meanings.some((each) => each.meaning === meaning);
  const labelled = new Set(
    places.filter((place) => isOf(place, 'iban') || isOf(place, 'account') || isOf(place, 'payer')).map(({ at }) => at),
  );
  const valid = findIbans(text, countries, labelled);
  const ibans = [...valid, ...readMistyped(text, places, valid, countries)];
  const source: Source = { text, labels, countries, ibans };
  const found = labelledPieces(source, places);
  const labelledBics = new Set(found.filter(({ slot }) => slot === 'bic').map(({ range }) => range[0]));
  const beside = findBicsBeside(text, ibans, labelledBics, countries);
  // before the others: cells begin where the bank code behind its own label does
  const labelledStarts = new Set(found.map(({ range }) => range[0]));
  const pairs = findPairs(text, countries).filter(({ range }) => !labelledStarts.has(range[0]));
  const all = [...findAccountCells(text, countries), ...found, ...pairs, ...beside, ...ibans.map(ibanPiece)].sort(byPlace);
  const isCertain = ({ label, at, isCertain: isNamed }: LabelPlace): boolean =>
    isNamed || (isAtStart(text, label) && ibans.some(({ start }) => start === at)) || (hasSeveral && headsNameAndAccount(text, label, at));
  const isPayers = ({ meaning, isBeside }: LabelDeclaration): boolean => meaning === 'payer' && isBeside !== true;
  const names = all.filter(({ slot }) => slot === 'name' || slot === 'anyName');
  const outer = outsideNames(labels, names, ({ start }) => start);
  const heads = outsideNames(places, names, ({ label }) => label);
  const payers = heads.filter((place) => place.meanings.some(isPayers) && isCertain(place)).map(({ label }) => label);
  const isPayees = ({ isOfPayee, meaning }: LabelDeclaration): boolean => isOfPayee === true || meaning === 'name-in-sentence';
  const payees = heads.filter((place) => place.meanings.some(isPayees) && isCertain(place)).map(({ label }) => label);
  const pieces = withCorrespondents(text, places, withoutOverlaps(all));
  const accounts = pieces.filter(({ slot }) => slot === 'iban' || slot === 'account' || slot === 'proxy');
  // “Old Account Services Ltd” speaks of no account
  const clauses = readClauses(without(text, names), accounts);
  const { replaced, renewed } = readAges(clauses);
  const mentioned = findUnlikely(text, outer, accounts);
  // “we will debit your account …” is the last that is given, not none
  const debited = findDebited(clauses).filter((account) => !mentioned.has(account));
  return {
    pieces,
    payers,
    payees,
    payersAccounts: new Set([...findLabelledPayers(text, outer, accounts), ...debited]),
    unlikely: new Set([...mentioned, ...replaced, ...findSources(clauses)]),
    renewed: new Set(renewed),
    places,
  };
}
