/** What the check digits of a wrong example would have to be: the hint beside a failure. */
import type { CompiledCheck, Spans } from '../../../rules/vocabulary/check.js';
import type { Identifier } from '../../../rules/vocabulary/identifier.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { isCheckField, misfit } from '../../../src/identifiers/country/layout.js';
import { checkDigits } from '../../../src/identifiers/iban/read.js';
import { cleaned, compileIdentifier } from '../../../src/identifiers/personal-identifier.js';

interface Verifying {
  readonly verify: CompiledCheck['verify'];
  readonly complete?: CompiledCheck['complete'] | undefined;
}

const LETTERS_AND_DIGITS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every text with other characters at these places; of more than two places none, there would be too many. */
function variants(text: string, places: readonly number[]): readonly string[] {
  if (places.length === 0 || places.length > 2) return [];
  return places.reduce<readonly string[]>(
    (texts, at) => texts.flatMap((one) => LETTERS_AND_DIGITS.map((character) => one.slice(0, at) + character + one.slice(at + 1))),
    [text],
  );
}

const holds = (text: string, checks: readonly Verifying[]): boolean => checks.every(({ verify }) => verify(text) !== 'failed');

/** The same number with check digits that hold: computed where a check computes them, else found by trying. */
function withRightDigits(text: string, checks: readonly Verifying[], spans: Spans): string | undefined {
  const computed = checks.reduce((one, { complete }) => complete?.(one) ?? one, text);
  if (holds(computed, checks)) return computed;
  const fields = Object.entries(spans).filter(([field]) => isCheckField(field));
  const places = fields.flatMap(([, { start, end }]) => Array.from({ length: end - start }, (_, at) => start + at));
  return variants(text, places).find((one) => holds(one, checks));
}

/** `expected 34, found 35 (check of the layout)`, of each part that differs. */
function difference(text: string, right: string, spans: Spans, from = 0): readonly string[] {
  return Object.entries(spans).flatMap(([field, { start, end }]) => {
    const [found, expected] = [text, right].map((one) => one.slice(from + start, from + end));
    return found === expected ? [] : [`expected ${field} ${expected}, found ${found}`];
  });
}

/** Why an IBAN of the country is wrong: its length, a character, or check digits, with those that would be right. */
export function hintOfIban(code: string, iban: string): string | undefined {
  const country = allCountries.withIban(code);
  if (country === undefined || !iban.startsWith(code)) return undefined;
  const { layout, checks, rule } = country;
  const bban = iban.slice(4);
  if (bban.length !== layout.length) return `the layout "${rule.bban}" has ${layout.length} characters, the BBAN ${bban.length}`;
  const at = misfit(bban, layout.classes);
  if (at >= 0) return `"${bban.charAt(at)}", character ${at + 1} of the BBAN, does not fit the layout "${rule.bban}"`;
  const right = withRightDigits(bban, checks, layout.spans);
  if (right === undefined) return 'no check digits of the BBAN would hold';
  const digits = checkDigits(code, right);
  const parts = [
    ...difference(bban, right, layout.spans),
    ...(digits === iban.slice(2, 4) ? [] : [`expected check digits ${digits}, found ${iban.slice(2, 4)}`]),
  ];
  return parts.length === 0 ? undefined : `${parts.join('; ')}: ${code}${digits}${right}`;
}

/** The same of an account number that is the whole of the account, alone or behind the bank. */
export function hintOfAccount(code: string, memberId = '', account = ''): string | undefined {
  const { layout, checks } = allCountries.domestic(code) ?? {};
  if (layout === undefined || checks === undefined) return undefined;
  const number = [account, memberId + account]
    .map((text) => text.replace(/[^A-Za-z\d]/g, ''))
    .find((text) => text.length === layout.length);
  const right = number === undefined || misfit(number, layout.classes) >= 0 ? undefined : withRightDigits(number, checks, layout.spans);
  const parts = number === undefined || right === undefined ? [] : difference(number, right, layout.spans);
  return parts.length === 0 ? undefined : `${parts.join('; ')}: ${right}`;
}

/** The same of a number of a person or company, under each of the declarations of its type. */
export function hintOfNumber(identifiers: readonly Identifier[], value: string): string {
  const hints = identifiers.map((identifier) => {
    const { layout, checks } = compileIdentifier(identifier);
    const text = cleaned(value);
    if (text.length !== layout.length) return `"${identifier.layout}" has ${layout.length} characters, this ${text.length}`;
    const at = misfit(text, layout.classes);
    if (at >= 0) return `"${text.charAt(at)}", character ${at + 1}, does not fit "${identifier.layout}"`;
    const right = withRightDigits(text, checks, layout.spans);
    if (right === undefined) return `no check digits would hold under "${identifier.layout}"`;
    return [...difference(text, right, layout.spans), right].join(': ');
  });
  return hints.join('; or ');
}
