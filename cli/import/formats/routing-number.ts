/** Routing numbers of the United States, as the lists of the Federal Reserve Banks have them. */

const WEIGHTS = [3, 7, 1];

export const NO_ROUTING_NUMBER = 'the routing number does not have nine digits, or its check digit is wrong';

/** True for nine digits whose weighted sum the check digit makes a multiple of ten. */
export const isRoutingNumber = (text: string): boolean =>
  /^(?!0{9})\d{9}$/.test(text) && [...text].reduce((sum, digit, at) => sum + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0) % 10 === 0;
