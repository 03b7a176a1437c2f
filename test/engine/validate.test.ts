/** What `validate` says, in which order, and where it keeps silent. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain, validate, validateAll } from '../../src/full.js';
import { createEngine as createBareEngine } from '../../src/index.js';
import { sealed } from './ibans.js';
import { account, bic, iban, member } from './instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const info = createEngine({ on: '2026-11-20', threshold: 'info' });
const strict = createEngine({ on: '2026-11-20', threshold: 'error' });
const bare = createBareEngine({ on: '2026-11-20' });

const codes = (instruction: unknown, by = engine): readonly string[] => validate(instruction, by).alerts.map(({ code }) => code);
const places = (instruction: unknown, by = engine): readonly string[] =>
  explain(instruction, by).alerts.map(({ code, pointer }) => `${code} ${pointer}`);

const COMMERZBANK = 'DE89370400440532013000';

/** Objects all of whose members are those of their prototypes, in each place where an object may stand. */
const inheriting = () => {
  const nothing = Object.create({ bic: 7, memberId: 7, branchId: 7, id: 7, value: 7, type: 7, email: 7, phone: 7, settlementSystem: 7 });
  const agent = { ...nothing, clearingSystemMemberId: nothing };
  return {
    creditor: { contactDetails: nothing, address: Object.create({ country: 7, townName: 7 }) },
    creditorAccount: { id: nothing },
    creditorAgent: agent,
    intermediaryAgent1: nothing,
    settlementInformation: nothing,
  };
};

describe('what is no fault', () => {
  test.each([
    ['nothing at all', {}],
    ['empty members', { creditor: { contactDetails: {} }, creditorAccount: { id: {} }, creditorAgent: {}, settlementInformation: {} }],
    [
      'null is absent',
      { country: null, creditor: null, creditorAccount: { id: null, type: null }, creditorAgent: { bic: null }, intermediaryAgent2: null },
    ],
    ['unknown members', { amount: 7, creditor: { shoeSize: 46 }, creditorAgent: { lei: [] }, __proto__x: 1 }],
    ['a member that stands on the prototype', Object.create({ country: 'Germany', creditor: 7 })],
    ['members that stand on the prototypes of members', inheriting()],
    ['a key that would be a prototype', JSON.parse('{"__proto__": {"country": "Germany"}, "constructor": 7}')],
    [
      'a country that has no IBAN',
      { country: 'US', ...account('000123456789'), creditorAgent: { clearingSystemMemberId: { memberId: '021000021' } } },
    ],
    ['an account number without a country', account('532013000')],
    ['an account of a type of its own', { country: 'DE', creditorAccount: { id: { value: 'ada@example.org', type: 'EMAIL' } } }],
    ['Kosovo', { country: 'XK' }],
  ])('%s', (_, instruction) => expect(validate(instruction, engine)).toEqual({ status: 'OK', alerts: [] }));
});

test('what somebody has put on the prototype of all objects is nobody’s member', () => {
  const everybody = Object.prototype as { country?: unknown; taxId?: unknown; memberId?: unknown };
  Object.assign(everybody, { country: 'Germany', taxId: 7, memberId: 7 });
  const found = [{}, { creditor: { taxId: 8 } }, { creditorAgent: { clearingSystemMemberId: {} } }].map((instruction) =>
    codes(instruction),
  );
  delete everybody.country;
  delete everybody.taxId;
  delete everybody.memberId;
  expect(found).toEqual([[], ['CREDITOR_INVALID_FORMAT'], []]);
});

