/** The bank of an instruction, by directories of a few rows. */
import { describe, expect, test, vi } from 'vitest';
import type { EnrichedAgent } from '../../src/answers/enrich/agent.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { createEngine, enrich } from '../../src/index.js';
import { dataset } from './datasets.js';
import { sealed } from './ibans.js';
import { bic, iban, member } from './instructions.js';

const agentOf = (instruction: unknown, ...overlays: readonly Dataset[]): EnrichedAgent | undefined =>
  enrich(instruction, createEngine({ on: '2026-11-20', overlays })).enrichments.creditorAgent;

const COMMERZBANK = iban('DE89370400440532013000');
const german = (name: 'banks' | 'bics', columns: readonly string[], ...rows: Dataset['rows']) => dataset(`${name}/DE`, columns, rows);

describe('the BIC', () => {
  test('of several of eleven characters the one that was given with eight', () => {
    const british = dataset(
      'banks/GB',
      ['bankCode', 'bic'],
      [
        ['BUKB', 'BARCGB22XXX'],
        ['BUKB', 'BUKBGB22XXX'],
      ],
    );
    expect(agentOf({ ...bic('BUKBGB22'), ...iban('GB33BUKB20201555555555') }, british)?.bic).toBe('BUKBGB22XXX');
    expect(agentOf(iban('GB33BUKB20201555555555'), british)?.bic).toBe('BARCGB22XXX');
  });

  test('beside the IBAN of a bank whose BIC is not known is kept', () => {
    const banks = german('banks', ['bankCode', 'name'], ['37040044', 'Bank']);
    expect(agentOf({ ...bic('COBADEFF'), ...COMMERZBANK }, banks)).toMatchObject({ name: 'Bank', bic: 'COBADEFFXXX' });
    expect(
      agentOf({ country: 'DE', creditorAgent: { ...bic('COBADEFF').creditorAgent, ...member('37040044').creditorAgent } }, banks),
    ).toMatchObject({
      name: 'Bank',
      bic: 'COBADEFFXXX',
    });
  });
});

test('a BIC that was given is never replaced, in any country', () => {
  const directory = (country: string, bankCode: string, code: string) =>
    dataset(`banks/${country}`, ['bankCode', 'bic', 'name'], [[bankCode, code, 'Bank']]);
  for (const [given, kept] of [
    ['PSSTFRPP', 'PSSTFRPPXXX'], // the directory has a branch of it
    ['PSSTFRPPLIL', 'PSSTFRPPLIL'], // another branch
    ['PSSTFR22', 'PSSTFR22XXX'], // another BIC of the same institution
    ['BNPAFRPP', 'BNPAFRPPXXX'], // another bank
    ['DEUTDEFF', 'DEUTDEFFXXX'], // another country
  ] as const) {
    const account = iban('FR1420041010050500013M02606');
    expect(agentOf({ ...bic(given), ...account }, directory('FR', '20041', 'PSSTFRPPPAR'))).toMatchObject({ name: 'Bank', bic: kept });
  }
  const american = { country: 'US', creditorAgent: { bic: 'CHASUS3C', clearingSystemMemberId: { memberId: '021000021' } } };
  expect(agentOf(american, directory('US', '021000021', 'CHASUS33'))?.bic).toBe('CHASUS3CXXX');
  // what is no BIC is none that could be kept
  expect(agentOf({ ...bic('COBADE1F'), ...COMMERZBANK }, directory('DE', '37040044', 'COBADEFF'))?.bic).toBe('COBADEFFXXX');
});

