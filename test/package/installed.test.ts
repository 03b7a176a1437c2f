/** Both packages, packed and installed together; then `payprep` alone, as somebody has it who installs no service. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifest as service, entries as serviceEntries } from '../../service/test/built.js';
import { checkSpreadsheet, expectedOfSpreadsheet, FIRST_VALUES, openProject, runFirstSnippet } from '../newcomer/project.js';
import { manifest } from './built.js';
import { installPacked, shell } from './packed.js';

const EXAMPLE = "{ creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }";
const ANSWER = `console.log(enrich(${EXAMPLE}).enrichments.creditorAgent.bic)`;

let home = '';

const installed = (...path: readonly string[]): string => join(home, 'node_modules', ...path);
const node = (...args: readonly string[]): string => execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' }).trim();
const command = (name: string, ...args: readonly string[]): string =>
  execFileSync(installed('.bin', name), args, { cwd: home, encoding: 'utf8', shell });

/** The files that the README of a package links to. */
const linksOf = (name: string): readonly string[] =>
  [...readFileSync(installed(name, 'README.md'), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);

beforeAll(() => {
  home = installPacked('.', './service');
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('payprep-service', () => {
  test('every entry is imported', () => {
    const code = serviceEntries.map(([name]) => `await import('${name.replace('.', 'payprep-service')}');`).join(' ');
    expect(node('--input-type=module', '--eval', `${code} console.log('all')`)).toBe('all');
  });

  test('it has its command', () => {
    expect(command('payprep-service', '--version').trim()).toBe(service.version);
    expect(command('payprep-service', 'help', 'serve')).toMatch(/^payprep-service serve\n/);
  });

  test('it brings its licence, its page and what its README links to, and no sources', () => {
    expect(readdirSync(installed('payprep-service/dist/web'))).toContain('index.html');
    const files = readdirSync(installed('payprep-service'));
    expect(files).toContain('LICENSE');
    for (const absent of ['http', 'serve', 'storage', 'test', 'scripts']) expect(files).not.toContain(absent);
    const links = linksOf('payprep-service');
    expect(links.length).toBeGreaterThan(1);
    for (const path of links) expect(readdirSync(installed('payprep-service', path, '..')), path).toContain(path.split('/').at(-1));
  });
});

describe('payprep alone', () => {
  beforeAll(() => {
    const own = ['.bin', 'payprep', ...Object.keys(manifest.dependencies)];
    for (const name of readdirSync(installed())) if (!own.includes(name)) rmSync(installed(name), { recursive: true });
  });

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

  test('a spreadsheet in Windows-1252 is checked as docs/command-line.md says', () => {
    const { status, err, checked } = checkSpreadsheet(openProject(home));
    expect({ err, checked }).toEqual(expectedOfSpreadsheet());
    expect(status).toBe(1);
  });

  test('says how to install the service', () => {
    const { status, stderr } = spawnSync(process.execPath, [installed('payprep/dist/cli.js'), 'serve'], { cwd: home, encoding: 'utf8' });
    const said = 'payprep: serve is a command of payprep-service: npm install payprep-service, then npx payprep-service serve\n';
    expect([status, stderr]).toEqual([2, said]);
  });

  test('has its command', () => expect(command('payprep', '--version')).toContain(manifest.version));

  test('brings its licence and each dataset once, and no sources', () => {
    const files = readdirSync(installed('payprep'));
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'dist', 'package.json']));
    for (const absent of ['src', 'rules', 'service', 'test', 'scripts']) expect(files).not.toContain(absent);
    expect(readdirSync(installed('payprep/reference-data'))).toEqual(['manifest.json']);
    const code = "import { dataset } from 'payprep/reference-data/banks/DE'; console.log(dataset().dataset)";
    expect(node('--input-type=module', '--eval', code)).toBe('banks/DE');
  });

  test('brings what its README links to', () => {
    const links = linksOf('payprep');
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(installed('payprep', path)))).toEqual([]);
  });
});
