/** Digits times weights that run from the right and repeat: how references of any length are checked. */

/** The sum of a string of digits. */
function sumFromRight(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    sum += (digits.charCodeAt(digits.length - 1 - at) - 48) * (weights[at % weights.length] as number);
  }
  return sum;
}

/** What is added to the sum to reach the next multiple of ten. */
export const mod10Digit = (digits: string, weights: readonly number[]): string => String((10 - (sumFromRight(digits, weights) % 10)) % 10);

/** What is added to the sum to reach the next multiple of eleven: 0 to 10. */
export const mod11Complement = (digits: string, weights: readonly number[]): number => (11 - (sumFromRight(digits, weights) % 11)) % 11;
