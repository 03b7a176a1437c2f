/**
 * Measures the corrections that `explain` offers: `npx tsx scripts/measure-corrections.ts [--country XX …] [--count N] [--bare] [--extract] [--kinds]`.
 *
 * For each country whose IBANs it can make, at banks of the directory, N of each kind of slip (200): how often nothing is offered, the right IBAN, a wrong one. The last columns
 * weigh the kinds by the mix of `test/answers/slips.ts`: what is offered, and how many of these are wrong. `--bare` measures without bank directories, `--extract` what
 * `extract` of `payprep/detect` takes for right, `--kinds` prints each kind of each country. The same count gives the same numbers. docs/guide.md has some of them.
 */
import { parseArgs } from 'node:util';
import { apply } from '../src/characters/correction.js';
import { extract } from '../src/detect.js';
import { createEngine as createFullEngine, explain, validate } from '../src/full.js';
import { allCountries } from '../src/identifiers/country/all-countries.js';
import { createEngine } from '../src/index.js';
import { slips } from '../test/answers/slips.js';
import { codes, soundIban } from '../test/answers/sound-ibans.js';
import { Random } from '../test/fuzz/random.js';

const { values } = parseArgs({
  options: {
    country: { type: 'string', multiple: true },
    count: { type: 'string', default: '200' },
    bare: { type: 'boolean', default: false },
    extract: { type: 'boolean', default: false },
    kinds: { type: 'boolean', default: false },
  },
});
const full = createFullEngine({ on: '2026-11-20' });
const engine = values.bare ? createEngine({ on: '2026-11-20' }) : full;

const instructionOf = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

/** What is offered in place of a faulty IBAN. */
function offered(typed: string): string | undefined {
  if (values.extract) {
    const { instruction, found } = extract(`IBAN: ${typed}`);
    return found.some(({ because }) => because === 'REPAIR') ? instruction?.creditorAccount?.id?.value : undefined;
  }
  for (const { correction } of explain(instructionOf(typed), engine).alerts) if (correction !== undefined) return apply(typed, correction);
  return undefined;
}

const OUTCOMES = ['faulty', 'none', 'right', 'wrong'] as const;
type Counts = Record<(typeof OUTCOMES)[number], number>;
const none = (): Counts => ({ faulty: 0, none: 0, right: 0, wrong: 0 });

function add(counts: Counts, other: Counts, factor = 1): void {
  for (const outcome of OUTCOMES) counts[outcome] += other[outcome] * factor;
}

const ofKind = new Map<string, Counts>();
const ofAll = none();
const percent = (part: number, whole: number): string =>
  (whole === 0 ? '-' : ((100 * part) / whole).toFixed(part / whole < 0.0995 ? 1 : 0)).padStart(5);

/** A country's slips of one kind. */
function measure(code: string, make: (typeof slips)[string]['make']): Counts {
  const counts = none();
  const random = new Random(code.charCodeAt(0) * 256 + code.charCodeAt(1));
  const country = allCountries.withIban(code);
  if (country === undefined) return counts;
  for (let index = 0; index < Number(values.count); index++) {
    const right = soundIban(code, random, full);
    const typed = right && make(right, random, country);
    // another sound IBAN: nobody can know
    if (right === undefined || typed === undefined || typed === right || validate(instructionOf(typed), full).status === 'OK') continue;
    counts.faulty += 1;
    const found = offered(typed);
    counts[found === undefined ? 'none' : found === right ? 'right' : 'wrong'] += 1;
  }
  return counts;
}

for (const code of values.country ?? codes) {
  const mixed = none();
  for (const [kind, { share, make }] of Object.entries(slips)) {
    const counts = measure(code, make);
    if (counts.faulty === 0) continue;
    add(mixed, counts, share / counts.faulty);
    const sum = ofKind.get(kind) ?? none();
    add(sum, counts);
    ofKind.set(kind, sum);
    if (values.kinds)
      console.log(code, kind.padEnd(24), 'right', percent(counts.right, counts.faulty), 'wrong', percent(counts.wrong, counts.faulty));
  }
  add(ofAll, mixed);
  const shown = mixed.right + mixed.wrong;
  console.log(code, 'offered', percent(shown, mixed.faulty), 'of these wrong', percent(mixed.wrong, shown));
}
console.log('');
for (const [kind, { faulty, right, wrong }] of ofKind)
  console.log(kind.padEnd(24), 'right', percent(right, faulty), 'wrong', percent(wrong, faulty));
console.log(
  'all countries alike: offered',
  percent(ofAll.right + ofAll.wrong, ofAll.faulty),
  'of these wrong',
  percent(ofAll.wrong, ofAll.right + ofAll.wrong),
);
