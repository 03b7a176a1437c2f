/** A project of somebody who knows payprep by its documents alone: what they copy from there, and the commands that they run. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The blocks of code in a document, by language: `blocksOf('README.md', 'ts')[0]`. */
function blocksOf(document: string, language: string): readonly string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block = '']) => block);
}

/** The only block of a language that has this text in it. */
export function blockWith(document: string, language: string, text: string): string {
  const [block = '', ...others] = blocksOf(document, language).filter((each) => each.includes(text));
  assert(block !== '' && others.length === 0, `${document} has ${block === '' ? 'no' : 'more than one'} block with ${text}`);
  return block;
}

export interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Project {
  readonly folder: string;
  write(file: string, text: string | Uint8Array): void;
  read(file: string): string;
  /** Runs one command in the folder. */
  run(command: string, ...args: readonly string[]): Outcome;
}

export function openProject(folder: string): Project {
  return {
    folder,
    write: (file, text) => writeFileSync(join(folder, file), text),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    run(command, ...args) {
      // npx and npm are scripts of a shell on Windows
      const shell = process.platform === 'win32' && command !== process.execPath;
      // npm warns of settings of this machine: they are not what is looked at
      const env = { ...process.env, npm_config_loglevel: 'error' };
      const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8', shell, timeout: 300_000 });
      if (error) throw error;
      return { status, out: stdout, err: stderr };
    },
  };
}

/** What `tsc --init` of TypeScript writes, without its comments. */
const STRICT = {
  module: 'nodenext',
  target: 'esnext',
  types: [],
  sourceMap: true,
  declaration: true,
  declarationMap: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  strict: true,
  jsx: 'react-jsx',
  verbatimModuleSyntax: true,
  isolatedModules: true,
  noUncheckedSideEffectImports: true,
  moduleDetection: 'force',
};

/** The first snippet of the README: what it prints. */
export function runFirstSnippet(project: Project): Outcome {
  const [snippet = ''] = blocksOf('README.md', 'ts');
  project.write('first.mjs', snippet);
  return project.run(process.execPath, 'first.mjs');
}

/** The values that the comments of the first snippet promise, as Node prints them. */
export const FIRST_VALUES: readonly string[] = [
  "{\n  status: 'ALERT',\n  alerts: [ { code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' } ]\n}",
  "correction: { at: 17, remove: 2, insert: '32' }",
  'DE89370400440532013000 COBADEFFXXX Commerzbank',
];

/** The same snippet, checked with every strict option and with the declarations of the package. */
export function checkFirstSnippet(project: Project): Outcome {
  const [snippet = ''] = blocksOf('README.md', 'ts');
  project.write('first.mts', snippet);
  project.write('tsconfig.json', JSON.stringify({ compilerOptions: { ...STRICT, noEmit: true }, files: ['first.mts'] }));
  return project.run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'));
}

/** The walk-through of docs/command-line.md, with the list as a German spreadsheet saves it: in Windows-1252. */
export function checkSpreadsheet(project: Project): Outcome & { readonly checked: string } {
  const [list = ''] = blocksOf('docs/command-line.md', 'csv');
  const [command = ''] = blocksOf('docs/command-line.md', 'sh');
  project.write('payees.csv', Buffer.from(list, 'latin1'));
  const [program = '', ...args] = command.trim().split(' ');
  const outcome = project.run(program, ...args);
  return { ...outcome, checked: project.read('checked.csv') };
}

/** What docs/command-line.md says of it. A recoded table begins with the mark of UTF-8. */
export function expectedOfSpreadsheet(): { readonly err: string; readonly checked: string } {
  const [notice = '', columns = '', checked = ''] = blocksOf('docs/command-line.md', 'text');
  return { err: notice + columns, checked: `\uFEFF${checked}` };
}
