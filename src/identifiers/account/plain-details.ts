/**
 * The fast path of `build-iban.ts`: the IBAN of local details as machines write them, in letters and digits, and a hyphen where it parts
 * an account number.
 *
 * The lengths of the details say where each character goes. A template for these lengths is made once; an IBAN is then one pass over the details, piece
 * by piece where no national check reads the whole. Other characters, and everything that fails a check, return undefined: `readAndBuild` answers.
 *
 * There are two ways because `readAndBuild` has to say what is wrong, field by field, and that takes ten times as long. A property holds the two
 * together: where this path makes an IBAN, it is the one that `readAndBuild` makes. The bench row `local/ibantools` pays for this path.
 */
import type { CheckTables } from '../../../rules/vocabulary/check.js';
import type { Construct } from '../../../rules/vocabulary/construction.js';
import { isSpreadsheetNumber } from '../../characters/text.js';
import type { Countries } from '../country/countries.js';
import type { BoundCheck, CompiledCountry, CompiledLayout } from '../country/layout.js';
import { bbanRemainder, checkDigitsFor, digitsRemainder, ibanRemainder, pieceRemainder } from '../iban/text.js';
import { constructOf } from './construction.js';
import {
  fillOfParts,
  memberText,
  noMember,
  type Pair,
  type PlacedSegment,
  type Segment,
  type SourcedName,
  type Template,
  templateOf,
} from './details-template.js';
import { type Parts, partsOf } from './domestic-parts.js';
import type { LocalDetails } from './local-account.js';
import { mayBeginWith } from './repeated-bank.js';

/** The templates for details of these lengths; -1 for a bank identifier, or a hyphen, that is not there. */
interface Known {
  readonly member: number;
  readonly branch: number;
  readonly hyphen: number;
  readonly templates: readonly Template[];
}

/** An IBAN of plain details. */
export interface PlainIban {
  readonly iban: string;
  /** False for most account numbers: bank or branch does not stand beside them once more. */
  readonly mayNameBank: boolean;
}

/** The templates of one country, by the lengths of the details. */
class PlainDetails {
  readonly #country: CompiledCountry;
  readonly #parts: Parts;
  readonly #code: string;
  /** The remainder of the country code, to which that of the BBAN is added. */
  readonly #codeRemainder: number;
  readonly #layout: CompiledLayout;
  /** The rules of its banks; null where there are none. */
  readonly #construct: Construct | null;
  /** A hyphen may part an account number. */
  readonly #hasHyphens: boolean;
  /** What is known for account numbers of each length: one entry mostly, as the details of a country have the same lengths. */
  readonly #known: Known[][];

  constructor(country: CompiledCountry) {
    this.#country = country;
    this.#parts = partsOf(country);
    this.#code = country.rule.code;
    this.#codeRemainder = ibanRemainder(this.#code, 0, 0);
    this.#layout = country.layout;
    this.#construct = constructOf(country);
    this.#hasHyphens = this.#parts.forms.some(({ hasParts }) => hasParts);
    // no account number is longer than a BBAN with a hyphen and the check digits of the IBAN
    this.#known = Array.from({ length: country.layout.length + 4 }, () => []);
  }

  /** The IBAN; undefined where the lengths do not determine it, and where something is wrong. */
  read({ memberId, branchId = '', account, bic = '' }: LocalDetails, tables: CheckTables | undefined): PlainIban | undefined {
    const hasMember = memberId !== undefined;
    const hyphen = this.#hasHyphens ? account.indexOf('-') : -1;
    const templates = this.#templatesFor(hasMember ? memberId.length : -1, hasMember ? branchId.length : 0, account.length, hyphen);
    if (templates === undefined || (account.length <= MAX_EXPONENT && isSpreadsheetNumber(account))) return undefined;
    const member = hasMember ? memberId + branchId : '';
    for (let index = 0; index < templates.length; index++) {
      const template = templates[index] as Template;
      if (template.twice.length > 0 && !partsAgree(template, member, account)) continue;
      const iban = this.#fill(template, member, account, bic, tables);
      return iban === undefined ? undefined : { iban, mayNameBank: mayNameBank(template, member, account, bic, iban) };
    }
    return undefined;
  }

