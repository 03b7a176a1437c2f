/** How details of certain lengths lie in a BBAN. */

import { describe, expect, test } from 'vitest';
import { exactly } from '../../../rules/account-forms/account-form.js';
import { type AccountRule, accountWithoutIban, type CountryRule } from '../../../rules/vocabulary/account.js';
import type { Fill } from '../../../rules/vocabulary/account-form.js';
import {
  type BankTextTemplate,
  fillOfParts,
  memberText,
  noMember,
  type Segment,
  type Template,
  templateOf,
} from '../../../src/identifiers/account/details-template.js';
import { partsOf } from '../../../src/identifiers/account/domestic-parts.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { type CompiledCountry, compileCountry } from '../../../src/identifiers/country/layout.js';
import { compiledCountries } from '../../rules/bbans.js';

const countryOf = (code: string): CompiledCountry => {
  const found = allCountries.domestic(code);
  if (found === undefined) throw new Error(`no ${code}`);
  return found;
};

/** A country that there is not: its facts stand beside its layout. */
const invented = { code: 'XX', currency: 'EUR' } as const;
const compiled = ({ domestic }: AccountRule, further: Partial<CountryRule> = {}): CompiledCountry =>
  compileCountry({ ...(domestic ?? expect.fail('no layout')), ...further });

/** How a bank identifier and a branch of these lengths are read. */
const memberOf = (code: string, length: number, branch = 0): BankTextTemplate | undefined => memberText(countryOf(code), length, branch);

/** The templates for an account number of this length, one for each form that such a number may be in. */
function templatesOf(where: CompiledCountry, member: BankTextTemplate, account: number): readonly (Template | undefined)[] {
  const fills = partsOf(where).forms.map(({ fill }) => fill?.(account, where.layout.lengths));
  return fills.flatMap((fill) => (fill ? [templateOf(where, member, account, fill)] : []));
}

/** A segment in short: where it is from, and its characters. */
const told = ({ source, from, to, text }: Segment): string => (source === 'constant' ? `'${text}'` : `${source} ${from}-${to}${text}`);
const allTold = (segments: readonly Segment[]): string => segments.map(told).join(', ');

describe('a bank identifier and a branch', () => {
  test.each<[string, number, number, string, string]>([
    ['DE', 8, 0, 'bank', ''],
    ['FR', 5, 0, 'bank', ''],
    ['FR', 10, 0, 'bank branch', ''],
    ['FR', 5, 5, 'bank branch', ''],
    // the branch is said twice
    [
      'FR',
      10,
      5,
      'bank branch',
      'member 5-6=member 10-11 member 6-7=member 11-12 member 7-8=member 12-13 member 8-9=member 13-14 member 9-10=member 14-15',
    ],
    ['IL', 2, 3, 'bank branch', ''],
    ['IL', 5, 1, 'bank branch', 'member 4-5=member 5-6'],
  ])('%s of %i and %i fill %s', (code, length, branch, fields, twice) => {
    const member = memberOf(code, length, branch);
    expect(member?.fields.join(' ')).toBe(fields);
    expect(member?.twice.map((pair) => pair.map(told).join('=')).join(' ')).toBe(twice);
    expect(member?.length).toBe(length + branch);
  });

  test('a branch may say again all that the bank identifier says, and no more', () => {
    expect(memberOf('ES', 8, 8)?.twice).toHaveLength(8);
    expect(memberOf('ES', 8, 9)).toBeUndefined();
    expect(memberOf('IL', 5, 6)).toBeUndefined();
  });

  test.each<[string, string, number, number]>([
    ['of another length', 'DE', 7, 0],
    ['without a bank before the branch', 'ES', 0, 4],
    ['cut elsewhere than between its fields', 'ES', 2, 6],
    ['cut elsewhere, both fields behind', 'FR', 3, 7],
    // a clearing number has four digits or five
    ['whose characters tell what it is', 'SE', 4, 0],
    ['whose characters tell, of full length', 'SE', 5, 0],
  ])('%s: undefined (%s, %i and %i)', (_, code, length, branch) => expect(memberOf(code, length, branch)).toBeUndefined());
});

