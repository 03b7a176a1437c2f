/**
 * The personal number of Yugoslavia (JMBG), which its successor states still issue: a weighted sum modulo 11.
 *
 * The gotcha: numbers whose complement is 10 are said not to be issued. Libraries accept 0 for it, and so does this check.
 *
 * @see stdnum 1.12.0, ba.jmbg
 */
import type { NumberCheck } from '../vocabulary/check.js';
import { weighted } from './weighted-sum.js';

/**
 * The last digit of a JMBG.
 *
 * @example
 * jmbg(['date', 'millennium', 'year', 'region', 'serial'], 'check')
 */
export const jmbg = <const Field extends string>(over: readonly Field[], check: Field): NumberCheck<Field> =>
  weighted({ over, weights: [7, 6, 5, 4, 3, 2], modulus: 11, check, substitutes: { 10: 0, 11: 0 } });
