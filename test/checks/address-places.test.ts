/** The creditor’s address: post code and subdivision. */
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../src/directory/dataset.js';
import { createEngine, explain } from '../../src/full.js';
import { createEngine as createBareEngine, explain as explainBare } from '../../src/index.js';
import { dataset, whole } from '../answers/datasets.js';
import { iban } from '../answers/instructions.js';
import { datasetOf, names } from '../reference-data/datasets.js';
import { oneIn } from '../runs.js';
import { alertsOf, at, berlin, engine, found } from './addresses.js';

type Address = Readonly<Record<string, unknown>>;

const outcomesOf = (address: Address, check: string): readonly string[] =>
  explain(at(address), engine)
    .checks.filter((outcome) => outcome.check === check)
    .map(({ outcome }) => outcome);

describe('the post code', () => {
  test.each([
    ['DE', '1011'],
    ['US', 'SW1A 1AA'],
    ['GB', '10115'],
    ['CA', '90210'],
  ])('of %s is not %s', (country, postCode) => {
    expect(alertsOf({ country, postCode })).toEqual(['warning POST_CODE_INVALID_FORMAT /postCode']);
    expect(found({ country, creditor: { address: { postCode } } })).toEqual(['warning POST_CODE_INVALID_FORMAT /postCode']);
  });

  test.each([
    ['DE', 'D-10115'],
    ['LU', 'L-1234'],
    ['GB', 'SW1A1AA'],
    ['NL', '1234ab'],
    ['PL', '00950'],
  ])('of %s is written %s', (country, postCode) => expect(alertsOf({ country, postCode })).toEqual([]));

  test('is checked by the country of the account where the address names none', () => {
    expect(found({ ...iban('DE89370400440532013000'), creditor: { address: { postCode: '1011' } } })).toEqual([
      'warning POST_CODE_INVALID_FORMAT /postCode',
    ]);
    expect(alertsOf({ postCode: '1011' })).toEqual([]);
  });

  test('where a country has none, nothing can be said', () => {
    for (const country of ['AE', 'HK']) {
      expect(alertsOf({ country, postCode: '00000' })).toEqual([]);
      expect(outcomesOf({ country, postCode: '00000' }, 'address/post-code')).toEqual(['not-covered']);
    }
    expect(outcomesOf(berlin, 'address/post-code')).toEqual(['passed']);
  });

  test('its edition is named', () => expect(explain(at(berlin), engine).editions).toHaveProperty(['registries/post-codes']));
});

describe('the subdivision', () => {
  test.each([
    ['US', 'CA'],
    ['US', 'US-CA'],
    ['US', 'california'],
    ['US', 'CA - California'],
    ['US', 'Washington, D.C.'],
    ['CA', 'Québec'],
    ['CA', 'QUEBEC'],
    ['BR', 'Sao Paulo'],
    ['MX', 'CDMX'],
    ['MX', 'Edo. de México'],
    ['IN', 'Telangana'],
    ['IN', 'Andaman and Nicobar Islands'],
    ['AU', 'nsw'],
    ['JP', '東京都'],
    ['IT', 'Milano'],
  ])('%s has %s', (country, countrySubdivision) => {
    expect(alertsOf({ country, countrySubdivision })).toEqual([]);
    expect(outcomesOf({ country, countrySubdivision }, 'address/subdivision')).toEqual(['passed']);
  });

  test.each(['US', 'CA', 'AU', 'BR', 'MX', 'IN'])('%s has no Atlantis', (country) =>
    expect(alertsOf({ country, countrySubdivision: 'Atlantis' })).toEqual(['warning COUNTRY_SUBDIVISION_UNKNOWN /countrySubdivision']),
  );

  test.each(['IT', 'ES', 'JP', 'DE'])('the list of %s does not say that there is none', (country) => {
    expect(alertsOf({ country, countrySubdivision: 'Atlantis' })).toEqual([]);
    expect(outcomesOf({ country, countrySubdivision: 'Atlantis' }, 'address/subdivision')).toEqual(['not-covered']);
  });

  test('without reference data nothing is said', () => {
    const instruction = at({ country: 'US', countrySubdivision: 'Atlantis', postCode: '10001' });
    expect(explainBare(instruction, createBareEngine({ threshold: 'info' })).alerts).toEqual([]);
  });

  test.each([
    ['US', 'NY', '10001', 'passed'],
    ['US', 'CA', '90210-1234', 'passed'],
    ['CA', 'Ontario', 'k1a 0b1', 'passed'],
    ['CA', 'QC', 'K1A 0B1', 'passed'],
    ['AU', 'NSW', '2000', 'passed'],
    ['BR', 'SP', '01310-100', 'passed'],
    ['MX', 'Ciudad de México', 'C.P. 06000', 'passed'],
    ['IN', 'Delhi', '110001', 'passed'],
    ['ES', 'Madrid', '28001', 'passed'],
    ['ES', 'Madrid', '08001', 'not-covered'],
    ['US', 'CA', '10001', 'failed'],
    ['CA', 'BC', 'K1A 0B1', 'failed'],
    ['IN', 'Goa', '110001', 'failed'],
  ])('%s, %s, %s: %s', (country, countrySubdivision, postCode, outcome) => {
    const address = { country, countrySubdivision, postCode };
    expect(outcomesOf(address, 'address/post-code-subdivision')).toEqual([outcome]);
    const fault = 'warning POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY /postCode';
    expect(alertsOf(address)).toEqual(outcome === 'failed' ? [fault] : []);
  });

  test('where its post codes are not known, or the post code is none, they are not compared', () => {
    for (const address of [
      { country: 'US', countrySubdivision: 'UM', postCode: '10001' },
      { country: 'CN', countrySubdivision: 'Beijing Shi', postCode: '100000' },
      { country: 'US', countrySubdivision: 'CA', postCode: 'x' },
      { country: 'US', countrySubdivision: 'CA' },
    ])
      expect(outcomesOf(address, 'address/post-code-subdivision')).toEqual([]);
  });

  test('an overlay brings a list of its own', () => {
    const columns = ['code', 'name', 'alsoKnownAs', 'postCodes'];
    const own: Dataset = dataset('subdivisions/DE', columns, [['BE', 'Berlin', null, '10 12 13 14']], whole);
    const withInfo = createEngine({ threshold: 'info', overlays: [own] });
    const of = (countrySubdivision: string) => found(at({ country: 'DE', countrySubdivision }), withInfo);
    expect([of('Berlin'), of('DE-BE'), of('XX')]).toEqual([[], [], ['warning COUNTRY_SUBDIVISION_UNKNOWN /countrySubdivision']]);
  });
});

describe('every list of subdivisions', () => {
  test.each(
    oneIn(
      3,
      names.filter((name) => name.startsWith('subdivisions/')),
    ),
  )('%s: each row is found by code and by name', (name) => {
    const country = name.slice(-2);
    for (const [code, title, others] of datasetOf(name).rows) {
      const texts = [code, title, ...String(others ?? '').split('|')]
        .map(String)
        .filter((text) => text !== '' && text !== 'null' && text.length <= 35);
      for (const countrySubdivision of texts) expect(alertsOf({ country, countrySubdivision })).toEqual([]);
    }
  });
});
