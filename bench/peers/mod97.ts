/**
 * What the check digits of an IBAN cost alone: one pass over its characters, a step modulo 97 for each, and nothing else. It knows no country,
 * no layout and no national digits, and takes letters and digits for granted.
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
