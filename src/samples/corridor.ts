/** Along what a made-up payment goes: the corridor, one type of creditor, one type of account identifier, and what is required there. */
import { accounts } from '../../rules/index/accounts.js';
import { perObject } from '../../rules/vocabulary/lazy.js';
import type { CreditorType } from '../../rules/vocabulary/scheme.js';
import { type FieldRequirement, requirementsWith } from '../answers/requirements.js';
import { cacheResults } from '../directory/cache.js';
import type { Engine } from '../engine/engine.js';
import { CREDITOR_TYPES } from '../instruction/fields.js';
import { type SampleDraft, without } from './draft.js';

/** A corridor as `samplePayment` is asked for it. */
export interface SampleCorridor {
  readonly country: string;
  readonly currency?: string | undefined;
  readonly system?: string | undefined;
  readonly method?: string | undefined;
  readonly creditorType?: CreditorType | undefined;
  readonly accountIdType?: string | undefined;
}

/** A corridor with one type of creditor and one type of account identifier. */
export interface Route {
  readonly engine: Engine;
  readonly country: string;
  readonly currency: string;
  readonly system: string | undefined;
  readonly method: string | undefined;
  readonly creditorType: CreditorType;
  readonly accountIdType: string;
  /** What every instruction along the corridor says. */
  readonly base: SampleDraft;
  /** The members that can be asked for. */
  readonly fields: readonly FieldRequirement[];
}

/** The currency of a payment that names none: that of the country where system and method carry it, else the first that they do. */
function usualCurrency({ country, system = '', method = '' }: SampleCorridor, { rules }: Engine): string | undefined {
  const ofMethod = rules.method(method)?.currencies ?? 'ANY';
  const ofSystem = rules.schemes.find(system)?.currencies ?? 'ANY';
  const carried = ofMethod === 'ANY' ? ofSystem : ofMethod[country];
  const place = Object.hasOwn(accounts, country) ? country : rules.countries.withIban(country)?.rule.code;
  const own = place === undefined ? undefined : accounts[place]?.currency;
  if (carried === undefined || carried === 'ANY') return own;
  return own !== undefined && carried.includes(own) ? own : carried[0];
}

/** The routes of a corridor, those with an IBAN first. None where the corridor is not possible, or nothing is known of it. */
function findRoutes(corridor: SampleCorridor, engine: Engine): readonly Route[] {
  const { country, system, method } = corridor;
  const currency = corridor.currency ?? usualCurrency(corridor, engine);
  if (currency === undefined) return [];
  const types = corridor.creditorType === undefined ? CREDITOR_TYPES : [corridor.creditorType];
  const all = types.flatMap((creditorType) => routesOf({ country, currency, system, method, creditorType, engine }));
  const wanted = corridor.accountIdType;
  return wanted === undefined ? all : all.filter(({ accountIdType }) => accountIdType === wanted);
}

type Corridor = Omit<Route, 'accountIdType' | 'base' | 'fields'>;

function routesOf(corridor: Corridor): readonly Route[] {
  const { country, currency, system, method, creditorType, engine } = corridor;
  const required = requirementsWith(
    { country, currency, creditorType, ...(system !== undefined && { settlementSystem: system }), ...(method !== undefined && { method }) },
    engine,
  );
  if (required.problems.length > 0) return [];
  const types = required.fields.find(({ pointer }) => pointer === '/creditorAccount/id/type')?.options ?? [];
  // the contract's instruction has no method where it pays to an account
  const base = method === undefined ? without({ ...required.instruction }, ['/method']) : { ...required.instruction };
  return types.map((accountIdType) => ({
    ...corridor,
    accountIdType,
    base,
    fields: required.fields.filter((field) => (field.accountIdType ?? accountIdType) === accountIdType),
  }));
}

const keptRoutes = /* @__PURE__ */ perObject((engine: Engine) =>
  cacheResults((key) => findRoutes(JSON.parse(key) as SampleCorridor, engine)),
);

/** The routes of a corridor; see {@link findRoutes}. Working them out takes longer than making a payment, so they are kept. */
export function routesAlong(corridor: SampleCorridor, engine: Engine): readonly Route[] {
  const { country, currency, system, method, creditorType, accountIdType } = corridor;
  return keptRoutes(engine)(JSON.stringify({ country, currency, system, method, creditorType, accountIdType }));
}

/** The requirement at a pointer, where the route has one. */
export const requirementAt = ({ fields }: Route, pointer: string): FieldRequirement | undefined =>
  fields.find((field) => field.pointer === pointer);

/** True where somebody requires the member, and no other would do before it. */
export function isRequired(route: Route, pointer: string): boolean {
  const field = requirementAt(route, pointer);
  return field?.required === true && (field.oneOf === undefined || field.oneOf[0] === pointer);
}
