/**
 * Prepares a run: installs the packages, and builds if a source is newer than the build.
 *
 * Plain JavaScript and no dependency, because it runs in a fresh clone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources of `dist/`. */
const SOURCES = [
  'src',
  'rules',
  'reference-data',
  'scripts/build',
  'scripts/build.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];

/** The contents of a workspace that its build does not read. */
const NOT_BUILT = ['dist', 'node_modules', 'test', 'docs', 'examples', 'bench', 'deploy', 'CHANGELOG.md', 'LICENSE', 'README.md'];

/** What `dist/` of a workspace (`service`, `mcp`) is made from, beside `dist/` of the root: no list, so that a new file cannot be missing in it. */
export const sourcesIn = (workspace) =>
  readdirSync(join(root, workspace))
    .filter((name) => !NOT_BUILT.includes(name))
    .map((name) => `${workspace}/${name}`);

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')}: exit status ${status}`);
}

/**
 * Installs the packages of a folder, unless they are installed. No package needs its install script, esbuild included.
 *
 * `ci` wants every package of the lock file's own; `install` does without those of other platforms that a registry does not have. Neither changes the lock file.
 */
export function installIn(folder, command = 'ci') {
  // npm writes this file last: without it an installation was never finished
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`Installing packages (npm ${command}) …`);
  const npm = process.env.npm_execpath;
  const args = [command, '--ignore-scripts', '--no-progress', ...(command === 'install' ? ['--no-save'] : [])];
  if (npm) run(process.execPath, [npm, ...args], { cwd: folder });
  else run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
}

/** The time of the newest change; that of a folder tells of files that are gone. */
function newestChange(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), mtimeMs);
}

/** True when this file is there and nothing of what it was made from has changed since. */
export function isUpToDate(file, sources) {
  if (!existsSync(join(root, file))) return false;
  const { mtimeMs } = statSync(join(root, file));
  return sources.every((source) => newestChange(join(root, source)) <= mtimeMs);
}

/** True when `dist/` is there and nothing has changed since its build began. */
const isBuilt = () => isUpToDate('.build/built', SOURCES) && existsSync(join(root, 'dist/index.js'));

const isServiceBuilt = () =>
  isUpToDate('.build/built-service', ['.build/built', ...sourcesIn('service')]) && existsSync(join(root, 'service/dist/main.js'));

const isMcpBuilt = () =>
  isUpToDate('.build/built-mcp', ['.build/built', ...sourcesIn('mcp')]) && existsSync(join(root, 'mcp/dist/main.js'));

/** Builds each package that is not built, or whose sources have changed. */
export function buildIfStale() {
  if (!isBuilt()) {
    console.log('Building dist/ …');
    run(process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
  }
  if (!isServiceBuilt()) {
    console.log('Building service/dist/ …');
    run(process.execPath, ['--import', 'tsx', 'service/scripts/build.ts']);
  }
  if (!isMcpBuilt()) {
    console.log('Building mcp/dist/ …');
    run(process.execPath, ['--import', 'tsx', 'mcp/scripts/build.ts']);
  }
}

/** Installs and builds, if necessary. */
export function setUp() {
  installIn(root);
  buildIfStale();
}
