/** What `enrich` adds, and what it leaves alone. */
import { describe, expect, test } from 'vitest';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import type { Enrichments } from '../../src/engine/enrich.js';
import { createEngine, enrich, enrichAll } from '../../src/full.js';
import { checkDigits } from '../../src/identifiers/read-iban.js';
import { createEngine as createBareEngine } from '../../src/index.js';
import { dataset } from './datasets.js';
import { sealed } from './ibans.js';
import { account, bic, iban, member } from './instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const bare = createBareEngine({ on: '2026-11-20' });
const enriched = (instruction: unknown, by = engine): Enrichments => enrich(instruction, by).enrichments;

const COMMERZBANK = 'DE89370400440532013000';
const BARCLAYS_US = { name: 'Barclays Bank PLC, New York', address: { country: 'US', townName: 'New York' }, bic: 'BARCUS33XXX' };

test('everything that is known of a German account', () => {
  expect(enrich({ ...iban(COMMERZBANK), intermediaryAgent2: { bic: 'barcus33' } }, engine)).toEqual({
    enrichments: {
      creditorAgent: {
        name: 'Commerzbank',
        address: { country: 'DE', streetName: expect.any(String), townName: 'Frankfurt/Main' },
        bic: 'COBADEFFXXX',
        clearingSystemMemberId: { memberId: '37040044' },
        logo: expect.stringMatching(/^data:image\/svg\+xml,/),
      },
      creditorAccount: {
        ids: [
          { value: COMMERZBANK, type: 'IBAN' },
          { value: '0532013000', type: 'ACCOUNT_NUMBER' },
        ],
      },
      intermediaryAgent2: { bic: 'BARCUS33XXX' },
      settlementInformation: { settlementSystems: ['SCT_INST', 'SCT', 'SWIFT'] },
    },
  });
});

describe('nothing known, nothing said', () => {
  test.each([
    ['no object', 7],
    ['nothing', {}],
    ['empty members', { creditorAgent: {}, creditorAccount: { id: {} }, intermediaryAgent1: {} }],
    ['a BIC that is none', bic('COBADEF')],
    ['a BIC that cannot exist', bic('COBADE1F')],
    ['an IBAN that fails its check', iban('DE88370400440532013000')],
    ['a country without rules of its own', { country: 'AQ', ...member('003', '04567') }],
    ['an account alone', { country: 'DE', ...account('532013000') }],
    ['an account of another kind', { country: 'DE', creditorAccount: { id: { value: '532013000', type: 'EMAIL' } } }],
    ['an intermediary that is none', { intermediaryAgent1: { bic: 'x' }, intermediaryAgent3: { bic: 7 } }],
  ])('%s', (_, instruction) => expect(enriched(instruction)).toEqual({}));

  test('local details that make no IBAN add no account', () => {
    const details = { country: 'DE', ...member('37040044') };
    expect(enriched({ ...details, ...account('532023000') })).toEqual(enriched(details)); // fails the bank's method
    expect(enriched({ ...details, ...account('123456789012') })).toEqual(enriched(details));
    expect(enriched({ country: 'GB', ...member('601613'), ...account('31926819') })).toEqual({
      creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
    });
  });

  test('an account of the wrong type is not read', () => {
    const creditorAccount = { type: 7, id: { value: '532013000' } };
    expect(enriched({ country: 'DE', ...member('37040044'), creditorAccount }).creditorAccount).toBeUndefined();
  });

  test('a bank identifier beside a broken IBAN is read by its own country, or not at all', () => {
    expect(enriched({ ...member('37040044'), ...iban('DE88370400440532013000') })).toEqual({});
    expect(enriched({ country: 'DE', ...member('37040044'), ...iban('BE88370400440532013000') }).creditorAgent?.bic).toBe('COBADEFFXXX');
  });
});

