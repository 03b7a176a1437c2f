/** Patterns that are compiled on first use match as those that they stand for. */
import { expect, test } from 'vitest';
import { lazyGermanMethods, withLazyPatterns } from '../../scripts/build/lazy-code.js';
import { verifyGermanAccount } from '../../rules/check-digits/german/index.js';
import { bundled } from './bundled.js';

const code = `
const LETTERS = /^\\p{L}+$/u;
const EITHER = new RegExp(\`^(?:\${['a', '\\\\p{N}'].join('|')})$\`, 'u');
const PLAIN = /^\\d$/;
export const isWord = (text: string): boolean => LETTERS.test(text) && !/\\p{Lu}\\/"/u.test(text);
export const isEither = (text: string): boolean => EITHER.test(text);
export const isDigit = (text: string): boolean => PLAIN.test(text);
export const count = (text: string): number => text.match(/\\p{L}/gu)?.length ?? 0;
`;

test('no pattern is left where it stood', () => {
  const lazy = withLazyPatterns('words.ts', code);
  expect(lazy).not.toMatch(/\/[^\n]{0,20}\\p\{/);
  expect(lazy).toContain('PLAIN = /^\\d$/');
});

test('each says what it said before, every time', async () => {
  const plain = (source: string) =>
    `data:text/javascript;base64,${Buffer.from(source.replace(/: (?:string|boolean|number|RegExp \| undefined)\b/g, '')).toString('base64')}`;
  const [before, after] = await Promise.all([code, withLazyPatterns('words.ts', code)].map((source) => import(plain(source))));
  for (const text of ['Łódź', 'a', '٣', '4', 'A/"', '', 'Łódź']) {
    for (const name of ['isWord', 'isEither', 'isDigit', 'count']) expect(after[name](text), `${name} ${text}`).toBe(before[name](text));
  }
});

test('a module without them stays as it is', () =>
  expect(withLazyPatterns('plain.ts', 'export const one = /1/;')).toBe('export const one = /1/;'));

test('the German methods judge as their modules do', async () => {
  const source = "export { verifyGermanAccount } from './src/checks/german-account/index.js';";
  const built = await bundled<{ readonly verifyGermanAccount: typeof verifyGermanAccount }>(source, [lazyGermanMethods]);
  for (const method of ['00', '52', '87', 'E4', '09', 'constructor']) {
    for (const account of ['9290701', '0532013000', '43001500', '', 'x'])
      expect(built.verifyGermanAccount(method, account, '13051172')).toBe(verifyGermanAccount(method, account, '13051172'));
  }
});
