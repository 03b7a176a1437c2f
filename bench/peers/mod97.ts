/**
 * The cost of the check digits alone: one pass over the characters of an IBAN, with a step modulo 97 for each. It checks neither country nor
 * structure nor national check digits, and expects capital letters and digits.
 */
function step(remainder: number, code: number): number {
  return code > 57 ? (remainder * 100 + code - 55) % 97 : (remainder * 10 + code - 48) % 97;
}

export function bareMod97(text: string): boolean {
  let remainder = 0;
  for (let at = 4; at < text.length; at++) remainder = step(remainder, text.charCodeAt(at));
  for (let at = 0; at < 4; at++) remainder = step(remainder, text.charCodeAt(at));
  return remainder === 1;
}