describe('the members are those of the contract', () => {
  const ADDRESS = ['country', 'department', 'streetName', 'buildingNumber', 'floor', 'postCode', 'townName', 'countrySubdivision'];
  const shapes: Readonly<Record<string, readonly string[]>> = {
    enrichments: [
      'creditorAgent',
      'creditorAccount',
      'intermediaryAgent1',
      'intermediaryAgent2',
      'intermediaryAgent3',
      'settlementInformation',
    ],
    creditorAgent: ['name', 'address', 'bic', 'clearingSystemMemberId', 'logo'],
    address: ADDRESS,
    clearingSystemMemberId: ['memberId'],
    creditorAccount: ['ids'],
    ids: ['value', 'type'],
    intermediaryAgent1: ['bic'],
    settlementInformation: ['settlementSystems'],
  };

  function holdTo(name: string, value: unknown): void {
    if (Array.isArray(value)) for (const item of value) holdTo(name, item);
    else if (typeof value === 'object') {
      expect(value).not.toBeNull();
      const members = Object.entries(value ?? {});
      if (name !== 'enrichments') expect(members.length).toBeGreaterThan(0);
      for (const [member, inner] of members) {
        expect(shapes[name]).toContain(member);
        holdTo(member, inner);
      }
    } else {
      expect(typeof value).toBe('string');
      expect(value).not.toBe('');
    }
  }

  test.each([
    ['an IBAN', iban(COMMERZBANK)],
    ['an IBAN of an unknown bank', iban('NL29UCTK8916702682')],
    ['a BIC', bic('BARCUS33')],
    ['an unknown BIC', bic('QQQQUS33')],
    ['a bank identifier', { country: 'ES', ...member('2100') }],
    ['a branch', { country: 'AU', ...member('062000') }],
    ['intermediaries', { intermediaryAgent1: { bic: 'BARCUS33' } }],
  ])('%s', (_, instruction) => holdTo('enrichments', enriched(instruction)));
});

