/** The identifiers of creditors, and the requirements of payouts. */
import { accounts } from '../../../rules/index/accounts.js';
import { creditors } from '../../../rules/index/creditors.js';
import type { CreditorRule } from '../../../rules/vocabulary/creditor.js';
import type { Identifier } from '../../../rules/vocabulary/identifier.js';
import type { PayoutProfile } from '../../../rules/vocabulary/payout.js';
import { creditorModules } from '../../../test/rules/creditors.js';
import { code, type Section, table } from '../markdown.js';
import { askedText, checkDigitsText, nameOf, periodText } from './words.js';

const rules = Object.values(creditors);
const modules = new Map(creditorModules.map((module) => [module.code, module]));
const identifiers = rules.flatMap((rule) => rule.identifiers.map((identifier) => ({ rule, identifier })));
const profiles = rules.flatMap((rule) =>
  rule.payouts.map((profile, at) => ({ rule, profile, sources: modules.get(rule.country)?.payoutSources[at] ?? [] })),
);
const places = Object.keys(accounts).sort();

const countryOf = ({ country }: CreditorRule): string => country;

/** The countries of a list, each once. */
const distinct = (list: readonly { readonly rule: CreditorRule }[]): readonly string[] => [
  ...new Set(list.map(({ rule }) => rule.country)),
];

export const creditorCounts = {
  countries: distinct(identifiers).length,
  identifiers: new Set(identifiers.map(({ rule, identifier }) => `${rule.country} ${identifier.type}`)).size,
  profiles: profiles.length,
  payoutCountries: distinct(profiles).length,
};

const kindText = ({ kind, isTaxId = false }: Identifier): string => (isTaxId && kind !== 'TXID' ? `${kind}, as tax identifier` : kind);

/** The layout, and what else belongs to the form. */
function layoutText({ layout, from, prefixes = [], suffixes = [], letters, pattern }: Identifier): string {
  const notes = [
    from !== undefined && `from ${from} characters`,
    prefixes.length > 0 && `may begin with ${prefixes.join(', ')}`,
    suffixes.length > 0 && `may end in ${suffixes.join(', ')}`,
    letters !== undefined && `letters also ${[...letters].join(' ')}`,
    pattern !== undefined && 'pattern',
  ].filter((note) => note !== false);
  return [code(layout), ...notes].join(', ');
}

const identifierRows = identifiers.map(({ rule, identifier }) => [
  rule.country,
  nameOf(rule.country),
  [identifier.type, ...(identifier.aliases ? [`(${identifier.aliases.join(', ')})`] : [])].join(' '),
  kindText(identifier),
  identifier.of ?? 'anybody',
  layoutText(identifier),
  checkDigitsText(identifier.checks),
  identifier.birthDate ? identifier.birthDate.as : '',
  identifier.confidence,
]);

const withoutChecks = identifiers.filter(({ identifier }) => (identifier.checks ?? []).length === 0).length;
/** No authority was read: the rule is that of a library of such numbers. */
const byLibrary = creditorModules
  .flatMap(({ sources }) => Object.values(sources))
  .filter((sources) => sources.every((source) => /^(?:python-)?stdnum\b/.test(source))).length;
const unknownPlaces = places.filter((country) => (creditors[country]?.identifiers.length ?? 0) === 0);
const withOthers = rules.filter(({ otherTaxIds }) => otherTaxIds).map(countryOf);

export const identifierSection: Section = {
  title: 'Identifiers of people and companies',
  text: `What \`creditor.taxId\` and \`creditor.documents\` may hold, by the country that is paid to: ${creditorCounts.identifiers} identifiers of ${creditorCounts.countries} countries, in
${identifiers.length} forms. Separators and case do not count.

- Kind: the code of ISO 20022, TXID for tax identifiers. The others say where \`creditor.taxId\` accepts them, too.
- Whose: a creditor of the other type raises \`CREDITOR_TAX_ID_TYPE_INCONSISTENCY\`.
- Check digits: \`warning\` where their rule is known from use and no authority published it, \`info\` where numbers in use break it or one source alone has it.
- Born: how the number contains the date of birth; it must agree with \`creditor.dateOfBirth\`.
- \`pattern\`: the form is narrower than its layout. \`known\`: not read in a source, so it raises a warning at most.
- ${byLibrary} identifiers rest on the libraries stdnum and python-stdnum alone, the others on an authority, a provider’s documents or use.
- ${withOthers.join(' ')} have other tax identifiers beside these, of foreigners or of old: there one
  that no form fits is a warning, not an error.

Not covered: whether a number was ever issued, and to whom. ${withoutChecks} forms have no check digits, or none that are known: payprep does not see a typing error
in them. It reads a document of another country than the one that is paid by its type alone. It knows no identifier of
${unknownPlaces.length} countries with rules for accounts: ${unknownPlaces.join(' ')}.

${table(['', 'country', 'type', 'kind', 'whose', 'layout', 'check digits', 'born', 'confidence'], identifierRows)}`,
};

function profileRow(country: string, profile: PayoutProfile, sources: readonly string[]): readonly string[] {
  const { currencies, of, required, nameWords, accountTypes = [], address = [], identifiers: accepted = [] } = profile;
  return [
    country,
    nameOf(country),
    currencies.join(' '),
    of ?? 'anybody',
    [askedText(required), nameWords && 'creditor.name of a person in two words'].filter((part) => part).join(', '),
    accountTypes.join(' '),
    address.join(', '),
    accepted.join(' '),
    periodText(profile),
    profile.law && profile.confidence !== 'known' ? 'error' : 'warning',
    profile.confidence,
    sources.join('; '),
  ];
}

const byLaw = profiles.filter(({ profile }) => profile.law);
const withoutProfile = places.filter((country) => (creditors[country]?.payouts.length ?? 0) === 0);

export const payoutSection: Section = {
  title: 'Payout profiles',
  text: `What a payout has to say of its creditor beside account and bank: ${creditorCounts.profiles} profiles of ${creditorCounts.payoutCountries} countries. They apply where an instruction
names a settlement system or a method and pays to an account, in one of these currencies; \`requirements\` lists them for a form.

- Account types: what \`creditorAccount.type\` may be. It is required beside an account number only, not beside an IBAN.
- Address: the parts that it needs, where one is given.
- A name of two words is required wherever country, currency and the type INDIVIDUAL are given.
- Documents: the identifiers that providers accept. \`requirements\` offers them; \`validate\` does not enforce them.
- ${byLaw.length > 0 ? `${byLaw.map(({ rule }) => countryOf(rule)).join(' ')}: asked for by law, an error. Elsewhere providers ask, a warning.` : 'Providers of payouts ask for them: a warning. None is an error, because none is known to be a law.'}

Not covered: what a provider, a bank or a law asks for in the ${withoutProfile.length} other countries with rules for accounts. A country without a row may still require something.

${table(
  ['', 'country', 'currency', 'to whom', 'asked for', 'account types', 'address', 'documents', 'from', 'severity', 'confidence', 'sources'],
  profiles.map(({ rule, profile, sources }) => profileRow(rule.country, profile, sources)),
)}`,
};
