/** `payprep sample`: made-up payments, one a line, right or with the one alert that is asked for. */
import { createEngine } from '../full.js';
import { samplePayment } from '../samples.js';
import type { Arguments } from './arguments.js';
import { EXIT, type Io, UsageError } from './io.js';
import { formatJsonLines } from './lookup.js';

const PROBLEMS = {
  CORRIDOR_NOT_COVERED: 'no payment can be made up here: the corridor is not possible, or nothing is known of its accounts',
  ALERT_NOT_POSSIBLE: 'no single fault raises this alert here',
} as const;

/** The seeds of several payments: numbers count up, so that each payment can be had alone. */
const seedAt = (seed: string, at: number): string => {
  if (/^\d{1,15}$/.test(seed)) return String(Number(seed) + at);
  return at === 0 ? seed : `${seed} ${at + 1}`;
};

export function sampleCommand(args: Arguments, io: Io) {
  const { positionals, country, currency, system, method, alert, seed = '1', count = 1, on } = args;
  if (country === undefined) throw new UsageError('sample needs a country: payprep sample --country DE');
  if (positionals.length > 0) throw new UsageError('sample takes options only: payprep sample --country DE');
  const engine = createEngine({ ...(on !== undefined && { on }) });
  const options = {
    country: country.toUpperCase(),
    currency: currency?.toUpperCase(),
    system: system?.toUpperCase(),
    method: method?.toUpperCase(),
    alert: alert?.toUpperCase(),
  };
  const results = Array.from({ length: count }, (_, at) => {
    try {
      return samplePayment({ ...options, seed: seedAt(seed, at) }, engine);
    } catch (error) {
      throw error instanceof TypeError ? new UsageError(error.message.replace('samplePayment:', 'sample:').replaceAll('`', '')) : error;
    }
  });
  const failed = results.find((result) => !result.ok);
  if (failed?.ok === false) io.stderr.write(`payprep: ${PROBLEMS[failed.problem]}\n`);
  const made = results.flatMap((result) => (result.ok ? [result.instruction] : []));
  return { text: made.length === 0 ? '' : formatJsonLines(made), code: failed === undefined ? EXIT.ok : EXIT.alert };
}
