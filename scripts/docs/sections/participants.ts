/** Who takes part in settlement systems: for each country, what its list has, which systems its largest banks are offered, and which source is missing. */
import { readFileSync } from 'node:fs';
import { schemes } from '../../../rules/index/schemes.js';
import type { SchemeRule } from '../../../rules/vocabulary/scheme.js';
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { type InstitutionKind, isNoBank } from '../../../src/directory/institution-kind.js';
import { createEngine, explain, type Membership } from '../../../src/full.js';
import { isInForce, serves } from '../../../src/rules-and-data/schemes.js';
import { RETRIEVED } from '../../reference-data/read.js';
import { entryOf } from '../manifest.js';
import { code, type Section, table } from '../markdown.js';
import { nameOf } from './words.js';

const RETAIL: readonly SchemeRule['kind'][] = ['instant', 'batch', 'proxy'];

/** Systems of one country that customers pay through to accounts: the others are of banks, of several countries, or for what is no account. */
const retail = Object.values(schemes).filter(
  (rule) =>
    RETAIL.includes(rule.kind) &&
    Array.isArray(rule.countries) &&
    !rule.collects &&
    isInForce(rule, RETRIEVED) &&
    rule.account.some((type) => type === 'IBAN' || type === 'ACCOUNT_NUMBER'),
);

const countries = [...new Set(retail.map(({ code: name }) => name.slice(0, 2)))].filter((country) => !country.startsWith('X')).sort();

const engine = createEngine({ on: RETRIEVED });

type Institution = Readonly<Record<string, Cell>>;

function institutionsOf(country: string): readonly Institution[] {
  if (entryOf(`participants/${country}`) === undefined) return [];
  const url = new URL(`../../../reference-data/participants/${country}.json`, import.meta.url);
  const { columns, rows } = JSON.parse(readFileSync(url, 'utf8')) as Dataset;
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])));
}

/** What is known of the part that an institution has in each system, by its BIC, else by its code; empty for a code that payments do not use. */
function membershipsOf(country: string, currency: string, { bic, bankCode }: Institution): ReadonlyMap<string, Membership> {
  const creditorAgent = typeof bic === 'string' ? { bic } : { clearingSystemMemberId: { memberId: String(bankCode) } };
  const { settlementSystems = [] } = explain({ country, currency, creditorAgent }, engine);
  return new Map(settlementSystems.map(({ code: name, membership }) => [name, membership]));
}

const NO_LIST = 'the list of its participants';

function rowOf(country: string): readonly string[] {
  const rules = retail.filter((rule) => serves(rule, country, RETRIEVED));
  const [currency = ''] = rules.flatMap(({ currencies }) => currencies);
  const domestic = rules.filter(({ currencies }) => currencies.includes(currency));
  const list = entryOf(`participants/${country}`);
  const banks = institutionsOf(country)
    .filter(({ kind }) => !isNoBank((kind ?? undefined) as InstitutionKind | undefined))
    .map((bank) => membershipsOf(country, currency, bank))
    .filter(({ size }) => size > 0);
  const lacking = domestic.flatMap(({ code: name, membership }) => {
    const count = banks.filter((memberships) => memberships.get(name) === 'unknown').length;
    if (count > 0) return `${code(name)}: who of ${count} takes part`;
    return banks.length === 0 && membership === 'optional' ? `${code(name)}: ${NO_LIST}` : [];
  });
  const known = banks.filter((memberships) => domestic.every(({ code: name }) => memberships.get(name) !== 'unknown')).length;
  return [
    country,
    nameOf(country),
    domestic.map(({ code: name }) => code(name)).join(' '),
    list === undefined ? '' : `${list.edition}, ${list.confidence}`,
    list === undefined ? '' : String(list.rows),
    banks.length === 0 ? '' : `${known} of ${banks.length}`,
    lacking.join('; '),
  ];
}

export const participantSection: Section = {
  title: 'Participants',
  text: `Which institutions \`enrich\` offers a system that they join of their own will, and what kind of institution they are (\`participants/*\`).

- A list that is \`derived\` is common knowledge of the largest institutions: no list of the operator was found that may be passed on. \`explain\` shows it with its
  confidence, and no alert rests on it. An overlay \`participants/XX\` with the operator’s list goes before it.
- Banks: those on the list that payments can name, apart from institutions of electronic money and payments, and of how many of them each retail system for accounts
  is known: that they take part, or, by a complete list, that they do not.
- Missing: what no source says. The operator of the system knows it, and publishes it as a page that may not be passed on, or not at all.
- An institution that a list calls no bank is offered RTGS, other systems of banks, and SWIFT only where a list has it there.

${table(['', 'country', 'retail systems', 'list', 'institutions', 'banks', 'missing'], countries.map(rowOf))}`,
};
