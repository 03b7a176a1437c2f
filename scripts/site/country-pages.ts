/** A page a country: a form for a payee, its IBAN and local account, identifiers of people and companies, settlement systems with their dates, methods, made-up payments, banks. */
import { readFileSync } from 'node:fs';
import { creditors } from '../../rules/index/creditors.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { en } from '../../rules/texts/en/fields.js';
import type { CountryRule } from '../../rules/vocabulary/account.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { isInSepa, sepaScopeEdition } from '../../src/directory/sepa.js';
import { fieldTexts } from '../../src/field-texts.js';
import { createEngine, requirements } from '../../src/full.js';
import { settleChoice } from '../../src/payee-form.js';
import { samplePayment } from '../../src/samples.js';
import { countryModules, domesticModules } from '../../test/rules/countries.js';
import { entryOf } from '../docs/manifest.js';
import { code, table } from '../docs/markdown.js';
import { checkDigitsText, checksText, listOf, nameOf, periodText, requiredText } from '../docs/sections/words.js';
import { jsonBlock, type Page, plainText } from './page.js';

const ibanOf = new Map(countryModules.map((module) => [module.code, module]));
const accountOf = new Map(domesticModules.map((module) => [module.code, module]));

const ACCOUNT_POINTERS: readonly string[] = [
  '/creditorAccount/id/value',
  '/creditorAgent/branchId',
  '/creditorAgent/clearingSystemMemberId/memberId',
];

const engine = createEngine();

/** World-wide systems are named on the page of none. */
function concerns(countries: readonly string[] | 'SEPA' | 'WORLD', country: string, notIn: readonly string[] = []): boolean {
  if (countries === 'SEPA') return isInSepa(country, sepaScopeEdition) && !notIn.includes(country);
  return countries !== 'WORLD' && countries.includes(country);
}

const systemsOf = (country: string) => Object.values(schemes).filter(({ countries, notIn }) => concerns(countries, country, notIn));
const methodsOf = (country: string) => Object.values(methods).filter(({ countries }) => concerns(countries, country));

const codes: readonly string[] = [
  ...new Set([
    ...ibanOf.keys(),
    ...accountOf.keys(),
    ...Object.keys(creditors),
    ...Object.values(schemes).flatMap(({ countries }) => (typeof countries === 'string' ? [] : countries)),
  ]),
].sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));

/** `bank:3n account:7n` as rows: field, length, characters. */
function layoutTable({ bban }: CountryRule): string {
  const kinds: Readonly<Record<string, string>> = { n: 'digits', a: 'capital letters', c: 'letters and digits' };
  const rows = bban.split(' ').map((part) => {
    const [field = '', form = ''] = part.split(':');
    return [field, form.slice(0, -1), kinds[form.slice(-1)] ?? form];
  });
  return table(['field', 'length', 'characters'], rows);
}

function ibanSection(country: string): string {
  const module = ibanOf.get(country);
  if (module === undefined) return '';
  const { rule, examples } = module;
  const length = 4 + rule.bban.split(' ').reduce((sum, part) => sum + Number(/:(\d+)/.exec(part)?.[1] ?? 0), 0);
  return `## IBAN

${length} characters: the country, two check digits, then the BBAN.${rule.registered === false ? ' Not in the IBAN registry: known from use.' : ''}

${layoutTable(rule)}

National check digits: ${plainText(checksText([...(rule.checks ?? []), ...(module.account.inIban?.checks ?? [])]))}. Example: ${examples.valid.slice(0, 1).map(code).join('')}`;
}

/** What people call the parts of an account, as a form asks for them: what somebody types who looks for the country's page. */
function accountWords(country: string): string {
  const texts = fieldTexts(
    requirements({ country, method: 'BANK_ACCOUNT', currency: settleChoice({ country }, engine).currency ?? 'EUR' }, engine),
    en,
  );
  const labels = texts
    .filter(({ pointer }) => ACCOUNT_POINTERS.includes(pointer))
    .map(({ label }) => label)
    .filter((label) => label !== 'IBAN');
  return (
    plainText(
      [...new Set(labels)]
        .reverse()
        .join(', ')
        .replace(/^./, (letter) => letter.toUpperCase()),
    ) || 'account number'
  );
}

function accountSection(country: string): string {
  const module = ibanOf.get(country) ?? accountOf.get(country);
  if (module === undefined) return '';
  const { local, valid } = module.details;
  const facts = module.account.domestic ?? module.account.inIban;
  const examples = [...local, ...valid].slice(0, 3);
  return `## Local account: ${accountWords(country)}

Bank identifier in ISO 20022: ${facts?.clearingSystem === undefined ? 'none is known' : code(facts.clearingSystem)}.
${module.account.domestic === undefined ? '' : `\n${layoutTable(module.account.domestic)}\n`}
${examples.length > 0 ? `Examples:\n\n${jsonBlock(examples)}` : ''}`;
}

