/** Numbers made up by the layout of an identifier: at random, or with the check digits that belong to them. */
import fc from 'fast-check';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { compileLayout } from '../../src/identifiers/country/layout.js';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS: Readonly<Record<string, string>> = { n: DIGITS, a: LETTERS, c: DIGITS + LETTERS };

/** What a pattern asks for is seldom met by chance: the places that it reads come from an example. */
export function numbersLike(identifier: Identifier, examples: readonly string[]): fc.Arbitrary<string> {
  const { classes, length } = compileLayout(identifier.layout);
  const models = examples.filter((example) => example.length === length && (identifier.pattern?.test(example) ?? true));
  const place = (at: number): fc.Arbitrary<string> => {
    const anything = fc.constantFrom(...(CHARACTERS[classes.charAt(at)] ?? ''));
    return models.length === 0
      ? anything
      : fc.oneof({ weight: 3, arbitrary: anything }, fc.constantFrom(...models.map((model) => model.charAt(at))));
  };
  const texts = fc.tuple(...Array.from({ length }, (_, at) => place(at))).map((characters) => characters.join(''));
  return fc.oneof({ weight: 3, arbitrary: texts.map((text) => completed(identifier, text) ?? text) }, texts);
}

/** The text with its check digits; undefined where there can be none. */
function completed(identifier: Identifier, text: string): string | undefined {
  const { spans } = compileLayout(identifier.layout);
  let result: string | undefined = text;
  for (const check of identifier.checks ?? []) {
    const { complete } = check.compile(spans);
    if (result !== undefined && complete !== undefined) result = complete(result);
  }
  return result;
}