describe('ordinary details lie one behind the other', () => {
  test.each<[string, number, number, string, string | undefined]>([
    ['DE', 8, 10, 'member 0-8, account 0-10', 'member 0-8'],
    ['DE', 8, 7, "member 0-8, '000', account 0-7", 'member 0-8'],
    ['DE', 0, 18, 'account 0-18', 'account 0-8'],
    ['HU', 8, 8, "member 0-8, account 0-8, '00000000'", 'member 0-3'],
    ['TR', 5, 15, "member 0-5, '00', account 0-15", 'member 0-5'],
    ['IL', 5, 8, "'0', member 0-5, '00000', account 0-8", undefined],
    ['GB', 6, 8, 'bic 0-4, member 0-6, account 0-8', 'bic 0-4'],
    ['PL', 8, 26, 'account 2-26', 'account 2-9'],
    ['BE', 0, 12, 'account 0-12', 'account 0-3'],
  ])('%s %i and %i', (code, member, account, segments, bank) => {
    const text = memberOf(code, member) ?? noMember;
    const found = templatesOf(countryOf(code), text, account)[0];
    expect(found && allTold(found.segments)).toBe(segments);
    expect(found?.bank && told(found.bank)).toBe(bank);
  });

  test('a hyphen parts prefix and number, and is no part of either', () => {
    const CZ = countryOf('CZ');
    const [form, whole] = partsOf(CZ).forms;
    const fillOf = (first: number, second: number) => form && fillOfParts(form, first, second, CZ.layout.lengths);
    const found = templateOf(CZ, memberOf('CZ', 4) ?? noMember, 12, fillOf(2, 9) ?? expect.fail('no parts'));
    expect(found && allTold(found.segments)).toBe("member 0-4, '0000', account 0-2, '0', account 3-12");
    expect([fillOf(0, 9), fillOf(2, 0), fillOf(7, 9), fillOf(2, 11)]).toEqual(Array(4).fill(undefined));
    // a whole BBAN has the same hyphen for nothing
    expect([11, 20].map((length) => whole && fillOfParts(whole, 4, length - 4, CZ.layout.lengths))).toEqual([null, undefined]);
  });

  test('what is always the same stands where its country says', () => {
    const bban = 'bank:3n reserved:1n account:5n';
    const made = compiled(accountWithoutIban({ ...invented, bban, constants: { reserved: '7' }, forms: [exactly('account')] }));
    const member = memberText(made, 3, 0) ?? noMember;
    expect(templatesOf(made, member, 5).map((found) => found && allTold(found.segments))).toEqual(["member 0-3, '7', account 0-5"]);
  });

  test('where a part is missing there is no template', () => {
    expect(templatesOf(countryOf('GB'), noMember, 8)).toEqual([undefined]);
    expect(templatesOf(countryOf('DE'), noMember, 10)).toEqual([undefined]);
  });
});

describe('details that lie otherwise are put together segment by segment', () => {
  const withBic = { bankIsBicPrefix: true } as const;
  const swapped = compiled(accountWithoutIban({ ...invented, bban: 'branch:3n bank:3n account:5n', memberId: ['bank', 'branch'] }));
  const behindBic = compiled(accountWithoutIban({ ...invented, bban: 'bank:4a branch:4n account:8n', memberId: ['branch'] }), withBic);
  const beforeBic = compiled(accountWithoutIban({ ...invented, bban: 'branch:6n account:8n bank:4a', memberId: ['branch'] }), withBic);
  const DE = countryOf('DE');
  const account = { fields: ['account'], before: 0, after: 0 };

  test.each<[string, CompiledCountry, number, number, Fill, string]>([
    ['bank and branch in another order', swapped, 6, 5, account, 'member 3-6, member 0-3, account 0-5'],
    ['the bank said again', swapped, 6, 8, { ...account, fields: ['bank', 'account'] }, 'member 3-6, account 0-8'],
    ['all but the BIC said again', behindBic, 4, 12, { ...account, fields: ['branch', 'account'] }, 'bic 0-4, account 0-12'],
    ['the BIC behind', beforeBic, 6, 8, account, 'member 0-6, account 0-8, bic 0-4'],
    ['check digits before the account', DE, 8, 12, { ...account, hasIbanCheckDigits: true }, 'member 0-8, account 2-12'],
    ['check digits before, zeros behind', DE, 8, 10, { ...account, after: 2, hasIbanCheckDigits: true }, "member 0-8, account 2-10, '00'"],
    ['check digits alone', DE, 8, 2, { ...account, before: 10, hasIbanCheckDigits: true }, "member 0-8, '0000000000'"],
    ['a part of the account', DE, 8, 12, account, 'member 0-8, account 0-10'],
  ])('%s', (_, where, memberLength, length, fill, segments) => {
    const found = templateOf(where, memberText(where, memberLength, 0) ?? noMember, length, fill);
    expect(found && allTold(found.segments)).toBe(segments);
  });
});

/** Characters that stand for those of the details: each its own, and none of them in a constant. */
const standIns = (first: number, length: number): string => Array.from({ length }, (_, at) => String.fromCharCode(first + at)).join('');
const MEMBER = standIns(0xe000, 64);
const ACCOUNT = standIns(0xe100, 64);
const BIC = standIns(0xe200, 64);

const textOf = ({ source, from, to, text }: Segment): string =>
  source === 'constant' ? text : { member: MEMBER, account: ACCOUNT, bic: BIC }[source].slice(from, to);

/** All templates of a country. */
function* everyTemplate(where: CompiledCountry): Generator<Template> {
  const { readLength } = partsOf(where);
  for (let length = 0; length <= readLength; length++) {
    for (let branch = 0; branch <= readLength; branch++) {
      const member = length === 0 && branch === 0 ? noMember : memberText(where, length, branch);
      if (member === undefined) continue;
      for (let account = 0; account <= where.layout.length + 2; account++) {
        for (const found of templatesOf(where, member, account)) if (found) yield found;
      }
    }
  }
}

test.each(compiledCountries.map((where) => ({ code: where.rule.code, where })))('all templates: $code', ({ where }) => {
  const { length, classes, spans } = where.layout;
  for (const { segments, bank } of everyTemplate(where)) {
    const bban = segments.map(textOf).join('');
    expect(bban).toHaveLength(length);
    if (bank !== undefined) expect(bban.slice(spans.bank?.start, spans.bank?.end)).toBe(textOf(bank));
    let next = 0;
    const wrong = segments.filter(({ source, from, to, place, isNumeric }, index) => {
      const isPlaced = place === next;
      next += to - from;
      // no two segments could be one
      const last = segments[index - 1];
      const isJoined = last?.source !== source || (source !== 'constant' && last.to !== from);
      return !(isPlaced && isJoined && isNumeric === /^n*$/.test(classes.slice(place, next)));
    });
    expect(wrong).toEqual([]);
  }
});
