/** A number without the zeros that it began with: a spreadsheet takes them for nothing. */
import { describe, expect, test } from 'vitest';
import { buildIbanIn } from '../../../src/identifiers/account/build-iban.js';
import { partsOf } from '../../../src/identifiers/account/domestic-parts.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { generateAccount } from '../../../src/identifiers/generated-number.js';
import { buildIban } from '../../../src/local-account.js';
import { compiledCountries } from '../../rules/bbans.js';

const withoutZeros = (text: string): string => text.replace(/^0+/, '');

/** Countries whose account numbers may state their check digits. */
const checked = compiledCountries.filter((country) => partsOf(country).forms.some(({ fields }) => fields.includes('check')));

describe.each(checked.map((country) => ({ code: country.rule.code, country })))('$code', ({ code, country }) => {
  const { layout } = country;
  const { account: length = 0 } = layout.lengths;
  const fieldsOf = (bban: string) =>
    Object.fromEntries(Object.entries(layout.spans).map(([field, { start, end }]) => [field, bban.slice(start, end)]));

  test('a number that lost its zeros makes its own IBAN or none', () => {
    for (let seed = 0; seed < 60; seed++) {
      const zeros = '0'.repeat(seed % 4);
      const known = { account: (zeros + String(1_234_567_891 * (seed + 3)).repeat(3)).slice(0, length) };
      const made = generateAccount(country, seed, '', undefined, known);
      if (made?.iban === undefined) continue;
      const fields = fieldsOf(made.iban.slice(4));
      for (const form of partsOf(country).forms) {
        const account = withoutZeros(form.write(fields));
        if (!form.fields.includes('check') || account === '') continue;
        const details = { country: code, memberId: made.memberId, account };
        const built = buildIbanIn(details, allCountries);
        if (built.ok) expect(built.iban).toBe(made.iban);
      }
    }
  });
});

test('a number as long as one without check digits is not taken for one', () => {
  const whole = { country: 'TL', memberId: '008', account: '0012345678910157' };
  expect(buildIban(whole)).toMatchObject({ ok: true, iban: 'TL380080012345678910157' });
  expect(buildIban({ ...whole, account: '12345678910157' })).toEqual({ ok: false, problem: 'NOT_COVERED' });
  expect(buildIban({ ...whole, account: '1234567-8910157' })).toEqual({ ok: false, problem: 'NOT_COVERED' });
  expect(buildIban({ ...whole, memberId: '0-08', account: '12345678910157' })).toEqual({ ok: false, problem: 'NOT_COVERED' });
});

test('a number without check digits is, where no zeros before it make one of the other', () => {
  expect(buildIban({ country: 'TL', memberId: '008', account: '00123456789101' })).toMatchObject({
    ok: true,
    iban: 'TL380080012345678910157',
  });
  expect(buildIban({ country: 'FR', memberId: '3000600001', account: '12345678901' })).toMatchObject({
    ok: true,
    iban: 'FR7630006000011234567890189',
  });
});

test('a number that states its check digits has lost none, though zeros before it would hold as well', () => {
  expect(buildIban({ country: 'HU', memberId: '11773016', account: '11111018' })).toMatchObject({
    ok: true,
    iban: 'HU42117730161111101800000000',
  });
});
