/**
 * The personal code of Estonia and Lithuania: the remainder of a sum modulo 11; where it is 10, that of a second sum; where that is 10, too, a 0.
 *
 * @see Eesti standard EVS 585:2007, isikukood
 */
import type { NumberCheck } from '../vocabulary/check.js';
import { weighted } from './weighted-sum.js';

/**
 * The last digit of an isikukood or asmens kodas.
 *
 * @example
 * balticPersonalCode(['century', 'birth', 'serial'], 'check')   // EE: 36805280109
 */
export const balticPersonalCode = <const Field extends string>(over: readonly Field[], check: Field): NumberCheck<Field> =>
  weighted({
    over,
    weights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 1],
    again: [3, 4, 5, 6, 7, 8, 9, 1, 2, 3],
    modulus: 11,
    remainder: true,
    check,
    substitutes: { 10: 0 },
  });
