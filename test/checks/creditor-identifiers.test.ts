/** Tax identifiers and dates of birth, as the engine checks them; the examples of every rule. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { validate } from '../../src/index.js';
import { anyText } from '../properties/any-text.js';
import { creditorModules } from '../rules/creditors.js';
import { alerts, engine, explained, outcomes } from './explained-creditor.js';

const TAX_ID = '/creditor/taxId';

describe('the tax identifier', () => {
  test('is not checked without a country, or where nothing is known of it', () => {
    for (const country of [undefined, 'AQ', 'BH']) {
      expect(alerts(country, { taxId: '1' })).toEqual([]);
      expect(outcomes(country, { taxId: '1' })).toMatchObject({ 'tax-id/form': 'not-covered' });
    }
  });

  test('is that of the country of the account where the instruction names none', () => {
    const instruction = {
      creditorAccount: { id: { type: 'IBAN', value: 'BR1800360305000010009795493C1' } },
      creditor: { taxId: '11144477736' },
    };
    expect(validate(instruction, engine).alerts).toEqual([{ code: 'CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS' }]);
  });

  test('has the form and the check digits of one that the country gives', () => {
    expect(alerts('BR', { taxId: '111.444.777-35', type: 'INDIVIDUAL' })).toEqual([]);
    expect(outcomes('BR', { taxId: '12ABC34501DE35' })).toMatchObject({ 'tax-id/form': 'passed', 'tax-id/check-digits': 'passed' });
    expect(outcomes('US', { taxId: '91-1144442' })).toMatchObject({ 'tax-id/form': 'passed', 'tax-id/check-digits': 'not-covered' });
  });

  test.each([
    ['BR', '123', 'error', 'every one is known'],
    ['CO', '123', 'warning', 'foreigners have others'],
    ['NP', '123', 'warning', 'the form is known only'],
    ['ZA', '123', 'warning', 'the form of one of several is known only'],
  ])('%s %s has no form: %s, since %s', (country, taxId, severity) => {
    expect(alerts(country, { taxId })).toEqual([['CREDITOR_TAX_ID_INVALID_FORMAT', severity, TAX_ID]]);
  });

  test.each([
    ['BR', '11144477736', 'error', 'CPF'],
    ['DO', '00113918204', 'info', 'CEDULA'],
    ['MX', 'GODE561231GR9', 'info', 'RFC'],
    ['EC', '1792060347001', 'info', 'RUC'],
    ['VE', 'V114702835', 'warning', 'RIF'],
    ['AU', '123456783', 'error', 'TFN, ACN'],
  ])('%s %s has wrong check digits: %s', (country, taxId, severity, type) => {
    expect(explained(country, { taxId }).alerts).toMatchObject([
      { code: 'CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS', severity, pointer: TAX_ID, params: { type } },
    ]);
  });

  test('of one digit repeated is a placeholder, unless its check digits are wrong already', () => {
    expect(alerts('BR', { taxId: '111.111.111-11' })).toEqual([['CREDITOR_TAX_ID_SUSPICIOUS', 'warning', TAX_ID]]);
    expect(alerts('BR', { taxId: '11111111111111' })).toEqual([['CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS', 'error', TAX_ID]]);
  });

  test.each([
    ['BR', '11144477735', 'BUSINESS', true],
    ['BR', '11144477735', 'INDIVIDUAL', false],
    ['BR', '11144477735', 'ROBOT', false],
    ['BR', '11222333000181', 'INDIVIDUAL', true],
    ['CL', '76086428-5', 'INDIVIDUAL', false],
    ['AR', '20055361682', 'BUSINESS', false],
    ['US', '536904399', 'BUSINESS', false],
    ['US', '912903456', 'BUSINESS', false],
    ['US', '000000001', 'BUSINESS', false],
  ])('%s %s for %s: of another type %s', (country, taxId, type, other) => {
    const codes = alerts(country, { taxId, type }).map(([code]) => code);
    expect(codes.includes('CREDITOR_TAX_ID_TYPE_INCONSISTENCY')).toBe(other);
  });
});

describe('the date of birth', () => {
  const dateOfBirth = '1991-01-01';
  const DATE = '/creditor/dateOfBirth';
  const different = ['CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY', 'warning', DATE];
  const ric = '360426199101010071';

  test('is that inside the tax identifier', () => {
    expect(outcomes('CN', { dateOfBirth, taxId: ric })).toMatchObject({ 'date-of-birth/identifier': 'passed' });
    expect(alerts('CN', { dateOfBirth: '1991-01-02', taxId: ric })).toEqual([different]);
    expect(alerts('CN', { taxId: ric })).toEqual([]);
  });

  test('may be of either century, and is 40 days on for women in Indonesia', () => {
    expect(alerts('MX', { dateOfBirth: '1956-12-31', taxId: 'GODE561231GR8' })).toEqual([]);
    expect(alerts('MX', { dateOfBirth: '1957-12-31', taxId: 'GODE561231GR8' })).toEqual([different]);
    expect(alerts('ID', { dateOfBirth: '1945-08-17', taxId: '3171015708450001' })).toEqual([]);
  });

  test('is not held against a day that the calendar does not have, nor against one that may be none', () => {
    expect(alerts('MY', { dateOfBirth, taxId: '770231-02-1234' })).toEqual([]);
    expect(alerts('KR', { dateOfBirth, taxId: '9710139019902' })).toEqual([]); // a company's number, too
    expect(alerts('BR', { dateOfBirth, taxId: '11144477735' })).toEqual([]);
  });

  test('is a day that somebody alive may be born on', () => {
    const checked = (day: string) =>
      explained(undefined, { dateOfBirth: day }).checks.map(({ check, pointer, outcome }) => [check, pointer, outcome]);
    for (const day of ['1906-11-20', dateOfBirth, '2026-11-20']) expect(checked(day)).toEqual([['date-of-birth/span', DATE, 'passed']]);
    for (const day of ['1906-11-19', '2026-11-21']) expect(checked(day)).toEqual([['date-of-birth/span', DATE, 'failed']]);
  });

  test('has one fault at a time', () => {
    expect(alerts('CN', { dateOfBirth: '1850-01-01', taxId: ric })).toEqual([['CREDITOR_DATE_OF_BIRTH_SUSPICIOUS', 'warning', DATE]]);
    expect(alerts('CN', { dateOfBirth: '1991-02-30', taxId: ric })).toEqual([['CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT', 'error', DATE]]);
    const documents = [{ type: 'RIC', value: ric }];
    expect(alerts('CN', { dateOfBirth: '1991-01-02', taxId: ric, documents })).toEqual([different]);
  });

  test('no business has one', () => {
    expect(alerts(undefined, { dateOfBirth, type: 'BUSINESS' })).toEqual([['CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED', 'warning', DATE]]);
    expect(alerts(undefined, { dateOfBirth: '1850-01-01', type: 'BUSINESS' })).toHaveLength(1);
  });
});

describe.each(creditorModules)('$code', ({ code, rule, examples }) => {
  test('what it calls valid raises no alert', () => {
    for (const [type, { valid }] of Object.entries(examples)) {
      for (const value of valid) expect([value, alerts(code, { documents: [{ type, value }] })]).toEqual([value, []]);
      const isTaxId = rule.identifiers.some((one) => one.type === type && (one.isTaxId ?? one.kind === 'TXID'));
      if (isTaxId) for (const value of valid) expect([value, alerts(code, { taxId: value })]).toEqual([value, []]);
    }
  });

  test('what it calls wrong is said to be, and never more than a warning where it is known only', () => {
    for (const [type, { invalid }] of Object.entries(examples)) {
      const isKnownOnly = rule.identifiers.filter((one) => one.type === type).every(({ confidence }) => confidence === 'known');
      for (const [value, problem] of Object.entries(invalid)) {
        // another identifier of the country may go by the same name
        if (rule.identifiers.some(({ aliases = [] }) => aliases.includes(type))) continue;
        const [alert] = explained(code, { documents: [{ type, value }] }).alerts;
        expect([value, alert?.code]).toEqual([value, `CREDITOR_DOCUMENT_${problem}`]);
        if (isKnownOnly) expect(alert?.severity).toBe('warning');
      }
    }
  });

  test('a document reads the tax identifier as any other number', () => {
    const texts = Object.values(examples).flatMap(({ valid, invalid }) => [...valid, ...Object.keys(invalid)]);
    const types = [...rule.identifiers.map(({ type }) => type), 'TXID', 'NIDN'];
    for (const value of texts) {
      for (const type of types) {
        const taxId = { taxId: value, dateOfBirth: '1991-01-02' };
        // what parts a number makes no other of it
        const [same, other] = [value, `${value}-`].map((text) => explained(code, { ...taxId, documents: [{ type, value: text }] }));
        // as text, what `toEqual` takes most of the time for
        if (JSON.stringify(same) !== JSON.stringify(other)) expect([value, type, same]).toEqual([value, type, other]);
      }
    }
  });
});

test('any text in any country gets an answer that does not repeat it', () => {
  const country = fc.constantFrom(...Object.keys(creditors));
  const text = fc.oneof(anyText(30), fc.stringMatching(/^[0-9]{8,18}$/), fc.stringMatching(/^[A-Z]{1,4}[0-9]{6,12}$/));
  const type = fc.oneof(text, fc.constantFrom('TXID', 'NIDN', 'RUT', 'CI', 'PASS'));
  fc.assert(
    fc.property(country, text, text, type, (code, taxId, value, documentType) => {
      const result = explained(code, { taxId, dateOfBirth: '1991-01-01', documents: [{ type: documentType, value }] });
      for (const { params, message } of result.alerts) {
        for (const given of [taxId, value].filter(({ length }) => length > 7))
          expect(JSON.stringify([params, message])).not.toContain(given);
      }
    }),
  );
});