describe('the bank', () => {
  test.each([
    ['eight characters become eleven', bic('barcus33'), BARCLAYS_US],
    ['a BIC that nobody lists', bic('QQQQUS33'), { bic: 'QQQQUS33XXX' }],
    ['a branch keeps its letters', bic('COBADEFF370'), { bic: 'COBADEFF370' }],
    [
      'by the bank identifier',
      { country: 'DE', ...member('370 400 44') },
      { name: 'Commerzbank', bic: 'COBADEFFXXX', clearingSystemMemberId: { memberId: '37040044' } },
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
  test('but not by one of another country', () => {
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

describe('the account', () => {
  const ids = (instruction: unknown) =>
    Object.fromEntries((enriched(instruction).creditorAccount?.ids ?? []).map(({ type, value }) => [type, value]));
  test.each([
    ['GB', iban('gb29 nwbk 6016 1331 9268 19'), { IBAN: 'GB29NWBK60161331926819', ACCOUNT_NUMBER: '31926819' }],
    [
      'GB, from its parts',
      { country: 'GB', ...account('31926819'), creditorAgent: { bic: 'NWBKGB2L', clearingSystemMemberId: { memberId: '60-16-13' } } },
      { IBAN: 'GB29NWBK60161331926819' },
    ],
    [
      'DE, from its parts',
      { country: 'DE', ...member('37040044'), ...account('532013000') },
      { IBAN: COMMERZBANK, ACCOUNT_NUMBER: '0532013000' },
    ],
    ['CZ', iban('CZ6508000000192000145399'), { ACCOUNT_NUMBER: '19-2000145399' }],
    ['a territory’s prefix gives way to the country’s', iban('RE4220041010050500013M02606'), { IBAN: 'FR1420041010050500013M02606' }],
    ['an IBAN with a warning', iban('NL64ABNA0417164301'), { IBAN: 'NL64ABNA0417164301' }],
  ])('%s', (_, instruction, expected) => expect(ids(instruction)).toMatchObject(expected));
});

describe('identifiers joined or split', () => {
  test.each([
    ['CA', '00304567', '003', '04567'],
    ['ES', '21000418', '2100', '0418'],
    ['ES', '2100-0418', '2100', '0418'],
    ['IT', '0542811101', '05428', '11101'],
    ['FR', '3000400003', '30004', '00003'],
  ])('%s', (country, joined, bank, branch) => {
    expect(enriched({ country, ...member(joined) })).toEqual(enriched({ country, ...member(bank, branch) }));
  });
});

const systems = (instruction: unknown, by = engine): readonly string[] =>
  enriched(instruction, by).settlementInformation?.settlementSystems ?? [];

describe('settlement systems', () => {
  const british = { country: 'GB', currency: 'GBP', ...member('601613'), ...account('31926819') };
  const american = { country: 'US', currency: 'USD', ...member('021000021'), ...account('1234567890') };
  test('domestic systems, the fastest first', () => {
    expect(systems({ currency: 'GBP', ...iban('GB29NWBK60161331926819') })).toEqual(['GB_FPS', 'GB_BACS', 'GB_CHAPS', 'SWIFT']);
    expect(systems(american)).toEqual(['US_FEDACH', 'US_FEDWIRE', 'SWIFT']);
  });
  test.each([
    ['a BIC', { country: 'DE', currency: 'EUR', ...bic('COBADEFF') }, ['SCT_INST', 'SCT', 'T2', 'SWIFT']],
    ['a bank code', { country: 'DE', currency: 'EUR', ...member('37040044') }, ['SCT_INST', 'SCT', 'T2', 'SWIFT']],
    ['a routing number', { country: 'US', currency: 'USD', ...member('021000021') }, ['US_FEDACH', 'US_FEDWIRE', 'SWIFT']],
    ['a sort code', { country: 'GB', currency: 'GBP', ...member('601613') }, ['GB_FPS', 'GB_BACS', 'GB_CHAPS']],
    ['an ISPB, of a bank that takes part in Pix', { country: 'BR', currency: 'BRL', ...member('00000000') }, ['BR_PIX', 'BR_TED']],
    ['an ISPB, of one that does not', { country: 'BR', currency: 'BRL', ...member('00122327') }, ['BR_TED']],
    ['an IFSC', { country: 'IN', currency: 'INR', ...member('HDFC0000001') }, ['IN_NEFT', 'IN_RTGS']],
    ['a BIC alone says the country', { currency: 'EUR', ...bic('COBADEFF') }, ['SCT_INST', 'SCT', 'T2', 'SWIFT']],
    ['a wallet: the method says what carries it', { method: 'GCASH', country: 'PH', currency: 'PHP' }, ['PH_INSTAPAY', 'PH_PESONET']],
  ])('without an account the bank, the country and the currency decide: %s', (_, instruction, expected) => {
    expect(systems(instruction)).toEqual(expected);
  });
  test.each([
    ['an account that makes no IBAN', british],
    ['an account that is wrong', { ...american, ...account('123456789012345678') }],
    ['a bank that the method misses', { country: 'US', currency: 'USD', method: 'BANK_ACCOUNT', ...account('1234567890') }],
    ['a bank that is wrong', { ...american, ...member('021000022') }],
    ['an IBAN that is wrong', { country: 'US', currency: 'USD', ...iban('DE88370400440532013000') }],
    ['no account and no bank', { country: 'US', currency: 'USD' }],
    ['no account and no currency', { country: 'US', ...member('021000021') }],
    ['no account and a bank that is wrong', { country: 'US', currency: 'USD', ...member('021000022') }],
    ['no account and a BIC that is none', { country: 'DE', currency: 'EUR', ...bic('COBADE') }],
    ['no country', account('1234567890')],
  ])('none for %s', (_, instruction) => expect(systems(instruction)).toEqual([]));
  test('a number without a type is an account number', () => {
    expect(systems({ ...american, creditorAccount: { id: { value: '1234567890' } } })).toEqual(systems(american));
  });
  test('those that take what the account is known by, and no others', () => {
    const canadian = { country: 'CA', currency: 'CAD', ...member('000304567') };
    for (const id of [{ value: '1234567' }, { value: '1234567', type: 'ACCOUNT_NUMBER' }])
      expect(systems({ ...canadian, creditorAccount: { id } })).toEqual(['CA_EFT', 'CA_LYNX', 'SWIFT']);
    const address = { id: { value: 'ada@example.org', type: 'EMAIL' } };
    expect(systems({ ...canadian, creditorAccount: address })).toEqual(['CA_INTERAC']);
  });
  test('what is only suspicious is no reason for none', () => {
    for (const number of ['7777777777', '4242424242424242'])
      expect(systems({ ...american, ...account(number) })).toEqual(systems(american));
  });
  test('a country of which no account layout is known is paid by correspondent banks', () => {
    expect(systems({ country: 'KY', currency: 'USD', ...bic('BARCKYKY'), ...account('1234567890') })).toEqual(['SWIFT']);
  });
  test('another currency goes by correspondent banks', () => {
    expect(systems({ ...american, currency: 'EUR', ...{ creditorAgent: { bic: 'BARCUS33' } } })).toEqual(['SWIFT']);
  });
  test('a passive BIC carries nothing abroad', () => {
    expect(systems({ country: 'US', currency: 'EUR', ...bic('BARCUS31'), ...account('1234567890') })).toEqual([]);
  });
});

describe('SEPA schemes', () => {
  const schemes = (instruction: unknown, by = engine): readonly string[] =>
    systems(instruction, by).filter((code) => /^S(?:CT|DD)(?:_|$)/.test(code));
  const on = (day: string) => createBareEngine({ on: day });
  // no list says of the banks that they take instant payments, or credit transfers at all
  const EURO = ['SCT'];
  const serbian = iban('RS35260005601001611379');
  const montenegrin = iban('ME25505000012345678951');
  const albanian = iban('AL47212110090000000235698741');
  const bulgarian = iban('BG80BNBG96611020345678');
  const french = iban('FR1420041010050500013M02606');
  test.each([
    ['euro area', iban(COMMERZBANK), '2026-11-20', EURO],
    ['another currency', { currency: 'USD', ...iban(COMMERZBANK) }, '2026-11-20', []],
    ['euro', { currency: 'EUR', ...iban(COMMERZBANK) }, '2026-11-20', EURO],
    ['GB', iban('GB29NWBK60161331926819'), '2026-11-20', ['SCT']],
    ['CH', iban('CH9300762011623852957'), '2026-11-20', ['SCT']],
    ['RS before', serbian, '2026-05-04', []],
    ['RS since', serbian, '2026-05-05', ['SCT']],
    ['ME before', montenegrin, '2025-10-06', []],
    ['ME since', montenegrin, '2025-10-07', ['SCT']],
    ['AL before', albanian, '2025-10-06', []],
    ['AL since', albanian, '2025-10-07', ['SCT']],
    ['BG before the euro', bulgarian, '2025-12-31', ['SCT']],
    ['BG with the euro', bulgarian, '2026-01-01', EURO],
    ['FR', french, '2026-11-20', EURO],
    ['Réunion by the instruction', { country: 'RE', ...french }, '2026-11-20', EURO],
    ['New Caledonia by the instruction', { country: 'NC', ...french }, '2026-11-20', []],
    ['New Caledonia by the BIC', { ...bic('BCADNCNN'), ...french }, '2026-11-20', []],
    ['New Caledonia by the prefix', iban(`NC${checkDigits('NC', '20041010050500013M02606')}20041010050500013M02606`), '2026-11-20', []],
    ['French Polynesia by the BIC', { ...bic('SOCBPFTX'), ...french }, '2026-11-20', []],
    ['outside SEPA', iban('TR330006100519786457841326'), '2026-11-20', []],
  ])('%s', (_, instruction, day, expected) => {
    expect(enriched(instruction, on(day)).creditorAccount).toBeDefined();
    expect(schemes(instruction, on(day))).toEqual(expected);
  });

  test('by what the participant lists know of the bank', () => {
    const participants = (name: string, columns: readonly string[], rows: Dataset['rows']) => dataset(`registries/${name}`, columns, rows);
    const dates = ['bic', 'readyOn', 'leavesOn'];
    const listed = (...overlays: readonly Dataset[]) =>
      createBareEngine({ on: '2026-11-20', overlays: [dataset('banks/DE', ['bankCode', 'bic'], [['37040044', 'COBADEFF']]), ...overlays] });
    const german = iban(COMMERZBANK);
    const sct = (leavesOn: string | null) => participants('sct-participants', dates, [['COBADEFF', '2008-01-28', leavesOn]]);
    const instant = (readyOn: string) => participants('sct-inst-participants', dates, [['COBADEFF', readyOn, null]]);
    expect(schemes(german, listed())).toEqual(['SCT']);
    expect(schemes(german, listed(sct(null)))).toEqual(['SCT_INST', 'SCT']);
    expect(schemes(german, listed(sct('2026-01-01')))).toEqual([]);
    expect(schemes(german, listed(instant('2018-01-01')))).toEqual(['SCT_INST', 'SCT']);
    expect(schemes(german, listed(sct(null), instant('2027-01-01')))).toEqual(['SCT']);
  });
});

test('many are enriched in their order', () => {
  const instructions = [bic('BARCUS33'), {}, iban(COMMERZBANK)];
  expect([...enrichAll(instructions, bare)]).toEqual(instructions.map((instruction) => enrich(instruction, bare)));
});

describe('the bank of a BIC that serves several bank codes', () => {
  const sortCode = (bic: string) => ({
    country: 'GB',
    creditorAgent: { bic, clearingSystemMemberId: { memberId: '200915' } },
    creditorAccount: { id: { value: '41011166', type: 'ACCOUNT_NUMBER' } },
  });
  test('is not taken for one of them', () => expect(enrich(sortCode('BARCGB22'), engine).enrichments.creditorAccount).toBeUndefined());
  test('is, where no directory says more', () =>
    expect(enriched(sortCode('BUKBGB22'), bare).creditorAccount?.ids[0]?.value).toMatch(/BUKB/));
  test('and another is', () =>
    expect(enrich(sortCode('BUKBGB22'), engine).enrichments.creditorAccount?.ids[0]?.value).toMatch(/^GB\d\dBUKB20091541011166$/));
});

test('the bank letters of an IBAN are no domestic bank identifier', () => {
  const { creditorAgent } = enrich({ creditorAccount: { id: { value: 'NL91ABNA0417164300' } } }, engine).enrichments;
  expect(creditorAgent).toMatchObject({ bic: 'ABNANL2AXXX' });
  expect(creditorAgent).not.toHaveProperty('clearingSystemMemberId');
});

describe('a branch', () => {
  test('has an address of its own', () => {
    expect(enriched({ country: 'AU', ...member('062000') }).creditorAgent).toMatchObject({
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
    expect(enriched({ country: 'AU', ...member('062000') }).creditorAgent?.address).not.toHaveProperty('department');
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

describe('domestic accounts', () => {
  test('a Swedish account becomes an IBAN, and keeps its clearing number', () => {
    const expected = {
      creditorAgent: { bic: 'ESSESESSXXX', clearingSystemMemberId: { memberId: '5839' } },
      creditorAccount: {
        ids: [
          { value: 'SE4550000000058398257466', type: 'IBAN' },
          { value: '8257466', type: 'ACCOUNT_NUMBER' },
        ],
      },
    };
    expect(enriched({ country: 'SE', ...member('5839'), ...account('8257466') })).toMatchObject(expected);
    expect(enriched(iban('SE4550000000058398257466'))).toMatchObject(expected);
  });

  test('what a Swedish IBAN does not say of the clearing number is kept or absent', () => {
    const number = { value: '517182351', type: 'ACCOUNT_NUMBER' };
    const handelsbanken = 'SE5860000000000517182351';
    expect(enriched(iban(handelsbanken)).creditorAccount?.ids[1]).toEqual(number);
    expect(enriched(iban(handelsbanken)).creditorAgent).not.toHaveProperty('clearingSystemMemberId');
    expect(enriched({ country: 'SE', ...member('6114'), ...account('517182351') })).toMatchObject({
      creditorAgent: { clearingSystemMemberId: { memberId: '6114' } },
      creditorAccount: { ids: [{ value: handelsbanken }, number] },
    });
    expect(enriched({ country: 'SE', ...member('600'), ...iban(handelsbanken) }).creditorAgent).not.toHaveProperty(
      'clearingSystemMemberId',
    );
    const unpublished = sealed('SE', `930${'1'.repeat(17)}`);
    expect(enriched(iban(unpublished)).creditorAccount?.ids).toEqual([{ value: unpublished, type: 'IBAN' }]);
  });

  test('a number of which no IBAN is made has the systems of its country, and none abroad', () => {
    const systems = (instruction: unknown) => enriched(instruction).settlementInformation?.settlementSystems;
    expect(systems({ country: 'SE', ...account('5402-9681') })).toContain('SE_BANKGIROT');
    const brazilian = { country: 'BR', ...account('210169-6'), creditorAgent: { ...member('001', '1584').creditorAgent, bic: 'BRASBRRJ' } };
    expect(systems(brazilian)).toEqual(['BR_PIX', 'BR_TED']);
    expect(enriched(brazilian).creditorAgent).toMatchObject({
      name: 'Banco do Brasil S.A.',
      clearingSystemMemberId: { memberId: '0011584' },
    });
    expect(systems({ country: 'GT', ...account('1210029690') })).toContain('GT_ACH');
  });

  test('a Brazilian bank is known by either of its codes', () => {
    for (const code of ['341', '60701190']) {
      expect(enriched({ country: 'BR', ...member(code) }).creditorAgent).toMatchObject({ clearingSystemMemberId: { memberId: code } });
    }
    const [short, long] = ['341', '60701190'].map((code) => enriched({ country: 'BR', ...member(code) }).creditorAgent?.name);
    expect(short).toBe(long);
  });

  test('Hong Kong’s code is that of the bank, with a branch or without', () => {
    for (const details of [member('004808'), member('004', '808'), member('004')]) {
      expect(enriched({ country: 'HK', ...details }).creditorAgent?.clearingSystemMemberId).toEqual({ memberId: '004' });
    }
  });
});
