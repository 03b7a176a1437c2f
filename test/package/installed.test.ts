/** The package as npm packs it, installed somewhere else. Its dependencies are those of this folder, so that no network is needed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkFirstSnippet,
  checkSpreadsheet,
  expectedOfSpreadsheet,
  FIRST_VALUES,
  openProject,
  runFirstSnippet,
} from '../newcomer/project.js';
import { manifest, root } from './built.js';

const EXAMPLE = "{ creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }";
const ANSWER = `console.log(enrich(${EXAMPLE}).enrichments.creditorAgent.bic)`;

const shell = process.platform === 'win32';
let home = '';

const node = (...args: readonly string[]): string => execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' }).trim();
const npm = (cwd: string, ...args: readonly string[]): string => execFileSync('npm', args, { cwd, encoding: 'utf8', shell });

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'payprep-installed-'));
  npm(root, 'pack', '--ignore-scripts', '--silent', '--pack-destination', home);
  const tarball = readdirSync(home).find((file) => file.endsWith('.tgz')) ?? '';
  const here = Object.keys(manifest.dependencies).map((name) => [name, `file:${join(root, 'node_modules', name)}`]);
  const project = { private: true, dependencies: { payprep: `file:${tarball}` }, overrides: Object.fromEntries(here) };
  writeFileSync(join(home, 'package.json'), JSON.stringify(project));
  npm(home, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent');
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('is imported', () => {
  expect(node('--input-type=module', '--eval', `import { enrich } from 'payprep/full'; ${ANSWER}`)).toBe('COBADEFFXXX');
});

test('is required', () => {
  expect(node('--input-type=commonjs', '--eval', `const { enrich } = require('payprep/full'); ${ANSWER}`)).toBe('COBADEFFXXX');
});

test('is loaded in parts', () => {
  const code = `
    import { createEngine, enrich as enrichWith } from 'payprep';
    import { loadReferenceData } from 'payprep/load';
    const engine = createEngine({ referenceData: await loadReferenceData({ countries: ['DE'] }) });
    const enrich = (instruction) => enrichWith(instruction, engine);
    ${ANSWER}`;
  expect(node('--input-type=module', '--eval', code)).toBe('COBADEFFXXX');
});

test('the first snippet of the README runs and prints what it says', () => {
  const { status, out, err } = runFirstSnippet(openProject(home));
  expect([status, err]).toEqual([0, '']);
  for (const value of FIRST_VALUES) expect(out).toContain(value);
});

test('the first snippet of the README has types, under every strict option', () => {
  expect(checkFirstSnippet(openProject(home))).toEqual({ status: 0, out: '', err: '' });
});

test('a spreadsheet in Windows-1252 is checked as docs/command-line.md says', () => {
  const { status, err, checked } = checkSpreadsheet(openProject(home));
  expect({ err, checked }).toEqual(expectedOfSpreadsheet());
  expect(status).toBe(1);
});

test('says how to install the service', () => {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/payprep/dist/cli.js', 'serve'], { cwd: home, encoding: 'utf8' });
  const said = 'payprep: serve is a command of payprep-service: npm install payprep-service, then npx payprep-service serve\n';
  expect([status, stderr]).toEqual([2, said]);
});

test('has its command', () => {
  const command = execFileSync(join(home, 'node_modules/.bin/payprep'), ['--version'], { cwd: home, encoding: 'utf8', shell });
  expect(command).toContain(manifest.version);
});

test('brings its licence and each dataset once, and no sources', () => {
  const files = readdirSync(join(home, 'node_modules/payprep'));
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'dist', 'package.json']));
  for (const absent of ['src', 'rules', 'service', 'test', 'scripts']) expect(files).not.toContain(absent);
  expect(readdirSync(join(home, 'node_modules/payprep/reference-data'))).toEqual(['manifest.json']);
  const code = "import { dataset } from 'payprep/reference-data/banks/DE'; console.log(dataset().dataset)";
  expect(node('--input-type=module', '--eval', code)).toBe('banks/DE');
});

test('brings what its README links to', () => {
  const text = readFileSync(join(home, 'node_modules/payprep/README.md'), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !existsSync(join(home, 'node_modules/payprep', path)))).toEqual([]);
});
