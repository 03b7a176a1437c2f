/** Countries: their IBANs, their accounts without one, their branches. */
import { accounts } from '../../../rules/index/accounts.js';
import { ibans } from '../../../rules/index/ibans.js';
import type { CountryRule, DomesticRule } from '../../../rules/vocabulary/account.js';
import { isExhaustive } from '../../../src/directory/dataset.js';
import { type CompiledCountry, compileCountry } from '../../../src/identifiers/country/layout.js';
import { entriesUnder, entryOf, type ManifestEntry } from '../manifest.js';
import { code, type Section, table } from '../markdown.js';
import { checksText, nameOf } from './words.js';

/** The layouts of the countries that have no IBANs. */
export const layoutsWithoutIban: readonly DomesticRule[] = Object.values(accounts).flatMap(({ inIban, domestic }) =>
  inIban || !domestic ? [] : [domestic],
);

/** Those of countries that have IBANs as well. */
const layoutsBesideIban: readonly DomesticRule[] = Object.values(accounts).flatMap(({ inIban, domestic }) =>
  inIban && domestic ? [domestic] : [],
);

const directory = (entry: ManifestEntry | undefined): readonly string[] =>
  entry === undefined ? ['–', '', ''] : [String(entry.rows), entry.edition, `${entry.confidence}, ${entry.completeness}`];

/** A layout with what its country declares over its fields. */
const compiled = (rule: CountryRule): CompiledCountry =>
  compileCountry(rule, rule.hasIban === false ? undefined : accounts[rule.code]?.inIban);

/** The holes of one country, in words. */
function notCovered({ rule, checks, facts }: CompiledCountry): string {
  const entry = entryOf(`banks/${rule.code}`);
  const holes = [
    checks.length === 0 && 'national check digits',
    facts.forms === undefined && 'form of the local account number',
    entry === undefined && 'bank directory',
    entry !== undefined && entry.completeness !== 'complete' && 'whether a bank code exists',
    layoutsBesideIban.some((layout) => layout === rule) && rule.iban === undefined && 'the IBAN of such an account',
  ];
  return holes.filter((hole) => hole !== false).join('; ');
}

function countryTable(rules: readonly CountryRule[]): string {
  return table(
    ['', 'country', 'layout', 'member id', 'national checks', 'bank codes', 'edition', 'confidence', 'not covered'],
    rules
      .map(compiled)
      .map((country) => [
        country.rule.code,
        [nameOf(country.rule.code), ...(country.rule.territories ? [`(${country.rule.territories.join(' ')})`] : [])].join(' '),
        code(country.rule.bban),
        country.facts.clearingSystem ?? '',
        checksText(country.checks),
        ...directory(entryOf(`banks/${country.rule.code}`)),
        notCovered(country),
      ]),
  );
}

const registered: Section = {
  title: 'Countries of the IBAN registry',
  text: `Layout: the fields of the BBAN. Member id: the ISO 20022 name of the bank identifier in domestic payments.

${countryTable(Object.values(ibans).filter((rule) => rule.registered !== false))}`,
};

const experimental: Section = {
  title: 'Countries outside the registry',
  text: `Their banks issue IBANs, and the layouts are only known from use. \`explain\` says so: \`CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY\`.

${countryTable(Object.values(ibans).filter((rule) => rule.registered === false))}`,
};

const withoutIban: Section = {
  title: 'Countries without IBAN',
  text: `Bank identifier and account number in domestic payments. The lengths are the greatest that occur.

${countryTable(layoutsWithoutIban)}`,
};

const domestic: Section = {
  title: 'Domestic accounts beside an IBAN',
  text: `Here domestic payments write bank and account differently from the IBAN. payprep reads both; an IBAN names its bank.

${countryTable(layoutsBesideIban)}`,
};

/** The countries whose bank identifiers or layouts name a branch. */
const withBranches = [...Object.values(ibans), ...layoutsWithoutIban].filter(({ bban }) => / branch:/.test(bban));

function branchesText(): string {
  const lists = entriesUnder('branches/');
  const known = lists.map(({ dataset }) => dataset.slice(-2));
  const sure = lists.filter(isExhaustive).map(({ dataset }) => dataset.slice(-2));
  const unknown = withBranches.map((rule) => rule.code).filter((country) => !known.includes(country));
  return `With a list, payprep looks up the branch in the bank identifier. Only the lists of ${sure.join(' ')} say that a bank has no such
branch, which is a warning: \`CREDITOR_BRANCH_IDENTIFIER_UNKNOWN\`. A row is a branch, or a bank with the numbers of all its branches.

Not covered: the branches of ${unknown.length} more countries whose layout names one.

${table(
  ['', 'country', 'rows', 'edition', 'confidence', 'source', 'licence'],
  lists.map(({ dataset, rows, edition, confidence, completeness, source, licence }) => [
    dataset.slice(-2),
    nameOf(dataset.slice(-2)),
    String(rows),
    edition,
    `${confidence}, ${completeness}`,
    source,
    licence,
  ]),
)}`;
}

const branches: Section = { title: 'Branches', text: branchesText() };

export const countrySections: readonly Section[] = [registered, experimental, withoutIban, domestic, branches];
