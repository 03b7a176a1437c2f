/** Generates broken instructions: valid ones with members replaced, nested, enlarged or renamed. */
import { readFileSync } from 'node:fs';
import serviceExamples from '../fixtures/service-examples.json' with { type: 'json' };
import { examples } from '../rules/alerts.js';
import type { Random } from './random.js';

const payments = readFileSync(new URL('../../examples/payments.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** The instructions that are mutated. */
const originals: readonly unknown[] = [
  ...payments.map((line) => JSON.parse(line) as unknown),
  ...Object.values(examples),
  ...serviceExamples.validations.map(({ request }) => request),
];

const CHARACTERS = [
  '\0',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udc00',
  '🎉',
  'é',
  'İ',
  'ß',
  '７',
  '٣',
  ' ',
  '-',
  '/',
  '"',
  '\\',
  '0',
  'A',
];
const TEXTS = [
  '',
  ' ',
  'null',
  '__proto__',
  'DE',
  'EUR',
  'IBAN',
  'SCT',
  '-',
  '0'.repeat(34),
  'é'.repeat(1000),
  '9'.repeat(100_000),
  ' '.repeat(100_000),
];
const OTHERS = [null, true, false, 0, -0, 1e308, 2 ** 53, [], {}, [[]], [null], { value: 'DE' }, { length: 3 }];
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'country', 'creditor', '', '0'];

function generateNested(depth: number, random: Random): unknown {
  let value: unknown = random.of(TEXTS);
  const name = random.of(NAMES);
  for (let level = 0; level < depth; level++) value = random.once(2) ? [value] : Object.fromEntries([[name, value]]);
  return value;
}

function mutateText(from: string, random: Random): string {
  const at = random.below(from.length + 1);
  const cut = from.slice(at + random.below(3));
  return random.once(5) ? random.of(TEXTS) : from.slice(0, at) + (random.once(3) ? '' : random.of(CHARACTERS)) + cut;
}

/** Returns another value to put in place of this one. */
function replaceValue(value: unknown, random: Random): unknown {
  if (typeof value === 'string' && !random.once(4)) return mutateText(value, random);
  if (random.once(30)) return generateNested(random.of([3, 60, 500]), random);
  return random.once(2) ? random.of(OTHERS) : random.once(2) ? random.of(TEXTS) : random.of(originals);
}

/** Changes one random place inside a value. Members are defined as own members, never set on a prototype. */
function mutate(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.once(12)) return replaceValue(value, random);
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    return random.once(4) ? Array.from({ length: 100 }, () => random.of(OTHERS)) : value.toSpliced(at, 1, mutate(value[at], random));
  }
  const members = Object.entries(value);
  if (members.length === 0 || random.once(12)) return Object.fromEntries([...members, [random.of(NAMES), random.of(OTHERS)]]);
  const at = random.below(members.length);
  const [name, member] = members[at] ?? ['', null];
  const instead: [string, unknown][] = random.once(15) ? [] : [[random.once(25) ? random.of(NAMES) : name, mutate(member, random)]];
  return Object.fromEntries(members.toSpliced(at, 1, ...instead));
}

/** Generates an instruction with up to five mutations. */
export function generateValue(random: Random): unknown {
  let value = random.of(originals);
  for (let times = random.below(6); times > 0; times--) value = mutate(value, random);
  return value;
}
