/** The German IBAN rules: the published rows, and what was decided where the sources are silent. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { compileGermanRules, runRule } from '../../rules/iban-construction/german.js';
import type { CheckTables, Rows } from '../../rules/vocabulary/check.js';
import { isValid } from '../../src/iban.js';
import { buildIbanIn, readAndBuild } from '../../src/identifiers/account/build-iban.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { construct, hasRule, listed, made, rows, ruleOf, tablesOf } from './german-rules.js';

const build = (memberId: string, account: string, tables: CheckTables | undefined = tablesOf()) =>
  buildIbanIn({ country: 'DE', memberId, account }, allCountries, tables);

/** What a rule makes of an account, whatever its confidence. */
function run(rule: string, bank: string, account: string) {
  const rules = compileGermanRules(rows);
  const found = rules.byName.get(rule);
  if (found === undefined) return expect.fail(`there is no rule ${rule}`);
  const state = runRule(rules, found, bank, account.padStart(10, '0'), tablesOf());
  return state.end === 'built' ? `${state.bank} ${state.account}` : state.end;
}

/** Bank codes that only the steps of a rule still name. */
const CLOSED = '10020000 60651070 62030050 63020130 64020030 64120030 66620020 67020020 67220020 68351976 69220020 69421020'.split(' ');

test('the list that is linked in has the bank codes of the rules', () => {
  const assigned = rows.flatMap(([, , does, banks]) => (does === 'appliesTo' && banks !== null ? String(banks).split(' ') : []));
  expect(assigned.toSorted()).toEqual(listed.map(([bankCode]) => bankCode));
  expect(assigned).toHaveLength(1262 + CLOSED.length);
});

test('each row is a step that is known, and names a rule, a table or a method that there is', () => {
  const rules = compileGermanRules(rows);
  const operations = new Set(rows.map(([, , does]) => does));
  expect([...operations].sort()).toEqual(
    ['accept', 'appendSubAccount', 'appendUnverified', 'appliesTo', 'exempt', 'firstDigits', 'forbid', 'invalid', 'padRight'].concat([
      'removeDigit',
      'replace',
      'replaceByFirstDigits',
      'replaceFirstDigits',
      'rotate',
      'successor',
    ]),
  );
  expect(rules.byName.size).toBe(56);
  expect(rules.tables.get('kontokreise')?.size).toBe(458);
});

describe('decisions', () => {
  test('1: a range without IBANs is asked of the number as given, and of the number with its sub-account', () => {
    expect(run('000503', '12080000', '998761700')).toBe('forbidden');
    const appended = tablesOf(rows, '13');
    expect(made('12080000', '998761700', appended)).toMatchObject({ is: 'forbidden' });
    expect(made('12080000', '9987617', appended)).toMatchObject({ is: 'forbidden' });
  });

  test('2: nothing is appended to an account that was replaced, nor is it replaced again', () => {
    const twice: Rows = [
      ['009999', 0, 'appliesTo', '10000001', null, null, null, null, null, null, 'high'],
      ['009999', 1, 'replace', null, '0000000001', null, null, '0000000002', null, null, null],
      ['009999', 2, 'replace', null, '0000000002', null, null, '0000000003', null, null, null],
      ['009999', 3, 'appendSubAccount', null, null, null, null, null, '00', null, null],
    ];
    expect(made('10000001', '1', tablesOf(twice))).toMatchObject({ bban: '100000010000000002' });
    expect(made('10000001', '2', tablesOf(twice))).toMatchObject({ bban: '100000010000000003' });
    expect(made('10000001', '4', tablesOf(twice))).toMatchObject({ bban: '100000010000000400' });
  });

  test('3: ten digits that no table knows keep the bank code, and are in doubt', () => {
    expect(made('50320191', '9990000000')).toEqual({ is: 'built', bban: '503201919990000000', rule: '003200', isDoubtful: true });
    expect(made('50320191', '1000000000')).toMatchObject({ bban: '760200701000000000', bankIdentifier: '76020070' });
  });

  test('4: the check runs on the result, and not on exempt accounts', () => {
    expect(build('37050198', '606060')).toMatchObject({ ok: true, iban: 'DE64370501980000091025' });
    expect(build('35060190', '55111')).toMatchObject({ ok: true, iban: 'DE21350601900000055111' });
    expect(build('35060190', '55112')).toMatchObject({ ok: false, problem: 'CHECK_DIGITS_INCORRECT', rule: '002600' });
  });

  test('5: an account that no variant of method 76 knows stays as it is, and its check digit is wrong', () => {
    expect(run('000503', '26580070', '7325023')).toBe('26580070 0007325023');
    expect(build('26580070', '7325023')).toMatchObject({ ok: false, problem: 'CHECK_DIGITS_INCORRECT' });
  });

  test('6: a rule applies to the bank codes of the assignment, and to closed ones that its steps name', () => {
    expect(made('10020000', '1')).toMatchObject({ is: 'forbidden', rule: '002002' });
    expect(made('50040033', '1')).toMatchObject({ is: 'forbidden', rule: '000100' });
  });

  test('7: the BIC of a rule is for a directory that does not know the bank', () => {
    expect(build('25020600', '1234567897')).toMatchObject({ ok: true, bankIdentifier: '31010833', bic: 'SCFBDE33' });
  });

  test('8: the check digits of the IBAN are those of what the rule has made', () => {
    expect(build('50070010', '1265982')).toMatchObject({ iban: 'DE58500700100126598200' });
    expect(build('62220000', '99')).toMatchObject({ iban: 'DE96500604000000011404' });
    expect(build('26580070', '7325022')).toMatchObject({ iban: 'DE32265800700732502200' });
  });
});

