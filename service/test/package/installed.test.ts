/** Both packages as npm packs them, installed somewhere else. Their dependencies are those of this folder, so that no network is needed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manifest as payprep } from '../../../test/package/built.js';
import { entries, manifest, root } from '../built.js';

const shell = process.platform === 'win32';
let home = '';

const npm = (cwd: string, ...args: readonly string[]): string => execFileSync('npm', args, { cwd, encoding: 'utf8', shell });
const installed = (...path: readonly string[]): string => join(home, 'node_modules/payprep-service', ...path);

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'payprep-service-installed-'));
  for (const folder of [join(root, '..'), root]) npm(folder, 'pack', '--ignore-scripts', '--silent', '--pack-destination', home);
  const tarball = (name: string): string => `file:${readdirSync(home).find((file) => file === `${name}-${manifest.version}.tgz`)}`;
  const packages = Object.keys({ ...payprep.dependencies, ...manifest.dependencies });
  const here = packages.map((name) => [name, `file:${join(root, '../node_modules', name)}`]);
  const project = {
    private: true,
    dependencies: { payprep: tarball('payprep'), 'payprep-service': tarball('payprep-service') },
    overrides: Object.fromEntries(here),
  };
  writeFileSync(join(home, 'package.json'), JSON.stringify(project));
  npm(home, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent');
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('every entry is imported', () => {
  const code = entries.map(([name]) => `await import('${name.replace('.', 'payprep-service')}');`).join(' ');
  const args = ['--input-type=module', '--eval', `${code} console.log('all')`];
  expect(execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' }).trim()).toBe('all');
});

test('it has its command', () => {
  const program = join(home, 'node_modules/.bin/payprep-service');
  expect(execFileSync(program, ['--version'], { cwd: home, encoding: 'utf8', shell }).trim()).toBe(manifest.version);
  expect(execFileSync(program, ['help', 'serve'], { cwd: home, encoding: 'utf8', shell })).toMatch(/^payprep-service serve\n/);
});

test('it brings its licence, its page and what its README links to, and no sources', () => {
  expect(readdirSync(installed('dist/web'))).toContain('index.html');
  const files = readdirSync(installed());
  expect(files).toContain('LICENSE');
  for (const absent of ['http', 'serve', 'storage', 'test', 'scripts']) expect(files).not.toContain(absent);
  const links = [...readFileSync(installed('README.md'), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(1);
  for (const path of links) expect(readdirSync(installed(path, '..')), path).toContain(path.split('/').at(-1));
});
