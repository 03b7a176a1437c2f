/**
 * Groups the pieces of a text into accounts.
 *
 * The pieces of one account stand together. So a new account begins where a member comes a second time, where two members name different countries, and behind a
 * long text without a piece. The account of the payer is left out.
 */
import type { Countries } from '../identifiers/country/countries.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { accountValue } from './accounts.js';
import { findBicPartners } from './bic-partners.js';
import { goesWith } from './bics.js';
import { type AccountPiece, isWrong, type Slot } from './found.js';
import { type DetectedNumber, readBankCode, readNamedAccount } from './local.js';
import { findPartners } from './partners.js';
import type { Pieces } from './pieces.js';
import { readProxyAt } from './proxies.js';
import { goesOn, type ReadNumber, readNumber } from './values.js';

/** The pieces of one account. */
export type Group = Partial<Record<Slot, AccountPiece>>;

/** Pieces farther apart belong to different accounts. */
const FAR = 600;
/** What follows the word “payer”, up to a blank line or a payee, is the payer’s. */
const PAYER_REACH = 300;
const BLANK_LINE = /\n[ \t]*\r?\n/;
/** A blank line, or the next field of a SWIFT message. */
const END_OF_PAYER = /\n(?:[ \t]*\r?\n|:\d\d[A-Z]?:)/;

const ACCOUNTS: readonly Slot[] = ['iban', 'account', 'proxy'];

const endOf = (group: Group): number => Math.max(...Object.values(group).map(({ range }) => range[1]));

const startOf = (group: Group): number => Math.min(...Object.values(group).map(({ range }) => range[0]));

/** The pieces that tell the country of an account. */
const PLACED: readonly Slot[] = ['iban', 'bic', 'bank', 'account'];

/** True if a piece cannot belong to the account of a group, because their countries differ. */
function disagrees(group: Group, piece: AccountPiece, countries: Countries): boolean {
  if (!PLACED.includes(piece.slot) || piece.countries.length === 0) return false;
  return PLACED.some((slot) => {
    const other = group[slot];
    if (other === undefined || other.countries.length === 0) return false;
    const isJoint = (one: string, two: string): boolean => goesWith(one, two, countries) || goesWith(two, one, countries);
    return !piece.countries.some((one) => other.countries.some((two) => isJoint(one, two)));
  });
}

const significantDigits = (group: string): string => group.replace(/^0+/, '');

/** True for the number or the IBAN of another account: its digits are not in the IBAN, and its check digits hold, or one of both alone is hardly to be paid. */
function isAnother(group: Group, piece: AccountPiece, unlikely: ReadonlySet<AccountPiece>): boolean {
  const [iban, account] = piece.slot === 'account' ? [group.iban, piece] : piece.slot === 'iban' ? [piece, group.account] : [];
  if (iban === undefined || account === undefined) return false;
  if (account.because !== 'CHECK_DIGITS' && unlikely.has(iban) === unlikely.has(account)) return false;
  return !account.value.split(/\D+/).every((digits) => iban.value.includes(significantDigits(digits)));
}

/**
 * The pieces at the end of a group that belong to the next piece: the account whose bank it is, with the pieces behind; or the bank
 * of the account that it is, with the pieces behind the account before; or the name at the head of its paragraph.
 */
function tailBefore(
  text: string,
  group: Group,
  next: AccountPiece,
  partners: ReadonlyMap<AccountPiece, AccountPiece>,
): readonly AccountPiece[] {
  const { account, bank, name, ...others } = group;
  const end = Math.max(...Object.values({ ...others, account, bank }).map((each) => each?.range[1] ?? 0));
  const isHead = name !== undefined && end > 0 && end <= name.range[0] && BLANK_LINE.test(text.slice(end, name.range[0]));
  if (isHead && !BLANK_LINE.test(text.slice(name.range[1], next.range[0]))) return [name];
  const isOfNext = account !== undefined && partners.get(next) === account;
  if (isOfNext && group.iban !== undefined && account.range[0] > group.iban.range[0])
    return Object.values(group).filter(({ range }) => range[0] >= account.range[0]);
  // its bank may stand before an account that is hardly to be paid: Sort code, your account, our account
  const banks = [bank, group.bic].filter((each) => each !== undefined && partners.get(each) === next);
  const isOfBank = (piece: AccountPiece): boolean => banks.includes(piece) || (piece.slot === 'branch' && banks.includes(bank));
  return banks.length > 0 && account !== undefined
    ? Object.values(group).filter((piece) => piece.range[0] > account.range[0] || isOfBank(piece))
    : [];
}

