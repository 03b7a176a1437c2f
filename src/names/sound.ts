/** How words sound: two of one sound are often one name in two spellings. Made for European spellings, not for one language. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|sch(?=[^aeiou]|$)/g, 'C'],
  [/sch|sh|sz/g, 'S'],
  [/ch|cz/g, 'C'],
  [/zh/g, 'Z'],
  [/kh|gh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|cc?(?=[aoulrkt]|$)/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/tz|ts/g, 'z'],
  [/dt$/g, 't'],
  [/qu?/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/(?:ei|ey|ai|ay)/g, 'A'],
  [/oo|ou/g, 'u'],
  [/ie|ee|ea|y|j/g, 'i'],
  [/([aeiou])h(?=[^aeiou]|$)/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/** How a word sounds, in a spelling of its own. Two words of the same sound are often one name. */
export const soundOf = (plain: string): string => REWRITTEN.reduce((text, [pattern, sound]) => text.replace(pattern, sound), plain);
