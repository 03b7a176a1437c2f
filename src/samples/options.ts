/** Reads the options of a made-up payment. Whatever is no option, or no such code, is a mistake of the programmer, which throws. */

import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { codes } from '../../rules/index/alert-codes.js';
import { METHOD_CODES } from '../../rules/vocabulary/method.js';
import type { CreditorType } from '../../rules/vocabulary/scheme.js';
import { assertOptions } from '../engine/assert-options.js';
import type { Engine } from '../engine/engine.js';
import { isCountry } from '../identifiers/country/codes.js';
import { countryMeant } from '../identifiers/country/meant.js';
import { currencyStatus } from '../identifiers/currency.js';
import { ACCOUNT_ID_TYPES, CREDITOR_TYPES } from '../instruction/fields.js';
import type { SampleCorridor } from './corridor.js';
import { nearCodes } from './near-codes.js';

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

/** The `cause` of the error that an option throws: which option it is, and the codes that are like what it says. */
export interface SampleMistake {
  readonly option: string;
  readonly near: readonly string[];
}

function mistake(caller: string, reason: string, option: string, near: readonly string[] = []): TypeError {
  const cause: SampleMistake = { option, near };
  return new TypeError(`${caller}: ${reason}`, { cause });
}

function assertKnown(caller: string, name: string, value: string, engine: Engine): void {
  if (name === 'country' && !isCountry(value)) {
    const meant = countryMeant(value);
    const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
    const near = meant === undefined ? [] : [meant];
    throw mistake(caller, `\`country\` is a code of ISO 3166-1, such as DE, not ${JSON.stringify(value)}${hint}`, name, near);
  }
  if (name === 'currency' && currencyStatus(value, engine.on) === 'unknown') {
    throw mistake(caller, `\`currency\` is a code of ISO 4217, such as EUR, not ${JSON.stringify(value)}`, name);
  }
  const known = listOf(name, engine);
  if (known === undefined || known.includes(value)) return;
  const near = nearCodes(value, known);
  const hint = near.length === 1 ? `; did you mean ${near[0]}?` : '';
  throw mistake(caller, `there is no \`${name}\` ${JSON.stringify(value)}${hint}`, name, near);
}

/**
 * The options of `samplePayment` and `sampleAlerts`.
 *
 * @throws TypeError when one is not what its type says
 */
export function readSampleOptions(caller: keyof typeof NAMES, options: unknown, engine: Engine): ReadSampleOptions {
  assertOptions(caller, options, NAMES[caller]);
  const { seed = 1, ...given } = options as Readonly<Record<string, unknown>>;
  if (given.country === undefined) throw new TypeError(`${caller}: \`country\` is missing, such as DE`);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (typeof value !== 'string') throw mistake(caller, `\`${name}\` is a text`, name);
    assertKnown(caller, name, value, engine);
  }
  if (caller === 'samplePayment' && typeof seed !== 'string' && !Number.isFinite(seed)) {
    throw mistake(caller, '`seed` is a number or a text, which says which payment it is; default: 1', 'seed');
  }
  const { alert, ...corridor } = given as Readonly<Record<string, string | undefined>> & { readonly country: string };
  const { country, currency, system, method, creditorType, accountIdType } = corridor;
  return {
    corridor: { country, currency, system, method, creditorType: creditorType as CreditorType | undefined, accountIdType },
    alert: alert as AlertCode | undefined,
    seed: String(seed),
  };
}