/**
 * Returns a predicate for pieces of the payer: behind the word “payer”, one of each kind, up to a word for the payee. A name that comes before the account, behind “account
 * holder”, is the payer’s, too.
 */
function readPayers(text: string, payers: readonly number[], payees: readonly number[]): (piece: AccountPiece) => boolean {
  const heads = [...payers.map((at) => [at, true] as const), ...payees.map((at) => [at, false] as const)].sort(
    ([one], [other]) => one - other,
  );
  let next = 0;
  let payer: number | undefined;
  let seen = new Set<Slot>();
  return ({ slot, range: [start] }) => {
    for (; next < heads.length && (heads[next] as readonly [number, boolean])[0] <= start; next++) {
      const [at, isPayers] = heads[next] as readonly [number, boolean];
      payer = isPayers ? at : undefined;
      seen = new Set();
    }
    if (slot === 'name' && ACCOUNTS.some((each) => seen.has(each))) payer = undefined;
    if (payer === undefined || start - payer >= PAYER_REACH || seen.has(slot)) return false;
    seen.add(slot);
    return !END_OF_PAYER.test(text.slice(payer, start));
  };
}

const isName = ({ slot }: AccountPiece): boolean => slot === 'name' || slot === 'anyName';

/** The pieces in groups, one group an account. */
export function groupPieces(
  text: string,
  { pieces, payers, payees, payersAccounts, unlikely }: Omit<Pieces, 'places'>,
  countries: Countries,
): readonly Group[] {
  const isPayers = readPayers(text, payers, payees);
  const notOfPayer = pieces.filter((piece) => !isPayers(piece));
  // the bank of an account in a sentence is the payer’s, too
  const banks = payersAccounts.size === 0 ? new Map<AccountPiece, AccountPiece>() : findPartners(text, notOfPayer, () => false, countries);
  const others = notOfPayer.filter((piece) => ![piece, banks.get(piece)].some((each) => each !== undefined && payersAccounts.has(each)));
  const partners = findPartners(text, others, (account) => unlikely.has(account), countries);
  // with the payer’s: a BIC is his where the IBAN is
  const ibanOfBic = findBicPartners(text, pieces, (bic) => partners.has(bic), countries);
  const all = others.filter((piece) => !ibanOfBic.has(piece));
  const bicOfIban = new Map([...ibanOfBic].map(([bic, iban]) => [iban, bic] as const));
  const groups: Group[] = [];
  let group: Group = {};
  const close = (): void => {
    if (Object.keys(group).length > 0) groups.push(group);
    group = {};
  };
  for (const piece of all) {
    if (piece.slot === 'proxy') {
      groups.push({ proxy: piece });
      continue;
    }
    if (isName(piece) && isUnlikely(group, unlikely)) close();
    const isFar = Object.keys(group).length > 0 && piece.range[0] - endOf(group) > FAR;
    if (isFar || group[piece.slot] !== undefined || disagrees(group, piece, countries) || isAnother(group, piece, unlikely)) {
      const tail = isFar ? [] : tailBefore(text, group, piece, partners);
      for (const { slot } of tail) delete group[slot];
      close();
      for (const each of tail) group[each.slot] = each;
    }
    group[piece.slot] = piece;
  }
  close();
  for (const each of groups) {
    const bic = bicOfIban.get(each.iban);
    if (each.iban !== undefined && bic !== undefined) each.bic = bic;
  }
  return groups.sort((one, other) => startOf(one) - startOf(other));
}

/** True for an account that the text hardly asks to pay. */
export function isUnlikely({ iban, account, proxy }: Group, unlikely: ReadonlySet<AccountPiece>): boolean {
  const number = proxy ?? (iban === undefined || isWrong(iban) ? account : iban);
  return number !== undefined && unlikely.has(number);
}

/** An account, and the pieces that it was made from. */
export interface AccountCandidate {
  readonly instruction: PaymentInstruction;
  readonly pieces: readonly AccountPiece[];
}