describe('JSON types', () => {
  test.each([null, undefined, 7, 'text', true, [], [{}]])('%j is no instruction', (value) => {
    expect(places(value)).toEqual(['PAYMENT_INSTRUCTION_INVALID_FORMAT ']);
  });

  const wrong: readonly (readonly [string, unknown, string])[] = [
    ['/country', { country: 7 }, 'COUNTRY_INVALID_FORMAT'],
    ['/currency', { currency: ['EUR'] }, 'CURRENCY_INVALID_FORMAT'],
    ['/creditor', { creditor: [] }, 'CREDITOR_INVALID_FORMAT'],
    ['/creditor/contactDetails', { creditor: { contactDetails: 'x' } }, 'CREDITOR_INVALID_FORMAT'],
    ['/creditor/contactDetails/email', { creditor: { contactDetails: { email: {} } } }, 'CREDITOR_EMAIL_INVALID_FORMAT'],
    ['/creditor/contactDetails/phone', { creditor: { contactDetails: { phone: 49 } } }, 'CREDITOR_PHONE_INVALID_FORMAT'],
    ['/creditor/dateOfBirth', { creditor: { dateOfBirth: 19700101 } }, 'CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT'],
    ['/creditorAccount', { creditorAccount: COMMERZBANK }, 'CREDITOR_ACCOUNT_INVALID_FORMAT'],
    ['/creditorAccount/id', { creditorAccount: { id: 7 } }, 'CREDITOR_ACCOUNT_INVALID_FORMAT'],
    ['/creditorAccount/id/type', { creditorAccount: { id: { value: COMMERZBANK, type: 7 } } }, 'CREDITOR_ACCOUNT_INVALID_FORMAT'],
    ['/creditorAccount/id/value', { creditorAccount: { id: { value: 7 } } }, 'CREDITOR_ACCOUNT_INVALID_FORMAT'],
    ['/creditorAccount/type', { creditorAccount: { type: 7 } }, 'CREDITOR_ACCOUNT_INVALID_FORMAT'],
    ['/creditorAgent', { creditorAgent: 'COBADEFF' }, 'CREDITOR_AGENT_INVALID_FORMAT'],
    ['/creditorAgent/bic', { creditorAgent: { bic: 7 } }, 'CREDITOR_AGENT_INVALID_FORMAT'],
    ['/creditorAgent/branchId', { creditorAgent: { branchId: 7 } }, 'CREDITOR_AGENT_INVALID_FORMAT'],
    ['/creditorAgent/clearingSystemMemberId', { creditorAgent: { clearingSystemMemberId: '1' } }, 'CREDITOR_AGENT_INVALID_FORMAT'],
    [
      '/creditorAgent/clearingSystemMemberId/memberId',
      { creditorAgent: { clearingSystemMemberId: { memberId: 1 } } },
      'CREDITOR_AGENT_INVALID_FORMAT',
    ],
    ['/intermediaryAgent1', { intermediaryAgent1: 7 }, 'INTERMEDIARY_AGENT1_INVALID_FORMAT'],
    ['/intermediaryAgent2/bic', { intermediaryAgent2: { bic: {} } }, 'INTERMEDIARY_AGENT2_INVALID_FORMAT'],
    ['/intermediaryAgent3/branchId', { intermediaryAgent3: { branchId: 0 } }, 'INTERMEDIARY_AGENT3_INVALID_FORMAT'],
    ['/settlementInformation', { settlementInformation: 'SCT' }, 'SETTLEMENT_INFORMATION_INVALID_FORMAT'],
    [
      '/settlementInformation/settlementSystem',
      { settlementInformation: { settlementSystem: 7 } },
      'SETTLEMENT_INFORMATION_INVALID_FORMAT',
    ],
  ];
  test.each(wrong)('%s', (pointer, instruction, code) => expect(places(instruction)).toEqual([`${code} ${pointer}`]));

  test('an account with one member of the wrong type is not checked further', () => {
    const creditorAccount = { type: 7, id: { value: COMMERZBANK } };
    expect(codes({ country: 'DE', creditorAccount })).toEqual(['CREDITOR_ACCOUNT_INVALID_FORMAT']);
  });
});

test('alerts come in the order of the fields, whatever the order of the members', () => {
  const instruction = {
    settlementInformation: 7,
    intermediaryAgent3: { bic: 'x' },
    intermediaryAgent2: { bic: 'COBADEF0' },
    intermediaryAgent1: { bic: 'COBADE1F' },
    creditorAgent: { bic: 'COBADEF0', clearingSystemMemberId: { memberId: '3704' } },
    creditorAccount: { id: { value: '12345678901', type: 'ACCOUNT_NUMBER' } },
    creditor: { dateOfBirth: '1850-01-01', contactDetails: { phone: '1', email: 'x' } },
    currency: 'BGN',
    country: 'DE',
  };
  expect(codes(instruction)).toEqual([
    'CURRENCY_DISCONTINUED',
    'CREDITOR_EMAIL_INVALID_FORMAT',
    'CREDITOR_PHONE_INVALID_FORMAT',
    'CREDITOR_DATE_OF_BIRTH_SUSPICIOUS',
    'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT',
    'CREDITOR_BIC_NOT_ALLOWED',
    'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT',
    'INTERMEDIARY_AGENT1_BIC_DOES_NOT_EXIST',
    'INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED',
    'INTERMEDIARY_AGENT3_BIC_INVALID_FORMAT',
    'SETTLEMENT_INFORMATION_INVALID_FORMAT',
  ]);
  expect(codes({ ...instruction, country: 'Germany' })[0]).toBe('COUNTRY_INVALID_FORMAT');
});