  /** The templates for details of these lengths, which are made once. */
  #templatesFor(member: number, branch: number, account: number, hyphen: number): readonly Template[] | undefined {
    const known = this.#known[account];
    if (known === undefined) return undefined;
    for (let index = 0; index < known.length; index++) {
      const one = known[index] as Known;
      if (one.member === member && one.branch === branch && one.hyphen === hyphen) return one.templates;
    }
    const templates = this.#templatesOf(member, branch, account, hyphen);
    if (templates !== undefined) known.push({ member, branch, hyphen, templates });
    return templates;
  }

  /** Makes the templates, in the order of the country's forms, up to the first that depends on characters and not on lengths alone. */
  #templatesOf(memberLength: number, branch: number, length: number, hyphen: number): readonly Template[] | undefined {
    const { layout } = this.#country;
    const { readLength, forms } = this.#parts;
    if (memberLength > readLength || branch > readLength) return undefined;
    const member = memberLength < 0 ? noMember : memberText(this.#country, memberLength, branch);
    if (member === undefined) return undefined;
    const templates: Template[] = [];
    for (const form of forms) {
      const fill = hyphen < 0 ? form.fill?.(length, layout.lengths) : fillOfParts(form, hyphen, length - hyphen - 1, layout.lengths);
      if (fill === null) continue;
      const found = fill && templateOf(this.#country, member, length, fill);
      if (found === undefined) break;
      templates.push(found);
    }
    return templates;
  }

  /**
   * The IBAN that a template makes; undefined where a check fails, or a bank has a rule of its own.
   *
   * The remainder modulo 97, from which the check digits follow, has two ways. Where no national check reads the BBAN, each segment adds its
   * characters to the remainder as it is copied. Where one does, it may still write digits into the BBAN, so that the remainder has to wait for it.
   */
  #fill(template: Template, member: string, account: string, bic: string, tables: CheckTables | undefined): string | undefined {
    const { segments, bank, open, checks, hasIbanCheckDigits } = template;
    if (this.#construct !== null && (bank === undefined || this.#construct.hasRule(cut(bank, member, account, bic), tables)))
      return undefined;
    const hasChecks = open.length + checks.length > 0;
    let bban = '';
    let remainder = 0;
    for (let index = 0; index < segments.length; index++) {
      const segment = segments[index] as PlacedSegment;
      const { from, to } = segment;
      const text = textOf(segment, member, account, bic);
      // a BIC may be too short
      if (to > text.length) return undefined;
      if (!hasChecks) {
        remainder = segment.isNumeric
          ? digitsRemainder(text, from, to, remainder)
          : pieceRemainder(text, from, to, this.#layout.places, segment.place, remainder);
        if (remainder < 0) return undefined;
      }
      bban += text.slice(from, to);
    }
    if (hasChecks) {
      for (let index = 0; index < open.length; index++) {
        const completed = open[index]?.complete?.(bban);
        if (completed === undefined) return undefined;
        bban = completed;
      }
      remainder = this.#check(bban, checks, tables);
      if (remainder < 0) return undefined;
    }
    const digits = checkDigitsFor(this.#codeRemainder, remainder);
    return hasIbanCheckDigits && !account.startsWith(digits) ? undefined : this.#code + digits + bban;
  }

  /** The remainder of a BBAN that passes these checks; else -1. */
  #check(bban: string, checks: readonly BoundCheck[], tables: CheckTables | undefined): number {
    const remainder = bbanRemainder(bban, this.#layout, 0);
    if (remainder < 0) return -1;
    for (let index = 0; index < checks.length; index++) {
      if (checks[index]?.verify(bban, tables, 0, this.#layout.isNumeric ? remainder : undefined) === 'failed') return -1;
    }
    return remainder;
  }
}

/** The longest spreadsheet number that has letters and digits alone: 1E123. */
const MAX_EXPONENT = 5;

/** The detail that a segment is cut from. */
const textOf = ({ source, text }: Segment, member: string, account: string, bic: string): string =>
  source === 'account' ? account : source === 'member' ? member : source === 'bic' ? bic : text;

const cut = (segment: Segment, member: string, account: string, bic: string): string =>
  textOf(segment, member, account, bic).slice(segment.from, segment.to);

/**
 * False for most account numbers, which do not begin as their bank or branch does. It compares the details and not the finished IBAN: reading that again
 * costs a fifth of building it.
 */
function mayNameBank({ names, groups }: Template, member: string, account: string, bic: string, iban: string): boolean {
  if (groups === undefined) return false;
  for (let index = 0; index < names.length; index++) {
    const name = names[index] as SourcedName;
    const { source } = name;
    const text = source === 'member' ? member : source === 'iban' ? iban : source === 'bic' ? bic : account;
    if (mayBeginWith(account, groups, text, name)) return true;
  }
  return false;
}

/** True where the details agree on the characters that they hold twice. */
function partsAgree({ twice }: Template, member: string, account: string): boolean {
  for (let index = 0; index < twice.length; index++) {
    const [one, other] = twice[index] as Pair;
    const code = textOf(one, member, account, '').charCodeAt(one.from);
    if (code !== textOf(other, member, account, '').charCodeAt(other.from)) return false;
  }
  return true;
}

/** The IBAN of plain details; undefined where `readAndBuild` is needed. */
export function readPlain(details: LocalDetails, countries: Countries, tables?: CheckTables): PlainIban | undefined {
  const country = countries.withIban(details.country);
  if (country === undefined) return undefined;
  const kept = country.plainDetails;
  const plain = kept instanceof PlainDetails ? kept : new PlainDetails(country);
  if (plain !== kept) country.plainDetails = plain;
  return plain.read(details, tables);
}

/** The same, of which only the IBAN is asked. */
export const plainIban = (details: LocalDetails, countries: Countries, tables?: CheckTables): string | undefined =>
  readPlain(details, countries, tables)?.iban;
