/** Signing, verifying and checking targets run anywhere: only opening a connection needs Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../webhooks/', import.meta.url);

test('only what sends imports from Node', () => {
  const files = readdirSync(folder).filter((file) => /\bfrom '(?:node:|[a-z@])/.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(files.sort()).toEqual(['post.ts', 'request.ts']);
});

test('nothing takes the time or chance from anywhere', () => {
  const taken = /Date\.now|new Date\(\)|Math\.random|getRandomValues|randomUUID|process\.|console\./;
  const code = (file: string) => readFileSync(new URL(file, folder), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '');
  expect(readdirSync(folder).filter((file) => taken.test(code(file)))).toEqual([]);
});
