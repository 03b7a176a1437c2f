/**
 * Local details of letters and digits alone, and the IBAN that they make.
 *
 * Most details come from machines: nothing stands between their characters. The lengths of bank identifier and account number then say where each
 * character goes, and a BBAN is put together from a few stretches of text. How they lie is found out once for lengths that go together.
 *
 * What is no letter or digit has no place in a BBAN: such details, and all that turn out wrong, are left to be read with care.
 */
import type { CheckTables } from '../../rules/vocabulary/check.js';
import type { Countries } from './countries.js';
import { type MemberText, type Mould, memberText, mould, noMember, type Stretch } from './details-mould.js';
import { type Parts, partsOf } from './domestic-parts.js';
import { bbanRemainder, checkDigitsFor } from './iban-text.js';
import type { BoundCheck, CompiledCountry, CompiledLayout } from './layout.js';
import type { LocalDetails } from './local-account.js';
import { isSpreadsheetNumber } from './text.js';

/** Longer than any text that is looked at here: it stands for the length of a bank identifier where there is none. */
const NONE = 63;

/** A country's plain details: what is known of their lengths, and how they become an IBAN. */
class PlainDetails {
  readonly #country: CompiledCountry;
  readonly #parts: Parts;
  /** What every IBAN is judged by, at hand. */
  readonly #code: string;
  readonly #layout: CompiledLayout;
  readonly #judges: readonly BoundCheck[];
  readonly #alone = noMember();
  /** A row for each length of a bank identifier, a column for each of a branch. */
  readonly #members: (MemberText | null)[];
  /** The lengths that were met last, and their moulds: mostly, the next are the same. */
  #lengths = -1;
  #moulds: readonly Mould[] = [];

  constructor(country: CompiledCountry) {
    this.#country = country;
    const parts = partsOf(country);
    this.#parts = parts;
    this.#code = country.rule.code;
    this.#layout = country.layout;
    this.#judges = country.checks.filter(({ severity }) => severity === 'error');
    const side = parts.all + 1;
    this.#members = Array.from({ length: side * side }, (_, at) => memberText(country, parts, Math.floor(at / side), at % side) ?? null);
  }

  /** The IBAN; undefined where the lengths do not tell, and where something is wrong. */
  iban({ memberId, branchId = '', account, bic = '' }: LocalDetails, tables: CheckTables | undefined): string | undefined {
    const hasMember = memberId !== undefined;
    if (hasMember && memberId.length >= NONE) return undefined;
    const text = hasMember ? memberId + branchId : '';
    const moulds = this.#mouldsFor(hasMember ? memberId.length : NONE, hasMember ? branchId.length : 0, account.length);
    if (moulds === undefined || (account.length <= LONGEST_EXPONENT && isSpreadsheetNumber(account))) return undefined;
    for (let index = 0; index < moulds.length; index++) {
      const mould = moulds[index] as Mould;
      if (mould.twice.length === 0 || isOneVoice(mould, text, account)) return this.#cast(mould, text, account, bic, tables);
    }
    return undefined;
  }

  #mouldsFor(member: number, branch: number, account: number): readonly Mould[] | undefined {
    if ((member | branch | account) > NONE) return undefined;
    const lengths = (member << 12) | (branch << 6) | account;
    if (lengths !== this.#lengths) {
      const side = this.#parts.all;
      const text = member === NONE ? this.#alone : member > side || branch > side ? null : this.#members[member * (side + 1) + branch];
      // no account number is longer than a BBAN with the check digits of the IBAN
      if (!text || account > this.#layout.length + 2) return undefined;
      this.#moulds = text.moulds[account] ?? this.#mouldsOf(text, account);
      this.#lengths = lengths;
    }
    return this.#moulds;
  }

  /** In the order of the country's forms, up to the first whose characters tell. */
  #mouldsOf(member: MemberText, length: number): readonly Mould[] {
    const moulds: Mould[] = [];
    for (const form of this.#parts.forms) {
      const fill = form.fill?.(length, this.#country.layout.lengths);
      if (fill === null) continue;
      const found = fill && mould(this.#country, this.#parts, member, length, fill);
      if (found === undefined) break;
      moulds.push(found);
    }
    member.moulds[length] = moulds;
    return moulds;
  }

  #cast(
    { stretches, between, behind, open, isChecked }: Mould,
    member: string,
    account: string,
    bic: string,
    tables?: CheckTables,
  ): string | undefined {
    let bban = between === undefined ? '' : member + between + account + behind;
    for (let index = 0; between === undefined && index < stretches.length; index++) {
      const { source, from, to, text } = stretches[index] as Stretch;
      bban += source === 'constant' ? text : (source === 'account' ? account : source === 'member' ? member : bic).slice(from, to);
    }
    for (let index = 0; index < open.length; index++) {
      const completed = open[index]?.complete?.(bban);
      if (completed === undefined) return undefined;
      bban = completed;
    }
    const remainder = bbanRemainder(bban, this.#layout, 0);
    if (remainder < 0) return undefined;
    for (let index = 0; index < this.#judges.length; index++) {
      if (this.#judges[index]?.verify(bban, tables, 0, this.#layout.isNumeric ? remainder : undefined) === 'failed') return undefined;
    }
    const digits = checkDigitsFor(this.#code, remainder);
    return isChecked && !account.startsWith(digits) ? undefined : this.#code + digits + bban;
  }
}

/** A plain number that a spreadsheet may have written is no longer: 1E123. */
const LONGEST_EXPONENT = 5;

/** True where the details say the same of what two of them say. */
function isOneVoice({ twice }: Mould, member: string, account: string): boolean {
  const codeOf = ({ source, from, text }: Stretch): number =>
    source === 'constant' ? text.charCodeAt(0) : (source === 'account' ? account : member).charCodeAt(from);
  for (let index = 0; index < twice.length; index++) {
    const [one, other] = twice[index] as readonly [Stretch, Stretch];
    if (codeOf(one) !== codeOf(other)) return false;
  }
  return true;
}

/** What is known of the details of each country, found out when the first come. */
const detailsByCountry = /* @__PURE__ */ new WeakMap<CompiledCountry, PlainDetails>();

/** The IBAN of plain details; undefined where they are to be read with more care. */
export function plainIban(details: LocalDetails, countries: Countries, tables?: CheckTables): string | undefined {
  const country = countries.withIban(details.country);
  if (country === undefined) return undefined;
  let plain = detailsByCountry.get(country);
  if (plain === undefined) {
    plain = new PlainDetails(country);
    detailsByCountry.set(country, plain);
  }
  return plain.iban(details, tables);
}