test('a rule that only closed bank codes use is kept', () => {
  expect(run('000900', '68351976', '1116232594')).toBe('68351557 3047232594');
});

test('a rule whose confidence is not high makes nothing, although its steps are there', () => {
  expect(run('003600', '21050000', '300000')).toBe('21050000 0300000000');
  expect(run('004901', '30060010', '912345')).toBe('30060010 9123450000');
  for (const bank of ['36020030', '21050000', '30060010', '40060000']) expect(made(bank, '123456')).toMatchObject({ is: 'not-covered' });
  expect(made('10000001', '1', tablesOf(ruleOf({ do: 'accept' }, 'low')))).toEqual({ is: 'not-covered', rule: '009999' });
});

test('a closed bank code names its successor', () => {
  expect(build('10060198', '1')).toEqual({ ok: false, problem: 'IBAN_NOT_ISSUED', rule: '000100', bankIdentifier: '37060193' });
  expect(build('25050299', '0')).toMatchObject({ bankIdentifier: '25050180' });
});

test('without the rules, a bank code that has one makes nothing', () => {
  expect(construct('370400440532013000')).toEqual({ is: 'not-covered' });
  expect(construct('100100100006820101')).toEqual({ is: 'built', bban: '100100100006820101' });
  expect(construct('370400440532013000', { rows: () => undefined, bankCell: () => '13' })).toEqual({ is: 'not-covered' });
});

test('the list without the rules says of the same bank codes that they have one', () => {
  const ruled = listed.map(([bankCode]) => String(bankCode));
  for (const tables of [undefined, tablesOf()])
    expect([...ruled, '10010010'].filter((bank) => !hasRule(bank, tables))).toEqual(['10010010']);
});

describe('whatever the account', () => {
  const bank = fc.oneof(fc.constantFrom(...listed.map(([bankCode]) => String(bankCode))), fc.stringMatching(/^\d{8}$/));
  const account = fc.oneof(
    fc.stringMatching(/^\d{1,10}$/),
    fc.constantFrom(...rows.flatMap(([, , , , accounts]) => String(accounts).match(/\d{10}/g) ?? [])),
  );

  property.prop([bank, account])('nothing throws, and what is built is a sound IBAN of Germany', (memberId, number) => {
    const built = build(memberId, number);
    if (built.ok) expect(built.iban).toMatch(/^DE\d{20}$/);
    if (built.ok) expect(isValid(built.iban)).toBe(true);
    expect(readAndBuild({ country: 'DE', memberId, account: number }, allCountries, tablesOf())).toEqual(built);
  });

  property.prop([bank, account])('a whole BBAN becomes its own IBAN or none: the bank may have made it already', (memberId, number) => {
    const bban = memberId + number.padStart(10, '0');
    const built = buildIbanIn({ country: 'DE', account: bban }, allCountries, tablesOf());
    if (built.ok) expect(built.iban.slice(4)).toBe(bban);
  });
});

test('a sub-account is not appended to what has one', () => {
  expect(made('85080000', '900000')).toMatchObject({ bban: '850800000090000000' });
  expect(buildIbanIn({ country: 'DE', account: '850800000090000000' }, allCountries, tablesOf())).toMatchObject({
    ok: false,
    problem: 'NOT_COVERED',
  });
});
