/**
 * What these rules say of numbers, beside what the package stdnum says: valid numbers, made by completing check digits, and spoilt ones.
 *
 * Where the two part, the reason stands in the table, and holds of every number on which they part.
 */
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { compileLayout } from '../../src/identifiers/country/layout.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { runs } from '../runs.js';
import { creditorModules } from './creditors.js';
import { pairs } from './stdnum-pairs-europe.js';

type Oracle = { readonly validate: (text: string) => { readonly isValid: boolean } };

const modules: Readonly<Record<string, Readonly<Record<string, Oracle>>>> = stdnum;

const ALPHABETS: Readonly<Record<string, string>> = {
  n: '0123456789',
  a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  c: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

/** The fields that check; where none is named so, the last characters do. */
const CHECKING = /^(?:check|first|second|key|sirenCheck)$/;

/** Where a number has more completions than this, fewer numbers make as many texts. */
const MANY = 100;

/** Every text that differs in the check digits only. */
function completions(text: string, layout: string): readonly string[] {
  const { spans, classes, length } = compileLayout(layout);
  const named = Object.entries(spans).filter(([name]) => CHECKING.test(name));
  const spread = named.flatMap(([, { start, end }]) => Array.from({ length: end - start }, (_, at) => start + at));
  const places = spread.length > 0 ? spread : [length - 1];
  const many = (): number => places.reduce((product, place) => product * (ALPHABETS[classes[place] ?? '']?.length ?? 1), 1);
  while (many() > 1000) places.shift();
  let texts = [text];
  for (const place of places) {
    const alphabet = ALPHABETS[classes[place] ?? ''] ?? '';
    texts = texts.flatMap((one) => [...alphabet].map((character) => one.slice(0, place) + character + one.slice(place + 1)));
  }
  return texts;
}

describe.each(pairs)('$of', ({ of, oracles, prefix = '', bare, reasons = {} }) => {
  const [code = '', type = ''] = of.split(' ');
  const identifiers = (creditors[code]?.identifiers ?? []).filter((identifier) => identifier.type === type);
  const accepts = (text: string): boolean => identifiers.some((identifier) => inspectIdentifier(identifier, text).problem === undefined);
  const oracle = oracles.map((name) => {
    const [country = '', module = ''] = name.split('.');
    const found = modules[country.toUpperCase()]?.[module];
    if (found === undefined) throw new Error(`stdnum has no ${name}`);
    return found;
  });
  const oracleAccepts = (text: string): boolean =>
    oracle.some(({ validate }) => validate(prefix + (bare ? text.replace(/^0+/, '') : text)).isValid);
  const excused = (text: string, accepted: boolean): boolean => Object.values(reasons).some((holds) => holds(text, accepted));

  const examples = creditorModules.find((module) => module.code === code)?.examples[type]?.valid ?? [];
  /** An example, in full, beside the layout that reads it. */
  const seeds = identifiers.flatMap((identifier) =>
    examples.flatMap((example) => {
      const reading = inspectIdentifier(identifier, example);
      return reading.problem === undefined ? [{ layout: identifier.layout, text: reading.text }] : [];
    }),
  );

  test('the two agree, but for what is said', () => {
    expect(seeds.length).toBeGreaterThan(0);
    const parted = new Set<string>();
    let accepted = 0;
    const changed = fc
      .tuple(fc.constantFrom(...seeds), fc.array(fc.tuple(fc.nat(34), fc.nat(35)), { maxLength: 8 }))
      .map(([{ layout, text }, changes]) => {
        const { classes, length } = compileLayout(layout);
        let result = text;
        for (const [place, character] of changes) {
          const at = place % length;
          const alphabet = ALPHABETS[classes[at] ?? ''] ?? '';
          result = result.slice(0, at) + (alphabet[character % alphabet.length] ?? '') + result.slice(at + 1);
        }
        return { layout, text: result };
      });
    fc.assert(
      fc.property(changed, ({ layout, text }) => {
        for (const one of [text, ...completions(text, layout)]) {
          const isAccepted = accepts(one);
          if (isAccepted) accepted++;
          if (isAccepted !== oracleAccepts(one) && !excused(one, isAccepted)) parted.add(`${one} ${isAccepted ? 'ours' : 'theirs'}`);
        }
      }),
      { numRuns: runs(seeds.some(({ text, layout }) => completions(text, layout).length > MANY) ? 6 : 20) },
    );
    expect([...parted].slice(0, 6)).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  });
});
