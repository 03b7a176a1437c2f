import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditor, identifier } from '../../rules/creditor.js';
import { creditors } from '../../rules/creditors/index.js';
import { advisory } from '../../src/checks/check.js';
import { luhn } from '../../src/checks/weighted-sum.js';
import { cleaned, inspectIdentifier } from '../../src/identifiers/personal-identifier.js';

const plain = { type: 'X', kind: 'TXID', confidence: 'verified', sources: ['-'] } as const;

test('separators and slashes are removed, letters raised', () => {
  expect(cleaned('12.345 678/0001-95 ab')).toBe('12345678000195AB');
});

describe('a reading', () => {
  const number = identifier({ ...plain, layout: 'number:8n check:1n', from: 7, checks: [luhn(['number'], 'check')] });

  test('has the whole length, and says what came of the check digits', () => {
    expect(inspectIdentifier(number, '39.337-423')).toEqual({ severity: 'error', outcome: 'passed', text: '039337423', birthDates: [] });
    expect(inspectIdentifier(number, '39337424')).toMatchObject({
      problem: 'INCORRECT_CHECK_DIGITS',
      severity: 'error',
      outcome: 'failed',
    });
    expect(inspectIdentifier(identifier({ ...plain, layout: 'number:3n' }), '123')).toMatchObject({ outcome: 'not-covered' });
  });

  test('wrong length, wrong characters and a wrong beginning are of no form', () => {
    const paired = identifier({ ...plain, layout: 'number:3n', pattern: /^1\d\d$/ });
    for (const text of ['12', '12A', '223', '', '1'.repeat(300)])
      expect(inspectIdentifier(paired, text)).toEqual({ problem: 'INVALID_FORMAT' });
  });

  test('an advisory check, and one that is known only, warn', () => {
    const checks = [luhn(['number'], 'check')] as const;
    const layout = 'number:2n check:1n';
    expect(inspectIdentifier(identifier({ ...plain, layout, checks: [advisory(checks[0])] }), '123')).toMatchObject({
      severity: 'warning',
    });
    expect(inspectIdentifier(identifier({ ...plain, layout, checks, confidence: 'known' }), '123')).toMatchObject({ severity: 'warning' });
  });
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
  const rule = { country: 'XX', identifiers: [], payouts: [] };
  expect(creditor(rule)).toBe(rule);
});

test('any text is answered, by every rule', () => {
  const identifiers = Object.values(creditors).flatMap((rule) => rule.identifiers);
  const texts = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^[A-Z]{0,3}\d{5,15}[A-Z]?$/),
  );
  fc.assert(
    fc.property(texts, (text) => {
      for (const one of identifiers) {
        const { problem } = inspectIdentifier(one, text);
        expect([undefined, 'INVALID_FORMAT', 'INCORRECT_CHECK_DIGITS']).toContain(problem);
      }
    }),
  );
});

test('long texts are answered at once', () => {
  const start = performance.now();
  for (const rule of Object.values(creditors)) {
    for (const one of rule.identifiers) {
      for (const character of ['1', 'A', ' ', '/'])
        expect(inspectIdentifier(one, character.repeat(100_000)).problem).toBe('INVALID_FORMAT');
    }
  }
  expect(performance.now() - start).toBeLessThan(5000);
});
