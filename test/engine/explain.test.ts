/** What `explain` adds: where, why, by whose rule, from which edition, what could not be checked, what to correct. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import { ibans } from '../../rules/index/ibans.js';
import { apply, correctIban } from '../../src/engine/correct.js';
import { sourceOf } from '../../src/engine/describe.js';
import type { ExplainedAlert } from '../../src/engine/explain.js';
import { createEngine, enrich, explain, validate } from '../../src/full.js';
import { electronicIban } from '../../src/identifiers/iban-inspection.js';
import { createEngine as createBareEngine, fromDatasets } from '../../src/index.js';
import { bankCodesOf, ibansOf, sealed } from './ibans.js';
import { account, bic, iban, member } from './instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const bare = createBareEngine({ on: '2026-11-20' });

const first = (instruction: unknown, by = engine): ExplainedAlert => {
  const [alert] = explain(instruction, by).alerts;
  if (alert === undefined) throw new Error('no alert');
  return alert;
};
const outcomes = (instruction: unknown, by = engine): Readonly<Record<string, string>> =>
  Object.fromEntries(explain(instruction, by).checks.map(({ check, outcome }) => [check, outcome]));

test('an alert in full', () => {
  expect(explain(iban('DE89 3704 0044 0532 0130'), engine)).toEqual({
    status: 'ALERT',
    alerts: [
      {
        code: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
        severity: 'error',
        pointer: '/creditorAccount/id/value',
        range: [5, 24],
        params: { country: 'DE', expected: 22 },
        rule: 'iban/structure',
        source: 'SWIFT IBAN registry, release 102',
        message: 'An IBAN of DE has 22 characters in a fixed pattern of letters and digits; this one does not follow it.',
      },
    ],
    checks: [{ check: 'iban/structure', pointer: '/creditorAccount/id/value', outcome: 'failed' }],
    editions: {},
  });
});

describe('the range stands in the value as it was written', () => {
  test.each([
    ['DE88370400440532013000', [2, 4]],
    ['IBAN: DE88 3704 0044 0532 0130 00', [8, 10]],
    ['DE 8 8 370400440532013000', [3, 6]],
    ['DE8937040O440532013000', [9, 10]],
    ['DE89370400440532013 00Ä', [22, 23]],
    ['BE41 0918 1173 5141', [5, 19]],
    ['US64 1234', [0, 2]],
    ['', [0, 0]],
    ['D ', [1, 1]],
    [' ', [1, 1]],
    ['DE89 3704'.repeat(40), [0, 360]],
  ])('%s', (value, range) => expect(first(iban(value)).range).toEqual(range));

  test('of a BIC too', () => {
    expect(first(bic('cobaZZff')).range).toEqual([4, 6]);
    expect(first(bic('COBA DE 1F')).range).toEqual([8, 10]);
  });
  test('what concerns two values has none', () => {
    expect(first({ ...bic('DEUTDEFF'), ...iban('DE89370400440532013000') }).range).toBeUndefined();
  });
});

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
      { 'bank-identifier/directory': 'not-covered' },
    ],
    [
      'no directory',
      { country: 'SC', ...member('SSCB11', '01') },
      { 'bank-identifier/form': 'passed', 'bank-identifier/directory': 'not-covered' },
    ],
    [
      'a country that has no form',
      { country: 'AQ', ...member('021000021'), ...account('1') },
      { 'bank-identifier/form': 'not-covered', 'account-number/form': 'not-covered' },
    ],
    [
      'a country that uses another bank code in domestic payments',
      { country: 'CO', ...member('007') },
      { 'bank-identifier/form': 'not-covered' },
    ],
    ['a branch that is listed', { country: 'NZ', ...member('01', '0902') }, { 'branch-identifier/directory': 'passed' }],
    ['a branch that a partial list leaves out', { country: 'AU', ...member('062999') }, { 'branch-identifier/directory': 'not-covered' }],
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
      US_FEDNOW: 'unknown',
      US_RTP: 'unknown',
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

describe('editions', () => {
  const editions = (instruction: unknown, by = engine): readonly string[] => Object.keys(explain(instruction, by).editions).sort();
  test.each([
    ['nothing read', {}, []],
    ['registries', { country: 'DE', currency: 'EUR' }, ['registries/countries', 'registries/currencies']],
    ['a bank directory', iban('NL20INGB0001234567'), ['banks/NL']],
    ['the rules of banks', iban('DE89370400440532013000'), ['banks/DE', 'iban-rules/DE']],
    ['a bank directory, for the method of its accounts alone', iban(sealed('DE', '370400440532023000')), ['banks/DE', 'iban-rules/DE']],
    ['by the bank identifier', { country: 'DE', ...member('37040044') }, ['banks/DE', 'registries/countries']],
    [
      'the British table',
      iban('GB29NWBK60161331926819'),
      ['banks/GB', 'registries/uk-modulus-weights', 'registries/uk-sort-code-substitutions'],
    ],
    ['numbering plans', { creditor: { contactDetails: { phone: '+49 30 1234567' } } }, ['phone-numbers']],
  ])('%s', (_, instruction, expected) => expect(editions(instruction)).toEqual(expected));

  test('are those that were read', () => {
    expect(explain(iban('DE89370400440532013000'), engine).editions).toEqual({ 'banks/DE': '2026-07', 'iban-rules/DE': '2026-03' });
    expect(editions(iban('DE89370400440532013000'), bare)).toEqual([]);
  });
});

test('every national check has a source', () => {
  const checks = [...Object.values(ibans), ...Object.values(accounts).flatMap(({ domestic }) => domestic ?? [])].flatMap(
    ({ checks = [] }) => checks.map(({ name }) => name),
  );
  expect(checks.filter((name) => sourceOf(`iban/national-check/${name}`) === '')).toEqual([]);
  expect(checks.filter((name) => sourceOf(`account-number/national-check/${name}`) === '')).toEqual([]);
});

describe('no account number comes back', () => {
  /** Every piece of six characters. */
  const pieces = (text: string): readonly string[] =>
    Array.from({ length: Math.max(0, text.length - 5) }, (_, at) => text.slice(at, at + 6));
  /** Nothing that an edition, a text or a pointer says by itself. */
  const values = fc.oneof(
    fc.stringMatching(/^[A-Z]{2}[3-9]{2}[3-9]{8,28}$/),
    fc.stringMatching(/^[3-9]{6,20}$/),
    ...['DE', 'FR', 'GB', 'NL', 'CZ'].map((code) => ibansOf(code).filter((value) => !/2026|00000/.test(value))),
  );
  test('neither in an alert nor anywhere else', () => {
    fc.assert(
      fc.property(
        values,
        fc.constantFrom('IBAN', 'ACCOUNT_NUMBER', undefined),
        fc.constantFrom('DE', 'GB', 'CZ', 'HU', undefined),
        (value, type, country) => {
          const instruction = { country, ...member(value), creditorAccount: { id: { value, type } } };
          const said = JSON.stringify(explain(instruction, engine));
          expect(pieces(value).filter((piece) => said.includes(piece))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('corrections', () => {
  const correct = (value: string, instruction: object = {}) => first({ ...instruction, ...iban(value) }).correction;

  test('the one edit that survives', () => {
    expect(correct('FR1420041O10050500013M02606')).toEqual({ at: 9, remove: 1, insert: '0' });
    expect(correct('IT60X05428111010000001123456')).toEqual({ at: 22, remove: 1, insert: '' });
    expect(correct('ES912100041845020051332')).toEqual({ at: 16, remove: 0, insert: '0' });
  });

  test('an edit of the value as it was written', () => {
    const written = 'IBAN: FR14 2004 1O10 0505 0001 3M02 606';
    const edit = correct(written);
    expect(edit).toEqual({ at: 17, remove: 1, insert: '0' });
    expect(edit && apply(written, edit)).toBe('IBAN: FR14 2004 1010 0505 0001 3M02 606');
    expect(correct('ES91 2100 0418 4502 0051 332')).toEqual({ at: 20, remove: 0, insert: '0' });
  });

  test('a country outside the registry is no objection', () => {
    expect(correct('DZ58O002100001113000000570')).toEqual({ at: 4, remove: 1, insert: '0' });
  });

  test('swapped across a space', () => {
    expect(correct('ES91 2100 0414 8502 0005 1332')).toEqual({ at: 13, remove: 3, insert: '84' });
  });

  test('none where two edits are needed', () => {
    expect(correct('FR1420O41O10050500013M02606')).toBeUndefined();
    expect(correct('BE68539O0754703')).toBeUndefined();
    expect(correct('')).toBeUndefined();
    expect(correct('DE89 3704'.repeat(40))).toBeUndefined();
    expect(correct(`FR1420041010050500013M02606${'0'.repeat(12)}`)).toBeUndefined();
  });

  test('none that the rest of the instruction speaks against', () => {
    const mistyped = 'FR1420041O10050500013M02606';
    expect(correct(mistyped, { country: 'FR', ...bic('PSSTFRPP') })).toBeDefined();
    expect(correct(mistyped, { country: 'DE' })).toBeUndefined();
    expect(first({ ...iban(mistyped), ...bic('BNPAFRPP') }).correction).toBeUndefined();
    expect(first({ ...iban(mistyped), ...member('30004') }).correction).toBeUndefined();
  });

  test('only for what a slip of the finger explains', () => {
    expect(first({ country: 'AT', ...iban('DE89370400440532013000') }).correction).toBeUndefined();
  });

  test('each edit comes once, and two survivors are none', () => {
    expect(correctIban('AAB', (candidate) => candidate === 'AB')).toEqual({ at: 1, remove: 1, insert: '' });
    expect(correctIban('AB', (candidate) => candidate === 'BA')).toEqual({ at: 0, remove: 2, insert: 'BA' });
    expect(correctIban('AB', (candidate) => candidate === 'AAB')).toEqual({ at: 0, remove: 0, insert: 'A' });
    expect(correctIban('AB', (candidate) => candidate === 'AB1' || candidate === 'AB2')).toBeUndefined();
  });

  /** One slip of the finger, at a place. */
  const slips: Readonly<Record<string, (text: string, at: number) => string>> = {
    mistyped: (text, at) => text.slice(0, at) + ((Number(text[at]) + 1 + (at % 8)) % 10 || 0) + text.slice(at + 1),
    dropped: (text, at) => text.slice(0, at) + text.slice(at + 1),
    doubled: (text, at) => text.slice(0, at) + text.slice(at, at + 1) + text.slice(at),
    added: (text, at) => text.slice(0, at) + String(at % 10) + text.slice(at),
    swapped: (text, at) => text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2),
    'O for 0': (text, at) => text.slice(0, at) + text.slice(at).replace('0', 'O'),
    'I for 1': (text, at) => text.slice(0, at) + text.slice(at).replace('1', 'I'),
  };

  describe.each(['FR', 'ES', 'IT', 'BE', 'DE', 'NL'])('%s', (code) => {
    const rates: Record<string, { slips: number; corrected: number }> = {};
    test.each(Object.keys(slips))('%s: right or none at all', (kind) => {
      const rate = { slips: 0, corrected: 0 };
      rates[kind] = rate;
      const slip = slips[kind] ?? ((text: string) => text);
      fc.assert(
        fc.property(ibansOf(code, bankCodesOf(code)), fc.nat(34), (value, place) => {
          const typed = slip(value, place % value.length);
          fc.pre(typed !== value && electronicIban(typed) === typed);
          const [alert] = explain(iban(typed), engine).alerts;
          if (alert === undefined) return; // another sound IBAN: nobody can know
          rate.slips++;
          if (alert.correction === undefined) return;
          rate.corrected++;
          const corrected = apply(typed, alert.correction);
          expect(validate(iban(corrected), engine).status).toBe('OK');
          expect(corrected).toBe(value);
        }),
        { numRuns: 40, seed: 20261120 },
      );
      if (process.env.CORRECTION_RATES) console.log(code, kind, `${rate.corrected} of ${rate.slips}`);
    });

    test('most doubled characters are put right', () => {
      const { slips: all = 0, corrected = 0 } = rates.doubled ?? {};
      expect(corrected / all).toBeGreaterThan(0.7);
    });
  });

  test('an engine without directories corrects less, and nothing wrong by its own lights', () => {
    fc.assert(
      fc.property(ibansOf('DE'), fc.nat(21), (value, place) => {
        const typed = slips.swapped?.(value, place) ?? value;
        const [alert] = explain(iban(typed), bare).alerts;
        if (alert?.correction) expect(validate(iban(apply(typed, alert.correction)), bare).status).toBe('OK');
      }),
      { numRuns: 60 },
    );
    expect(
      explain(iban('DE88370400440532013000'), createEngine({ referenceData: fromDatasets([]) })).alerts[0]?.correction,
    ).toBeUndefined();
  });
});

describe('a correction that leads to a bank nobody knows', () => {
  const correction = (value: string, by = engine) => explain(iban(value), by).alerts[0]?.correction;
  test('is not offered, even where the directory is in part', () => expect(correction('GB31NWBK60161331926819')).toBeUndefined());
  test('is offered where there is no directory to ask', () => {
    expect(correction('GB31NWBK60161331926819', bare)).toEqual({ at: 7, remove: 1, insert: 'C' });
  });
  test('one that leaves the bank as it is needs no directory', () => {
    expect(correction('GB29NWBK60161331926891')).toEqual({ at: 20, remove: 2, insert: '19' });
  });
});

test.each([
  [member('01', '0999'), '/creditorAgent/branchId'],
  [member('010999'), '/creditorAgent/clearingSystemMemberId/memberId'],
])('an unknown branch is shown where it stands', (agent, pointer) => {
  const { alerts, editions } = explain({ country: 'NZ', ...agent }, engine);
  expect(alerts).toMatchObject([{ code: 'CREDITOR_BRANCH_IDENTIFIER_UNKNOWN', pointer, severity: 'warning' }]);
  expect(editions).toHaveProperty(['branches/NZ']);
});