function identifierSection(country: string): string {
  const identifiers = creditors[country]?.identifiers ?? [];
  if (identifiers.length === 0) return '';
  const rows = identifiers.map(({ type, aliases = [], of, layout, checks, confidence }) => [
    code(type),
    aliases.map(code).join(' '),
    of ?? 'anybody',
    code(layout),
    checkDigitsText(checks),
    confidence,
  ]);
  // what somebody types who looks for the country's page
  const names = [...new Set(identifiers.map(({ type }) => type))].join(', ');
  return `## Identifiers of people and companies: ${names}\n\n${table(['type', 'also', 'of', 'layout', 'check digits', 'confidence'], rows)}`;
}

function systemSection(country: string): string {
  const rows = systemsOf(country).map((rule) => [
    code(rule.code),
    plainText(rule.name),
    listOf(rule.currencies),
    plainText(requiredText(rule)),
    periodText(rule),
  ]);
  return rows.length === 0
    ? ''
    : `## Settlement systems\n\n${table(['code', 'name', 'currencies', 'requires beside name and account', 'in force'], rows)}`;
}

function methodSection(country: string): string {
  const rows = methodsOf(country).map((rule) => [code(rule.code), plainText(rule.name), plainText(requiredText(rule))]);
  return rows.length === 0 ? '' : `## Recipient methods\n\n${table(['code', 'name', 'requires'], rows)}`;
}

/** So many banks are listed; the others are found by the command that stands below. */
const LISTED = 50;

/** The banks of a directory, those with the most codes first. */
function bankList(country: string): readonly (readonly string[])[] {
  const { columns, rows }: Dataset = JSON.parse(
    readFileSync(new URL(`../../reference-data/banks/${country}.json`, import.meta.url), 'utf8'),
  );
  const [codeAt, nameAt, bicAt] = ['bankCode', 'name', 'bic'].map((name) => columns.indexOf(name));
  const cell = (row: Dataset['rows'][number], at = -1): string => String(row[at] ?? '');
  const banks = new Map<string, { readonly codes: string[]; bic: string }>();
  for (const row of rows) {
    const name = cell(row, nameAt);
    if (name === '') continue;
    const bank = banks.get(name) ?? { codes: [], bic: '' };
    bank.codes.push(cell(row, codeAt));
    bank.bic ||= cell(row, bicAt);
    banks.set(name, bank);
  }
  return [...banks]
    .sort(([one, { codes: ofOne }], [other, { codes: ofOther }]) => ofOther.length - ofOne.length || one.localeCompare(other, 'en'))
    .map(([name, { codes: own, bic }]) => [
      plainText(name),
      own.slice(0, 3).filter(Boolean).map(code).join(' ') + (own.length > 3 ? ' …' : ''),
      bic && code(bic),
    ]);
}

function directorySection(country: string): string {
  const entry = entryOf(`banks/${country}`);
  if (entry === undefined) return '## Banks\n\nNo directory: whether a bank code exists is not covered.';
  const { rows, edition, confidence, completeness, source } = entry;
  const banks = bankList(country);
  const more = banks.length > LISTED ? `\n\n${banks.length - LISTED} more: \`payprep banks ${country} NAME\` finds them.` : '';
  const list = banks.length === 0 ? '' : `\n\n${table(['bank', 'codes', 'BIC'], banks.slice(0, LISTED))}${more}`;
  return `## Banks\n\n${rows} rows, edition ${edition}, ${confidence}, ${completeness}. Source: ${plainText(source)}${list}`;
}

/** A payment that stands every check. */
function sampleSection(country: string): string {
  const made = samplePayment({ country, seed: 1 });
  if (!made.ok) return '';
  return `## A made-up payment\n\nRight by every rule, and the account of nobody that we know: send no money to it. \`payprep sample --country ${country}\` makes more, right or wrong in one way.\n\n${jsonBlock(made.instruction)}`;
}

/** What the field of the page begins with. */
function firstValue(country: string): string {
  const [iban = ''] = ibanOf.get(country)?.examples.valid ?? [];
  return iban;
}

function countryPage(country: string): Page {
  const sections = [ibanSection, accountSection, identifierSection, systemSection, methodSection, sampleSection, directorySection]
    .map((section) => section(country))
    .filter((text) => text !== '');
  const field = firstValue(country) === '' ? '' : `<AccountField country="${country}" value="${firstValue(country)}" />\n\n`;
  return {
    path: `countries/${country}`,
    markdown: `# ${nameOf(country)}\n\n${field}## A payee\n\nWhat a form asks for, in the words of the country:\n\n<LiveElement element="payee" country="${country}" />\n\n${sections.join('\n\n')}\n`,
  };
}

const yes = (held: boolean): string => (held ? 'yes' : '');

export const countryPages: readonly Page[] = [
  ...codes.map(countryPage),
  {
    path: 'countries/index',
    markdown: `# Countries

${table(
  ['', 'country', 'IBAN', 'identifiers', 'systems', 'bank directory'],
  codes.map((country) => [
    country,
    `[${nameOf(country)}](./${country}.md)`,
    yes(ibanOf.has(country)),
    String(creditors[country]?.identifiers.length ?? 0),
    String(systemsOf(country).length),
    entryOf(`banks/${country}`)?.edition ?? '',
  ]),
)}
`,
  },
];

export const countryLinks: readonly { readonly text: string; readonly path: string }[] = codes.map((country) => ({
  text: nameOf(country),
  path: `countries/${country}`,
}));
