/** `docs/coverage.md`: what is checked for which country, on what data, and what is not. */
import countryNames from '../../reference-data/registries/countries.json' with { type: 'json' };
import { domesticLayouts } from '../../rules/countries/domestic.js';
import { countries } from '../../rules/countries/index.js';
import { countriesWithoutIban } from '../../rules/countries/without-iban.js';
import type { DeclaredCountry } from '../../rules/country.js';
import type { MethodIdentifier, MethodRule } from '../../rules/method.js';
import { methods } from '../../rules/methods/index.js';
import { schemes } from '../../rules/schemes/index.js';
import { entryOf, type ManifestEntry, manifest } from './manifest.js';
import { code, table } from './markdown.js';

const names = new Map(countryNames.rows.map(([alpha2, name]) => [alpha2, name]));

const nationalChecks = ({ checks = [] }: DeclaredCountry): string =>
  checks.map(({ name, severity }) => (severity === 'warning' ? `${name} (warning)` : name)).join(', ') || '–';

const directory = (entry: ManifestEntry | undefined): readonly string[] =>
  entry === undefined ? ['–', '', ''] : [String(entry.rows), entry.edition, `${entry.confidence}, ${entry.completeness}`];

/** The holes of one country, in words. */
function notCovered(rule: DeclaredCountry): string {
  const entry = entryOf(`banks/${rule.code}`);
  const holes = [
    rule.checks === undefined && 'national check digits',
    rule.account === undefined && 'form of the local account number',
    entry === undefined && 'bank directory',
    entry !== undefined && entry.completeness !== 'complete' && 'whether a bank code exists',
  ];
  return holes.filter((hole) => hole !== false).join('; ');
}

function countryTable(rules: readonly DeclaredCountry[]): string {
  return table(
    ['', 'country', 'BBAN', 'national checks', 'bank codes', 'edition', 'confidence', 'not covered'],
    rules.map((rule) => [
      rule.code,
      [names.get(rule.code) ?? rule.code, ...(rule.territories ? [`(${rule.territories.join(' ')})`] : [])].join(' '),
      code(rule.bban),
      nationalChecks(rule),
      ...directory(entryOf(`banks/${rule.code}`)),
      notCovered(rule),
    ]),
  );
}

const listOf = (items: readonly string[] | string): string => (typeof items === 'string' ? items : items.join(' '));

function schemeTable(): string {
  return table(
    ['system', 'name', 'kind', 'countries', 'currencies', 'account', 'reach', 'in force', 'confidence'],
    Object.values(schemes).map(
      ({ code: name, name: words, kind, countries: where, currencies, account, reach, from, until, confidence }) => [
        code(name),
        words,
        kind,
        listOf(where),
        listOf(currencies),
        account.join(' '),
        reach,
        from || until ? `${from ?? ''} – ${until ?? ''}` : '',
        confidence,
      ],
    ),
  );
}

/** An identifier's type, its other names, its check, and whether its form is certain. */
function identifierText({ type, also = [], countries = [], check, severity }: MethodIdentifier): string {
  const notes = [countries.join(' '), also.length > 0 && `or ${also.join(' ')}`, check, severity].filter((note) => note !== false && note);
  return notes.length > 0 ? `${type} (${notes.join(', ')})` : type;
}

const confidenceOf = ({ confidence, knownOnly = [] }: MethodRule): string =>
  knownOnly.length > 0 ? `${confidence}; known: ${knownOnly.join(', ')}` : confidence;

function methodTable(): string {
  return table(
    ['method', 'name', 'countries', 'currencies', 'account identifiers', 'issuer', 'systems', 'confidence'],
    Object.values(methods).map((rule) => [
      code(rule.code),
      rule.name,
      listOf(rule.countries),
      rule.currencies === 'ANY' ? 'ANY' : Object.values(rule.currencies).flat().join(' '),
      rule.identifiers.map(identifierText).join('; ') || 'as the country has them',
      (rule.issuers ?? []).join(' '),
      (rule.settlementSystems ?? []).join(' '),
      confidenceOf(rule),
    ]),
  );
}

