/**
 * What `explain` says of a name that the payee’s bank will compare: no alert, because nobody here knows the name in which the account is held.
 *
 * @see docs/names.md
 */
import type { SettlementSystemCode } from '../../../rules/index/codes.js';
import { HINT_TEXTS } from '../../../rules/name-matching/hints.js';
import { NAME_CHECKS, type NameCheck } from '../../../rules/name-matching/name-checks.js';
import { given } from '../../instruction/values.js';
import { hintsOf, type NameHint } from '../../names/hints.js';
import type { Payment } from '../../payment/payment.js';

/** What in the name invites a mismatch. */
export interface PayeeNameHint {
  readonly code: NameHint;
  /** In English, for people. */
  readonly message: string;
}

/**
 * The name of a payment whose payee’s bank compares it with the holder of the account.
 *
 * @example
 * const isRisky = ({ hints }: PayeeName): boolean => hints.length > 0;
 */
export interface PayeeName {
  /**
   * Verification of Payee in the European Union; Confirmation of Payee in the United Kingdom, Australia and New Zealand; the look-up of the account’s name in India,
   * where the payer compares.
   */
  readonly check: 'VoP' | 'CoP' | 'NAME_LOOKUP';
  /** The day from which on banks compare, or show the name. */
  readonly since: string;
  /** The settlement systems of the payment for which they do. */
  readonly settlementSystems: readonly SettlementSystemCode[];
  /** In English, for people. */
  readonly message: string;
  /** Empty where nothing invites a mismatch. */
  readonly hints: readonly PayeeNameHint[];
}

const messageOf = ({ check, name }: NameCheck): string =>
  check === 'NAME_LOOKUP'
    ? `Before the payment is sent, the payee’s bank shows the payer in whose name the account is held (${name}).`
    : `Before the payment is sent, the payee’s bank compares this name with the holder of the account (${name}).`;

/** `systems`: those that may carry the payment. Undefined where no name was given, or nobody compares it on the day of the payment. */
export function explainPayeeName(
  { engine: { on }, reading, accountCountry, system }: Payment,
  systems: readonly SettlementSystemCode[],
): PayeeName | undefined {
  const name = given(reading.name);
  if (name === undefined || accountCountry === undefined) return undefined;
  const asked = system === undefined ? systems : [system.code as SettlementSystemCode];
  const compares = NAME_CHECKS.find(
    ({ from, countries, systems: checked }) =>
      from <= on && countries.split(' ').includes(accountCountry) && asked.some((code) => checked.includes(code)),
  );
  if (compares === undefined) return undefined;
  const hints = hintsOf(name, { country: accountCountry, type: given(reading.creditorType) });
  return {
    check: compares.check,
    since: compares.from,
    settlementSystems: asked.filter((code) => compares.systems.includes(code)),
    message: messageOf(compares),
    hints: hints.map((code) => ({ code, message: HINT_TEXTS[code] })),
  };
}