describe('the first fault of an IBAN is its only one', () => {
  test.each([
    ['', 'INVALID_FORMAT'],
    ['D', 'INVALID_FORMAT'],
    ['DEAB370400440532013000', 'INVALID_FORMAT'],
    ['DE8937040044053201300Ä', 'INVALID_FORMAT'],
    ['US89370400440532013000', 'INVALID_FORMAT'],
    ['9'.repeat(300), 'INVALID_FORMAT'],
    ['DE8837040044053201300', 'INVALID_BBAN_STRUCTURE'],
    ['DE8837040044O532013000', 'INVALID_BBAN_STRUCTURE'],
    ['DE88370400440532013000', 'INCORRECT_CHECK_DIGITS'],
    ['BE41091811735141', 'INCORRECT_NATIONAL_CHECK_DIGITS'],
  ])('%s', (value, problem) => {
    // country, BIC and bank identifier all disagree with it, and none may be held against a broken IBAN
    const instruction = {
      country: 'FR',
      creditorAgent: { bic: 'BNPAFRPP', clearingSystemMemberId: { memberId: '30004' } },
      ...iban(value),
    };
    expect(codes(instruction)).toEqual([`CREDITOR_IBAN_${problem}`]);
  });

  test('a broken IBAN does not say of which country the bank identifier is', () => {
    expect(codes({ country: 'DE', ...member('37040044'), ...iban('BE89370400440532013000') })).toEqual([
      'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
    ]);
    expect(codes({ ...member('37040044'), ...iban('BE89370400440532013000') })).toEqual(['CREDITOR_IBAN_INVALID_BBAN_STRUCTURE']);
  });

  test('what does not need the IBAN is checked beside an invalid one', () => {
    const broken = iban('DE88370400440532013000');
    expect(codes({ country: 'DE', ...bic('CMCIFRPP'), ...broken })).toEqual([
      'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
      'CREDITOR_BIC_COUNTRY_INCONSISTENCY',
    ]);
    expect(codes({ country: 'DE', ...member('99999999'), ...broken })).toEqual([
      'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
      'CREDITOR_BANK_IDENTIFIER_UNKNOWN',
    ]);
  });

  test('written as people write it', () => {
    expect(codes(iban('iban: de89 3704-0044 0532.0130 00'))).toEqual([]);
    expect(codes(account('DE89 3704 0044 0532 0130 01'))).toEqual(['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']);
  });
});

describe('a fault silences what rests on it', () => {
  test.each([
    ['a country that is none', { country: 'ZZ', ...iban(COMMERZBANK) }, ['COUNTRY_UNKNOWN']],
    ['a BIC that is none', { ...bic('COBADEFFX'), ...iban('GB29NWBK60161331926819') }, ['CREDITOR_BIC_INVALID_FORMAT']],
    ['a BIC that cannot exist', { ...bic('COBADE1F'), ...iban('GB29NWBK60161331926819') }, ['CREDITOR_BIC_DOES_NOT_EXIST']],
    [
      'a bank identifier in no form',
      { country: 'DE', creditorAgent: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '3704' } } },
      ['CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT'],
    ],
    ['an agent of the wrong type', { country: 'DE', creditorAgent: { bic: 'CMCIFRPP', branchId: 7 } }, ['CREDITOR_AGENT_INVALID_FORMAT']],
    ['a creditor of the wrong type', { creditor: [] }, ['CREDITOR_INVALID_FORMAT']],
    ['contact details of the wrong type', { creditor: { contactDetails: [], name: 'Ada Example' } }, ['CREDITOR_INVALID_FORMAT']],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));
});