const summed = (prefix: string): { files: number; rows: number } => {
  const entries = manifest.filter(({ dataset }) => dataset.startsWith(prefix));
  return { files: entries.length, rows: entries.reduce((sum, { rows }) => sum + rows, 0) };
};

const countryOf = ({ dataset }: ManifestEntry): string => dataset.slice(-2);

export function coverage(): string {
  const rules = Object.values(countries);
  const registered = rules.filter((rule) => rule.registered !== false);
  const experimental = rules.filter((rule) => rule.registered === false);
  const banks = summed('banks/');
  const bics = summed('bics/');
  const lists = manifest.filter(({ dataset }) => dataset.startsWith('subdivisions/'));
  const complete = lists.filter(({ completeness }) => completeness === 'complete');
  const folders = ['banks/', 'bics/', 'subdivisions/'];
  const others = manifest.filter(({ dataset }) => !folders.some((folder) => dataset.startsWith(folder)));
  return `# Coverage

What payprep checks, on which data, and what it does not. Made from the rules and the manifest by \`npm run docs\`; do not edit it.

“Not covered” is an answer of its own: such a check neither passes nor fails. An overlay fills a hole in the data.

${registered.length} countries of the IBAN registry, release 102, ${experimental.length} more whose banks issue IBANs outside it;
${rules.filter(({ checks }) => checks).length} with national check digits; ${banks.files} bank directories with ${banks.rows} rows.

## Countries of the IBAN registry

${countryTable(registered)}

## Countries outside the registry

Their banks issue IBANs, and the layouts are known from use. \`explain\` says so: \`CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY\`.

${countryTable(experimental)}

## Countries without IBAN

Bank identifier and account number as domestic payments want them; lengths are the greatest.

${countryTable(Object.values(countriesWithoutIban))}

## Accounts at home beside an IBAN

Where domestic payments write bank and account in another way than the IBAN does.

${countryTable(Object.values(domesticLayouts))}

## Settlement systems

Which of them can carry a payment is judged by country, currency, account and date; an instruction that names one is held to what it asks
for. \`all\`: every bank of its countries; \`listed\`: the banks that a list names; \`scope\`: by the scope of SEPA.
A rule that is only \`known\` raises no more than a warning.

${schemeTable()}

## Addresses

The form of post codes is known of ${entryOf('registries/post-codes')?.rows} countries; elsewhere there are none, or nothing is said of them.
States and provinces are known of ${lists.length} countries: ${lists.map(countryOf).join(' ')}. Only the lists of ${complete.map(countryOf).join(' ')}
say that there is no such state, or that a post code lies in another one.

## Recipient methods

What a payment goes to in place of an account with a bank. A telephone number is read as any mobile number of its country: whether somebody has a
wallet by it is not known. A form marked \`warning\` raises no more than that; neither do members that are only known.

The check digits of BPAY and of UnionPay cards are worth knowing (\`info\`) and not more: without a list of billers their rule is not known, and not
every card has a Luhn digit.

${methodTable()}

## Correspondents

Through whom a bank receives a foreign currency is not covered: no list of correspondents may be passed on, so none is shipped. An overlay
brings one, see [correspondents.md](correspondents.md); \`enrich\` then names intermediary agents. Without one it names none.

## Other datasets

The world-wide BIC list of 2019 has ${bics.rows} rows in ${bics.files} countries. It gives names and towns, and never says that a BIC does not exist.

${table(
  ['dataset', 'rows', 'edition', 'confidence', 'source', 'licence'],
  others.map(({ dataset, rows, edition, confidence, completeness, source, licence }) => [
    code(dataset),
    String(rows),
    edition,
    `${confidence}, ${completeness}`,
    source,
    licence,
  ]),
)}
`;
}
