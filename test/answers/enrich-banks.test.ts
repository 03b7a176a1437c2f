/** What `enrich` says of the bank and its branch. */
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../src/directory/dataset.js';
import { createEngine, enrich } from '../../src/full.js';
import { createEngine as createBareEngine } from '../../src/index.js';
import { dataset } from './datasets.js';
import { bare, COMMERZBANK, engine, enriched } from './enriched.js';
import { sealed } from './ibans.js';
import { bic, iban, member } from './instructions.js';

const BARCLAYS_US = { name: 'Barclays Bank PLC, New York', address: { country: 'US', townName: 'New York' }, bic: 'BARCUS33XXX' };

describe('the bank', () => {
  test.each([
    ['eight characters become eleven', bic('barcus33'), BARCLAYS_US],
    ['a BIC that nobody lists', bic('QQQQUS33'), { bic: 'QQQQUS33XXX' }],
    [
      'a BIC that went out of use with its bank, and stands in no list: the bank that it became',
      bic('BOKLNPKA'),
      { name: 'Global IME Bank Limited', bic: 'BOKLNPKAXXX' },
    ],
    ['a branch keeps its letters', bic('COBADEFF370'), { bic: 'COBADEFF370' }],
    [
      'by the bank identifier',
      { country: 'DE', ...member('370 400 44') },
      { name: 'Commerzbank', bic: 'COBADEFFXXX', clearingSystemMemberId: { memberId: '37040044' } },
    ],
    [
      'with the check digit of a branch in Brazil',
      { country: 'BR', ...member('0036030500001') },
      {
        name: 'Caixa Econômica Federal',
        address: { country: 'BR', townName: 'Sao Paulo' },
        bic: 'CEFXBRSPXXX',
        clearingSystemMemberId: { memberId: '0036030500001' },
      },
    ],
    [
      'in Canada as institution and transit, where nothing says that they stand the other way round',
      { country: 'CA', ...member('00300004') },
      { name: 'Royal Bank of Canada (RBC)', bic: 'ROYCCAT2XXX', clearingSystemMemberId: { memberId: '00300004' } },
    ],
    [
      'in Canada where a hyphen says which is which',
      { country: 'CA', ...member('00300-004') },
      { name: 'The Toronto-Dominion Bank (TD)', bic: 'TDOMCATTXXX', clearingSystemMemberId: { memberId: '00400300' } },
    ],
    ['without leading zeros', { country: 'CH', ...member('762') }, { clearingSystemMemberId: { memberId: '00762' } }],
    [
      'a bank of the list whose BIC is not known',
      { country: 'CZ', creditorAgent: { bic: 'KOMBCZPP', clearingSystemMemberId: { memberId: '2100' } } },
      { name: 'ČSOB Hypoteční banka, a.s.', bic: 'KOMBCZPPXXX' },
    ],
    [
      'of the account, with the BIC of another bank as it was given',
      { ...bic('DEUTDEFF'), ...iban(COMMERZBANK) },
      { name: 'Commerzbank', bic: 'DEUTDEFFXXX' },
    ],
    ['of several BICs the one that was given', { ...bic('BUKBGB22'), ...iban('GB33BUKB20201555555555') }, { bic: 'BUKBGB22XXX' }],
    ['of several BICs the other that was given', { ...bic('BARCGB22'), ...iban('GB33BUKB20201555555555') }, { bic: 'BARCGB22XXX' }],
  ])('%s', (_, instruction, expected) => expect(enriched(instruction).creditorAgent).toMatchObject(expected));

  const unknownBank = sealed('FR', '99999000010000000000100');
  test('an unknown bank is described by the BIC that was given', () => {
    expect(enriched({ ...bic('BNPAFRPP'), ...iban(unknownBank) }).creditorAgent).toMatchObject({ name: 'BNP Paribas', bic: 'BNPAFRPPXXX' });
  });
  test('is not found by a BIC of another country', () => {
    expect(enriched({ ...bic('DEUTDEFF'), ...iban(unknownBank) }).creditorAgent).toEqual({
      bic: 'DEUTDEFFXXX',
      clearingSystemMemberId: { memberId: '9999900001' },
    });
  });

  test.each([
    ['TRWIGB2L', 'TRWI23080112345678'], // Wise in Swift; TRWIGB22 in SEPA
    ['TRWIGB2B', 'TRWI23080112345678'],
    ['SRLGGB2L', 'SRLG60837112345678'],
    ['SRLGGB3L', 'SRLG60837112345678'],
  ])('of several BICs of one bank, %s stays', (given, bban) => {
    expect(enriched({ ...bic(given), ...iban(sealed('GB', bban)) }).creditorAgent?.bic).toBe(`${given}XXX`);
  });

  test('the address stands in the country of its entry', () => {
    const lithuanian = iban(sealed('LT', '3002200000000000')); // kept by a bank in Ireland
    expect(enriched(lithuanian).creditorAgent?.address?.country).toBe('IE');
    expect(enriched(iban(sealed('FR', '17499000010000000000100'))).creditorAgent?.address?.country).toBe('NC');
  });

  test('an entry without a town gives its country alone', () => {
    const only = createBareEngine({ overlays: [dataset('banks/DE', ['bankCode', 'name'], [['37040044', 'Bank']])] });
    expect(enriched(iban(COMMERZBANK), only).creditorAgent).toEqual({
      name: 'Bank',
      address: { country: 'DE' },
      clearingSystemMemberId: { memberId: '37040044' },
    });
  });

  test('the mark is that of the longest prefix', () => {
    const marks = dataset(
      'logos/banks',
      ['bicPrefix', 'title', 'dataUri'],
      [
        ['BARC', 'x', 'data:,long'],
        ['BARCUS', 'x', 'data:,longer'],
      ],
    );
    const marked = createBareEngine({ overlays: [marks] });
    expect(enriched(bic('BARCUS33'), marked).creditorAgent?.logo).toBe('data:,longer');
    expect(enriched(bic('BARCGB22'), marked).creditorAgent?.logo).toBe('data:,long');
    expect(enriched(bic('COBADEFF'), marked).creditorAgent?.logo).toBeUndefined();
  });

  describe('where the bank code is the beginning of the BIC', () => {
    const known = (...bics: readonly string[]) =>
      createBareEngine({
        on: '2026-11-20',
        overlays: [
          dataset(
            'bics/GB',
            ['bic', 'name'],
            bics.map((code): readonly Cell[] => [code, `Bank ${code}`]),
          ),
        ],
      });
    const british = iban('GB29NWBK60161331926819');
    test.each([
      ['the only BIC is the bank’s', ['NWBKGB2L'], 'NWBKGB2LXXX'],
      ['its branches are the same bank', ['NWBKGB2L', 'NWBKGB2L123'], 'NWBKGB2LXXX'],
      ['one outside the network does not count', ['NWBKGB21', 'NWBKGB2L', 'NWBKGB20'], 'NWBKGB2LXXX'],
      ['of two nobody knows which', ['NWBKGB2L', 'NWBKGB33'], undefined],
      ['a branch alone is no head office', ['NWBKGB2L123'], undefined],
      ['none', ['BARCGB22'], undefined],
    ])('%s', (_, bics, expected) => expect(enriched(british, known(...bics)).creditorAgent?.bic).toBe(expected));
  });
});