describe('severity and threshold', () => {
  test('a national check that no authority publishes is a warning', () => {
    const dutch = iban('NL64ABNA0417164301');
    expect(explain(dutch, engine).alerts[0]?.severity).toBe('warning');
    expect(codes(dutch)).toEqual(['CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS']);
    expect(validate(dutch, strict)).toEqual({ status: 'OK', alerts: [] });
  });
  test('later checks rest on an IBAN with a warning', () => {
    expect(codes({ country: 'DE', ...bic('INGBNL2A'), ...iban('NL64ABNA0417164301') })).toContain('CREDITOR_BIC_IBAN_INCONSISTENCY');
  });
  test.each(['CI93CI0080111398682828807270', 'DZ580002100001113000000570'])(
    '%s: a country outside the registry is worth knowing',
    (value) => {
      expect(codes(iban(value))).not.toContain('CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY');
      expect(codes(iban(value), info)).toContain('CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY');
    },
  );
  test('a BIC outside the network is worth knowing, a test BIC is an error', () => {
    expect(codes(bic('NTSBDEB1'))).toEqual([]);
    expect(codes(bic('NTSBDEB1'), info)).toEqual(['CREDITOR_BIC_NOT_CONNECTED']);
    expect(codes(bic('COBADEF0'), strict)).toEqual(['CREDITOR_BIC_NOT_ALLOWED']);
  });
  test('many are validated in their order', () => {
    expect([...validateAll([{}, { country: 'ZZ' }, null], engine)].map(({ status }) => status)).toEqual(['OK', 'ALERT', 'ALERT']);
  });
});

