import { parsePaymentCode } from '../../src/payment-codes.js';

/** The problems of a code, with their places. */
export const found = (text: unknown): readonly string[] =>
  parsePaymentCode(text).problems.map(
    ({ code, place }) => `${code}${place === undefined ? '' : ` ${'line' in place ? place.line : place.tag}`}`,
  );
