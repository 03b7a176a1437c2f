/**
 * The personal number of Yugoslavia, which the states that came of it still give: a sum with weights modulo 11.
 *
 * The gotcha: a complement of 10 is said not to be issued; libraries take a 0 for it, and so is it done here.
 */
import type { Check } from '../vocabulary/check.js';
import { weighted } from './weighted-sum.js';

/**
 * The last digit of a JMBG.
 *
 * @example
 * jmbg(['date', 'millennium', 'year', 'region', 'serial'], 'check')
 */
export const jmbg = <const Field extends string>(over: readonly Field[], check: Field): Check<Field> =>
  weighted({ name: 'jmbg', over, weights: [7, 6, 5, 4, 3, 2], modulus: 11, check, substitutes: { 10: 0, 11: 0 } });
