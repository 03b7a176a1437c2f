/**
 * Local details of letters and digits alone, and the IBAN that they make.
 *
 * Most details come from machines: nothing stands between their characters. The lengths of bank identifier and account number then say where each
 * character goes, and a BBAN is put together from a few stretches of text. How they lie is found out once for lengths that go together.
 *
 * What is no letter or digit has no place in a BBAN: such details, and all that turn out wrong, are left to be read with care.
 */
import { type CheckTables, spanOf } from '../checks/check.js';
import type { Fill } from '../forms/account-form.js';
import { ibanCountry } from './iban.js';
import { bbanRemainder, checkDigitsFor } from './iban-text.js';
import type { BoundCheck, CompiledCountry, CompiledLayout } from './layout.js';
import { blank, fullLength, type LocalDetails, type Parts, partsOf } from './local-account.js';
import { isSpreadsheetNumber } from './text.js';

/** Where a character is taken from; bank identifier and branch are one text. */
type Source = 'member' | 'account' | 'bic' | 'constant';

/** Characters one after the other: of the details, or `text`. */
interface Stretch {
  readonly source: Source;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** How details of certain lengths lie in a BBAN. */
interface Mould {
  readonly stretches: readonly Stretch[];
  /** What stands between the whole bank identifier and the whole account number, and behind both; undefined where they lie otherwise. */
  readonly between: string | undefined;
  readonly behind: string;
  /** Characters that two of the details say, and that must be the same. */
  readonly twice: readonly (readonly [Stretch, Stretch])[];
  /** The account begins with the check digits of the IBAN. */
  readonly isChecked: boolean;
  /** The checks whose digits nobody gave. */
  readonly open: readonly BoundCheck[];
}

/** The moulds for the lengths of an account number, in the order in which they are tried. */
type Moulds = (readonly Mould[] | undefined)[];

/** How the texts of a bank identifier and a branch lie in the fields that they fill. */
interface MemberText {
  /** Of both texts together. */
  readonly length: number;
  readonly fields: readonly string[];
  readonly characters: readonly Stretch[];
  /** Characters of the branch that the bank identifier says as well. */
  readonly twice: readonly (readonly [Stretch, Stretch])[];
  readonly moulds: Moulds;
}

const character = (source: Source, at: number): Stretch => ({ source, from: at, to: at + 1, text: '' });
const constant = (text: string): Stretch => ({ source: 'constant', from: 0, to: text.length, text });

/** `length` characters of a text, with zeros before and behind them. */
function characters(source: Source, from: number, length: number, before: number, after = 0): readonly Stretch[] {
  const zeros = (count: number) => Array.from({ length: count }, () => constant('0'));
  return [...zeros(before), ...Array.from({ length }, (_, at) => character(source, from + at)), ...zeros(after)];
}

/** Nothing is said of the bank but in the account number or the BIC. */
const noMember = (): MemberText => ({ length: 0, fields: [], characters: [], twice: [], moulds: [] });

/** How a bank identifier and a branch of these lengths are read; undefined where they are not, or where their characters tell. */
function memberText({ rule }: CompiledCountry, parts: Parts, length: number, branch: number): MemberText | undefined {
  const filled = fullLength(length, parts);
  // the branch may be said again behind a bank identifier that holds it
  const isWhole = filled === parts.all;
  const count = [...parts.seams, parts.all].indexOf(isWhole ? filled : filled + branch);
  if (rule.memberForm !== undefined || length === 0 || count < 1 || (branch > 0 && !isWhole && !parts.seams.includes(filled)))
    return undefined;
  if (isWhole && branch > length) return undefined;
  return {
    length: length + branch,
    fields: parts.read.slice(0, count),
    characters: characters('member', 0, isWhole ? length : length + branch, filled - length),
    twice: isWhole
      ? Array.from({ length: branch }, (_, at) => [character('member', length - branch + at), character('member', length + at)] as const)
      : [],
    moulds: [],
  };
}

/** The mould for details that are read so; undefined where a part is missing. */
function mould(country: CompiledCountry, parts: Parts, member: MemberText, length: number, fill: Fill): Mould | undefined {
  const { rule, layout } = country;
  const places: (Stretch | undefined)[] = [];
  const twice = [...member.twice];
  const given = new Set<string>();
  const lay = (fields: readonly string[], stretches: readonly Stretch[]) => {
    let next = 0;
    for (const field of fields) {
      const { start, end } = spanOf(layout.spans, field);
      for (let at = start; at < end; at++) {
        const stretch = stretches[next++] as Stretch;
        const other = places[at];
        if (other !== undefined) twice.push([stretch, other]);
        places[at] = stretch;
      }
      given.add(field);
    }
  };
  const own = fill.isChecked ? 2 : 0;
  lay(member.fields, member.characters);
  lay(fill.fields, characters('account', own, length - own, fill.before, fill.after));
  const constants = rule.constants as Readonly<Record<string, string | undefined>> | undefined;
  for (const field of layout.fields) {
    if (given.has(field)) continue;
    const text = constants?.[field];
    if (text !== undefined) lay([field], [...text].map(constant));
    else if (field === 'bank' && rule.bankIsBicPrefix) lay([field], characters('bic', 0, layout.lengths[field] as number, 0));
    else if (parts.needed.includes(field)) return undefined;
  }
  const absent = new Set(layout.fields.filter((field) => !given.has(field)));
  for (const field of absent) lay([field], [...blank(layout, field)].map(constant));
  const open: BoundCheck[] = [];
  for (const check of country.checks) {
    if (check.complete === undefined || !check.fields.some((field) => absent.has(field))) continue;
    open.push(check);
    for (const field of check.fields) absent.delete(field);
  }
  const stretches = joined(places as Stretch[]);
  return { stretches, ...straight(stretches, member.length, length), twice, isChecked: fill.isChecked === true, open };
}

/** Most details lie one behind the other. */
function straight([first, ...others]: readonly Stretch[], member: number, account: number): Pick<Mould, 'between' | 'behind'> {
  const texts = others.map(({ source, text }) => (source === 'constant' ? text : ''));
  const at = others.findIndex(({ source, from, to }) => source === 'account' && from === 0 && to === account);
  const isStraight = first?.source === 'member' && first.from === 0 && first.to === member && member > 0;
  const areTexts = others.every(({ source }, index) => source === 'constant' || index === at);
  return { between: isStraight && areTexts && at >= 0 ? texts.slice(0, at).join('') : undefined, behind: texts.slice(at + 1).join('') };
}

/** Neighbours that stand next to one another in their text as well become one stretch. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const next of stretches) {
    const last = result.at(-1);
    if (last?.source !== next.source || (last.source !== 'constant' && last.to !== next.from)) result.push(next);
    else if (last.source === 'constant') result[result.length - 1] = constant(last.text + next.text);
    else result[result.length - 1] = { ...last, to: next.to };
  }
  return result;
}

/** Longer than any text that is looked at here; there is no bank identifier. */
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
    const text = memberId === undefined || branchId === '' ? memberId : memberId + branchId;
    const moulds = this.#mouldsFor(
      memberId === undefined ? NONE : memberId.length,
      text === memberId ? 0 : branchId.length,
      account.length,
    );
    if (moulds === undefined || (account.length <= LONGEST_EXPONENT && isSpreadsheetNumber(account))) return undefined;
    for (let index = 0; index < moulds.length; index++) {
      const mould = moulds[index] as Mould;
      if (mould.twice.length === 0 || isOneVoice(mould, text ?? '', account, bic))
        return this.#cast(mould, text ?? '', account, bic, tables);
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
function isOneVoice({ twice }: Mould, member: string, account: string, bic: string): boolean {
  const codeOf = ({ source, from, text }: Stretch): number =>
    source === 'constant' ? text.charCodeAt(0) : (source === 'account' ? account : source === 'member' ? member : bic).charCodeAt(from);
  for (let index = 0; index < twice.length; index++) {
    const [one, other] = twice[index] as readonly [Stretch, Stretch];
    if (codeOf(one) !== codeOf(other)) return false;
  }
  return true;
}

/** The countries that were met, by the code that the details say. */
const met = /* @__PURE__ */ new Map<string, PlainDetails>();

/** The IBAN of plain details; undefined where they are to be read with more care. */
export function plainIban(details: LocalDetails, tables?: CheckTables): string | undefined {
  let plain = met.get(details.country);
  if (plain === undefined) {
    const country = ibanCountry(details.country);
    if (country === undefined) return undefined;
    plain = new PlainDetails(country);
    met.set(details.country, plain);
  }
  return plain.iban(details, tables);
}
