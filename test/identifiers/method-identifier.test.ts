import { expect, test } from 'vitest';
import type { MethodIdentifier } from '../../rules/vocabulary/method.js';
import { readMethodIdentifier } from '../../src/identifiers/method-identifier.js';

const phone: MethodIdentifier = { type: 'PHONE', as: '+254', pattern: /^\+254[17]\d{8}$/ };
const email: MethodIdentifier = { type: 'EMAIL', as: 'email' };
const passport: MethodIdentifier = { type: 'PASSPORT', pattern: /^[A-Z0-9]{5,20}$/ };

test.each([
  [phone, '254 712 345 678', '+254712345678'],
  [phone, '0712345678', '+254712345678'],
  [phone, '+255712345678', undefined],
  [email, ' ada@example.org ', 'ada@example.org'],
  [email, 'ada', undefined],
  [passport, 'a 123-4567', 'A1234567'],
  [passport, 'A1', undefined],
  [passport, 'A1234567'.padEnd(256), 'A1234567'],
  [passport, 'A1234567'.padEnd(257), undefined],
  [passport, `A1234567${' '.repeat(300)}`, undefined],
  [{ type: 'ALIAS' } as const, 'A1234567', undefined],
])('%j %s', (identifier, value, expected) => expect(readMethodIdentifier(identifier, value)).toBe(expected));
