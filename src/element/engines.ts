/**
 * The engines of the element. One for its fields: the rules that are loaded, as of today, without a check. With the checks, as soon as these are loaded, another that
 * checks, and the same with the bank directories of some countries, which are loaded on demand.
 *
 * The gotcha: more may be loaded at any time. Whoever keeps an engine asks for it anew each time: it is the same one as long as nothing came.
 */
import type { CheckTables } from '../../rules/vocabulary/check.js';
import type { FormEngine } from '../answers/requirements/form-engine.js';
import type { ReferenceData } from '../directory/reference-data.js';
import { sepaScopeEdition } from '../directory/sepa.js';
import type { Engine } from '../engine/engine.js';
import type { RulesOnDay } from '../rules-and-data/rules.js';
import { loadBankOf, loadChecks, loadedChecks } from './checking.js';
import { loadCountryRules, loadedRules, loadedTables } from './country-rules.js';

/** The day of the device, YYYY-MM-DD; where its clock was lost, that of the rules. */
export function today(): string {
  const day = new Date().toISOString().slice(0, 10);
  const isLost = day < sepaScopeEdition;
  return isLost ? sepaScopeEdition : day;
}

/** Gives the engine of now; undefined until the checks are loaded. */
export type EngineOfNow = () => Engine | undefined;

/** The same answer as long as what it follows from is the same. */
export function remember<Value>(makeOf: () => readonly [of: readonly unknown[], make: () => Value]): () => Value {
  let made: { readonly value: Value; readonly of: readonly unknown[] } | undefined;
  return () => {
    const [of, make] = makeOf();
    if (made === undefined || made.of.some((each, at) => each !== of[at])) made = { value: make(), of };
    return made.value;
  };
}

const engineOfNow = (referenceData?: ReferenceData): EngineOfNow =>
  remember(() => {
    const [checks, tables] = [loadedChecks(), loadedTables()];
    const rules = loadedRules();
    return [[rules, checks, tables], () => checks?.createCheckingEngine({ on: today(), rules }, tables, referenceData)];
  });

/** Without a bank directory. */
export const engineWithoutBanks: EngineOfNow = /* @__PURE__ */ engineOfNow();

const tablesOf = (): CheckTables => ({ rows: (dataset) => loadedTables()[dataset]?.rows, bankCell: () => undefined });

const nothing = (): undefined => undefined;

/** What the fields follow from. An example names no bank. */
const forFields = ({ rules, on }: RulesOnDay): FormEngine => ({
  rules,
  on,
  data: { banks: nothing, bics: nothing, branches: nothing, tables: tablesOf },
});

const fieldsOfNow = /* @__PURE__ */ remember(() => [
  [loadedRules(), loadedTables()],
  () => forFields({ rules: loadedRules(), on: today() }),
]);

/** The engine for the fields: by the rules of an engine of the page's own, if there is one. */
export const engineForFields = (own: Engine | undefined): FormEngine => (own === undefined ? fieldsOfNow() : forFields(own));

const loaded = /* @__PURE__ */ new Map<string, Promise<EngineOfNow>>();

/** Where no directory has the bank codes of a country, the world-wide BIC list has the names of its banks. */
async function load(countries: readonly string[], logos: boolean): Promise<EngineOfNow> {
  const [{ loadReferenceData }] = await Promise.all([import('../load.js'), loadChecks(), loadBankOf(), loadCountryRules(countries)]);
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
