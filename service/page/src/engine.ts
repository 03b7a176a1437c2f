/**
 * The parts of payprep that the page uses.
 *
 * The gotcha: each bank directory is a chunk of its own, loaded when its country is chosen.
 */

import { countries, createEngine, currencies, type Engine, enrich, explain, methods, requirements, settlementSystems } from 'payprep';
import { en as alertTexts, fill } from 'payprep/alerts';
import { searchBanks } from 'payprep/banks';
import { loadReferenceData } from 'payprep/load';

export type { Correction, Currency, Dataset, ExplainedAlert, FieldRequirement, Method, Requirements } from 'payprep';
export { directionOf, type FieldText, type FieldTexts, fieldTexts } from 'payprep/field-texts';
export { type AddressField, creditorTypes, instructionFields } from 'payprep/fields';
export { type AsTyped, attachFormatter, formatAsTyped, type IdentifierType } from 'payprep/form';
export type { Engine };
export {
  alertTexts,
  createEngine,
  currencies,
  enrich,
  explain,
  fill,
  loadReferenceData,
  methods,
  requirements,
  searchBanks,
  settlementSystems,
};

/** ISO 3166-1 alpha-2, and XK. */
export const COUNTRIES: readonly string[] = countries().map(({ code }) => code);

/** An engine with the banks of a country by code, or by BIC if there is no directory of codes, and with their logos. */
export async function engineFor(country: string, on: string): Promise<Engine> {
  const asked = { countries: [country], subdivisionsOf: [country], logos: true };
  const own = await loadReferenceData(asked);
  const referenceData = own.dataset(`banks/${country}`) === undefined ? await loadReferenceData({ ...asked, bicsOf: [country] }) : own;
  return createEngine({ on, referenceData });
}
