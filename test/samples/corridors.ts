/** The corridors of made-up payments, and what `validate` says of a payment. */
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import type { CreditorType } from '../../rules/vocabulary/scheme.js';
import { createEngine as createFullEngine, type Engine, validate } from '../../src/full.js';
import { createEngine } from '../../src/index.js';
import { type SampleAlertsOptions, type SampleOptions, samplePayment } from '../../src/samples.js';
import { corridors, methodCorridors } from '../checks/corridors.js';

/** Every rule and no directory, and every directory; and those that count what is only worth knowing. */
export const bare = createEngine();
export const full = createFullEngine();
const quiet = new Map<Engine, Engine>([
  [bare, createEngine({ threshold: 'info' })],
  [full, createFullEngine({ threshold: 'info' })],
]);

export const engines = { bare, full } as const;

const abroad = corridors
  .filter(({ settlementSystem, currency }) => settlementSystem === 'SWIFT' && currency !== 'USD')
  .map((corridor) => ({ ...corridor, currency: 'USD' }));

/** Every country with each of its systems, each method, and dollars abroad. */
export const sampleCorridors: readonly SampleAlertsOptions[] = [...corridors, ...methodCorridors, ...abroad].map(
  ({ country, currency, settlementSystem, method, creditorType }) => ({
    country,
    currency,
    system: settlementSystem,
    method,
    creditorType: creditorType as CreditorType | undefined,
  }),
);

export const nameOf = ({ country, currency, system, method }: SampleAlertsOptions): string =>
  [country, currency, system ?? method].filter((part) => part !== undefined).join(' ');

/** The codes that the payment raises: those that count, or where there are none, those that are only worth knowing. */
export function codesOf(instruction: unknown, engine: Engine): readonly AlertCode[] {
  const { alerts } = validate(instruction, engine);
  const found = alerts.length > 0 ? alerts : validate(instruction, quiet.get(engine) ?? engine).alerts;
  return found.map(({ code }) => code);
}

/** True where the payment raises this alert and no other that counts. */
export function raisesOnly(code: AlertCode, instruction: unknown, engine: Engine): boolean {
  const { alerts } = validate(instruction, engine);
  const [only] = alerts;
  if (only !== undefined) return alerts.length === 1 && only.code === code;
  return validate(instruction, quiet.get(engine) ?? engine).alerts.some((alert) => alert.code === code);
}

/** What is wrong with the made-up payment of an alert; nothing where it raises that alert and no other. */
export function faultOf(options: SampleOptions & { readonly alert: AlertCode }, engine: Engine): readonly string[] {
  const name = `${nameOf(options)} ${options.alert} ${options.seed} ${engine === full ? 'full' : 'bare'}`;
  const result = samplePayment(options, engine);
  if (!result.ok) return [`${name}: ${result.problem}`];
  return raisesOnly(options.alert, result.instruction, engine) ? [] : [`${name}: ${codesOf(result.instruction, engine)}`];
}
