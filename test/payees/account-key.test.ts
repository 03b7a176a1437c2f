import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as full from '../../src/full.js';
import { accountKey } from '../../src/payees.js';
import { writtenAccounts } from './notations.js';

const engine = full.createEngine();
const keyOf = (instruction: object): string | undefined => accountKey(instruction as never, engine);

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

const tableOf = (name: string): Table =>
  JSON.parse(readFileSync(new URL(`../../reference-data/${name}.json`, import.meta.url), 'utf8')) as Table;

/** Banks whose numbers have no check digit (method 09), and which make no IBAN by a rule of their own. */
const ruled = new Set(tableOf('registries/de-iban-rule-banks').rows.map(([bank]) => bank));
const german = tableOf('banks/DE').rows.flatMap((row) => (row.at(-1) === '09' && !ruled.has(row[0] ?? '') ? [row[0] ?? ''] : []));

/** How many accounts: `ACCOUNTS=100000 npx vitest run test/payees` tries more. */
const ACCOUNTS = Number(process.env.ACCOUNTS ?? 3000);

describe('accountKey', () => {
  test('is one for every notation of an account, and another one for every other account', () => {
    const accounts = new Map<string, string>();
    const wrong: unknown[] = [];
    for (const { id, notations } of writtenAccounts(ACCOUNTS, 47, german)) {
      const keys = new Set(notations.map(keyOf));
      const [key] = keys;
      if (keys.size !== 1 || key === undefined) wrong.push({ id, keys: notations.map(keyOf) });
      else if ((accounts.get(key) ?? id) !== id) wrong.push({ id, key, other: accounts.get(key) });
      else accounts.set(key, id);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(accounts.size).toBeGreaterThan(ACCOUNTS * 0.9);
  });

  const local = (country: string, memberId: string | undefined, value: string, more: object = {}, type?: string) => ({
    country,
    creditorAgent: { ...(memberId !== undefined && { clearingSystemMemberId: { memberId } }), ...more },
    creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' }, ...(type !== undefined && { type }) },
  });
  const iban = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

  test.each([
    ['an IBAN with wrong check digits', iban('DE88370400440532013000')],
    ['places left out', local('US', '021000021', '******7890')],
    ['places written as X', local('US', '021000021', 'XXXXX7890')],
    ['zeros that nothing counts', local('US', '021000021', '000123456789')],
    ['no bank', local('US', undefined, '123456789')],
    ['a bank by its BIC alone', local('US', undefined, '123456789', { bic: 'CHASUS33' })],
    ['a bank identifier that is none', local('US', '021000022', '123456789')],
    ['a type that tells two accounts apart, and lacks', local('JP', '0001001', '1234567')],
    ['a branch that the number may hold', local('HK', '004123', '456789833')],
    ['a number of which no IBAN is made for sure', local('DE', '50070010', '1234567890')],
    ['a check digit that may lack', local('BR', '60701190', '123456', { branchId: '2545' })],
    ['a spreadsheet’s number', local('US', '021000021', '1.23E+11')],
    ['bank and number in each other’s place', local('DE', '0532013000', '37040044')],
    ['a wallet', { country: 'PH', method: 'GCASH', creditorAccount: { id: { value: '09171234567' } } }],
    ['nothing', {}],
  ])('is none for %s', (_, instruction) => {
    expect(keyOf(instruction)).toBeUndefined();
  });

  test('takes any value', () => {
    for (const value of [null, 5, 'x', [], { creditorAccount: 7 }, { creditorAccount: { id: { value: {} } } }]) {
      expect(accountKey(value as never, engine)).toBeUndefined();
    }
  });

  test('goes by the account of the country, and not by the IBAN', () => {
    const key = '1:GB:601613-31926819';
    expect(keyOf(iban('GB29NWBK60161331926819'))).toBe(key);
    expect(keyOf(local('GB', '60-16-13', '31926819'))).toBe(key);
    expect(keyOf(local('GB', '601613', '0131926819', { bic: 'NWBKGB2L' }))).toBe(key);
    expect(keyOf(iban('IS140159260076545510730339'))).toBe('1:IS:01-59-26-007654');
    expect(keyOf(local('SE', '5839', '8257466'))).toBe(keyOf(iban('SE4550000000058398257466')));
  });

  test('tells accounts of one number and two types apart', () => {
    const keys = ['ORDINARY', 'CHECKING'].map((type) => keyOf(local('JP', '0001001', '1234567', {}, type)));
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(undefined);
  });

  test('goes by the rule of a bank, and by the code that its directory has', () => {
    expect(keyOf(local('DE', '37160087', '300000'))).toBe(keyOf(iban('DE68371600870018128012')));
    expect(keyOf(local('BR', '341', '2366-1', { branchId: '2545' }))).toBe(keyOf(local('BR', '60701190', '2366-1', { branchId: '2545' })));
  });

  test('needs no directory, and refuses what is no engine', () => {
    expect(accountKey(iban('BE68539007547034'))).toBe('1:BE:539-0075470-34');
    expect(() => accountKey({}, {} as never)).toThrow(/engine/);
  });
});
