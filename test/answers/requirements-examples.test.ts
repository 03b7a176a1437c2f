/** The examples of a form: made up, at a bank that is known where one is, and nothing speaks against them. */

import { describe, expect, test } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { accountExample } from '../../src/answers/requirements/examples.js';
import * as full from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { identifierExample } from '../../src/identifiers/identifier-example.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { createEngine, fromDatasets, validate } from '../../src/index.js';
import { dataset, whole } from './datasets.js';

type Dataset = ReturnType<typeof dataset>;

const engineWith = (...datasets: readonly Dataset[]) => createEngine({ on: '2026-11-20', referenceData: fromDatasets(datasets) });

/** An account in the country, by these lists alone. */
function exampleIn(country: string, datasets: readonly Dataset[] = [], seed?: number) {
  const domestic = allCountries.domestic(country);
  if (domestic === undefined) throw new Error(`no rules for ${country}`);
  return accountExample(domestic, engineWith(...datasets), seed);
}

const banks = (country: string, rows: Dataset['rows'], detail = {}) => dataset(`banks/${country}`, ['bankCode', 'bic'], rows, detail);
const bics = (country: string, codes: readonly string[]) =>
  dataset(
    `bics/${country}`,
    ['bic'],
    codes.map((bic) => [bic]),
  );

describe('an account', () => {
  test('has no BIC where no bank is known', () => {
    const example = exampleIn('DE');
    expect(Object.keys(example ?? {})).toEqual(['memberId', 'account', 'whole', 'iban']);
    expect(example?.iban).toMatch(new RegExp(`^DE\\d\\d${example?.memberId}${example?.account}$`));
  });

  test('has no IBAN where the country has none', () => {
    expect(Object.keys(exampleIn('US') ?? {})).toEqual(['memberId', 'account']);
  });

  test('is the same each time, and another for another seed', () => {
    expect(exampleIn('DE')).toEqual(exampleIn('DE', [], 1));
    expect(new Set([1, 2, 3, 4].map((seed) => exampleIn('DE', [], seed)?.iban)).size).toBe(4);
  });

  test.each(['DE', 'FR', 'GB', 'US', 'BR', 'MX', 'JP', 'NZ', 'SE', 'AO'])('of %s is one that `validate` has nothing against', (country) => {
    for (const seed of [1, 2, 3]) {
      const example = exampleIn(country, [], seed);
      expect(example).toBeDefined();
      const local = {
        country,
        creditorAgent: { clearingSystemMemberId: { memberId: example?.memberId } },
        creditorAccount: { id: { type: 'ACCOUNT_NUMBER', value: example?.account } },
      };
      const abroad = { creditorAccount: { id: { type: 'IBAN', value: example?.iban } } };
      const instructions = example?.iban === undefined ? [local] : [local, abroad];
      for (const instruction of instructions) expect(validate(instruction, engineWith()).alerts).toEqual([]);
    }
  });

  test('is at a bank that is known, and has its BIC', () => {
    const known = banks('DE', [['37040044', 'COBADEFF']]);
    for (const seed of [1, 2, 3]) {
      const example = exampleIn('DE', [known], seed);
      expect(example).toMatchObject({ memberId: '37040044', bic: 'COBADEFF' });
      expect(example?.iban?.slice(4, 12)).toBe('37040044');
    }
  });

  test('is at a bank with a BIC, where only some have one', () => {
    const known = banks('DE', [
      ['37040044', null],
      ['10070000', 'DEUTDEBB'],
    ]);
    expect(exampleIn('DE', [known])).toMatchObject({ memberId: '10070000', bic: 'DEUTDEBB' });
  });

  test('is at a bank without a BIC, where none has one', () => {
    const example = exampleIn('DE', [banks('DE', [['37040044', null]])]);
    expect(example?.memberId).toBe('37040044');
    expect(example).not.toHaveProperty('bic');
  });

  test('has some BIC of the country where only BICs are known', () => {
    expect(exampleIn('DE', [bics('DE', ['COBADEFF'])])).toMatchObject({ bic: 'COBADEFF', iban: expect.stringMatching(/^DE/) });
    expect(exampleIn('US', [bics('US', ['CITIUS33'])])).toMatchObject({ bic: 'CITIUS33' });
  });

  test('has no BIC that is not connected, or of another country', () => {
    expect(exampleIn('DE', [bics('DE', ['COBADEF1', 'CITIUS33'])])).not.toHaveProperty('bic');
    expect(exampleIn('DE', [bics('DE', ['COBADEF1', 'CITIUS33', 'DEUTDEFF'])])?.bic).toBe('DEUTDEFF');
    expect(exampleIn('DE', [banks('DE', [['37040044', 'COBADEF0']])])).not.toHaveProperty('bic');
    expect(exampleIn('DE', [banks('DE', [['37040044', 'CITIUS33']])])).not.toHaveProperty('bic');
  });

  test('needs nothing of a list that is empty, or of branches that no account names', () => {
    expect(exampleIn('DE', [bics('DE', [])])).toEqual(exampleIn('DE'));
    const branches = dataset('branches/DE', ['bankCode', 'branches'], [['37040044', '123']]);
    expect(exampleIn('DE', [banks('DE', [['37040044', 'COBADEFF']]), branches])?.memberId).toBe('37040044');
  });

  test('has a BIC although few of a long list are connected', () => {
    const codes = Array.from({ length: 300 }, (_, at) => `AA${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}DEF1`);
    expect(exampleIn('DE', [bics('DE', codes.with(240, 'DEUTDEFF'))])?.bic).toBe('DEUTDEFF');
  });

  test('has a BIC of the bank that its IBAN names', () => {
    const known = [
      banks('GB', [
        ['NWBK', null],
        ['BARC', 'BARCGB22'],
      ]),
      bics('GB', ['BARCGB22']),
    ];
    expect(exampleIn('GB', known)).toMatchObject({ iban: expect.stringMatching(/^GB\d\dBARC/), bic: 'BARCGB22' });
  });

  test('is none where only its IBAN names a bank, and that bank is unknown', () => {
    expect(exampleIn('GB', [banks('GB', [], whole)])).toBeUndefined();
  });

  test('is at a branch that is known, its number filled up with zeros', () => {
    const branches = dataset('branches/IN', ['bankCode', 'branches'], [['CBIN', '11102']]);
    const bank = (code: string) => banks('IN', [[code, null]]);
    for (const seed of [1, 2, 3]) expect(exampleIn('IN', [bank('CBIN'), branches], seed)?.memberId).toBe('CBIN0011102');
    expect(exampleIn('IN', [bank('HDFC'), branches])?.memberId).toMatch(/^HDFC0/);
  });

  test.each(['SE', 'LT', 'AU', 'IN'])('of %s has a bank and a BIC that belong together, with every list', (country) => {
    const domestic = allCountries.domestic(country);
    if (domestic === undefined) throw new Error(`no rules for ${country}`);
    const engine = full.createEngine({ on: '2026-11-20' });
    const { memberId, account, bic } = accountExample(domestic, engine) ?? {};
    expect(bic).toBeDefined();
    const instruction = {
      country,
      creditorAgent: { bic, clearingSystemMemberId: { memberId } },
      creditorAccount: { id: { type: 'ACCOUNT_NUMBER', value: account } },
    };
    expect(full.validate(instruction, engine).alerts).toEqual([]);
  });

  test('is none where a complete list knows no bank at all', () => {
    expect(exampleIn('DE', [banks('DE', [], whole)])).toBeUndefined();
    expect(exampleIn('US', [banks('US', [], whole)])).toBeUndefined();
  });
});

