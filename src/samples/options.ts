/** Reads the options of a made-up payment. Whatever is no option, or no such code, is a mistake of the programmer, which throws. */
import { codes } from '../../rules/index/alert-codes.js';
import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import { METHOD_CODES } from '../../rules/vocabulary/method.js';
import type { CreditorType } from '../../rules/vocabulary/scheme.js';
import { assertOptions } from '../engine/assert-options.js';
import type { Engine } from '../engine/engine.js';
import { isCountry } from '../identifiers/country-codes.js';
import { currencyStatus } from '../identifiers/currency.js';
import { closestName } from '../instruction/closest-name.js';
import { ACCOUNT_ID_TYPES, CREDITOR_TYPES } from '../instruction/fields.js';
import type { SampleCorridor } from './corridor.js';

const CORRIDOR_NAMES = ['country', 'currency', 'system', 'method', 'creditorType', 'accountIdType'] as const;
const NAMES = { samplePayment: [...CORRIDOR_NAMES, 'alert', 'seed'], sampleAlerts: CORRIDOR_NAMES } as const;

export interface ReadSampleOptions {
  readonly corridor: SampleCorridor;
  readonly alert: AlertCode | undefined;
  readonly seed: string;
}

/** The known codes of an option whose values are a list. */
const listOf = (name: string, { rules }: Engine): readonly string[] | undefined =>
  ({
    system: rules.schemes.all.map(({ code }) => code),
    method: METHOD_CODES,
    creditorType: CREDITOR_TYPES,
    accountIdType: Object.keys(ACCOUNT_ID_TYPES),
    alert: Object.keys(codes),
  })[name];

function assertKnown(caller: string, name: string, value: string, engine: Engine): void {
  if (name === 'country' && !isCountry(value)) {
    throw new TypeError(`${caller}: \`country\` is a code of ISO 3166-1, such as DE, not ${JSON.stringify(value)}`);
  }
  if (name === 'currency' && currencyStatus(value, engine.on) === 'unknown') {
    throw new TypeError(`${caller}: \`currency\` is a code of ISO 4217, such as EUR, not ${JSON.stringify(value)}`);
  }
  const known = listOf(name, engine);
  if (known === undefined || known.includes(value)) return;
  const meant = closestName(value, known);
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  throw new TypeError(`${caller}: there is no \`${name}\` ${JSON.stringify(value)}${hint}`);
}

/**
 * The options of `samplePayment` and `sampleAlerts`.
 *
 * @throws TypeError when one is not what its type says
 */
export function readSampleOptions(caller: keyof typeof NAMES, options: unknown, engine: Engine): ReadSampleOptions {
  assertOptions(caller, options, NAMES[caller]);
  const { seed, ...given } = options as Readonly<Record<string, unknown>>;
  if (given.country === undefined) throw new TypeError(`${caller}: \`country\` is missing, such as DE`);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (typeof value !== 'string') throw new TypeError(`${caller}: \`${name}\` is a text`);
    assertKnown(caller, name, value, engine);
  }
  if (caller === 'samplePayment' && typeof seed !== 'string' && !Number.isFinite(seed)) {
    throw new TypeError('samplePayment: `seed` is a number or a text, which says which payment it is');
  }
  const { alert, ...corridor } = given as Readonly<Record<string, string | undefined>> & { readonly country: string };
  const { country, currency, system, method, creditorType, accountIdType } = corridor;
  return {
    corridor: { country, currency, system, method, creditorType: creditorType as CreditorType | undefined, accountIdType },
    alert: alert as AlertCode | undefined,
    seed: String(seed),
  };
}
