/** Documents of a creditor, as the engine checks them. */
import { describe, expect, test } from 'vitest';
import { alerts, explained, outcomes } from './explained-creditor.js';

describe('a document', () => {
  const documents = (...list: unknown[]) => ({ documents: list });
  const at = (place: string) => `/creditor/documents/0${place}`;

  test.each([
    ['CPF', [['CREDITOR_INVALID_FORMAT', 'error', at('')]]],
    [{ type: 7, value: '1' }, [['CREDITOR_INVALID_FORMAT', 'error', at('/type')]]],
    [{ type: 'CPF', value: 7 }, [['CREDITOR_INVALID_FORMAT', 'error', at('/value')]]],
    [{ value: '1' }, [['CREDITOR_DOCUMENT_TYPE_MISSING', 'error', at('/type')]]],
    [{ type: ' ', value: '1' }, [['CREDITOR_DOCUMENT_TYPE_MISSING', 'error', at('/type')]]],
    [{ type: 'CPF' }, [['CREDITOR_DOCUMENT_VALUE_MISSING', 'error', at('/value')]]],
    [
      {},
      [
        ['CREDITOR_DOCUMENT_TYPE_MISSING', 'error', at('/type')],
        ['CREDITOR_DOCUMENT_VALUE_MISSING', 'error', at('/value')],
      ],
    ],
    [{ type: 'X'.repeat(300), value: '1' }, [['CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED', 'info', at('/type')]]],
  ])('%j', (document, expected) => expect(alerts('BR', documents(document))).toEqual(expected));

  test('of the wrong type has the wrong shape', () => {
    for (const document of ['CPF', { type: 7, value: '1' }, { type: 'CPF', value: 7 }])
      expect(explained('BR', documents(document)).alerts).toMatchObject([{ rule: 'instruction/shape' }]);
  });

  test('of one digit repeated is nobody’s, whatever its check digits say', () => {
    expect(alerts('BR', documents({ type: 'CPF', value: '111.111.111-11' }))).toEqual([
      ['CREDITOR_DOCUMENT_INVALID_FORMAT', 'warning', at('/value')],
    ]);
  });

  test.each(['TXID', 'nidn', 'National ID', 'national-id', 'PASSPORT', 'CPF', 'DNI', 'drivers_license', 'UBN', 'CEDULA_DE_CIUDADANIA'])(
    'of the type %s is known everywhere',
    (type) => {
      for (const country of [undefined, 'AQ', 'NP']) {
        expect(outcomes(country, documents({ type, value: '301234567' }))['document/type']).toBeUndefined();
      }
    },
  );

  test.each([
    ['BR', 'CPF', '111.444.777-35', 'passed'],
    ['BR', 'tax id', '111.444.777-35', 'passed'],
    ['CO', 'Cédula'.normalize('NFD').replace(/\p{M}/gu, ''), '79123456', 'not-covered'],
    ['CO', 'NATIONAL_ID', '79123456', 'not-covered'],
    ['TW', 'NIDN', 'A123456789', 'passed'],
  ])('%s %s %s fits', (country, type, value, outcome) => {
    expect(alerts(country, documents({ type, value }))).toEqual([]);
    expect(outcomes(country, documents({ type, value }))).toMatchObject({ 'document/form': 'passed', 'document/check-digits': outcome });
  });

  test.each([
    ['BR', 'PASSPORT', 'AB 1'],
    ['BR', 'CURP', 'what Mexico knows'],
    ['CL', 'CPF', '1'],
    [undefined, 'CPF', '1'],
    ['BR', 'UBN', '1'],
  ])('%s %s is not covered', (country, type, value) => {
    expect(alerts(country, documents({ type, value }))).toEqual([]);
    expect(outcomes(country, documents({ type, value }))).toMatchObject({ 'document/form': 'not-covered' });
  });

  test.each([
    ['BR', 'CPF', '1234', 'CREDITOR_DOCUMENT_INVALID_FORMAT', 'error', 'CPF'],
    ['BR', 'CPF', '1'.repeat(300), 'CREDITOR_DOCUMENT_INVALID_FORMAT', 'error', 'CPF'],
    ['BR', 'TXID', '1234', 'CREDITOR_DOCUMENT_INVALID_FORMAT', 'warning', 'TXID'],
    ['HN', 'RTN', '1234', 'CREDITOR_DOCUMENT_INVALID_FORMAT', 'warning', 'RTN'],
    ['HU', 'ADOSZAM', '1234', 'CREDITOR_DOCUMENT_INVALID_FORMAT', 'warning', 'ADOSZAM'], // of its two forms one is known only
    ['BR', 'CPF', '11144477736', 'CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS', 'error', 'CPF'],
    ['BR', 'TXID', '11144477736', 'CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS', 'warning', 'CPF'],
    ['DO', 'CEDULA', '00113918204', 'CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS', 'info', 'CEDULA'],
  ])('%s %s %s: %s, %s', (country, type, value, code, severity, named) => {
    expect(explained(country, documents({ type, value })).alerts).toMatchObject([
      { code, severity, pointer: at('/value'), params: { type: named } },
    ]);
  });

  test('is named twice', () => {
    const twice = documents({ type: 'CCPT', value: 'AB123' }, { type: 'passport', value: 'ab-123' }, { type: 'DRLC', value: 'AB123' });
    expect(alerts(undefined, twice)).toEqual([['CREDITOR_DOCUMENT_DUPLICATE', 'info', '/creditor/documents/1']]);
  });

  test.each([
    ['BR', '11144477735', 'CPF', '52998224725', true],
    ['BR', '11144477735', 'TXID', '52998224725', true],
    ['BR', '11144477735', 'CPF', '111.444.777-35', false],
    ['BR', '11144477735', 'CNPJ', '11222333000181', false],
    ['BR', '11144477736', 'CPF', '52998224725', false],
    ['CO', '12345678', 'CC', '79123456', true],
    ['CO', '900123456', 'CC', '79123456', false],
    ['PE', '10117410', 'DNI', '10117410-2', false],
    ['CO', '9001234568', 'NIT', '900123456', false],
    ['VN', '0314409058-002', 'MST', '0314409058', false],
    ['BO', '1234567-1A LP', 'CI', '1234567-1A', false], // without the department
    ['BO', '1234567-1A LP', 'CI', '1234568-1A', true],
  ])('%s: tax identifier %s beside %s %s: differ %s', (country, taxId, type, value, differ) => {
    const codes = alerts(country, { taxId, ...documents({ type, value }) }).map(([code]) => code);
    expect(codes.includes('CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY')).toBe(differ);
  });

  test('says the date of birth as the tax identifier does', () => {
    const creditor = { dateOfBirth: '1991-01-02', ...documents({ type: 'RIC', value: '360426199101010071' }) };
    expect(alerts('CN', creditor)).toEqual([['CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY', 'warning', '/creditor/dateOfBirth']]);
  });
});