describe('BIC and IBAN', () => {
  const french = 'FR7630004000031234567890143'; // BNP Paribas
  const unknownBank = sealed('FR', '99999000010000000000100');
  test.each([
    ['the bank’s own', 'COBADEFF', COMMERZBANK, []],
    ['the bank’s own, a branch', 'COBADEFF370', COMMERZBANK, []],
    ['another BIC of the same bank', 'COBADEHH', COMMERZBANK, []],
    ['another bank', 'DEUTDEFF', COMMERZBANK, ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
    ['the same letters in another country', 'COBAFRPX', COMMERZBANK, ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
    ['a territory of the same group', 'BNPARERX', french, []],
    ['Monaco, by its neighbour’s IBAN', 'BNPAMCM1', french, []],
    ['another bank in a territory', 'AGRIRERX', french, ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
    ['a bank that the directory does not know', 'CMCIFRPP', unknownBank, []],
    ['the same, by a BIC of another country', 'DEUTDEFF', unknownBank, ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
    ['Barclays UK under its old name', 'BARCGB22', 'GB33BUKB20201555555555', []],
    ['Barclays UK under its new name', 'BUKBGB22', 'GB33BUKB20201555555555', []],
    ['the bank code is the beginning of the BIC', 'NWBKGB2L', 'GB29NWBK60161331926819', []],
    ['the same bank in Guernsey', 'NWBKGGXX', 'GB29NWBK60161331926819', []],
    ['a Finnish bank in Åland', 'NDEAAXHH', 'FI2112345600000785', []],
    ['a Lithuanian account behind a British BIC', 'REVOGB21', 'LT601010012345678901', ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
  ])('%s: %s', (_, code, value, expected) => {
    expect(codes(iban(value))).toEqual([]);
    expect(codes({ ...bic(code), ...iban(value) })).toEqual(expected);
  });

  test('without a directory another bank of the country is not covered, another country is', () => {
    expect(codes({ ...bic('DEUTDEFF'), ...iban(COMMERZBANK) }, bare)).toEqual([]);
    expect(codes({ ...bic('CMCIFRPP'), ...iban(COMMERZBANK) }, bare)).toEqual(['CREDITOR_BIC_IBAN_INCONSISTENCY']);
  });
});

describe('the country', () => {
  const french = iban('FR1420041010050500013M02606');
  test.each([
    ['its own', { country: 'FR', ...french }, []],
    ['a territory with the same prefix', { country: 'RE', ...french }, []],
    ['another', { country: 'US', ...french }, ['CREDITOR_IBAN_COUNTRY_INCONSISTENCY']],
    ['another in SEPA', { country: 'DE', ...french }, []],
    ['another in SEPA, in another currency', { country: 'DE', currency: 'CHF', ...french }, ['CREDITOR_IBAN_COUNTRY_INCONSISTENCY']],
    ['the territory as prefix', { country: 'RE', ...iban('RE4220041010050500013M02606') }, ['CREDITOR_IBAN_TERRITORY_PREFIX']],
    ['a BIC of the country', { country: 'DE', ...bic('COBADEFF') }, []],
    ['a BIC of a territory', { country: 'GB', ...bic('NWBKGGXX') }, []],
    ['a BIC of the country for a territory', { country: 'GG', ...bic('NWBKGB2L') }, []],
    ['a BIC of another', { country: 'US', ...bic('COBADEFF') }, ['CREDITOR_BIC_COUNTRY_INCONSISTENCY']],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));
});

describe('the bank identifier', () => {
  const spanish = iban('ES9121000418450200051332');
  test.each([
    ['joined', { ...member('21000418'), ...spanish }, []],
    ['split', { ...member('2100', '0418'), ...spanish }, []],
    ['with a hyphen', { ...member('2100-0418'), ...spanish }, []],
    ['the bank alone', { ...member('2100'), ...spanish }, []],
    ['another bank', { ...member('0049'), ...spanish }, ['CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY']],
    ['another branch', { ...member('2100', '0419'), ...spanish }, ['CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY']],
    ['a branch in no form', { ...member('2100', '04'), ...spanish }, ['CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT']],
    ['bank and branch in no form', { country: 'ES', ...member('2', '4') }, ['CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']],
    ['a British sort code', { ...member('60-16-13'), ...iban('GB29NWBK60161331926819') }, []],
    ['no country to read it by', member('37040044'), []],
    ['the BIC’s country reads it', { creditorAgent: { bic: 'COBADEFF', clearingSystemMemberId: { memberId: '37040044' } } }, []],
    ['a code that a complete directory does not have', { country: 'DE', ...member('99999999') }, ['CREDITOR_BANK_IDENTIFIER_UNKNOWN']],
    ['a code that a partial directory does not have', { country: 'FR', ...member('99999') }, []],
    ['its own check digit', { country: 'PL', ...member('10100001') }, ['CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));

  const of = (country: string, code: string, memberId: string) => ({
    country,
    creditorAgent: { bic: code, clearingSystemMemberId: { memberId } },
  });
  test.each([
    ['the same bank', of('DE', 'COBADEHH', '37040044'), []],
    ['another bank', of('DE', 'DEUTDEFF', '37040044'), ['CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY']],
    [
      'one fault, one code, where the BIC is of another country too',
      of('DE', 'CMCIFRPP', '37040044'),
      ['CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY'],
    ],
    ['a bank that uses the BIC of another country', of('NO', 'LUNADK2C', '9602'), []],
    ['an unknown bank', of('FR', 'CMCIFRPP', '99999'), []],
    ['an unknown bank and a BIC of another country', of('FR', 'COBADEFF', '99999'), ['CREDITOR_BIC_COUNTRY_INCONSISTENCY']],
    ['a bank whose BIC is not known', of('CZ', 'KOMBCZPP', '2100'), []],
  ])('BIC beside it: %s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));

  test('BIC beside it: without a directory the country alone decides', () => {
    expect(codes(of('DE', 'DEUTDEFF', '37040044'), bare)).toEqual([]);
    expect(codes(of('DE', 'CMCIFRPP', '37040044'), bare)).toEqual(['CREDITOR_BIC_COUNTRY_INCONSISTENCY']);
  });
});

describe('account numbers of a country’s own', () => {
  const local = (country: string, value: string, memberId?: string, branchId?: string) => ({
    country,
    ...account(value),
    ...(memberId !== undefined && member(memberId, branchId)),
  });
  const NUMBER = 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS';
  const TOGETHER = 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY';
  test.each([
    ['GB', local('GB', '31926819', '60-16-13'), []],
    ['GB, another account', local('GB', '66374959', '089999'), [TOGETHER]],
    ['GB, nine digits of which the first belongs to the sort code', local('GB', '812345705', '09-01-26'), []],
    ['GB without a sort code', local('GB', '66374959'), []],
    ['DE, a method that fails', local('DE', '532023000', '37040044'), [TOGETHER]],
    ['DE, the same account with its bank’s method kept', local('DE', '532013000', '37040044'), []],
    ['DE, too long', local('DE', '12345678901', '37040044'), ['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT']],
    ['CZ', local('CZ', '19-2000145399', '0800'), []],
    ['CZ, prefix', local('CZ', '18-2000145399', '0800'), [NUMBER]],
    ['CZ, account', local('CZ', '19-2000145398'), [NUMBER]],
    ['NO, all eleven digits', local('NO', '8601 11 17947'), []],
    ['NO, all eleven digits, one wrong', local('NO', '8601 11 17940'), [NUMBER]],
    ['NO, bank and account apart', local('NO', '1117940', '8601'), [TOGETHER]],
    ['HU', local('HU', '11773016-11111018-00000000'), []],
    ['HU, sixteen digits', local('HU', '11773016-11111018'), []],
    ['HU, account', local('HU', '11773016-11111019'), [NUMBER]],
    ['HU, bank', local('HU', '11111018-00000000', '11773017'), ['CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']],
    ['ES, all twenty digits', local('ES', '2100 0418 45 0200051332'), []],
    ['ES, check digits apart from the bank', local('ES', '450200051332', '2100', '0418'), []],
    ['ES, bank and check digits', local('ES', '550200051332', '2100', '0418'), [TOGETHER]],
    ['ES, account and check digits', local('ES', '460200051332', '2100', '0418'), [NUMBER]],
    ['ES, a number that names another bank', local('ES', '2100 0418 45 0200051332', '0049'), [TOGETHER]],
    ['ES, a number that names the same bank', local('ES', '2100 0418 45 0200051332', '2100'), []],
    ['PS has declared no form', local('PS', '1'), []],
    ['SE, a single digit', local('SE', '1'), ['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT']],
    ['empty', local('DE', '', '37040044'), ['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT']],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));

  test('without the directory no German method is known', () => {
    expect(codes(local('DE', '532023000', '37040044'), bare)).toEqual([]);
  });
});

describe('dates', () => {
  const on = (day: string) => createEngine({ on: day });
  test('the lev ended with 2025', () => {
    expect(codes({ currency: 'BGN' }, on('2025-12-31'))).toEqual([]);
    expect(codes({ currency: 'BGN' }, on('2026-01-01'))).toEqual(['CURRENCY_DISCONTINUED']);
  });
  test.each([
    ['2026-11-20', []],
    ['2026-11-21', ['CREDITOR_DATE_OF_BIRTH_SUSPICIOUS']],
    ['1906-11-20', []],
    ['1906-11-19', ['CREDITOR_DATE_OF_BIRTH_SUSPICIOUS']],
    ['2024-02-30', ['CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT']],
    ['1970-01-01T00:00:00Z', ['CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT']],
  ])('born %s', (dateOfBirth, expected) => expect(codes({ creditor: { dateOfBirth } })).toEqual(expected));
});

describe('telephone numbers', () => {
  const phone = (text: string, country?: string) => ({ ...(country && { country }), creditor: { contactDetails: { phone: text } } });
  const FAULT = ['CREDITOR_PHONE_INVALID_FORMAT'];
  test.each([
    ['with its country code', phone('+49 30 1234567'), []],
    ['as dialled in the payment’s country', phone('030 1234567', 'DE'), []],
    ['as dialled elsewhere', phone('030 1234567'), []],
    ['as dialled in a country without a plan', phone('030 1234567', 'AQ'), []],
    ['in no plan', phone('+49 1'), FAULT],
    ['too short for the country', phone('12345', 'FR'), FAULT],
    ['no number', phone('call me'), FAULT],
    ['100 kB', phone('1'.repeat(100_000)), FAULT],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));

  test('without numbering plans only what no number can be is a fault', () => {
    expect(codes(phone('+49 1234'), bare)).toEqual([]);
    expect(codes(phone('call me'), bare)).toEqual(FAULT);
  });
  test('an e-mail address', () => expect(codes({ creditor: { contactDetails: { email: 'ada@example.org' } } })).toEqual([]));
});

describe('what is meant as an IBAN', () => {
  const BBAN = 'CI0080111398682828807270';
  const ofCoteDIvoire = (value: string, type?: string) => ({ country: 'CI', creditorAccount: { id: { value, ...(type && { type }) } } });
  test('not a BBAN that begins with the country', () => {
    expect(validate(ofCoteDIvoire(BBAN, 'ACCOUNT_NUMBER'), engine)).toEqual({ status: 'OK', alerts: [] });
    expect(validate(ofCoteDIvoire(BBAN), engine)).toEqual({ status: 'OK', alerts: [] });
  });
  test('unless it claims to be one', () => {
    expect(validate(ofCoteDIvoire(BBAN, 'IBAN'), engine).alerts).toEqual([{ code: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE' }]);
  });
  test('a number of the same length that is no BBAN', () => {
    expect(validate(ofCoteDIvoire('CI93CI008011139868282880', 'ACCOUNT_NUMBER'), engine).alerts).toEqual([
      { code: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE' },
    ]);
  });
});
