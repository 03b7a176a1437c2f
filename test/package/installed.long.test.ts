/** The package, packed and installed, as TypeScript sees it: the compiler reads all declarations, which takes its time. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFirstSnippet, openProject } from '../newcomer/project.js';
import { installPacked } from './packed.js';

let home = '';
beforeAll(() => {
  home = installPacked('.');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the first snippet of the README has types, under every strict option', () => {
  expect(checkFirstSnippet(openProject(home))).toEqual({ status: 0, out: '', err: '' });
});
