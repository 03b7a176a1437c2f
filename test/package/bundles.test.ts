/** What a bundler makes of the package: nothing is in a bundle that nobody asked for. */
import { type BuildOptions, build } from 'esbuild';
import { expect, test } from 'vitest';
import { en } from '../../rules/index/alert-texts.js';
import { de } from '../../rules/texts/de/alerts.js';
import { root } from './built.js';

async function bundle(code: string, options: BuildOptions = {}) {
  const { outputFiles = [], metafile } = await build({
    stdin: { contents: code, resolveDir: root },
    outdir: 'out',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    charset: 'utf8',
    logLevel: 'error',
    tsconfigRaw: '{}', // the package, not the source that the paths of tsconfig.json point at
    ...options,
    metafile: true,
    write: false,
  });
  return { files: outputFiles, text: outputFiles.map(({ text }) => text).join('\n'), inputs: Object.keys(metafile.inputs) };
}

/** What stands between the parameters of a text, the numbers of agents and the names of standards, where that is long enough to be told from chance. */
const wordingOf = (texts: Readonly<Record<string, string>>): readonly string[] =>
  Object.values(texts).flatMap((text) =>
    text.split(/\{\w{1,20}(?:: place \w{2})?\}| \(ISO [^)]{1,30}\)| [123](?=[ ,])/).filter((part) => part.length > 20),
  );

const wording = wordingOf(en);

test('validate brings neither texts nor bank directories', async () => {
  const { text, inputs } = await bundle("import { validate } from 'payprep'; globalThis.validate = validate;");
  expect(wording.length).toBeGreaterThan(40);
  expect(wording.filter((part) => text.includes(part))).toEqual([]);
  expect(text).not.toContain('Commerzbank');
  expect(inputs.filter((input) => input.includes('/data/'))).toEqual([]);
});

test('validate does without what a form shows', async () => {
  const example = '40301-110'; // a post code of Brazil
  expect((await bundle("import { requirements } from 'payprep'; globalThis.requirements = requirements;")).text).toContain(example);
  expect((await bundle("import { validate } from 'payprep'; globalThis.validate = validate;")).text).not.toContain(example);
});

test('what builds no IBAN does without the rules of banks, and without the list of these banks', async () => {
  const known = (text: string): readonly boolean[] => ['appendSubAccount', '+8 '].map((part) => text.includes(part));
  expect(known((await bundle("import { buildIban } from 'payprep/local-account'; globalThis.build = buildIban;")).text)).toEqual([
    true,
    true,
  ]);
  expect(known((await bundle("import { enrich } from 'payprep'; globalThis.enrich = enrich;")).text)).toEqual([true, true]);
  expect(known((await bundle("import { validate } from 'payprep'; globalThis.validate = validate;")).text)).toEqual([false, false]);
  expect(known((await bundle("import * as iban from 'payprep/iban'; globalThis.iban = iban;")).text)).toEqual([false, false]);
});

test('payprep/core with one country brings no IBAN layout of another', async () => {
  const { text } = await bundle(
    "import { createEngine, validate } from 'payprep/core'; import { NL } from 'payprep/rules/NL'; globalThis.answer = (x) => validate(x, createEngine({ rules: [NL] }));",
  );
  expect(text.match(/bban:"[^"]*"/g)).toEqual(['bban:"bank:4a account:10n"']);
});

test('explain brings the texts', async () => {
  const { text } = await bundle("import { explain } from 'payprep'; globalThis.explain = explain;");
  expect(wording.filter((part) => !text.includes(part))).toEqual([]);
  expect(wordingOf(de).filter((part) => text.includes(part))).toEqual([]);
});

test('a language brings its texts, and those of no other', async () => {
  const { text } = await bundle("import { de } from 'payprep/messages/de'; globalThis.texts = de;");
  expect(wordingOf(de).filter((part) => !text.includes(part))).toEqual([]);
  expect(wording.filter((part) => text.includes(part))).toEqual([]);
});

test('payprep/load makes a chunk of each dataset', async () => {
  const { files } = await bundle("import { loadReferenceData } from 'payprep/load'; globalThis.load = loadReferenceData;", {
    splitting: true,
  });
  const holding = files.filter(({ text }) => text.includes('"dataset":"banks/DE"'));
  expect(holding).toHaveLength(1);
  expect(holding[0]?.text).not.toContain('"dataset":"banks/FR"');
});

test('payprep/full links every dataset in where there are no files', async () => {
  const { text } = await bundle("import { validate } from 'payprep/full'; globalThis.validate = validate;");
  for (const name of ['banks/DE', 'iban-rules/DE', 'banks/FR', 'logos/banks', 'registries/scl-reachability'])
    expect(text).toContain(`"dataset":"${name}"`);
});

test('to import payprep/element is to define it, and to import another entry for nothing is nothing', async () => {
  const onDemand = {
    external: ['./load.js', './name-hints.js', './messages/*', './field-texts/*', './element-words/*', './payee-words/*'],
  };
  expect((await bundle("import 'payprep/element';", onDemand)).text).toMatch(/customElements:?.{0,200}\.define\("payprep-account"/s);
  expect((await bundle("import 'payprep/payee-element';", onDemand)).text).toMatch(/\.define\("payprep-payee"/);
  expect((await bundle("import 'payprep'; import 'payprep/form';", { logLevel: 'silent' })).text.trim()).toBe('');
});
