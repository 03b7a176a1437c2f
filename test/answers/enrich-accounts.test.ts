/** What `enrich` says of the account, and of identifiers that are joined or split. */
import { describe, expect, test } from 'vitest';
import { COMMERZBANK, enriched } from './enriched.js';
import { sealed } from './ibans.js';
import { account, iban, member } from './instructions.js';

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

test.each([
  ['DE', '12345678', '37040044'],
  ['AT', '23457', '12000'],
])('makes no IBAN of an account number and a bank code in each other’s place: %s', (country, memberId, number) => {
  expect(enriched({ country, ...member(memberId), ...account(number) }).creditorAccount).toBeUndefined();
});

test.each([
  ['IL', '12612', '612/123456'],
  ['IL', '12612', '12-612-123456'],
  ['AT', '19043', '19043/23457'],
  ['CY', '00200128', '128-1200527'],
  ['UA', '322313', '322313 26007233'],
  // as long as an account number that nothing was left out of
  ['DK', '5960', '5960 973391'],
  ['AT', '19043', '19043911216'],
  ['BH', 'KFHO', 'KFHO3228313178'],
  ['AE', '033', '1234567890/033'],
  // the bank of two digits, or without the zero that a spreadsheet leaves out
  ['SA', '95', '9571222815'],
  ['SA', '95', '9571 2228 15'],
  ['SD', '29', '2910501234'],
  ['AE', '033', '331234567890'],
  ['IL', '10800', '1099999999'],
  ['LY', '002048', '4801234567'],
  // a check digit belongs to the number: of ten digits one is missing
  ['FO', '0052', '521913236'],
  ['GL', '0052', '521913236'],
  // as long as a number that lost nothing, where one may lose its zeros
  ['DK', '5960', '5960973391'],
])('makes no IBAN of an account number that may begin with its bank or branch once more: %s', (country, memberId, number) => {
  expect(enriched({ country, ...member(memberId), ...account(number) }).creditorAccount).toBeUndefined();
});

test.each([
  // what is left is too short for an account number, or fails the check digits that the whole holds
  ['BE', '539', '539-0075470-34', 'BE68539007547034'],
  ['EE', '22', '221020145685', 'EE382200221020145685'],
  // one digit is had by chance too often, and zeros stand before any whole number
  ['OM', '004', '435609586988', 'OM910040000435609586988'],
  ['AE', '003', '0031234567890123', 'AE400030031234567890123'],
])('makes the IBAN of a whole account number that begins like its bank: %s', (country, memberId, number, made) => {
  expect(enriched({ country, ...member(memberId), ...account(number) }).creditorAccount?.ids?.[0]).toEqual({ value: made, type: 'IBAN' });
});

test.each([
  ['DE', undefined, '0801461843/10000000'],
  ['AT', undefined, '34208014618/00100'],
  ['GB', 'NWBKGB2L', '31926819/60-16-13'],
  ['GB', 'NWBKGB2L', '31926819/601613'],
])('makes no IBAN of an account number that its bank follows, as if the bank came first: %s', (country, bic, number) => {
  expect(enriched({ country, ...(bic && { creditorAgent: { bic } }), ...account(number) }).creditorAccount).toBeUndefined();
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

describe('a branch beside an IBAN', () => {
  const BELGIAN = iban('BE68539007547034');
  const BULGARIAN = iban('BG80BNBG96611020345678');

  test('that its bank identifier does not have keeps this out', () => {
    for (const payment of [
      { ...BULGARIAN, creditorAgent: { branchId: '001' } },
      { ...BELGIAN, creditorAgent: { branchId: '001' } },
    ]) {
      expect(enriched(payment).creditorAccount?.ids).toHaveLength(2);
      expect(enriched(payment).creditorAgent?.clearingSystemMemberId).toBeUndefined();
    }
  });

  test('that it has, or that hides no bank, does not', () => {
    expect(enriched({ ...BULGARIAN, creditorAgent: { branchId: '9661' } }).creditorAgent?.clearingSystemMemberId?.memberId).toBe(
      'BNBG9661',
    );
    expect(enriched({ ...BELGIAN, creditorAgent: { branchId: 'Gent' } }).creditorAgent?.clearingSystemMemberId?.memberId).toBe('539');
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
    expect(enriched({ country: 'BR', ...member('60701190', '2545') }).creditorAgent?.clearingSystemMemberId).toEqual({
      memberId: '60701190',
    });
    const [short, long] = ['341', '60701190'].map((code) => enriched({ country: 'BR', ...member(code) }).creditorAgent?.name);
    expect(short).toBe(long);
  });

  test.each([
    ['004', '004', undefined],
    ['004', '004', '808'],
    // without it, nobody would know the branch any more
    ['004808', '004808', undefined],
  ])('Hong Kong’s code is that of the bank, and keeps a branch that has no other place: %s', (written, memberId, branch) =>
    expect(enriched({ country: 'HK', ...member(memberId, branch) }).creditorAgent?.clearingSystemMemberId).toEqual({ memberId: written }),
  );
});
