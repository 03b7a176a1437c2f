/** Sentences name a country as people call it, in every language and for every parameter that may be one. */
import { expect, test } from 'vitest';
import { languages } from '../../cli/options/languages.js';
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { en } from '../../rules/index/alert-texts.js';
import { LANGUAGES } from '../../rules/index/languages.js';
import { createEngine, explain } from '../../src/full.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { describe as sentenceOf } from '../../src/messages/describe.js';
import { codes, examples } from '../rules/alerts.js';

const COUNTRY = 'BR';

/** The letters that an IBAN begins with. */
const ABOUT_LETTERS: AlertCode = 'CREDITOR_IBAN_TERRITORY_PREFIX';

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });

/** The parameters that are a country in the example, or may be one by the English text. */
function placesOf(code: AlertCode, params: Readonly<Record<string, unknown>>): readonly string[] {
  const inText = [...en[code].matchAll(/\{(\w+): [^{}]*\bplace en/g)].map(([, name = '']) => name);
  const inExample = Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' && isCountry(value) ? [name] : []));
  return [...new Set([...inText, ...inExample])];
}

const withCountries = codes
  .filter((code) => code !== ABOUT_LETTERS)
  .flatMap((code) =>
    explain(examples[code], engine)
      .alerts.filter((alert) => alert.code === code)
      .map(({ params }) => {
        const places = placesOf(code, params);
        const rest = Object.entries(params).filter(([name]) => !places.some((place) => `${place}Name` === name));
        return { code, places, params: Object.fromEntries([...rest, ...places.map((place) => [place, COUNTRY])]) };
      }),
  )
  .filter(({ places }) => places.length > 0);

test('many texts name a country', () => expect(new Set(withCountries.map(({ code }) => code)).size).toBeGreaterThan(40));

test.each(LANGUAGES)('%s', async (language) => {
  const texts = await languages[language].messages();
  const said = withCountries.map(({ code, params }) => `${code}: ${sentenceOf(code, params as never, texts)}`);
  expect(said.filter((sentence) => new RegExp(`\\b${COUNTRY}\\b`).test(sentence))).toEqual([]);
});
