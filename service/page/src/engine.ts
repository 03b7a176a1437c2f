/**
 * The parts of payprep that the page uses.
 *
 * The gotcha: only what needs the engine imports values from here: it is loaded after the first fields. Each bank directory is a chunk of its own, loaded when its country is chosen.
 */

import { createEngine, type Engine, enrich, explain } from 'payprep';
import { searchBanks } from 'payprep/banks';
import { type Dataset, replaceDatasets } from 'payprep/bundle';
import { type LoadOptions, loadReferenceData as loadShipped } from 'payprep/load';

export type { Correction, ExplainedAlert, Requirements } from 'payprep';
export { attachFormatter } from 'payprep/form';
export type { Engine };
export { createEngine, enrich, explain, searchBanks };

/** The number of the bundle that the service uses, and its datasets, as the HTML names them: `42 banks/DE`. */
const bundle = (): readonly string[] => globalThis.document?.getElementById('page')?.dataset.bundle?.split(' ') ?? [];

/** A dataset of the bundle; undefined where it cannot be had: the shipped one serves, and the server validates again. */
async function loadBundled(number: string, name: string): Promise<Dataset | undefined> {
  try {
    const response = await fetch(`./session/data/${number}/${name}`);
    return response.ok ? ((await response.json()) as Dataset) : undefined;
  } catch {
    return undefined;
  }
}

/** As that of `payprep/load`, with the datasets of the bundle in the place of those that are shipped. */
export async function loadReferenceData(options: LoadOptions) {
  const [number = '', ...names] = bundle();
  const { countries = [], bicsOf = [], subdivisionsOf = [], logos = false } = options;
  const asked = [
    ...countries.flatMap((country) => [`banks/${country}`, `iban-rules/${country}`, `participants/${country}`]),
    ...bicsOf.map((country) => `bics/${country}`),
    ...subdivisionsOf.map((country) => `subdivisions/${country}`),
    ...(logos ? ['logos/banks'] : []),
  ].filter((name) => names.includes(name));
  const [shipped, ...bundled] = await Promise.all([loadShipped(options), ...asked.map((name) => loadBundled(number, name))]);
  return replaceDatasets(
    shipped,
    bundled.filter((dataset) => dataset !== undefined),
  );
}

/** An engine with the banks of a country by code, or by BIC if there is no directory of codes, and with their logos. */
export async function engineFor(country: string, on: string): Promise<Engine> {
  const asked = { countries: [country], subdivisionsOf: [country], logos: true };
  const own = await loadReferenceData(asked);
  const referenceData = own.dataset(`banks/${country}`) === undefined ? await loadReferenceData({ ...asked, bicsOf: [country] }) : own;
  return createEngine({ on, referenceData });
}
