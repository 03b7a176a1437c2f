import { expect, test } from 'vitest';
import type { MethodIdentifier } from '../../rules/vocabulary/method.js';
import { readMethodIdentifier } from '../../src/identifiers/method-identifier.js';

const phone: MethodIdentifier = { type: 'PHONE', as: '+254', pattern: /^\+254[17]\d{8}$/ };
const abroad: MethodIdentifier = { type: 'PHONE', as: '+34', pattern: /^\+(?:34[67]\d{8}|(?!34)[1-9]\d{6,14})$/ };
const email: MethodIdentifier = { type: 'EMAIL', as: 'email' };
const passport: MethodIdentifier = { type: 'PASSPORT', pattern: /^[A-Z0-9]{5,20}$/ };

test.each([
  [phone, '254 712 345 678', '+254712345678'],
  [phone, '0712345678', '+254712345678'],
  [phone, '+255712345678', undefined],
  [abroad, '+91 2345678', '+912345678'],
  [abroad, '0091 2345678', '+912345678'],
  [abroad, '912 345 678', undefined],
  [abroad, '34 612 345 678', '+34612345678'],
  [abroad, '447400123456', '+447400123456'],
  [{ type: 'TAX_ID', pattern: /^\d{14}$/ } as const, '11.222.333/0001-81', '11222333000181'],
  [email, ' ada@example.org ', 'ada@example.org'],
  [email, 'ada', undefined],
  [passport, 'a 123-4567', 'A1234567'],
  [passport, 'A1', undefined],
  [passport, 'A1234567'.padEnd(256), 'A1234567'],
  [passport, 'A1234567'.padEnd(257), undefined],
  [passport, `A1234567${' '.repeat(300)}`, undefined],
  [{ type: 'ALIAS' } as const, 'A1234567', undefined],
])('%j %s', (identifier, value, expected) => expect(readMethodIdentifier(identifier, value)).toBe(expected));
