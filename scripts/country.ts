/**
 * `npm run country -- BE`: types, rules and examples of one country, in some ten seconds, while it is written.
 *
 * It compiles the files of the folder alone, asks those suites of `test/rules/` about the country that walk over its files, and checks its
 * datasets against their schema. What is red is printed whole, with the file to edit. All other tests are those of `npm test`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import ts from 'typescript';
import { startVitest, type TestCase } from 'vitest/node';
import { findFaults } from './reference-data/check.js';
import { readDataset } from './reference-data/write.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE = 'npm run country -- XX    (an ISO 3166-1 code that has a folder in rules/countries)';

/** A fault, and the file of the country in which it is mended. */
interface Fault {
  readonly file: string;
  readonly text: string;
}

/** What the compiler says of the files of the country, without a cut. Other files are those of `npx tsc`. */
function typeFaults(folder: string, files: readonly string[]): readonly Fault[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    { ...options, noEmit: true, noErrorTruncation: true, incremental: false },
  );
  return files.flatMap((name) => {
    const source = program.getSourceFile(join(folder, name));
    if (source === undefined) return [];
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ start = 0, messageText }): Fault => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return { file: `${name}:${line + 1}:${character + 1}`, text: ts.flattenDiagnosticMessageText(messageText, '\n') };
    });
  });
}

/** The suites that walk over a file of a country, and the file that their tests speak of. The first suite that has a test of the country counts. */
const SUITES: readonly (readonly [file: string, needs: string, suite: string])[] = [
  ['iban.ts', 'iban', 'test/rules/countries.test.ts'],
  ['iban.ts', 'iban', 'test/rules/country.test.ts'],
  ['iban.ts', 'iban', 'test/rules/registry.test.ts'],
  ['iban.ts', 'iban', 'test/rules/properties.test.ts'],
  ['account.ts', 'account', 'test/rules/domestic.test.ts'],
  ['account.ts', 'account', 'test/rules/checks.test.ts'],
  ['identifiers.ts', 'identifiers', 'test/rules/creditors.test.ts'],
  ['identifiers.ts', 'identifiers', 'test/rules/creditors-validated.test.ts'],
  ['payouts.ts', 'payouts', 'test/rules/creditors.test.ts'],
  ['schemes.ts', 'schemes', 'test/rules/schemes.test.ts'],
  ['schemes.ts', 'schemes', 'test/rules/schemes-validated.test.ts'],
  ['purposes.ts', 'purposes', 'test/rules/purposes.test.ts'],
  ['bank-lists.ts', 'account', 'test/docs/coverage.test.ts'],
];

/** Tests whose names tell that they speak of another file than their suite. */
const OTHER_FILES: readonly (readonly [name: RegExp, file: string])[] = [
  [/built from local details|bank rules of|leaves only digits/, 'account.ts'],
  [/subdivision|asks for nothing/, 'payouts.ts'],
];

function fileOf(test: TestCase, has: (file: string) => boolean): string {
  const module = relative(ROOT, test.module.moduleId).replaceAll('\\', '/');
  const other = OTHER_FILES.find(([name, file]) => name.test(test.fullName) && has(file))?.[1];
  const files = SUITES.filter(([, , suite]) => suite === module).map(([file]) => file);
  // a file that the tests miss is not there yet
  return other ?? files.find(has) ?? files[0] ?? (has('iban.ts') ? 'iban.ts' : 'account.ts');
}

/** Runs the tests that have the code in their names, and those that tell a stale index. */
async function testFaults(
  code: string,
  has: (file: string) => boolean,
): Promise<{ readonly passed: number; readonly faults: readonly Fault[] }> {
  const suites = [...new Set(SUITES.filter(([, needs]) => has(`${needs}.ts`)).map(([, , suite]) => suite))];
  const vitest = await startVitest('test', [...suites, 'test/rules/indexes.test.ts'], {
    watch: false,
    project: ['source'],
    reporters: [{}],
    maxWorkers: 1,
    testNamePattern: new RegExp(`(?:^|[ '])${code}(?:[ ,_:']|$)|every index is up to date`),
    // most of the time would go into transforming the same thousand modules again
    experimental: { fsModuleCache: true },
  });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed');
  const messages = (errors: readonly { readonly message: string }[] = []): string =>
    errors.map(({ message }) => stripVTControlCharacters(message)).join('\n');
  const faults = [
    ...modules.flatMap((module) => module.errors().map((error) => ({ file: relative(ROOT, module.moduleId), text: messages([error]) }))),
    ...failed.map((test): Fault => {
      if (test.fullName.includes('every index')) return { file: 'rules/index', text: 'out of date: npm run indexes' };
      return { file: fileOf(test, has), text: `${test.fullName}\n${messages(test.result().errors)}` };
    }),
  ];
  await vitest.close();
  return { passed: tests.filter((test) => test.result().state === 'passed').length, faults };
}

/** What the schema has against the datasets of the country. */
function dataFaults(code: string): readonly Fault[] {
  const folder = join(ROOT, 'reference-data');
  return ['banks', 'bics', 'branches', 'subdivisions'].flatMap((kind) => {
    const dataset = readDataset(folder, `${kind}/${code}`);
    return dataset === undefined ? [] : findFaults(dataset).map((text) => ({ file: `reference-data/${kind}/${code}.json`, text }));
  });
}

function print(code: string, faults: readonly Fault[]): void {
  for (const { file, text } of faults) {
    const path = /^(?:rules|reference-data|test)\//.test(file) ? file : `rules/countries/${code}/${file}`;
    console.log(`\n✗ ${path}\n  ${text.replaceAll('\n', '\n  ')}`);
  }
}

async function run(name: string | undefined): Promise<boolean> {
  const code = name?.toUpperCase() ?? '';
  const folder = join(ROOT, 'rules', 'countries', code);
  if (!/^[A-Z]{2}$/.test(code) || !existsSync(folder)) {
    console.error(
      `${USAGE}\nTo add a country, copy two files of a neighbour: docs/recipes/country-with-ibans.md, docs/recipes/country-without-iban.md.`,
    );
    return false;
  }
  const started = performance.now();
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const types = typeFaults(folder, files);
  print(code, types);
  // what does not compile may not load, and would be said twice
  const { passed, faults } = types.length > 0 ? { passed: 0, faults: [] } : await testFaults(code, (file) => files.includes(file));
  const all = [...faults, ...dataFaults(code)];
  print(code, all);
  const wrong = types.length + all.length;
  const tested = types.length > 0 ? 'the examples were not tried' : `${passed} tests passed`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${code}: ${wrong === 0 ? 'nothing is wrong' : `${wrong} wrong`}, ${tested}, ${seconds} s`);
  return wrong === 0;
}

process.exitCode = (await run(process.argv[2])) ? 0 : 1;
