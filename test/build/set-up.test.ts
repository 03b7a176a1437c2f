/** What makes a build old: `npm test` builds `service/dist/` and `mcp/dist/` anew where a module is newer. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourcesIn } from '../../scripts/set-up.mjs';

/** What no build reads. */
const OTHERS = /^(?:dist|node_modules|test|docs|examples|bench|deploy)\b/;

test.each(['service', 'mcp'])('a change of any module of %s makes its build old', (workspace) => {
  const modules = readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file));
  const sources = sourcesIn(workspace);
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((file) => !sources.some((source) => `${workspace}/${file}`.startsWith(source)))).toEqual([]);
});
