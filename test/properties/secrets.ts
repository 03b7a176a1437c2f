/** What tells of a person or an account in an instruction, and all that is said of it. */

import { accounts } from '../../rules/index/accounts.js';
import { codes } from '../../rules/index/alert-codes.js';
import { checkSources, ruleSources } from '../../rules/index/alert-sources.js';
import { en } from '../../rules/index/alert-texts.js';
import { creditors } from '../../rules/index/creditors.js';
import { ibans } from '../../rules/index/ibans.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import * as full from '../../src/full.js';
import { readInstruction } from '../../src/instruction/read.js';
import { given, type Member } from '../../src/instruction/values.js';
import { on } from './instructions.js';

/** An engine that reports everything. */
export const engine = full.createEngine({ on, threshold: 'info' });

/** The words of the rules. A name that is one of them is no secret. */
const vocabulary = JSON.stringify([codes, en, checkSources, ruleSources, ibans, accounts, creditors, methods, schemes, on]);

/** The secret values of an instruction, and of those with separators the digits, too. */
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

/** The answers of `explain` and `validate` as text, without the transliterated name and the corrections. */
export function answersTo(value: unknown): string {
  const { alerts, checks, editions } = full.explain(value, engine);
  const words = alerts.map(({ correction: _, correctedAddress: __, transliteration: ___, ...said }) => said);
  return JSON.stringify([words, checks, editions, full.validate(value, engine)]);
}

/** Writes a text as it appears inside JSON. */
export const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);
