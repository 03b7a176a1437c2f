/**
 * The engines of the element: the rules that are loaded as of today, with the checks as soon as these are loaded; and the same with the bank directories of some
 * countries, which are loaded on demand.
 *
 * The gotcha: more may be loaded at any time. Whoever keeps an engine asks for it anew each time: it is the same one as long as nothing came.
 */
import type { ReferenceData } from '../directory/reference-data.js';
import { createEngineWith } from '../engine/create-engine.js';
import type { Engine } from '../engine/engine.js';
import { loadBankOf, loadedChecks } from './checking.js';
import { loadCountryRules, loadedRules } from './country-rules.js';

const today = (): string => new Date().toISOString().slice(0, 10);

/** Gives the engine of now. */
export type EngineOfNow = () => Engine;

function engineOfNow(referenceData?: ReferenceData): EngineOfNow {
  let made: { readonly engine: Engine; readonly of: readonly unknown[] } | undefined;
  return () => {
    const { checks, tables } = loadedChecks();
    const of = [loadedRules(), checks, tables];
    if (made === undefined || made.of.some((each, at) => each !== of[at])) {
      const options = { on: today(), ...(referenceData && { referenceData }) };
      made = { engine: createEngineWith(options, { checks, rules: loadedRules, tables }), of };
    }
    return made.engine;
  };
}

/** Without a bank directory. */
export const engineWithoutBanks: EngineOfNow = /* @__PURE__ */ engineOfNow();

const loaded = /* @__PURE__ */ new Map<string, Promise<EngineOfNow>>();

/** Where no directory has the bank codes of a country, the world-wide BIC list has the names of its banks. */
async function load(countries: readonly string[], logos: boolean): Promise<EngineOfNow> {
  const [{ loadReferenceData }] = await Promise.all([import('../load.js'), loadBankOf(), loadCountryRules(countries)]);
  const own = await loadReferenceData({ countries, logos });
  const bicsOf = countries.filter((country) => own.dataset(`banks/${country}`) === undefined);
  return engineOfNow(bicsOf.length > 0 ? await loadReferenceData({ countries, bicsOf, logos }) : own);
}

/** With the directories of these countries. What could not be loaded is imported again the next time; Chromium fetches it only once the page is loaded anew. */
export function engineWithBanks(countries: readonly string[], logos = false): Promise<EngineOfNow> {
  const key = `${countries.join()} ${logos}`;
  const engine = loaded.get(key) ?? load(countries, logos);
  loaded.set(key, engine);
  engine.catch(() => loaded.delete(key));
  return engine;
}