describe('name and place', () => {
  const named = german('bics', ['bic', 'name', 'town'], ['COBADEFF', 'Commerzbank', 'Bonn']);

  test('each from the first entry that says it', () => {
    const placed = german('banks', ['bankCode', 'bic', 'town'], ['37040044', 'COBADEFF', 'Cologne']);
    expect(agentOf(COMMERZBANK, placed, named)).toMatchObject({ name: 'Commerzbank', address: { country: 'DE', townName: 'Cologne' } });
    const other = german('banks', ['bankCode', 'bic', 'name'], ['37040044', 'COBADEFF', 'Bank']);
    expect(agentOf(COMMERZBANK, other, named)).toMatchObject({ name: 'Bank', address: { country: 'DE', townName: 'Bonn' } });
  });

  test('no list is read when there is nothing left to learn', () => {
    const read = (town: string | null) => {
      const banks = german('banks', ['bankCode', 'bic', 'name', 'town'], ['37040044', 'COBADEFF', 'Bank', town]);
      const ask = vi.fn((name: string) => (name === 'banks/DE' ? banks : undefined));
      enrich(COMMERZBANK, createEngine({ on: '2026-11-20', referenceData: { dataset: ask } }));
      return ask.mock.calls.flat();
    };
    expect(read('Cologne')).not.toContain('bics/DE');
    expect(read(null)).toContain('bics/DE');
  });

  test('a branch that is in no list has those of its head office', () => {
    expect(agentOf(bic('COBADEFF370'), named)).toEqual({
      name: 'Commerzbank',
      address: { country: 'DE', townName: 'Bonn' },
      bic: 'COBADEFF370',
    });
  });

  test('without a town the country alone, and no member without a value', () => {
    expect(agentOf(bic('COBADEFF'), german('bics', ['bic', 'name'], ['COBADEFF', 'Commerzbank']))).toStrictEqual({
      name: 'Commerzbank',
      address: { country: 'DE' },
      bic: 'COBADEFFXXX',
    });
    expect(agentOf(bic('COBADEFF'))).toStrictEqual({ bic: 'COBADEFFXXX' });
  });

  test('are told where they are all that is known', () => {
    const latvian = dataset('banks/LV', ['bankCode', 'name', 'town'], [['BANK', 'Bank', 'Riga']]);
    expect(agentOf(iban(sealed('LV', 'BANK0000435195001')), latvian)).toEqual({
      name: 'Bank',
      address: { country: 'LV', townName: 'Riga' },
    });
  });

  test('the country is that of the directory, or the territory that the BIC names', () => {
    const french = (code: string) => dataset('banks/FR', ['bankCode', 'bic', 'town'], [['17499', code, 'Town']]);
    const account = iban(sealed('FR', '17499000010000000000100'));
    expect(agentOf(account, french('BCADNCNN'))?.address).toEqual({ country: 'NC', townName: 'Town' });
    expect(agentOf(account, french('BCADFRPP'))?.address).toEqual({ country: 'FR', townName: 'Town' });
    expect(agentOf(account, french('BCADDEFF'))?.address).toEqual({ country: 'FR', townName: 'Town' });
  });

  test('of a branch of which nothing more is known are those of its bank', () => {
    const banks = dataset('banks/AU', ['bankCode', 'name', 'town'], [['062', 'Bank', 'Perth']]);
    const branches = (name: string | null) => dataset('branches/AU', ['memberId', 'name'], [['062000', name]]);
    const instruction = { country: 'AU', ...member('062000') };
    expect(agentOf(instruction, banks, branches('Harbour'))?.address).toEqual({ country: 'AU', department: 'Harbour' });
    expect(agentOf(instruction, banks, branches(null))?.address).toEqual({ country: 'AU', townName: 'Perth' });
  });
});

