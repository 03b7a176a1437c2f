/** The form of `<payprep-account>` for a country in English, and what is known of what is typed in it. */

import { en as messages } from '../../rules/texts/en/alerts.js';
import { en as fieldTexts } from '../../rules/texts/en/fields.js';
import { entryFindings } from '../../src/element/account-checks.js';
import { accountForm, type ElementCorridor, type Entries } from '../../src/element/account-fields.js';
import { loadCountryRules } from '../../src/element/country-rules.js';
import { countries, createEngine } from '../../src/index.js';

await loadCountryRules(countries().map(({ code }) => code));

export const engine = createEngine({ on: '2026-11-22' });

export const formOf = (country: string, options: Partial<ElementCorridor> = {}) =>
  accountForm({ country, currency: '', settlementSystem: '', isLocalFirst: false, way: undefined, ...options }, fieldTexts, engine);

export const findings = (form: ReturnType<typeof formOf>, entries: Entries, isRequired = false) =>
  entryFindings(form, entries, { engine, messages, isRequired });
