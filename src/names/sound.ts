/** The sound of a word: two words with one sound are often two spellings of one name. The rules are for European spellings, not for one language. */
type Rule = readonly [pattern: RegExp, sound: string, letters: number];

/** A bit for each letter of a word, in small or capital. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** `letters`: the letters without which the pattern cannot match. */
const rule = (pattern: RegExp, sound: string, letters = ''): Rule => [pattern, sound, lettersOf(letters)];

const REWRITTEN: readonly Rule[] = /* @__PURE__ */ [
  rule(/^mc/, 'mac', 'mc'),
  rule(/ksh/g, 'x', 'ksh'),
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
  rule(/o[oue]/g, 'u', 'o'),
  rule(/ie|ee|ea|y|j/g, 'i'),
  rule(/([aeiou])h(?=[^aeiou]|$)/g, '$1', 'h'),
  rule(/(.)\1+/g, '$1'),
];

/** No rule adds, removes or moves one of these letters, except doubles, w, which sounds as v, and g and p before h. */
const KEPT = lettersOf('bglmnprvw');
const [SMALL_G, SMALL_H, SMALL_P, SMALL_V, SMALL_W] = [0x67, 0x68, 0x70, 0x76, 0x77];
const isSmallLetter = (code: number): boolean => code > 0x60 && code < 0x7b;

const codeAt = (word: string, at: number): number => {
  const code = word.charCodeAt(at);
  return code === SMALL_W ? SMALL_V : code;
};

/** The index of the next kept letter from `from` on; the length of the word if there is none. */
function nextKept(word: string, from: number): number {
  for (let at = from; at < word.length; at++) {
    const code = codeAt(word, at);
    if (!isSmallLetter(code) || (KEPT & (1 << (code & 31))) === 0 || code === codeAt(word, at - 1)) continue;
    if ((code !== SMALL_G && code !== SMALL_P) || word.charCodeAt(at + 1) !== SMALL_H) return at;
  }
  return word.length;
}

/** A cheap first test: false for most words that do not sound alike, because their kept letters differ. */
export function maySoundAlike(one: string, other: string): boolean {
  let at = nextKept(one, 0);
  let place = nextKept(other, 0);
  while (at < one.length && place < other.length) {
    if (codeAt(one, at) !== codeAt(other, place)) return false;
    at = nextKept(one, at + 1);
    place = nextKept(other, place + 1);
  }
  return at === one.length && place === other.length;
}

/** The sound of a word, as a text that only compares with other sounds. */
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
