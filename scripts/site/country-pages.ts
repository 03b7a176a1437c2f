/** A page a country: its IBAN and local account, identifiers of people and companies, settlement systems, methods, bank directory. */
import { creditors } from '../../rules/index/creditors.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import type { CountryRule } from '../../rules/vocabulary/account.js';
import { isInSepa, sepaScopeEdition } from '../../src/directory/sepa.js';
import { countryModules, domesticModules } from '../../test/rules/countries.js';
import { entryOf } from '../docs/manifest.js';
import { code, table } from '../docs/markdown.js';
import { checkDigitsText, checksText, listOf, nameOf, requiredText } from '../docs/sections/words.js';
import { jsonBlock, type Page, plainText } from './page.js';

const ibanOf = new Map(countryModules.map((module) => [module.code, module]));
const accountOf = new Map(domesticModules.map((module) => [module.code, module]));

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

function accountSection(country: string): string {
  const module = ibanOf.get(country) ?? accountOf.get(country);
  if (module === undefined) return '';
  const { local, valid } = module.details;
  const facts = module.account.domestic ?? module.account.inIban;
  const examples = [...local, ...valid].slice(0, 3);
  return `## Local account

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
  return `## Identifiers of people and companies\n\n${table(['type', 'also', 'of', 'layout', 'check digits', 'confidence'], rows)}`;
}

function systemSection(country: string): string {
  const rows = systemsOf(country).map((rule) => [
    code(rule.code),
    plainText(rule.name),
    listOf(rule.currencies),
    plainText(requiredText(rule)),
  ]);
  return rows.length === 0
    ? ''
    : `## Settlement systems\n\n${table(['code', 'name', 'currencies', 'requires beside name and account'], rows)}`;
}

function methodSection(country: string): string {
  const rows = methodsOf(country).map((rule) => [code(rule.code), plainText(rule.name), plainText(requiredText(rule))]);
  return rows.length === 0 ? '' : `## Recipient methods\n\n${table(['code', 'name', 'requires'], rows)}`;
}

function directorySection(country: string): string {
  const entry = entryOf(`banks/${country}`);
  if (entry === undefined) return '## Bank directory\n\nNone: whether a bank code exists is not covered.';
  const { rows, edition, confidence, completeness, source } = entry;
  return `## Bank directory\n\n${rows} rows, edition ${edition}, ${confidence}, ${completeness}. Source: ${plainText(source)}`;
}

/** What the field of the page begins with. */
function firstValue(country: string): string {
  const [iban = ''] = ibanOf.get(country)?.examples.valid ?? [];
  return iban;
}

function countryPage(country: string): Page {
  const sections = [ibanSection, accountSection, identifierSection, systemSection, methodSection, directorySection]
    .map((section) => section(country))
    .filter((text) => text !== '');
  const field = firstValue(country) === '' ? '' : `<AccountField country="${country}" value="${firstValue(country)}" />\n\n`;
  return { path: `countries/${country}`, markdown: `# ${nameOf(country)}\n\n${field}${sections.join('\n\n')}\n` };
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
