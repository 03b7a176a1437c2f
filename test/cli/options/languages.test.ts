/** What the command line says beside the answers, in each language. */
import { describe, expect, test } from 'vitest';
import { languages } from '../../../cli/options/languages.js';
import { LANGUAGES } from '../../../rules/index/languages.js';
import { en } from '../../../rules/texts/en/cli.js';
import type { CliTexts } from '../../../rules/vocabulary/cli-texts.js';
import { call, file } from '../call.js';

const KEYS = Object.keys(en) as readonly (keyof CliTexts)[];

/** Parameters, options and file endings of a text: what no translation may lose. */
const fixedParts = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}|--[a-z-]+|\\[nr]|pain\.001|\ufffd/g) ?? [])].sort();

describe.each(LANGUAGES)('%s', (language) => {
  test('each text has the parameters and options of the English one', async () => {
    const texts = await languages[language].cli();
    const partsOf = (all: CliTexts): unknown => KEYS.map((key) => [key, all[key].trim() === '', ...fixedParts(all[key])]);
    expect(partsOf(texts)).toEqual(partsOf(en));
  });

  test('says everything beside the answers in it', async () => {
    const texts = await languages[language].cli();
    const path = file('list.csv', 'Name,IBAN,Amount\nAda,DE89370400440532013000,5\n,,7\n');
    const { err } = await call(['validate', path, '--lang', language]);
    for (const text of [texts.anAmount, texts.byCode, texts.byCountry, texts.withoutAccount]) expect(err).toContain(text);
    const refused = await call(['validate', file('none.csv', 'Amount\n5\n'), '--lang', language]);
    expect(refused.err).toContain(texts.noField);
    expect((await call(['validate', '/nowhere.csv', '--lang', language])).err).toContain(texts.noSuchFile);
  });
});

test('German says no sentence in English', async () => {
  const path = file('list.csv', 'Empfänger;Konto;BLZ;Betrag;Kunde\nAda;0532013000;37040044;5;7\n');
  const { err } = await call(['validate', path, '--lang', 'de']);
  expect(err).toContain('nicht verwendet: ein Betrag ist kein Feld eines Zahlungsauftrags');
  expect(err).not.toMatch(/\b(?:not|used|type|line|by|the|instruction|columns)\b/);
});
