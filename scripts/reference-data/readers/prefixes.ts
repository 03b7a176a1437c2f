/** Writes out the prefixes of post codes that a regular expression describes: `3[56]|398` becomes `35 36 398`. */

/** Groups, classes, digits, characters. */
const TOKEN = /\(\?:|\(|\)|\||\?|\[[^\]]+\]|\{\d\}|\\d|\\?./g;

const DIGITS = '0123456789';

const combine = (first: readonly string[], second: readonly string[]): string[] => first.flatMap((one) => second.map((two) => one + two));

/** The characters of a class: `[0-24-8]`. */
function charactersOf(members: string): string[] {
  const characters: string[] = [];
  for (const [, from = '', to = from] of members.matchAll(/\\?(.)(?:-(.))?/g)) {
    for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code++) characters.push(String.fromCharCode(code));
  }
  return characters;
}

/** Every text that the pattern matches, without separators. */
export function expandPrefixes(pattern: string): readonly string[] {
  const tokens = [...pattern.matchAll(TOKEN)].map(([token]) => token);
  let at = 0;

  function unit(token: string): string[] {
    if (token.startsWith('(')) return alternatives();
    if (token === '\\d') return [...DIGITS];
    const characters = token.startsWith('[') ? charactersOf(token.slice(1, -1)) : [token.replace('\\', '')];
    return characters.map((character) => (character === ' ' || character === '-' ? '' : character));
  }

  function alternatives(): string[] {
    const finished: string[] = [];
    let current = [''];
    while (at < tokens.length) {
      const token = tokens[at++] ?? '';
      if (token === ')') break;
      if (token === '|') {
        finished.push(...current);
        current = [''];
        continue;
      }
      const texts = unit(token);
      const optional = tokens[at] === '?';
      if (optional) at++;
      current = combine(current, optional ? ['', ...texts] : texts);
    }
    return [...finished, ...current];
  }

  return [...new Set(alternatives())];
}
