/** The steps of a newcomer, one after the other. Run by index.mjs, which sees to it that everything is there. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkMixedList } from './clerk.js';
import { buildForm, buildReactForm, buildTanStackForm } from './form.js';
import { buildFrameworks, buildTypedFrameworks } from './frameworks.js';
import { bundleFunction } from './function.js';
import { comparePictures } from './pictures.js';
import {
  checkFirstSnippet,
  checkSpreadsheet,
  expectedOfSpreadsheet,
  FIRST_VALUES,
  openProject,
  type Project,
  root,
  runFirstSnippet,
} from './project.js';

const here = fileURLToPath(new URL('.', import.meta.url));

/** True where Node would find the package in this folder or in one above. */
function isInReach(folder: string): boolean {
  const above = dirname(folder);
  return existsSync(join(folder, 'node_modules/payprep')) || (above !== folder && isInReach(above));
}

/** A folder from which no package is in reach: what is not installed there has to be missing. */
function makeEmptyFolder(): string {
  const parent = [tmpdir(), '/var/tmp'].find((folder) => !isInReach(folder));
  assert(parent, 'payprep is in reach of every folder for temporary files: name another, TMPDIR=… npm run trial -- newcomer');
  return mkdtempSync(join(parent, 'payprep-newcomer-'));
}

/** `npm install` of the tarball, and of the tools that the documents name: those of the repository, so that they keep their versions. */
function install(project: Project): void {
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', project.folder];
  assert.equal(openProject(root).run('npm', ...pack).status, 0);
  const tarball = readdirSync(project.folder).find((file) => file.endsWith('.tgz'));
  const own: { readonly dependencies: object } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const tools = [
    ...['esbuild', 'typescript'].map((name) => [name, join(root, 'node_modules', name)]),
    ...Object.keys(own.dependencies).map((name) => [name, join(here, 'node_modules', name)]),
  ];
  const devDependencies = Object.fromEntries(tools.map(([name, folder]) => [name, `file:${folder}`]));
  project.write('package.json', JSON.stringify({ private: true, devDependencies }));
  const { status, err } = project.run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', `./${tarball}`);
  assert.equal(status, 0, err);
}

/** `npm run trial -- newcomer framework list` runs the steps whose name has one of these words, and what they need. */
const wanted = process.argv.slice(2);

/** In this order: the others need what the first installs. */
const steps: Readonly<Record<string, (project: Project) => unknown>> = {
  'npm install': install,
  'the first snippet runs': (project) => {
    const { status, out, err } = runFirstSnippet(project);
    assert.deepEqual([status, err], [0, '']);
    for (const value of FIRST_VALUES) assert(out.includes(value), `${out}\nlacks\n${value}`);
  },
  'the first snippet has types': (project) => assert.deepEqual(checkFirstSnippet(project), { status: 0, out: '', err: '' }),
  'a form with Vite': buildForm,
  'a form with React': buildReactForm,
  'a form with TanStack Form': buildTanStackForm,
  'every framework': buildFrameworks,
  'a framework with types': buildTypedFrameworks,
  'a function for AWS Lambda': bundleFunction,
  'a spreadsheet': (project) => {
    const { status, err, checked } = checkSpreadsheet(project);
    assert.deepEqual({ status, err, checked }, { status: 1, ...expectedOfSpreadsheet() });
  },
  'a mixed list with a report': checkMixedList,
  'a spreadsheet without hucre': (project) => {
    project.write('complete.xlsx', 'of yesterday');
    const { status, err } = project.run('npx', 'payprep', 'enrich', 'payees.csv', '--out', 'complete.xlsx');
    assert.equal(status, 2);
    assert.match(err, /^payprep: XLSX needs the package hucre: npm install hucre@1;/);
    assert.equal(project.read('complete.xlsx'), 'of yesterday');
  },
  'the pictures of the README': comparePictures,
};

const home = makeEmptyFolder();
try {
  const folder = join(home, 'project');
  mkdirSync(folder);
  for (const [name, step] of Object.entries(steps)) {
    if (step !== install && wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    const start = performance.now();
    await step(openProject(folder));
    console.log(`${name.padEnd(30)} works ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s`);
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
