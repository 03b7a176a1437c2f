/**
 * The engines of the element: every rule as of today, and the same with the bank directories of some countries, which are loaded on demand.
 *
 * The gotcha: where no directory has the bank codes of a country, the world-wide BIC list has the names of its banks.
 */
import { createEngine, type Engine } from '../index.js';

const today = (): string => new Date().toISOString().slice(0, 10);

let bare: Engine | undefined;

/** Without a bank directory. */
export function engineWithoutBanks(): Engine {
  bare ??= createEngine({ on: today() });
  return bare;
}

const loaded = /* @__PURE__ */ new Map<string, Promise<Engine>>();

async function load(countries: readonly string[], logos: boolean): Promise<Engine> {
  const { loadReferenceData } = await import('../load.js');
  const own = await loadReferenceData({ countries, logos });
  const bicsOf = countries.filter((country) => own.dataset(`banks/${country}`) === undefined);
  return createEngine({ on: today(), referenceData: bicsOf.length > 0 ? await loadReferenceData({ countries, bicsOf, logos }) : own });
}

/** With the directories of these countries. What could not be loaded is imported again the next time; Chromium fetches it only once the page is loaded anew. */
export function engineWithBanks(countries: readonly string[], logos = false): Promise<Engine> {
  const key = `${countries.join()} ${logos}`;
  const engine = loaded.get(key) ?? load(countries, logos);
  loaded.set(key, engine);
  engine.catch(() => loaded.delete(key));
  return engine;
}
