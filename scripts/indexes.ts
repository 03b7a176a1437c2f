/**
 * `npm run indexes`: writes the indexes over the rule modules, `rules/index/*.ts` and `rules/countries/XX/index.ts`, and the entries of the languages.
 *
 * An index lists what the folders hold, in a fixed order, and is never edited. A test fails while an index is out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { IbanRule } from '../rules/vocabulary/country.js';
import { METHOD_CODES } from '../rules/vocabulary/method.js';
import { precedenceOf, type SchemeRule } from '../rules/vocabulary/scheme.js';
import { alertIndexes } from './indexes/alerts.js';
import { languageFiles, languageIndex } from './indexes/languages.js';
import { byCodeOf, compare, type Entry, header, importsOf, indexOf, recordOf, textsOf } from './indexes/print.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const rules = join(root, 'rules');

/** The countries that have this file, in alphabetical order. */
const countriesWith = (file: string): readonly string[] =>
  readdirSync(join(rules, 'countries'))
    .filter((code) => existsSync(join(rules, 'countries', code, `${file}.ts`)))
    .sort();

const ofCountries = (file: string, exported: (code: string) => string): readonly Entry[] =>
  countriesWith(file).map((code) => ({ module: `countries/${code}/${file}`, exported: exported(code), key: code }));

/** What a module exports is a rule, or stands beside the rules: `examples`, `sources`. */
const isRule = (name: string): boolean => name !== 'examples' && name !== 'sources';

