/** No alert is surer than what it rests on. */
import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { bankGroups } from '../../rules/banks/groups.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { basisOfDataset } from '../../src/findings/severity.js';
import { createEngine, explain, shippedData, validate } from '../../src/full.js';
import { sealed } from '../answers/ibans.js';
import { bic, iban } from '../answers/instructions.js';
import { anything, on } from '../properties/instructions.js';
import { runs } from '../runs.js';

const engine = createEngine({ on, threshold: 'info' });
const said = (instruction: object): readonly string[] =>
  explain(instruction, engine).alerts.map(({ severity, code }) => `${severity} ${code}`);

describe('a BIC against an IBAN', () => {
  test.each([
    ['Dresdner Bank is Commerzbank', 'COBADEFFXXX', sealed('DE', '370800400215022000')],
    ['Postbank is Deutsche Bank', 'DEUTDEFF', sealed('DE', '100100100006820101')],
    ['Credit Suisse is UBS', 'UBSWCHZH80A', sealed('CH', '04835012345678009')],
    ['the parts of Barclays', 'BUKBGB22', sealed('GB', 'BARC20201530093459')],
    ['the parts of Barclays, the other way round', 'BARCGB22', sealed('GB', 'BUKB20201530093459')],
  ])('one bank: %s', (_, code, value) => {
    expect(said({ ...iban(value), ...bic(code) }).filter((alert) => alert.includes('_BIC_IBAN_'))).toEqual([]);
  });
  test('two banks: the letters of the IBAN are a warning whatever the lists say', () => {
    expect(said({ ...iban('GB45CITI18502612467878'), ...bic('BARCGB22') })).toEqual(['warning CREDITOR_BIC_IBAN_INCONSISTENCY']);
  });
  const swiss = { ...iban(sealed('CH', '00230000000012345')), ...bic('POFICHBE') };
  test('two banks that current, official and complete lists know: an error', () => {
    expect(said({ ...swiss, currency: 'CHF' })).toEqual(['error CREDITOR_BIC_IBAN_INCONSISTENCY']);
  });
  test('two banks, and the payment goes by the IBAN alone: a warning', () => {
    expect(said({ ...swiss, currency: 'EUR' })).toEqual(['warning CREDITOR_BIC_IBAN_INCONSISTENCY']);
    expect(said({ ...swiss, settlementInformation: { settlementSystem: 'SCT' } })).toContain('warning CREDITOR_BIC_IBAN_INCONSISTENCY');
  });
  test('no bank stands in two groups', () => {
    const banks = bankGroups.flat();
    expect(new Set(banks).size).toBe(banks.length);
  });
});

test.each(['BE68539007547034', 'AT611904300234573201', 'CH9300762011623852957'])(
  '%s, an example of the registry: worth knowing',
  (value) => {
    expect(said(iban(value))).toEqual(['info CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS']);
  },
);

describe('an account in another country', () => {
  test.each([
    ['of SEPA: worth knowing', { country: 'FR' }, 'info'],
    ['of SEPA, in euro: worth knowing', { country: 'FR', currency: 'EUR' }, 'info'],
    ['outside SEPA', { country: 'US' }, 'warning'],
  ])('%s', (_, place, severity) => {
    expect(said({ ...place, ...iban('LT601010012345678901') })).toContain(`${severity} CREDITOR_IBAN_COUNTRY_INCONSISTENCY`);
  });
});

describe('how to reach the creditor', () => {
  const payment = {
    country: 'DE',
    currency: 'EUR',
    ...iban(sealed('DE', '370400440100000903')),
    settlementInformation: { settlementSystem: 'SCT' },
  };
  const of = (contactDetails: object): readonly string[] => said({ ...payment, creditor: { name: 'Anna Berg', contactDetails } });
  test('is no reason to reject where nobody asks for it', () => {
    expect(of({ phone: 'abc' })).toEqual(['warning CREDITOR_PHONE_INVALID_FORMAT']);
    expect(of({ email: 'anna' })).toEqual(['warning CREDITOR_EMAIL_INVALID_FORMAT']);
  });
  test('white space around it is no fault', () => expect(of({ email: ' anna@berg-bau.de ', phone: '+49 30 90182 0 ' })).toEqual([]));
});

describe('the age of a dataset', () => {
  test.each([
    ['2026-07-06', 'official'],
    ['2024-11-20', 'official'],
    ['2024-11-19', 'manual'],
    ['2024-10', 'manual'],
    ['2024', 'official'],
    ['2023', 'manual'],
  ])('official, of %s: %s', (edition, basis) => expect(basisOfDataset({ confidence: 'official', edition }, '2026-11-20')).toBe(basis));
  test('makes no other surer', () => expect(basisOfDataset({ confidence: 'derived', edition: '2010' }, '2026-11-20')).toBe('derived'));
});

const GRAVITY = { info: 1, warning: 2, error: 3 } as const;

/** An engine whose datasets are all no surer than this. */
const engineOf = (confidence: Dataset['confidence']) =>
  createEngine({
    on,
    threshold: 'info',
    referenceData: {
      dataset(name) {
        const found = shippedData.dataset(name);
        return found && { ...found, confidence };
      },
    },
  });
const surer = { manual: createEngine({ on, threshold: 'info' }), derived: engineOf('manual') };
const milder = { manual: surer.derived, derived: engineOf('derived') };

prop.prop([anything, fc.constantFrom('manual', 'derived')], { numRuns: runs(80) })(
  'a dataset of less confidence raises no severity',
  (value, to) => {
    const before = new Map(explain(value, surer[to]).alerts.map(({ code, pointer, severity }) => [code + pointer, GRAVITY[severity]]));
    for (const { code, pointer, severity } of explain(value, milder[to]).alerts) {
      const other = before.get(code + pointer);
      if (other !== undefined) expect([code, GRAVITY[severity] <= other]).toEqual([code, true]);
    }
  },
);

test('an info alone is OK', () => expect(validate(iban('BE68539007547034')).status).toBe('OK'));
