/** Patterns with Unicode properties cost nothing before they are used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutPropertyLiterals } from '../../scripts/build/patterns.js';
import { modulesIn } from '../imports.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a literal with a property becomes a call, in brackets and elsewhere, and the lines stay', () => {
  const source = 'const a = /[^\\p{L}"]+/gu;\nconst b = /\\d\\/\\p{N}/u.test(c);\nconst d = /\\d/;\n';
  expect(withoutPropertyLiterals('x.ts', source)).toBe(
    'const a = new RegExp("[^\\\\p{L}\\"]+", "gu");\nconst b = new RegExp("\\\\d\\\\/\\\\p{N}", "u").test(c);\nconst d = /\\d/;\n',
  );
});

test('what it writes finds the same', () => {
  const written = withoutPropertyLiterals('x.ts', String.raw`/^\p{Lu}[\p{L}\/'’]+$/u`);
  const [, pattern = '', flags = ''] = /^new RegExp\((".*"), "(\w*)"\)$/.exec(written) ?? [];
  const made = new RegExp(JSON.parse(pattern) as string, flags);
  expect(['Émile', "D'Arcy", 'a', 'A/B', 'Ωm'].map((name) => made.test(name))).toEqual([true, true, false, true, true]);
});

test('no module makes one while it is loaded', () => {
  const files = ['src', 'rules'].flatMap((folder) => modulesIn(join(root, folder)).map((file) => join(folder, file)));
  const eager = files.filter((file) =>
    /^(?:export )?const \w+(?:: RegExp)? = (?:\/\* @__PURE__ \*\/ )?(?:new RegExp\(|\/(?!\*)).*\\p\{/m.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(eager).toEqual([]);
});
