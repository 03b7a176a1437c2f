/** The indexes over the alerts: all records, and what the engine and `payprep/alerts` read of them, a module each. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Alert } from '../../rules/vocabulary/alert.js';
import type { CheckSources } from '../../rules/vocabulary/sources.js';
import { compare, header } from './print.js';

const folder = fileURLToPath(new URL('../../rules/alerts', import.meta.url));
const countries = fileURLToPath(new URL('../../rules/countries', import.meta.url));

/** A module and the records that it exports as one object. */
interface AlertModule {
  readonly name: string;
  readonly exported: string;
  readonly records: Readonly<Record<string, Alert>>;
}

async function readModule(name: string): Promise<AlertModule> {
  const module = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Readonly<Record<string, AlertModule['records']>>;
  const [[exported, records] = [], ...others] = Object.entries(module);
  if (exported === undefined || records === undefined || others.length > 0) {
    throw new Error(`rules/alerts/${name}.ts exports one object of alerts, and nothing else`);
  }
  return { name, exported, records };
}

/** In alphabetical order. */
const readModules = (): Promise<readonly AlertModule[]> => {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? file.slice(0, -3) : []));
  return Promise.all(names.sort().map(readModule));
};

/** The sources of the checks that countries declare themselves, in alphabetical order of the countries. */
async function countryCheckSources(): Promise<readonly CheckSources[]> {
  const files = readdirSync(countries)
    .sort()
    .flatMap((code) => ['iban', 'account'].map((name) => join(countries, code, `${name}.ts`)));
  const modules = await Promise.all(files.filter((file) => existsSync(file)).map((file) => import(pathToFileURL(file).href)));
  return modules.flatMap(({ checkSources }: { readonly checkSources?: CheckSources }) =>
    checkSources === undefined ? [] : [checkSources],
  );
}

type Entries = readonly (readonly [string, string])[];

const LINE_WIDTH = 140;

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** A member of an object as the formatter writes it. */
function member([key, text]: readonly [string, string]): string {
  const name = /^[A-Za-z_]\w*$/.test(key) ? key : quoted(key);
  const line = `  ${name}: ${quoted(text)},`;
  return line.length <= LINE_WIDTH ? line : `  ${name}:\n    ${quoted(text)},`;
}

const table = (name: string, type: string, entries: Entries): string =>
  `export const ${name}: Readonly<${type}> = {\n${entries.map(member).join('\n')}\n};\n`;

/** A table by alert codes, in a module of its own. */
const codeTable = (says: string, name: string, entries: Entries): string =>
  `${header(says)}\nimport type { alerts } from './alerts.js';\n\n${table(name, 'Record<keyof typeof alerts, string>', entries)}`;

/** Rule → source, and check → source for the rules `…/*`. */
function sourcesOf(records: readonly Alert[], ofCountries: readonly CheckSources[]): { readonly rules: Entries; readonly checks: Entries } {
  const [rules, checks] = [new Map<string, string>(), new Map<string, string>()];
  const add = (found: Map<string, string>, name: string, source: string): void => {
    const known = found.get(name) ?? source;
    if (known !== source) throw new Error(`${name} has two sources: “${known}” and “${source}”`);
    found.set(name, source);
  };
  for (const [rule, source] of records.flatMap((record) => Object.entries(record.rules))) {
    if (typeof source === 'string') add(rules, rule, source);
    else for (const [check, own] of Object.entries(source)) add(checks, check, own);
  }
  for (const [check, source] of ofCountries.flatMap((sources) => Object.entries(sources))) add(checks, check, source);
  return { rules: [...rules], checks: [...checks].sort(([one], [other]) => compare(one, other)) };
}

function allRecords(modules: readonly AlertModule[]): string {
  const imports = modules.map(({ name, exported }) => `import { ${exported} } from '../alerts/${name}.js';\n`);
  const members = modules.map(({ exported }) => `  ...${exported},\n`);
  return `${header('Every alert.')}\n${imports.join('')}\nexport const alerts = {\n${members.join('')}};\n`;
}

type Records = readonly (readonly [string, Alert])[];

function codesOf(records: Records): string {
  const members = records.map(([code, { severity, reason }]) => `  ${code}: { severity: '${severity}', reason: '${reason}' },\n`);
  return `${header('Alert code → severity and ISO 20022 reason.')}\nexport const codes = {\n${members.join('')}} as const;\n`;
}

function sourceTables(records: Records, ofCountries: readonly CheckSources[]): string {
  const { rules, checks } = sourcesOf(
    records.map(([, record]) => record),
    ofCountries,
  );
  return `${header('Where each rule that raises alerts is laid down.')}\n${table('ruleSources', 'Record<string, string>', rules)}
/** Where each national check is laid down, by its name or the beginning of its name. */
${table('checkSources', 'Record<string, string>', checks)}`;
}

/** File in `rules/` → text. */
export async function alertIndexes(): Promise<Readonly<Record<string, string>>> {
  const modules = await readModules();
  const records: Records = modules.flatMap((module) => Object.entries(module.records));
  const codes = records.map(([code]) => code);
  const repeated = codes.find((code, at) => codes.indexOf(code) !== at);
  if (repeated !== undefined) throw new Error(`${repeated} stands in two modules of rules/alerts/`);
  return {
    'index/alerts.ts': allRecords(modules),
    'index/alert-codes.ts': codesOf(records),
    'index/alert-sources.ts': sourceTables(records, await countryCheckSources()),
    'index/alert-fixes.ts': codeTable(
      'What to do about each alert, in English.',
      'fixes',
      records.map(([code, { fix }]) => [code, fix] as const),
    ),
    'index/alert-texts.ts': codeTable(
      'The texts of the alerts in English, as the records have them.',
      'en',
      records.map(([code, { text }]) => [code, text] as const),
    ),
  };
}
