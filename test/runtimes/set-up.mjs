/** What has to be there: the runtimes, and the package as a user has it, packed and installed into a folder of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root, setUp as setUpRoot } from '../../scripts/set-up.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** None of the packages needs its install script. */
const npm = (cwd, command, ...args) => run('npm', [command, '--ignore-scripts', '--silent', '--no-audit', '--no-fund', ...args], cwd);

/** The same lock has been installed when npm says so in a file of its own. */
function installRuntimes() {
  const versions = (path) => Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages).map(([name, { version }]) => [name, version]);
  const wanted = new Map(versions(join(here, 'package-lock.json')));
  const marker = join(here, 'node_modules/.package-lock.json');
  if (existsSync(marker) && versions(marker).every(([name, version]) => wanted.get(name) === version)) return;
  npm(here, 'ci');
}

/** Packs the package, installs it elsewhere, and puts the programs and what they are measured by beside it. */
function installPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-runtimes-'));
  npm(root, 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { payprep: `file:${tarball}` } }));
  npm(folder, 'install');
  cpSync(join(here, 'programs'), folder, { recursive: true });
  cpSync(join(root, 'examples/cloudflare-worker'), folder, { recursive: true });
  run(process.execPath, ['--import', 'tsx', join(here, 'reference.ts'), folder], root);
  return folder;
}

export function setUp() {
  setUpRoot();
  installRuntimes();
  return installPackage();
}

/** The folder of a package among the runtimes. */
export const folderOf = (name) => join(here, 'node_modules', name);

export const versionOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')).version;
