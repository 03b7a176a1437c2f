/**
 * Puts the pieces of a text together to accounts.
 *
 * The pieces of one account stand together, so a new account begins where a member comes a second time, where two members name different
 * countries, and where nothing is said for long. What belongs to the payer is no account to pay.
 */
import type { Countries } from '../identifiers/countries.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { goesWith } from './bics.js';
import type { Piece, Slot } from './found.js';
import { readBank, readLocalAccount } from './local.js';
import { accountValue } from './pieces.js';
import { readNumber } from './values.js';

/** The pieces of one account. */
export type Group = Partial<Record<Slot, Piece>>;

/** Pieces farther apart belong to different accounts. */
const FAR = 600;
/** What follows the word “payer”, up to a blank line or a payee, is the payer’s. */
const PAYER_REACH = 300;

const endOf = (group: Group): number => Math.max(...Object.values(group).map(({ range }) => range[1]));

/** True where two pieces cannot be of one account. */
function disagrees(group: Group, piece: Piece, countries: Countries): boolean {
  const iban = piece.slot === 'iban' ? piece : group.iban;
  const others = (piece.slot === 'iban' ? [group.bic, group.bank, group.account] : [piece]).filter((each) => each !== undefined);
  if (iban === undefined || !['iban', 'bic', 'bank', 'account'].includes(piece.slot)) return false;
  const [country = ''] = iban.countries;
  return others.some(({ countries: codes }) => codes.length > 0 && !codes.some((code) => goesWith(code, country, countries)));
}

/** True where the piece is the payer’s. */
function isPayers(text: string, { range: [start], slot }: Piece, payer: number | undefined): boolean {
  return payer !== undefined && slot !== 'name' && start - payer < PAYER_REACH && !/\n[ \t]*\r?\n/.test(text.slice(payer, start));
}

/** The pieces in groups, one an account. */
export function groupPieces(text: string, pieces: readonly Piece[], payers: readonly number[], countries: Countries): readonly Group[] {
  const groups: Group[] = [];
  let group: Group = {};
  let next = 0;
  let payer: number | undefined;
  const close = (): void => {
    if (Object.keys(group).length > 0) groups.push(group);
    group = {};
  };
  for (const piece of pieces) {
    for (; next < payers.length && (payers[next] as number) <= piece.range[0]; next++) payer = payers[next];
    if (isPayers(text, piece, payer)) continue;
    if (piece.slot === 'name') payer = undefined;
    const isFar = Object.keys(group).length > 0 && piece.range[0] - endOf(group) > FAR;
    if (isFar || group[piece.slot] !== undefined || disagrees(group, piece, countries)) close();
    group[piece.slot] = piece;
  }
  close();
  return groups;
}

/** An account with the pieces that it was made of. */
export interface Candidate {
  readonly instruction: PaymentInstruction;
  readonly pieces: readonly Piece[];
}

const only = <Value>(values: readonly (Value | undefined)[]): readonly Value[] => values.filter((value) => value !== undefined);

function fromIban({ bic, correspondent }: Group, iban: Piece): Candidate {
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

/** The domestic account of a group, where its country is known and its numbers are in the form of this country. */
function fromLocal(text: string, group: Group, given: string | undefined, countries: Countries): Candidate | undefined {
  const { bank, branch, account, bic, correspondent } = group;
  if (account === undefined) return undefined;
  for (const country of countriesOf(group, given)) {
    const memberId = bank && readBank(country, bank.value, countries);
    if (bank !== undefined && memberId === undefined) continue;
    const read = readNumber(text, account.range[0], account.limit, (number) => readLocalAccount(country, number, countries, memberId));
    if (read === undefined || (bank === undefined && bic === undefined && account.countries.length === 0)) continue;
    const whole: Piece = { ...account, value: accountValue(text.slice(read.start, read.end)), range: [read.start, read.end] };
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

/** The accounts of a group: an IBAN, a domestic account, or both where they are two. */
export function candidatesOf(text: string, group: Group, given: string | undefined, countries: Countries): readonly Candidate[] {
  if (group.iban === undefined) return only([fromLocal(text, group, given, countries)]);
  return [fromIban(group, group.iban)];
}