/** Every settlement system in the order in which systems of one kind are named: by precedence, then country, then as its module lists them. */
async function schemes(): Promise<readonly Entry[]> {
  const modules = [
    ...countriesWith('schemes').map((code) => ({ module: `countries/${code}/schemes`, place: code })),
    ...readdirSync(join(rules, 'schemes')).map((file) => ({ module: `schemes/${file.replace(/\.ts$/, '')}`, place: file })),
  ];
  const found = await Promise.all(
    modules.map(async ({ module, place }) => {
      const declared = (await import(pathToFileURL(join(rules, `${module}.ts`)).href)) as Readonly<Record<string, unknown>>;
      // a module lists its exports by name, whatever their order in the text
      return Object.keys(declared)
        .filter(isRule)
        .map((name) => ({ module, place, name, precedence: precedenceOf(declared[name] as SchemeRule) }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => one.precedence - other.precedence || compare(one.place, other.place) || compare(one.name, other.name))
    .map(({ module, name }) => ({ module, exported: name, key: name }));
}

/** Identifiers and payouts stand in two files of a country, and are one rule to the engine. */
function creditors(): string {
  const identifiers = ofCountries('identifiers', () => 'identifiers');
  const payouts = ofCountries('payouts', () => 'payouts').map((entry) => ({ ...entry, key: `to${entry.key}` }));
  const list = (entries: readonly Entry[]): string => `  [\n${entries.map(({ key }) => `    ${key},`).join('\n')}\n  ],`;
  return [
    header('The creditors of every country: identifiers and payouts.'),
    importsOf([...identifiers, ...payouts]),
    `import { creditorRules } from '../vocabulary/creditor.js';\n`,
    'export const creditors = /* @__PURE__ */ creditorRules(',
    list(identifiers),
    list(payouts),
    ');\n',
  ].join('\n');
}

/** The countries whose payouts name an example of a subdivision. */
async function exampleSubdivisions(): Promise<string> {
  const name = 'exampleSubdivision';
  const entries = ofCountries('payouts', () => name);
  const modules = await Promise.all(entries.map(({ module }) => import(pathToFileURL(join(rules, `${module}.ts`)).href)));
  return textsOf(
    'A state or province in which an example of an address lies, of each country whose payouts ask for one.',
    'exampleSubdivisions',
    entries.filter((_, at) => name in modules[at]),
  );
}

/** What is exported of a country, as one rule: `countries/XX/index.ts`. */
async function countryIndex(code: string): Promise<string> {
  const folder = join(rules, 'countries', code);
  const has = (file: string): boolean => existsSync(join(folder, `${file}.ts`));
  const codes = Object.keys(await exportsOf(code, 'schemes'))
    .filter(isRule)
    .sort(compare);
  const parts = ['account', 'identifiers', 'payouts', 'purposes', 'terms'].filter(has);
  const imports = [
    ...(has('account') ? ["import { account } from './account.js';"] : []),
    ...(has('iban') ? [`import { ${code} as iban } from './iban.js';`] : []),
    ...(has('identifiers') ? ["import { identifiers } from './identifiers.js';"] : []),
    ...(has('payouts') ? ["import { payouts } from './payouts.js';"] : []),
    ...(has('purposes') ? ["import { purposes } from './purposes.js';"] : []),
    ...(codes.length > 0 ? [`import { ${codes.join(', ')} } from './schemes.js';`] : []),
    ...(has('terms') ? ["import { terms } from './terms.js';"] : []),
  ];
  const members = [
    `code: '${code}'`,
    ...(has('iban') ? ['iban'] : []),
    ...parts,
    ...(codes.length > 0 ? [`schemes: [${codes.join(', ')}]`] : []),
  ];
  return `${header(`All that is known about payments to ${code}.`)}
import type { CountryRules } from '../../vocabulary/rules.js';
${imports.join('\n')}

export const ${code}: CountryRules = {
${members.map((member) => `  ${member},`).join('\n')}
};
`;
}

/** The first cells of a published registry that pass, sorted. */
function registryCodes(name: string, passes: (row: readonly unknown[], columns: readonly string[]) => boolean = () => true) {
  const { columns, rows } = JSON.parse(readFileSync(join(root, 'reference-data', 'registries', `${name}.json`), 'utf8')) as {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly unknown[])[];
  };
  return rows
    .filter((row) => passes(row, columns))
    .map(([code]) => String(code))
    .sort(compare);
}

/** What a file of a country exports; nothing where there is no such file. Never its `index.ts`: that of a new country is not written yet, and others may be old. */
async function exportsOf(code: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  const path = join(rules, 'countries', code, `${file}.ts`);
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>) : {};
}

/** Country → the other countries whose rules hold for it, too: their settlement systems pay there, or its IBANs begin with their letters. */
async function sharedRules(countries: readonly string[]): Promise<readonly (readonly [country: string, others: readonly string[]])[]> {
  const found = new Map<string, Set<string>>();
  for (const code of countries) {
    const systems = Object.entries(await exportsOf(code, 'schemes')).filter(([name]) => isRule(name));
    const reached = systems.flatMap(([, rule]) => {
      const { countries: named } = rule as SchemeRule;
      return typeof named === 'string' ? [] : named;
    });
    const iban = (await exportsOf(code, 'iban'))[code] as IbanRule | undefined;
    for (const other of [...reached, ...(iban?.territories ?? [])])
      if (other !== code) found.set(other, (found.get(other) ?? new Set()).add(code));
  }
  return [...found].sort(([one], [other]) => compare(one, other)).map(([country, others]) => [country, [...others].sort(compare)]);
}

/** The rules of each country, as the element loads them. */
async function countryModules(countries: readonly string[]): Promise<string> {
  const lines = countries.map((code) => `  ${code}: () => import('../../rules/countries/${code}/index.js'),`);
  const shared = (await sharedRules(countries)).map(
    ([country, others]) => `  ${country}: [${others.map((code) => `'${code}'`).join(', ')}],`,
  );
  return `${header('The rules of each country, loaded when they are asked for: in the package, `payprep/rules/XX`.')}
import type { CountryRules } from '../../rules/vocabulary/rules.js';

export const countryModules: Readonly<Record<string, () => Promise<Readonly<Record<string, CountryRules>>>>> = {
${lines.join('\n')}
};

/** The other countries whose rules hold for a country, too: their settlement systems pay there, or its IBANs begin with their letters. */
export const sharedRules: Readonly<Record<string, readonly string[]>> = {
${shared.join('\n')}
};
`;
}

/** The calendars: a module of a country, or in a folder of its own, exports one by its code. */
async function calendars(): Promise<readonly Entry[]> {
  const modules = [
    ...countriesWith('calendar').map((code) => `countries/${code}/calendar`),
    ...modulesOf('calendars').map((code) => `calendars/${code}`),
  ];
  const found = await Promise.all(
    modules.map(async (module) => {
      const declared = (await import(pathToFileURL(join(rules, `${module}.ts`)).href)) as Readonly<Record<string, unknown>>;
      return Object.keys(declared).map((name) => ({ module, exported: name, key: name }));
    }),
  );
  return found.flat().sort((one, other) => compare(one.key, other.key));
}

/** When payments are with their payees, of every settlement system of which a source says it. */
function valueDates(): string {
  const entries = [
    ...countriesWith('value-dates').map((code) => ({ module: `countries/${code}/value-dates`, exported: 'valueDates', key: code })),
    ...modulesOf('value-dates').map((name) => ({ module: `value-dates/${name}`, exported: 'valueDates', key: name })),
  ];
  return [
    header('When a payment is with its payee, of each settlement system of which a source says it.'),
    importsOf(entries),
    `import type { ValueDates } from '../vocabulary/value-date.js';\n`,
    `export const valueDates: ValueDates = {\n${entries.map(({ key }) => `  ...${key},`).join('\n')}\n};\n`,
  ].join('\n');
}

/** The modules of a folder of rules, in alphabetical order. */
const modulesOf = (folder: string): readonly string[] =>
  readdirSync(join(rules, folder))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort(compare);

/** Rules that have a module each, which exports them by its own name. */
const inFolder = (folder: string, codes: readonly string[]): readonly Entry[] =>
  codes.map((code) => ({ module: `${folder}/${code}`, exported: code, key: code }));

const union = (says: string, name: string, codes: readonly string[]): string =>
  `/** ${says} */\nexport type ${name} =\n${codes.map((code) => `  | '${code}'`).join('\n')};\n`;

/** The codes that an editor completes, as types. */
function codeTypes(systems: readonly Entry[]): string {
  const isWithdrawn = (row: readonly unknown[], columns: readonly string[]): boolean => row[columns.indexOf('withdrawnOn')] !== null;
  return [
    header('The codes that an editor completes.'),
    union('A country: ISO 3166-1 alpha-2, and XK.', 'CountryCode', registryCodes('countries')),
    union(
      'A currency: ISO 4217.',
      'CurrencyCode',
      registryCodes('currencies', (row, columns) => !isWithdrawn(row, columns)),
    ),
    union('A currency that is withdrawn: ISO 4217.', 'WithdrawnCurrencyCode', registryCodes('currencies', isWithdrawn)),
    union('A settlement system.', 'SettlementSystemCode', systems.map(({ key }) => key).sort(compare)),
    union('A kind of payment reference.', 'ReferenceKind', modulesOf('references')),
  ].join('\n');
}

/** The indexes over the folders of the countries. */
const countryIndexes = (): Readonly<Record<string, string>> => ({
  'index/ibans.ts': byCodeOf(
    'Every country whose banks issue IBANs.',
    'ibans',
    ['IbanRule', 'country'],
    ofCountries('iban', (code) => code),
  ),
  'index/accounts.ts': byCodeOf(
    'The accounts of every country.',
    'accounts',
    ['AccountRule', 'account'],
    ofCountries('account', () => 'account'),
  ),
  'index/bank-lists.ts': recordOf(
    'What is to be known of the bank lists of each country: for documents and tests alone.',
    'bankLists',
    ['BankLists', 'bank-lists'],
    ofCountries('bank-lists', () => 'bankLists'),
  ),
  'index/creditors.ts': creditors(),
  'index/purposes.ts': recordOf(
    'The purpose codes of every country that demands them.',
    'purposes',
    ['PurposeRule', 'purpose'],
    ofCountries('purposes', () => 'purposes'),
  ),
  'index/terms.ts': recordOf(
    'What each country calls the members of a payment.',
    'terms',
    ['CountryTerms', 'terms'],
    ofCountries('terms', () => 'terms'),
  ),
});

const referenceIndex = (): string =>
  indexOf(
    'Every kind of payment reference.',
    `import type { ReferenceRule } from '../vocabulary/reference.js';\nimport type { ReferenceKind } from './codes.js';`,
    'export const references: Readonly<Record<ReferenceKind, ReferenceRule>> =',
    inFolder('references', modulesOf('references')),
  );

/** The languages of names of columns. Of two spellings of one name, `SWIFT code` and `SWIFT-Code`, that of the first language is suggested. */
const columnLanguages = (): readonly string[] => {
  const first = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'da', 'no', 'fi', 'cs', 'sk'];
  return [...first, ...modulesOf('words/columns').filter((language) => !first.includes(language))];
};

/** File in `rules/` → text. */
export async function indexes(): Promise<Readonly<Record<string, string>>> {
  const countries = readdirSync(join(rules, 'countries')).sort();
  const ofEach = await Promise.all(countries.map(async (code) => [`countries/${code}/index.ts`, await countryIndex(code)] as const));
  const systems = await schemes();
  return {
    ...Object.fromEntries(ofEach),
    ...(await alertIndexes()),
    'index/languages.ts': languageIndex(),
    'index/international-schemes.ts': byCodeOf(
      'The settlement systems of several countries.',
      'internationalSchemes',
      ['SchemeRule', 'scheme'],
      systems.filter(({ module }) => module.startsWith('schemes/')),
    ),
    ...countryIndexes(),
    'index/calendars.ts': recordOf(
      'Every calendar: for the command line, the service, documents and tests. The library imports none of them by itself.',
      'calendars',
      ['Calendar', 'calendar'],
      await calendars(),
    ),
    'index/value-dates.ts': valueDates(),
    'index/column-words.ts': recordOf(
      'What people call the columns of a list of payees, by language.',
      'columnWords',
      ['ColumnWords', 'column-words'],
      inFolder('words/columns', columnLanguages()),
    ),
    'index/example-subdivisions.ts': await exampleSubdivisions(),
    'index/schemes.ts': byCodeOf(
      'Every settlement system; where several of one kind fit, they are named in this order.',
      'schemes',
      ['SchemeRule', 'scheme'],
      systems,
    ),
    'index/codes.ts': codeTypes(systems),
    'index/references.ts': referenceIndex(),
    'index/methods.ts': byCodeOf(
      'Every recipient method, in the order of the contract.',
      'methods',
      ['MethodRule', 'method'],
      inFolder('methods', METHOD_CODES),
    ),
    'index/payment-networks.ts': recordOf(
      'Every network whose payment codes follow the EMV specification.',
      'paymentNetworks',
      ['PaymentNetworkRule', 'payment-network'],
      inFolder('payment-codes', modulesOf('payment-codes')),
    ),
  };
}

/** File → text: how the element reads the rules of a country. */
export const elementFiles = async (): Promise<Readonly<Record<string, string>>> => ({
  'src/element/country-modules.ts': await countryModules(readdirSync(join(rules, 'countries')).sort()),
});

const prefixed = (folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = { ...prefixed('rules', await indexes()), ...languageFiles(), ...(await elementFiles()) };
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
