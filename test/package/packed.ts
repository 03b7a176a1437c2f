/** Packages as npm packs them, installed into an empty folder. Their dependencies are those of this repository, so that no network is needed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './built.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** npm is a script of a shell on Windows. */
export const shell = process.platform === 'win32';

const npm = (cwd: string, ...args: readonly string[]): string => execFileSync('npm', args, { cwd, encoding: 'utf8', shell });

/** Installs the packages in these folders of the repository; returns the folder where they are installed. */
export function installPacked(...folders: readonly string[]): string {
  const home = mkdtempSync(join(tmpdir(), 'payprep-installed-'));
  npm(root, 'pack', ...folders, '--ignore-scripts', '--silent', '--pack-destination', home);
  const manifests = folders.map((folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest);
  const needed = manifests.flatMap(({ dependencies }) => Object.keys(dependencies));
  const project = {
    private: true,
    dependencies: Object.fromEntries(manifests.map(({ name, version }) => [name, `file:${name}-${version}.tgz`])),
    overrides: Object.fromEntries(needed.map((name) => [name, `file:${join(root, 'node_modules', name)}`])),
  };
  writeFileSync(join(home, 'package.json'), JSON.stringify(project));
  npm(home, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent');
  return home;
}
