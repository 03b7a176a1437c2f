/** What tells of a person or an account in an instruction, and all that is said of it. */
import { codes } from '../../rules/alerts/codes.js';
import { en } from '../../rules/alerts/en.js';
import { sources } from '../../rules/alerts/sources.js';
import { countries } from '../../rules/countries/index.js';
import { countriesWithoutIban } from '../../rules/countries/without-iban.js';
import { creditors } from '../../rules/creditors/index.js';
import { methods } from '../../rules/methods/index.js';
import { schemes } from '../../rules/schemes/index.js';
import { readInstruction } from '../../src/instruction/read.js';
import { given, type Member } from '../../src/instruction/values.js';
import * as full from '../../src/full.js';
import { on } from './instructions.js';

/** Says all that it knows. */
export const engine = full.createEngine({ on, threshold: 'info' });

/** The words of the rules themselves: a creditor whose name is one of them is not given away by it. */
const vocabulary = JSON.stringify([codes, en, sources, countries, countriesWithoutIban, creditors, methods, schemes, on]);

/** The values of an instruction that nobody else should read; of a number that people part, its digits, too. */
export function secretsOf(value: unknown): readonly string[] {
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
export function saidOf(value: unknown): string {
  const { alerts, checks, editions } = full.explain(value, engine);
  const words = alerts.map(({ correction: _, transliteration: __, ...said }) => said);
  return JSON.stringify([words, checks, editions, full.validate(value, engine)]);
}

/** As it stands in JSON. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
