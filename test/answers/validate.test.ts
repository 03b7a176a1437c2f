/** What `validate` says, in which order, and where it keeps silent. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain, validate, validateAll } from '../../src/full.js';
import { account, bic, iban } from './instructions.js';
import { COMMERZBANK, codes, engine } from './validated.js';

const info = createEngine({ on: '2026-11-20', threshold: 'info' });
const strict = createEngine({ on: '2026-11-20', threshold: 'error' });

const places = (instruction: unknown, by = engine): readonly string[] =>
  explain(instruction, by).alerts.map(({ code, pointer }) => `${code} ${pointer}`);

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
    [
      'a country that has no IBAN',
      { country: 'US', ...account('000123456789'), creditorAgent: { clearingSystemMemberId: { memberId: '021000021' } } },
    ],
    ['an account of a type of its own', { country: 'DE', creditorAccount: { id: { value: 'ada@example.org', type: 'EMAIL' } } }],
    ['Kosovo', { country: 'XK' }],
  ])('%s', (_, instruction) => expect(validate(instruction, engine)).toEqual({ status: 'OK', alerts: [] }));
});

describe('what nobody could check, and nothing else, is said', () => {
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
    ['an account number without a country', account('532013000')],
  ])('%s', (_, instruction) =>
    expect(validate(instruction, engine)).toEqual({ status: 'ALERT', alerts: [{ code: 'PAYMENT_INSTRUCTION_NOT_CHECKED' }] }),
  );
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
  expect(found).toEqual([['PAYMENT_INSTRUCTION_NOT_CHECKED'], ['CREDITOR_INVALID_FORMAT'], ['PAYMENT_INSTRUCTION_NOT_CHECKED']]);
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
    const many = [{ country: 'DE' }, { country: 'ZZ' }, null];
    for (const instructions of [many, new Set(many), many.values()])
      expect([...validateAll(instructions, engine)].map(({ status }) => status)).toEqual(['OK', 'ALERT', 'ALERT']);
  });
  test('one is taken of many when its answer is asked for', () => {
    let taken = 0;
    function* payments() {
      for (;;) yield { country: taken++ === 0 ? 'DE' : 'ZZ' };
    }
    const answers = validateAll(payments(), engine);
    expect(taken).toBe(0);
    expect([answers.next().value?.status, taken, answers.next().value?.status, taken]).toEqual(['OK', 1, 'ALERT', 2]);
  });
});
