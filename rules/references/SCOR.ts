/**
 * SCOR: the RF creditor reference as a Swiss QR-bill carries it.
 *
 * The gotcha: it belongs to an ordinary IBAN. With a QR-IBAN (IID 30000 to 31999) only a QR reference is taken.
 *
 * @see SIX, Swiss Implementation Guidelines for the QR-bill, reference type SCOR
 */
import { type ReferenceExamples, variantOf } from '../vocabulary/reference.js';
import { RF } from './RF.js';

export const SCOR = variantOf(RF, {
  code: 'SCOR',
  name: 'Creditor reference on a QR-bill',
  country: 'CH',
  usedFor: 'QR-bills of Switzerland and Liechtenstein with an ordinary IBAN.',
});

export const sources: readonly string[] = ['SIX, Swiss Implementation Guidelines for the QR-bill'];

export const examples: ReferenceExamples = {
  valid: ['RF18 5390 0754 7034'],
  invalid: { 'RF17 5390 0754 7034': 'INCORRECT_CHECK_DIGITS', '210000000003139471430009017': 'INVALID_FORMAT' },
  built: { '539007547034': 'RF18539007547034' },
};
