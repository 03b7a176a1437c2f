/** `docs/coverage.md`: what is checked for which country, system, method and creditor, on what data, and what is not. A section is a file. */
import { ibans } from '../../rules/index/ibans.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { entriesUnder } from './manifest.js';
import { page, type Section } from './markdown.js';
import { addressSection, appearanceSection } from './sections/appearance.js';
import { bankSection } from './sections/banks.js';
import { countrySections, layoutsWithoutIban } from './sections/countries.js';
import { creditorCounts, identifierSection, payoutSection } from './sections/creditors.js';
import { correspondentSection, datasetSection } from './sections/datasets.js';
import { methodSection } from './sections/methods.js';
import { participantSection } from './sections/participants.js';
import { promiseSection } from './sections/promise.js';
import { purposeSection } from './sections/purposes.js';
import { systemSection } from './sections/systems.js';
import { unassignedSection } from './sections/unassigned-codes.js';

const sections: readonly Section[] = [
  ...countrySections,
  bankSection,
  unassignedSection,
  systemSection,
  participantSection,
  methodSection,
  identifierSection,
  payoutSection,
  purposeSection,
  addressSection,
  appearanceSection,
  correspondentSection,
  promiseSection,
  datasetSection,
];

export function coverage(): string {
  const rules = Object.values(ibans);
  const experimental = rules.filter((rule) => rule.registered === false).length;
  const banks = entriesUnder('banks/');
  const { identifiers, countries: known, profiles, payoutCountries } = creditorCounts;
  return page(
    'Coverage',
    `What payprep checks, on which data, and what it does not check. \`npm run docs\` writes this page from the rules and the manifest; do not edit it.

“Not covered” is an answer of its own: such a check neither passes nor fails. An overlay fills a gap in the data.

- ${rules.length - experimental} countries of the IBAN registry, release 102, ${experimental} more whose banks issue IBANs outside it, ${layoutsWithoutIban.length} without IBAN;
  ${rules.filter(({ code }) => allCountries.withIban(code)?.checks.length).length} of the first two with national check digits.
- ${banks.length} bank directories with ${banks.reduce((sum, { rows }) => sum + rows, 0)} rows.
- ${Object.keys(schemes).length} settlement systems and ${Object.keys(methods).length} recipient methods.
- ${identifiers} identifiers of people and companies in ${known} countries, ${profiles} payout profiles in ${payoutCountries}.`,
    sections,
  );
}
