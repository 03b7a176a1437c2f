/** What a made-up payment is without a seed, and how an alert that is only worth knowing is seen. */
import { describe, expect, test } from 'vitest';
import { codes } from '../../src/alerts.js';
import { createEngine, validate } from '../../src/index.js';
import { samplePayment } from '../../src/samples.js';

test('without a seed it is the first', () => expect(samplePayment({ country: 'NL' })).toEqual(samplePayment({ country: 'NL', seed: 1 })));

describe('threshold', () => {
  test('an alert that validate shows has none', () => {
    expect(samplePayment({ country: 'NL', alert: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' })).not.toHaveProperty('threshold');
    expect(samplePayment({ country: 'NL' })).not.toHaveProperty('threshold');
  });

  test('of an info alert it is the one that shows it', () => {
    const alert = 'CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS';
    expect(codes[alert].severity).toBe('info');
    const made = samplePayment({ country: 'DE', alert });
    if (!made.ok) throw new Error(made.problem);
    expect(made.threshold).toBe('info');
    expect(validate(made.instruction)).toEqual({ status: 'OK', alerts: [] });
    const engine = createEngine({ threshold: 'info' });
    expect(validate(made.instruction, engine).alerts).toContainEqual({ code: alert });
    expect(samplePayment({ country: 'DE', alert }, engine)).not.toHaveProperty('threshold');
  });
});
