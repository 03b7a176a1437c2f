/** What `explain` says of each check: passed, failed, or not covered. */
import { describe, expect, test } from 'vitest';
import { enrich, explain } from '../../src/full.js';
import { bare, engine } from './explained.js';
import { sealed } from './ibans.js';
import { account, bic, iban, member } from './instructions.js';

const outcomes = (instruction: unknown, by = engine): Readonly<Record<string, string>> =>
  Object.fromEntries(explain(instruction, by).checks.map(({ check, outcome }) => [check, outcome]));

describe('three outcomes', () => {
  test('what could not be checked is never passed', () => {
    const german = { ...bic('COBADEFF'), ...iban('DE89370400440532013000') };
    expect(outcomes(german, bare)).toEqual({
      'iban/mod-97': 'passed',
      'iban/national-check': 'not-covered',
      'iban/bank-directory': 'not-covered',
      'bic/form': 'passed',
      'bic/directory': 'not-covered',
      'bic/iban': 'not-covered',
      'account-number/published': 'failed',
    });
    expect(outcomes(german)).toEqual({
      'iban/mod-97': 'passed',
      'iban/national-check': 'passed',
      'iban/bank-directory': 'passed',
      'bic/form': 'passed',
      'bic/directory': 'not-covered',
      'bic/iban': 'passed',
      'account-number/published': 'failed',
      'iban/construction': 'passed',
    });
  });

  test('each failed check has its alert, and each alert its failed check', () => {
    const { alerts, checks } = explain({ country: 'ZZ', currency: 'EUX', ...bic('x'), ...iban('x') }, engine);
    expect(
      checks
        .filter(({ outcome }) => outcome === 'failed')
        .map(({ check }) => check)
        .sort(),
    ).toEqual(alerts.map(({ rule }) => rule).sort());
  });

  test.each([
    ['a country without a directory', iban('MD24AG000225100013104168'), { 'iban/bank-directory': 'passed' }],
    ['a partial directory', iban('FR7699999000010000000000137'), {}],
    [
      'where the bank is unknown and the directory partial',
      { country: 'FR', ...member('99999') },
      { 'bank-identifier/directory': 'failed' },
    ],
    [
      'no directory',
      { country: 'SC', ...member('SSCB11', '01') },
      { 'bank-identifier/form': 'passed', 'bank-identifier/directory': 'not-covered' },
    ],
    [
      'a country that has no form',
      { country: 'AQ', ...member('021000021'), ...account('1029384') },
      { 'bank-identifier/form': 'not-covered', 'account-number/form': 'not-covered' },
    ],
    [
      'a country that uses another bank code in domestic payments',
      { country: 'NG', ...member('000013') },
      { 'bank-identifier/form': 'not-covered' },
    ],
    ['a branch that is listed', { country: 'NZ', ...member('01', '0902') }, { 'branch-identifier/directory': 'passed' }],
    [
      'a branch that a partial list leaves out',
      { country: 'KE', ...member('01', '999') },
      { 'branch-identifier/directory': 'not-covered' },
    ],
    ['a number of the bank’s own', { country: 'PE', ...account('194-12345678-0-12') }, { 'account-number/form': 'not-covered' }],
    ['letters of a BIC that are for IBANs only', { country: 'NL', ...member('0417') }, { 'bank-identifier/form': 'not-covered' }],
    ['a sort code whose bank is not public', { country: 'GB', ...member('601613') }, { 'bank-identifier/directory': 'not-covered' }],
    [
      'an account without its bank',
      { country: 'GB', ...account('31926819') },
      { 'account-number/form': 'passed', 'account-number/national-check/uk-modulus': 'not-covered' },
    ],
    [
      'an account of another kind',
      { country: 'GB', creditorAccount: { id: { value: 'x', type: 'EMAIL' } } },
      { 'account-number/form': 'not-covered' },
    ],
    [
      'a telephone number without a country',
      { creditor: { contactDetails: { phone: '030 123456' } } },
      { 'phone/numbering-plan': 'not-covered' },
    ],
    ['a BIC in the country', { country: 'DE', ...bic('COBADEFF') }, { 'bic/country': 'passed' }],
    [
      'a BIC with its bank identifier',
      { country: 'DE', creditorAgent: { bic: 'COBADEFF', clearingSystemMemberId: { memberId: '37040044' } } },
      { 'bic/bank-identifier': 'passed' },
    ],
    [
      'a bank identifier with its check digit',
      { country: 'PL', ...member('10100000') },
      { 'bank-identifier/national-check/pl-sort-code': 'passed', 'bank-identifier/directory': 'passed' },
    ],
    ['an IBAN of the country', { country: 'DE', ...iban('DE89370400440532013000') }, { 'iban/country': 'passed' }],
  ])('%s', (_, instruction, expected) => expect(outcomes(instruction)).toMatchObject(expected));

  test('whether local details make an IBAN, and if not, why', () => {
    const construction = (instruction: unknown) => explain(instruction, engine).checks.find(({ check }) => check === 'iban/construction');
    expect(construction({ country: 'DE', ...member('37040044'), ...account('532013000') })).toMatchObject({ outcome: 'passed' });
    expect(construction({ country: 'DE', ...account('532013000') })).toMatchObject({
      outcome: 'not-covered',
      because: 'BANK_IDENTIFIER_MISSING',
    });
    expect(construction({ country: 'US', ...account('1') })).toMatchObject({ outcome: 'not-covered', because: 'COUNTRY_WITHOUT_IBAN' });
    expect(construction(iban('DE02100100100006820101'))).toBeUndefined();
    expect(construction(account('532013000'))).toBeUndefined();
  });

  test('which rule of the bank applied, and the bank identifier that it brings', () => {
    const construction = (instruction: unknown, by = engine) =>
      explain(instruction, by).checks.find(({ check }) => check === 'iban/construction');
    const german = (bank: string, number: string) => ({ country: 'DE', ...member(bank), ...account(number) });
    const check = { check: 'iban/construction', pointer: '/creditorAccount/id/value' };
    const made = (bankRule: string, detail: object = {}) => ({ ...check, outcome: 'passed', bankRule, ...detail });
    const notMade = (because: string, detail: object = {}) => ({ ...check, outcome: 'not-covered', because, ...detail });
    expect(construction(german('50070010', '1265982'))).toEqual(made('002002'));
    expect(construction(german('50050222', '1241539870'))).toEqual(made('001001', { bankIdentifier: '50050201' }));
    expect(construction(german('50320191', '9990000007'))).toEqual(made('003200', { because: 'ACCOUNT_NUMBER_RANGE_UNKNOWN' }));
    expect(construction(german('50070010', '12345'))).toEqual(made('002002', { because: 'CHECK_DIGITS_INCORRECT' }));
    expect(construction(german('10060198', '1'))).toEqual(notMade('IBAN_NOT_ISSUED', { bankRule: '000100', bankIdentifier: '37060193' }));
    expect(construction(german('21050000', '300000'))).toEqual(notMade('NOT_COVERED', { bankRule: '003600' }));
    expect(construction(german('37040044', '532013000'), bare)).toEqual(notMade('NOT_COVERED'));
    expect(construction(iban(sealed('DE', '400500000000060624')))).toEqual(
      notMade('NOT_COVERED', { bankRule: '001301', bankIdentifier: '30050000' }),
    );
    expect(construction(iban('DE21350601900000055111'))).toEqual(made('002600'));
    expect(construction(iban(sealed('DE', '500700100001265982')))).toEqual(notMade('NOT_COVERED', { bankRule: '002002' }));
  });

  test('an account that its bank exempts raises no alert', () => {
    const exempt = [
      'DE21350601900000055111',
      'DE86350601900008090100',
      'DE47320603620000003333',
      'DE23320603620000004444',
      'DE41300600109123450000',
    ];
    for (const text of exempt) {
      const { status, checks } = explain(iban(text), engine);
      expect([text, status, checks.find(({ check }) => check === 'iban/national-check')?.outcome]).toEqual([text, 'OK', 'not-covered']);
    }
    const others = ['350601900000055112', '320603620000003334', '300600100123450000'];
    for (const bban of others) expect(explain(iban(sealed('DE', bban)), engine).status).toBe('ALERT');
  });

  test('an account that stands for another at its bank raises an alert in an IBAN alone', () => {
    const details = { country: 'DE', ...member('37050198'), ...account('606060') };
    expect(explain(details, engine).status).toBe('OK');
    expect(explain(iban(sealed('DE', '370501980000606060')), engine).alerts).toMatchObject([
      { code: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS' },
    ]);
  });

  test('a bank of another country gives no IBAN its bank field', () => {
    const british = { country: 'GB', ...account('31926819') };
    const at = (code: string) => ({ ...british, creditorAgent: { bic: code, clearingSystemMemberId: { memberId: '601613' } } });
    expect(outcomes(at('NWBKGB2L'))['iban/construction']).toBe('passed');
    expect(outcomes(at('DEUTDEFF'))['iban/construction']).toBe('not-covered');
  });
});

describe('settlement systems', () => {
  const systems = (instruction: unknown, by = engine) =>
    Object.fromEntries((explain(instruction, by).settlementSystems ?? []).map(({ code, membership }) => [code, membership]));
  const american = { country: 'US', currency: 'USD', ...member('021000021'), ...account('1234567890') };

  test('says of each what is known of the bank’s part in it', () => {
    expect(systems(american)).toEqual({
      US_FEDNOW: 'listed',
      US_RTP: 'listed',
      US_FEDACH: 'not-checked',
      US_CHIPS: 'unknown',
      US_FEDWIRE: 'not-checked',
      SWIFT: 'not-checked',
    });
    expect(systems({ currency: 'EUR', ...bic('COBADEFF') })).toMatchObject({
      SCT_INST: 'listed',
      SCT: 'listed',
      EURO1: 'unknown',
      T2: 'not-checked',
    });
    expect(systems({ currency: 'EUR', ...iban('DE89370400440532013000') }, bare)).toMatchObject({
      SCT_INST: 'unknown',
      SCT: 'not-checked',
    });
    expect(systems({ country: 'PH', currency: 'PHP', method: 'GCASH' })).toEqual({ PH_INSTAPAY: 'listed', PH_PESONET: 'listed' });
    expect(systems({ country: 'ES', currency: 'EUR', creditorAccount: { id: { value: '+34612345678', type: 'PHONE' } } })).toEqual({
      ES_BIZUM: 'registered',
    });
  });

  test('those that enrich offers, and no others', () => {
    for (const instruction of [american, iban('DE89370400440532013000'), { currency: 'EUR', ...bic('COBADEFF') }, {}, 7]) {
      const offered = (explain(instruction, engine).settlementSystems ?? []).filter(({ isOffered }) => isOffered).map(({ code }) => code);
      expect(offered).toEqual(enrich(instruction, engine).enrichments.settlementInformation?.settlementSystems ?? []);
    }
  });

  test('none, and no member for them, where the account is wrong', () => {
    expect(explain(iban('DE88370400440532013000'), engine)).not.toHaveProperty('settlementSystems');
  });
});