describe('the bank of a BIC that serves several bank codes', () => {
  const sortCode = (bic: string) => ({
    country: 'GB',
    creditorAgent: { bic, clearingSystemMemberId: { memberId: '200915' } },
    creditorAccount: { id: { value: '41011166', type: 'ACCOUNT_NUMBER' } },
  });
  test('is not taken for one of them', () => expect(enrich(sortCode('BARCGB22'), engine).enrichments.creditorAccount).toBeUndefined());
  test('is taken for the only one where no directory says more', () =>
    expect(enriched(sortCode('BUKBGB22'), bare).creditorAccount?.ids[0]?.value).toMatch(/BUKB/));
  test('stands in the IBAN where the directory has one bank code for it', () =>
    expect(enrich(sortCode('BUKBGB22'), engine).enrichments.creditorAccount?.ids[0]?.value).toMatch(/^GB\d\dBUKB20091541011166$/));
});

test('the bank letters of an IBAN are no domestic bank identifier', () => {
  const { creditorAgent } = enrich({ creditorAccount: { id: { value: 'NL91ABNA0417164300' } } }, engine).enrichments;
  expect(creditorAgent).toMatchObject({ bic: 'ABNANL2AXXX' });
  expect(creditorAgent).not.toHaveProperty('clearingSystemMemberId');
});

describe('a branch', () => {
  test('has an address of its own', () => {
    const branches = dataset(
      'branches/AU',
      ['memberId', 'name', 'street', 'town', 'postCode', 'state'],
      [['062000', '48 Martin Place', '48 Martin Place', 'Sydney', '2000', 'NSW']],
    );
    const withBranches = createEngine({ on: '2026-11-20', overlays: [branches] });
    const { creditorAgent } = enrich({ country: 'AU', ...member('062000') }, withBranches).enrichments;
    expect(creditorAgent).toMatchObject({
      address: {
        country: 'AU',
        streetName: 'Martin Place',
        buildingNumber: '48',
        postCode: '2000',
        townName: 'Sydney',
        countrySubdivision: 'NSW',
      },
      clearingSystemMemberId: { memberId: '062000' },
    });
    expect(creditorAgent?.address).not.toHaveProperty('department');
    expect(enriched({ country: 'NZ', ...member('02', '0100') }).creditorAgent?.address).toEqual({ country: 'NZ', department: 'Auckland' });
  });

  test.each([
    ['of which only the number is known', 'IN', 'HDFC0000001'],
    ['that is not known', 'AU', '062999'],
    ['without a directory', 'CA', '000304567'],
  ])('%s has that of its bank, if any', (_, country, memberId) => {
    expect(enriched({ country, ...member(memberId) }).creditorAgent?.address ?? {}).not.toHaveProperty('department');
  });
});

describe('the beginning of a bank identifier', () => {
  test.each([
    ['PL', '10901014', 'Erste Bank Polska Spółka Akcyjna', 'WBKPPLPPXXX'],
    ['PL', '11402004', 'mBank S.A.', 'BREXPLPWXXX'],
    ['AU', '012003', 'Australia and New Zealand Banking Group Limited', 'ANZBAU3MXXX'],
    ['AU', '664799', 'Suncorp Bank (Norfina Limited)', 'METWAU4BXXX'],
  ])('of %s %s is %s', (country, memberId, name, code) =>
    expect(enriched({ country, ...member(memberId) }).creditorAgent).toMatchObject({ name, bic: code }),
  );

  test.each([
    ['cooperative banks', 'PL', '80000001'],
    ['two banks', 'PL', '10600076'],
    ['many institutions', 'AU', '802101'],
  ])('that %s have names none', (_, country, memberId) =>
    expect(enriched({ country, ...member(memberId) }).creditorAgent ?? {}).not.toHaveProperty('name'),
  );
});
