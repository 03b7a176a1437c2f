/** `payprep sample`: generates payments, one a line, that are right or raise one given alert. */
import { createEngine } from '../../src/full.js';
import { samplePayment } from '../../src/samples.js';
import type { Arguments } from '../options/arguments.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { formatJsonLines } from './lookup.js';

const PROBLEMS = {
  CORRIDOR_NOT_COVERED: 'no payment can be generated for this corridor: it is not possible, or its accounts are not covered',
  ALERT_NOT_POSSIBLE: 'no single fault raises this alert along this corridor',
} as const;

/** The seed of each of several payments. Numbers count up, so that one payment can be generated again alone. */
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
    country,
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
