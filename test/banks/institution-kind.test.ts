/** What kind of institution a bank is, where a list or the law on its name says it. */
import { describe, expect, test } from 'vitest';
import { protectedNameLaws, protectedNames } from '../../rules/banks/protected-names.js';
import { searchBanks } from '../../src/banks.js';
import { kindOfName } from '../../src/directory/institution-kind.js';
import { createEngine, enrich } from '../../src/full.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { comparePayees } from '../../src/payees.js';

const engine = createEngine({ on: '2026-11-28', threshold: 'info' });

describe('a name that the law keeps for one kind', () => {
  test.each([
    ['DE', 'Hamburger Sparkasse', 'savings-bank'],
    ['AT', 'Sparkasse Baden', 'savings-bank'],
    ['NO', 'Sparebanken Vest', 'savings-bank'],
    ['SE', 'Sparbanken Syd', 'savings-bank'],
    ['DK', 'Middelfart Sparekasse', 'savings-bank'],
    ['FR', "Caisse d'Epargne Normandie", 'savings-bank'],
    ['PT', 'Caixa Económica Montepio Geral', 'savings-bank'],
    ['US', 'Navy Federal Credit Union', 'credit-union'],
    ['US', 'USAA Federal Savings Bank', 'savings-bank'],
    ['CA', 'Vancity Credit Union', 'credit-union'],
    ['IE', 'Arklow Credit Union Limited', 'credit-union'],
    ['LT', 'Biržų kredito unija', 'credit-union'],
    ['BR', 'Cooperativa Central de Crédito - Ailos', 'credit-union'],
  ] as const)('%s: %s', (country, name, kind) => expect(kindOfName(country, name)).toBe(kind));

  test.each([
    ['DE', 'Deutsche Bausparkasse Badenia AG', 'a building society'],
    ['AT', 'Erste Bank der Oesterreichischen Sparkassen AG', 'a bank that savings banks own'],
    ['AT', 'BAWAG P.S.K. Oesterreichische Postsparkasse AG', 'a former post office bank'],
    ['AU', 'Great Southern Bank (Credit Union Australia Ltd)', 'an earlier name in brackets'],
    ['GB', 'One Savings Bank plc', 'a commercial bank: the law of its country lets it'],
    ['IT', 'Cassa di Risparmio di Bolzano', 'the same'],
    ['CH', 'Sparkasse Schwyz', 'a country whose law is not here'],
    ['DE', 'Deutsche Bank', 'a bank'],
  ])('%s: %s is none: %s', (country, name) => expect(kindOfName(country, name)).toBeUndefined());

  test('each country has a law, and none has one in vain', () => {
    const countries = protectedNames.flatMap(([, each]) => each.split(' '));
    expect(countries.every(isCountry)).toBe(true);
    expect(Object.keys(protectedNameLaws)).toEqual([...new Set(countries)].sort());
  });
});

test('the search says it', () => {
  const kindOf = (country: string, text: string) => searchBanks(text, { country, limit: 1 }, engine)[0]?.kind;
  expect(kindOf('DE', 'Hamburger Sparkasse')).toBe('savings-bank');
  expect(kindOf('US', 'Navy Federal Credit Union')).toBe('credit-union');
  // by the list of the central bank
  expect(kindOf('BR', 'caixa econômica federal')).toBe('savings-bank');
  expect(kindOf('DE', 'Deutsche Bank')).toBeUndefined();
});

const payeeAt = (memberId: string) => ({
  country: 'BR',
  currency: 'BRL',
  creditorAgent: { clearingSystemMemberId: { memberId } },
  creditorAccount: { id: { value: '00000000012' } },
});

test('who takes deposits is offered what banks settle in', () => {
  // Cooperativa Central de Crédito - Ailos (085), in Pix and STR by the list of the central bank
  const { settlementSystems = [] } = enrich(payeeAt('0850001'), engine).enrichments.settlementInformation ?? {};
  expect(settlementSystems).toEqual(expect.arrayContaining(['BR_PIX', 'BR_TED']));
});

describe('a payee that moved', () => {
  const codesOf = (before: unknown, after: unknown) => comparePayees(before, after, engine).changes;

  test('from a bank to another kind of institution, where the accounts cannot be told', () => {
    const changes = codesOf(payeeAt('60701190'), payeeAt('00360305'));
    expect(changes.map(({ code }) => code)).toEqual(['BANK_CHANGED', 'BANK_KIND_CHANGED']);
    expect(changes[1]?.text).toContain('The kind of institution was: bank; it is: savings bank.');
  });

  test('to another country, which is said once, by its name', () => {
    const [german, norwegian] = ['DE89370400440532013000', 'NO9386011117947'].map((value) => ({
      country: value.slice(0, 2),
      creditorAccount: { id: { value } },
    }));
    const changes = codesOf(german, norwegian);
    expect(changes.map(({ code }) => code)).toEqual(['ACCOUNT_COUNTRY_CHANGED']);
    expect(changes[0]?.text).toContain('was Germany and is Norway.');
  });
});
