/** A text read by the rules of an identifier. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luhn } from '../../rules/check-digits/luhn.js';
import { weighted } from '../../rules/check-digits/weighted-sum.js';
import { creditors } from '../../rules/index/creditors.js';
import { advisory } from '../../rules/vocabulary/check.js';
import { creditorRules } from '../../rules/vocabulary/creditor.js';
import { creditorIdentifiers, identifier } from '../../rules/vocabulary/identifier.js';
import { payoutsTo } from '../../rules/vocabulary/payout.js';
import { cleaned, cleanedIdentifier, compileIdentifier, inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { anyText } from '../properties/any-text.js';

const plain = { kind: 'TXID', type: 'N', confidence: 'sourced' } as const;
const checked = identifier({ ...plain, layout: 'number:4n check:1n', checks: [luhn(['number'], 'check')] });

describe('what is written around a number does not count', () => {
  test.each(['00018', '000-18', ' 0 00.18 ', '00/018', '0001(8)'])('%s', (value) => {
    expect(inspectIdentifier(checked, value)).toEqual({
      identifier: checked,
      severity: 'error',
      outcome: 'passed',
      text: '00018',
      birthDates: [],
    });
  });
  test('letters are raised', () => expect(cleaned('g123456(a)')).toBe('G123456A'));
});

test('a number that is too short, too long or of other characters has not the form', () => {
  for (const value of ['', '0018', '000018', '0001A', '0001８', '0'.repeat(300)]) {
    expect(inspectIdentifier(checked, value)).toEqual({ problem: 'INVALID_FORMAT' });
  }
});

test('short forms are filled up with zeros', () => {
  const short = identifier({ ...plain, layout: 'number:4n check:1n', from: 2, checks: [luhn(['number'], 'check')] });
  expect(inspectIdentifier(short, '18')).toMatchObject({ outcome: 'passed', text: '00018' });
  expect(inspectIdentifier(short, '8')).toEqual({ problem: 'INVALID_FORMAT' });
});

test('a pattern reads the whole text', () => {
  const odd = identifier({ ...plain, layout: 'number:2n', pattern: /^[13]\d$/ });
  expect(inspectIdentifier(odd, '30')).toMatchObject({ outcome: 'not-covered' });
  expect(inspectIdentifier(odd, '20')).toEqual({ problem: 'INVALID_FORMAT' });
});

describe('wrong check digits', () => {
  test('are an error', () =>
    expect(inspectIdentifier(checked, '00019')).toEqual({
      identifier: checked,
      problem: 'INCORRECT_CHECK_DIGITS',
      severity: 'error',
      outcome: 'failed',
      text: '00019',
      birthDates: [],
    }));
  test('a warning where the check is advisory', () => {
    const milder = identifier({ ...plain, layout: 'number:4n check:1n', checks: [advisory(luhn(['number'], 'check'))] });
    expect(inspectIdentifier(milder, '00019')).toMatchObject({ problem: 'INCORRECT_CHECK_DIGITS', severity: 'warning' });
  });
  test('a warning where the rule is known only', () => {
    expect(inspectIdentifier({ ...checked, confidence: 'known' }, '00019')).toMatchObject({ severity: 'warning' });
  });
});

describe('letters of its own', () => {
  const own = identifier({
    ...plain,
    layout: 'name:2a check:1n',
    letters: 'Ñ&',
    checks: [
      weighted({
        over: ['name'],
        weights: [1],
        modulus: 10,
        values: 'AÑ&',
        check: 'check',
        remainder: true,
        written: '0123456789',
      }),
    ],
  });
  test.each(['AÑ1', 'añ1', 'ñ&3', '&A2'])('%s is read', (value) =>
    expect(inspectIdentifier(own, value)).toMatchObject({ outcome: 'passed' }),
  );
  test('AÑ2 is wrong', () => expect(inspectIdentifier(own, 'AÑ2').problem).toBe('INCORRECT_CHECK_DIGITS'));
  test.each(['aé1', 'AÑÑ', 'A11', 'A!1', 'AÑ!', 'ŃA1'])('%s has not the form', (value) =>
    expect(inspectIdentifier(own, value)).toEqual({ problem: 'INVALID_FORMAT' }),
  );
});

describe('a place takes the characters of its class alone', () => {
  const mixed = identifier({ ...plain, layout: 'first:1a second:1c number:2n' });
  test.each(['AA12', 'ZZ12', 'Z009', 'A912', 'az12'])('%s is read', (value) =>
    expect(inspectIdentifier(mixed, value)).toMatchObject({ outcome: 'not-covered', text: value.toUpperCase() }),
  );
  // the neighbours of digits and letters, and what a platform would raise to one of them
  test.each(['1A12', 'AA1A', 'A,12', 'A:12', 'A@12', '@A12', '!A12', '[A12', '{A12', 'éA12', 'ıA12', 'ſA12', 'AA1,', 'AA1:'])(
    '%s has not the form',
    (value) => {
      expect(inspectIdentifier(mixed, value)).toEqual({ problem: 'INVALID_FORMAT' });
      expect(inspectIdentifier({ ...mixed, letters: 'Ñ&' }, value)).toEqual({ problem: 'INVALID_FORMAT' });
    },
  );
  test('ß is not two letters', () => {
    expect(inspectIdentifier({ ...mixed, letters: 'Ñ&' }, 'ß12')).toEqual({ problem: 'INVALID_FORMAT' });
  });
});

test('a check that has nothing to say leaves the number not covered', () => {
  const silent = { ...luhn(['number'], 'check'), compile: () => ({ verify: () => 'not-covered' as const }) };
  const open = identifier({ ...plain, layout: 'number:4n check:1n', checks: [silent] });
  expect(inspectIdentifier(open, '00019')).toMatchObject({ problem: undefined, outcome: 'not-covered' });
});

test('an identifier is compiled once', () => {
  expect(compileIdentifier(checked)).toBe(compileIdentifier(checked));
});

test('256 characters are looked at, with all that parts them', () => {
  expect(inspectIdentifier(checked, `000${' '.repeat(251)}18`)).toMatchObject({ outcome: 'passed' });
  expect(inspectIdentifier(checked, `000${' '.repeat(252)}18`)).toEqual({ problem: 'INVALID_FORMAT' });
  expect(cleanedIdentifier(`000${' '.repeat(252)}18`)).toBe('');
});

test('cleaning takes away what people write around a number, and nothing else', () => {
  const written = fc.stringMatching(/^[0-9A-Za-zÑ&ı!]{0,6}[ ()./\u00A0\u2011-]{0,4}[0-9A-Za-z]{0,6}[ ()./-]{0,4}[0-9A-Z]{0,6}$/);
  const plainly = (text: string): string => text.replace(/[ ()./\u00A0\u2011-]/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  fc.assert(
    fc.property(written, (text) => {
      expect(cleaned(text)).toBe(plainly(text));
    }),
  );
});

describe('the date of birth inside', () => {
  const dated = (as: 'YYYYMMDD' | 'YYMMDD' | 'DDMMYY' | 'DDMMYYYY', plus?: number) =>
    identifier({ ...plain, layout: 'date:8c', birthDate: { fields: ['date'], as, ...(plus && { added: { D: [plus] } }) } });
  const short = (as: 'YYMMDD' | 'DDMMYY', plus?: number) =>
    identifier({ ...plain, layout: 'date:6n', birthDate: { fields: ['date'], as, ...(plus && { added: { D: [plus] } }) } });
  test.each([
    [dated('YYYYMMDD'), '19910131', ['1991-01-31']],
    [dated('DDMMYYYY'), '31011991', ['1991-01-31']],
    [short('YYMMDD'), '910131', ['1991-01-31', '2091-01-31']],
    [short('DDMMYY'), '310191', ['1991-01-31', '2091-01-31']],
    [short('DDMMYY', 40), '570845', ['1945-08-17', '2045-08-17']],
    [short('DDMMYY', 40), '170845', ['1945-08-17', '2045-08-17']],
    [short('DDMMYY', 40), '410845', ['1945-08-01', '2045-08-01']],
  ])('%# is %s', (rule, value, birthDates) => expect(inspectIdentifier(rule, value)).toMatchObject({ birthDates }));
});

test('any text gets an answer', () => {
  fc.assert(fc.property(anyText(40), (text) => inspectIdentifier(checked, text) !== undefined));
  expect(inspectIdentifier(checked, '0 '.repeat(100_000))).toEqual({ problem: 'INVALID_FORMAT' });
});

describe('what stands before and behind', () => {
  const digits = identifier({ ...plain, layout: 'number:3n', prefixes: ['ATU', 'U'], suffixes: ['MVA'] });
  const letters = identifier({ ...plain, layout: 'first:1a second:1a number:2n', prefixes: ['ES'] });

  test.each(['123', 'ATU 123', 'u123', '123 mva', 'ATU-123-MVA'])('%s is read without', (text) => {
    expect(inspectIdentifier(digits, text)).toMatchObject({ text: '123' });
  });

  test.each(['AT123', 'UATU123', '123MVAMVA', 'ATU', 'MVA'])('%s is something else', (text) => {
    expect(inspectIdentifier(digits, text)).toEqual({ problem: 'INVALID_FORMAT' });
  });

  test('letters of its own are not taken for a prefix', () => {
    expect(inspectIdentifier(letters, 'ES12')).toMatchObject({ text: 'ES12' });
    expect(inspectIdentifier(letters, 'ESES12')).toMatchObject({ text: 'ES12' });
    expect(inspectIdentifier(letters, 'ESAB12')).toMatchObject({ text: 'AB12' });
  });
});

describe('dates of birth', () => {
  const dated = identifier({
    ...plain,
    layout: 'birth:6n serial:1n',
    birthDate: { fields: ['birth'], as: 'YYMMDD', added: { M: [20, 50, 70], D: [40] } },
  });

  test.each([
    ['7103191', '71-03-19'],
    ['7123191', '71-03-19'],
    ['7162191', '71-12-19'],
    ['7182191', '71-12-19'],
    ['7103711', '71-03-31'],
    ['7120191', '71-20-19'], // to a month something was added, and there is none
    ['7103401', '71-03-40'],
    ['7133191', '71-33-19'], // no month, whatever was added
    ['7100001', '71-00-00'],
  ])('%s holds %s of either century', (text, date) => {
    expect(inspectIdentifier(dated, text)).toMatchObject({ birthDates: [`19${date}`, `20${date}`] });
  });

  test('four digits of a year leave nothing open', () => {
    const whole = identifier({ ...plain, layout: 'birth:8n', birthDate: { fields: ['birth'], as: 'DDMMYYYY' } });
    expect(inspectIdentifier(whole, '31121980')).toMatchObject({ birthDates: ['1980-12-31'] });
  });

  test('nothing was added where nothing is declared', () => {
    const bare = identifier({ ...plain, layout: 'birth:6n', birthDate: { fields: ['birth'], as: 'DDMMYY', added: {} } });
    expect(inspectIdentifier(bare, '411280')).toMatchObject({ birthDates: ['1980-12-41', '2080-12-41'] });
  });
});

test('a declaration of a country is what it says', () => {
  expect(creditorIdentifiers('XX', [checked], { otherTaxIds: true })).toEqual({ country: 'XX', identifiers: [checked], otherTaxIds: true });
  const profile = { currencies: ['EUR'], required: [], confidence: 'sourced' } as const;
  expect(payoutsTo('XX', [profile])).toEqual({ country: 'XX', payouts: [profile] });
});

test('identifiers and payouts of a country are one rule, and a country may have either alone', () => {
  const [first, second] = ['XA', 'XB'].map((code) => creditorIdentifiers(code, [checked], { otherTaxIds: true }));
  const [third, fourth] = ['XB', 'XC'].map((code) => payoutsTo(code, [{ currencies: ['EUR'], required: [], confidence: 'known' }]));
  if (!first || !second || !third || !fourth) throw new Error('not made');
  expect(creditorRules([first, second], [third, fourth])).toEqual({
    XA: { ...first, payouts: [] },
    XB: { ...second, ...third },
    XC: { ...fourth, identifiers: [] },
  });
});

test('any text is answered, by every rule', () => {
  const identifiers = Object.values(creditors).flatMap((rule) => rule.identifiers);
  const texts = fc.oneof(fc.string({ maxLength: 40 }), anyText(40), fc.stringMatching(/^[A-Z]{0,3}\d{5,15}[A-Z]?$/));
  fc.assert(
    fc.property(texts, (text) => {
      for (const one of identifiers) {
        const { problem } = inspectIdentifier(one, text);
        expect([undefined, 'INVALID_FORMAT', 'INCORRECT_CHECK_DIGITS']).toContain(problem);
      }
    }),
  );
});

test('long texts are none', () => {
  for (const rule of Object.values(creditors)) {
    for (const one of rule.identifiers) {
      for (const character of ['1', 'A', ' ', '/'])
        expect(inspectIdentifier(one, character.repeat(100_000)).problem).toBe('INVALID_FORMAT');
    }
  }
});
