/** What tells of a person or an account in an instruction, and all that is said of it. */

import { accounts } from '../../rules/index/accounts.js';
import { codes } from '../../rules/index/alert-codes.js';
import { checkSources, ruleSources } from '../../rules/index/alert-sources.js';
import { creditors } from '../../rules/index/creditors.js';
import { ibans } from '../../rules/index/ibans.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { en } from '../../rules/index/texts/en.js';
import { given, type Member, readInstruction } from '../../src/engine/reading.js';
import * as full from '../../src/full.js';
import { on } from './instructions.js';

/** Says all that it knows. */
export const engine = full.createEngine({ on, threshold: 'info' });

/** The words of the rules themselves: a creditor whose name is one of them is not given away by it. */
const vocabulary = JSON.stringify([codes, en, checkSources, ruleSources, ibans, accounts, creditors, methods, schemes, on]);

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
