/** How words sound: two of one sound are often one name in two spellings. Made for European spellings, not for one language. */
type Rule = readonly [pattern: RegExp, sound: string, letters: number];

/** A bit for each letter of a word, in small or capital. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** `letters`: those without which the pattern finds nothing. */
const rule = (pattern: RegExp, sound: string, letters = ''): Rule => [pattern, sound, lettersOf(letters)];

const REWRITTEN: readonly Rule[] = /* @__PURE__ */ [
  rule(/tsch|tch|sch(?=[^aeiou]|$)/g, 'C', 'ch'),
  rule(/sch|sh|sz/g, 'S', 's'),
  rule(/ch|cz/g, 'C', 'c'),
  rule(/zh/g, 'Z', 'zh'),
  rule(/kh|gh/g, 'h', 'h'),
  rule(/ph/g, 'f', 'ph'),
  rule(/th/g, 't', 'th'),
  rule(/ck|cc?(?=[aoulrkt]|$)/g, 'k', 'c'),
  rule(/c(?=[eiy])/g, 's', 'c'),
  rule(/tz|ts/g, 'z', 't'),
  rule(/dt$/g, 't', 'dt'),
  rule(/qu?/g, 'k', 'q'),
  rule(/x/g, 'ks', 'x'),
  rule(/w/g, 'v', 'w'),
  rule(/(?:ei|ey|ai|ay)/g, 'A'),
  rule(/oo|ou/g, 'u', 'o'),
  rule(/ie|ee|ea|y|j/g, 'i'),
  rule(/([aeiou])h(?=[^aeiou]|$)/g, '$1', 'h'),
  rule(/(.)\1+/g, '$1'),
];

/** How a word sounds, in a spelling of its own. Two words of the same sound are often one name. */
export function soundOf(plain: string): string {
  let text = plain;
  let letters = lettersOf(plain);
  for (const [pattern, sound, needed] of REWRITTEN) {
    if ((letters & needed) !== needed) continue;
    const next = text.replace(pattern, sound);
    if (next !== text) letters = lettersOf(next);
    text = next;
  }
  return text;
}