describe('a number that identifies a creditor', () => {
  const of = (country: string, type: string) => (creditors[country]?.identifiers ?? []).filter((identifier) => identifier.type === type);

  test.each([
    ['CN', 'RIC', /^.{6}19800517/],
    ['KG', 'INN', /^.17051980/],
    ['BE', 'NN', /^800517/],
    ['DK', 'CPR', /^170580/],
    ['MX', 'RFC', /^.{4}800517/],
    ['BR', 'CPF', /^\d{11}$/],
    ['BR', 'CNPJ', /^\w{14}$/],
    ['KR', 'BRN', /^\d{10}$/],
  ])('%s %s: with a birthday that there is', (country, type, form) => {
    const identifiers = of(country, type);
    for (const seed of [1, 2, 3]) {
      const example = identifierExample(identifiers, seed) ?? '';
      expect(example).toMatch(form);
      expect(identifiers.some((identifier) => inspectIdentifier(identifier, example).problem === undefined)).toBe(true);
    }
  });

  test('holds its checks, wherever the birthday stands in it', () => {
    for (const [country, type] of [
      ['BA', 'JMBG'],
      ['RS', 'JMBG'],
      ['SI', 'EMSO'],
      ['FI', 'HETU'],
    ] as const) {
      for (const identifier of of(country, type)) {
        for (const seed of [1, 2, 3]) {
          const example = identifierExample([identifier], seed);
          expect([country, example]).toEqual([country, expect.any(String)]);
          expect([country, inspectIdentifier(identifier, example ?? '').problem]).toEqual([country, undefined]);
        }
      }
    }
  });

  test('is of the next sort where of the first none can be made up', () => {
    const [cpf] = of('BR', 'CPF');
    const [cnpj] = of('BR', 'CNPJ');
    if (cpf === undefined || cnpj === undefined) throw new Error('no identifiers');
    const impossible = { ...cpf, pattern: /^x$/ };
    expect(identifierExample([impossible, cnpj])).toBe(identifierExample([cnpj]));
    expect(identifierExample([impossible])).toBeUndefined();
    expect(identifierExample([])).toBeUndefined();
  });

  test('has the form that is asked for beside its layout', () => {
    const [cpf] = of('BR', 'CPF');
    if (cpf === undefined) throw new Error('no identifier');
    expect(identifierExample([{ ...cpf, pattern: /^7/ }])).toMatch(/^7\d{10}$/);
  });
});

test.each([
  [{ country: 'PH', currency: 'PHP', method: 'GCASH' }, 'PHONE', '+639051234567'],
  [{ country: 'MY', currency: 'MYR', method: 'DUITNOW' }, 'MOBILE', '+60123456789'],
  [{ country: 'BR', currency: 'BRL', settlementSystem: 'BR_PIX' }, 'EMAIL', 'anna@example.org'],
  [{ country: 'BR', currency: 'BRL', settlementSystem: 'BR_PIX', creditorType: 'INDIVIDUAL' }, 'TAX_ID', /^\d{11}$/],
] as const)('of %j, what stands for an account has one as well: %s', (corridor, type, example) => {
  const field = full
    .requirements(corridor)
    .fields.find(({ pointer, accountIdType }) => pointer === '/creditorAccount/id/value' && accountIdType === type);
  if (typeof example === 'string') expect(field?.example).toBe(example);
  else expect(field?.example).toMatch(example);
});
