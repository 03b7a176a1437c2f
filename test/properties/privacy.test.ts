/** No value of an instruction that tells of a person or an account stands in what is said of it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codes } from '../../rules/alerts/codes.js';
import { en } from '../../rules/alerts/en.js';
import { sources } from '../../rules/alerts/sources.js';
import { countries } from '../../rules/countries/index.js';
import { countriesWithoutIban } from '../../rules/countries/without-iban.js';
import { creditors } from '../../rules/creditors/index.js';
import { methods } from '../../rules/methods/index.js';
import { schemes } from '../../rules/schemes/index.js';
import { given, type Member, readInstruction } from '../../src/engine/reading.js';
import * as full from '../../src/full.js';
import { anything, on } from './instructions.js';

const engine = full.createEngine({ on, threshold: 'info' });

/** The words of the rules themselves: a creditor whose name is one of them is not given away by it. */
const vocabulary = JSON.stringify([codes, en, sources, countries, countriesWithoutIban, creditors, methods, schemes, on]);

/** The values of an instruction that nobody else should read; of a number that people part, its digits, too. */
function secretsOf(value: unknown): readonly string[] {
  const reading = readInstruction(value);
  const members: readonly Member<string>[] = reading
    ? [
        reading.accountValue,
        reading.taxId,
        reading.name,
        reading.phone,
        reading.email,
        reading.dateOfBirth,
        ...reading.documents.map((document) => document.value),
      ]
    : [];
  const texts = typeof value === 'string' ? [value] : members.flatMap((member) => given(member) ?? []);
  const digits = texts.map((text) => text.replace(/\D/g, '')).filter(({ length }) => length >= 6);
  return [...texts.filter(({ length }) => length >= 4), ...digits].filter((text) => text.trim() !== '' && !vocabulary.includes(text));
}

/** All that `explain` says, but for the name as it would be carried, and the edit that puts an IBAN right. */
function saidOf(value: unknown): string {
  const { alerts, checks, editions } = full.explain(value, engine);
  const words = alerts.map(({ correction: _, transliteration: __, ...said }) => said);
  return JSON.stringify([words, checks, editions, full.validate(value, engine)]);
}

/** As it stands in JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

test('nothing that is said repeats them', () => {
  let held = 0;
  fc.assert(
    fc.property(anything, (value) => {
      const secrets = secretsOf(value);
      const said = secrets.length > 0 ? saidOf(value) : '';
      const repeated = secrets.filter((secret) => said.includes(inJson(secret)));
      expect(repeated).toEqual([]);
      held += secrets.length;
    }),
    { numRuns: 1_500 },
  );
  expect(held).toBeGreaterThan(1_500);
});

test('an edit that corrects an IBAN puts in no more than a character', () => {
  const value = { creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } };
  const inserted = full.explain(value, engine).alerts.map(({ correction }) => correction?.insert ?? '');
  expect(inserted.every(({ length }) => length <= 2)).toBe(true);
  expect(saidOf(value)).not.toContain('3704');
});

test('nor is it told apart by what is said: another account of the same bank reads the same', () => {
  const paid = (account: string) => ({
    country: 'GB',
    creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
    creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } },
  });
  expect(saidOf(paid('31926818'))).toBe(saidOf(paid('31926817')));
});