describe('the address in the fields of the contract', () => {
  test('has street, number and floor apart', () => {
    const banks = dataset('banks/GB', ['bankCode', 'name', 'town', 'street'], [['TEST', 'Bank', 'London', '3rd Floor, 2 Finsbury Avenue']]);
    expect(agentOf(iban(sealed('GB', 'TEST60161331926819')), banks)?.address).toEqual({
      country: 'GB',
      streetName: 'Finsbury Avenue',
      buildingNumber: '2',
      floor: '3rd Floor',
      townName: 'London',
    });
  });

  test('town and state, where the country has such a state', () => {
    const states = dataset('subdivisions/US', ['code', 'name'], [['NY', 'New York']]);
    const at = (town: string, ...overlays: readonly Dataset[]) => {
      const banks = dataset('banks/US', ['bankCode', 'name', 'town'], [['021000021', 'Bank', town]]);
      return agentOf({ country: 'US', ...member('021000021') }, banks, ...overlays)?.address;
    };
    const newYork = (townName: string) => ({ country: 'US', townName, countrySubdivision: 'NY' });
    expect(at('NEW YORK,NY', states)).toEqual(newYork('NEW YORK'));
    expect(at('New York, NY', states)).toEqual(newYork('New York'));
    expect(at('New York (NY)', states)).toEqual(newYork('New York'));
    for (const town of ['New York, XX', 'New York, Manhattan', 'New York, USA, NY', 'NY']) {
      expect(at(town, states)).toEqual({ country: 'US', townName: town });
    }
    expect(at('NEW YORK,NY')).toEqual({ country: 'US', townName: 'NEW YORK,NY' });
  });

  test('a branch that is named after its street is no department', () => {
    const banks = dataset('banks/AU', ['bankCode', 'name'], [['062', 'Bank']]);
    const at = (name: string, street: string | null) =>
      agentOf(
        { country: 'AU', ...member('062000') },
        banks,
        dataset('branches/AU', ['memberId', 'name', 'street', 'state'], [['062000', name, street, 'NSW']]),
      )?.address;
    const pitt = { country: 'AU', streetName: 'Pitt St', buildingNumber: '242', countrySubdivision: 'NSW' };
    expect(at('242 Pitt St', '242 Pitt St')).toEqual(pitt);
    expect(at('242 Pitt St Sydney', 'Level 4, 242 Pitt St')).toEqual({ ...pitt, floor: 'Level 4' });
    expect(at('242 Pitt St', null)).toEqual(pitt);
    expect(at('Harbour', '242 Pitt St')).toEqual({ ...pitt, department: 'Harbour' });
    expect(at('360 Metro', null)).toEqual({ country: 'AU', department: '360 Metro', countrySubdivision: 'NSW' });
    expect(at('360 Metro', '242 Pitt St')).toEqual({ ...pitt, department: '360 Metro' });
  });
});

describe('the bank that the account number alone names', () => {
  const directory = (country: string, bankCode: string, code: string) =>
    dataset(`banks/${country}`, ['bankCode', 'bic', 'name'], [[bankCode, code, 'Bank']]);
  const number = (country: string, value: string) => ({ country, creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } } });
  const mexican = directory('MX', '032', 'BNMXMXMM');

  test.each([
    ['MX', '032', 'BNMXMXMM', '032180000118359719'],
    ['AR', '285', 'MACRARBA', '2850590940090418135201'],
    ['PE', '011', 'BCONPEPL', '01136600010003254221'],
  ])('%s', (country, bankCode, code, account) => {
    const found = agentOf(number(country, account), directory(country, bankCode, code));
    expect(found).toEqual({ name: 'Bank', address: { country }, bic: `${code}XXX` });
  });

  test('is not taken from a number whose check digits are wrong, or that names none', () => {
    expect(agentOf(number('MX', '032180000118359718'), mexican)).toBeUndefined();
    expect(agentOf(number('AR', '0000003100065557211734'), directory('AR', '000', 'MACRARBA'))).toBeUndefined();
  });

  test('gives way to what was given', () => {
    const account = number('MX', '032180000118359719');
    expect(agentOf({ ...account, ...bic('BCMRMXMM') }, mexican)).toMatchObject({ bic: 'BCMRMXMMXXX' });
    expect(agentOf({ ...account, ...bic('BCMRMXMM') }, mexican)?.name).toBeUndefined();
    expect(agentOf({ ...account, ...member('002') }, mexican)?.bic).toBeUndefined();
  });
});