const only = <Value>(values: readonly (Value | undefined)[]): readonly Value[] => values.filter((value) => value !== undefined);

function fromIban({ bic, correspondent }: Group, iban: AccountPiece): AccountCandidate {
  const instruction: PaymentInstruction = {
    country: iban.value.slice(0, 2),
    creditorAccount: { id: { value: iban.value, type: 'IBAN' } },
    ...(bic && { creditorAgent: { bic: bic.value } }),
    ...(correspondent && { intermediaryAgent1: { bic: correspondent.value } }),
  };
  return { instruction, pieces: only([iban, bic, correspondent]) };
}

/** The countries that a domestic account may be in, the surest first. */
function countriesOf({ bank, account, bic }: Group, given: string | undefined): readonly string[] {
  const named = [bank, account].map((piece) => piece?.countries ?? []).filter((codes) => codes.length > 0);
  const codes =
    named.length > 0 ? named.reduce((one, other) => one.filter((code) => other.includes(code))) : only([bic?.countries[0] ?? given]);
  const first = bic?.countries[0] ?? given;
  return first !== undefined && codes.includes(first) ? [first, ...codes.filter((code) => code !== first)] : codes;
}

/** True if the text tells the country of an account, or the number holds its bank and passes the check digits of the given country. */
const isPlaced = ({ bank, bic }: Group, { countries }: AccountPiece, { fields, outcome }: DetectedNumber): boolean =>
  bank !== undefined || bic !== undefined || countries.length > 0 || (fields.bank !== undefined && outcome === 'passed');

/** A number whose parts stand in cells, as it was put together. */
function readCells(
  { value, range: [start, end] }: AccountPiece,
  read: (number: string) => DetectedNumber | undefined,
): ReadNumber<DetectedNumber> | undefined {
  const result = read(value);
  return result && { result, start, end };
}

/** The domestic account of a group, if its country is known and its numbers have the form of that country. */
function fromLocal(text: string, group: Group, given: string | undefined, countries: Countries): AccountCandidate | undefined {
  const { bank, branch, account, bic, correspondent } = group;
  if (account === undefined) return undefined;
  for (const country of countriesOf(group, given)) {
    const memberId = bank && readBankCode(country, bank.value, countries);
    if (bank !== undefined && memberId === undefined) continue;
    const readIn = (number: string) => readNamedAccount(country, number, countries, memberId);
    const read = account.isInCells ? readCells(account, readIn) : readNumber(text, account.range[0], account.limit, readIn);
    if (read === undefined || !isPlaced(group, account, read.result)) continue;
    if (read.result.outcome !== 'passed' && goesOn(text, read)) continue;
    const value = account.isInCells ? account.value : accountValue(text.slice(read.start, read.end));
    const whole: AccountPiece = { ...account, value, range: [read.start, read.end] };
    const agent = {
      ...(bic && { bic: bic.value }),
      ...(bank && { clearingSystemMemberId: { memberId: bank.value } }),
      ...(branch && { branchId: branch.value }),
    };
    const instruction: PaymentInstruction = {
      country,
      creditorAccount: { id: { value: whole.value, type: 'ACCOUNT_NUMBER' } },
      ...(Object.keys(agent).length > 0 && { creditorAgent: agent }),
      ...(correspondent && { intermediaryAgent1: { bic: correspondent.value } }),
    };
    return { instruction, pieces: only([bank, branch, whole, bic, correspondent]) };
  }
  return undefined;
}

function fromProxy(text: string, piece: AccountPiece): AccountCandidate | undefined {
  const [country = ''] = piece.countries;
  const proxy = readProxyAt(text, piece.range[0], country);
  if (proxy === undefined) return undefined;
  const { type, value, settlementSystem } = proxy;
  const instruction: PaymentInstruction = {
    country,
    creditorAccount: { id: { value, type } },
    settlementInformation: { settlementSystem },
  };
  return { instruction, pieces: [piece] };
}

/** The account of a group: a proxy, an IBAN, else a domestic account. */
export function candidateOf(text: string, group: Group, given: string | undefined, countries: Countries): AccountCandidate | undefined {
  if (group.proxy !== undefined) return fromProxy(text, group.proxy);
  return group.iban === undefined || isWrong(group.iban) ? fromLocal(text, group, given, countries) : fromIban(group, group.iban);
}
