/** The package as an earlier commit builds it, in `.build/before`: to be measured beside that of today. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

/** Returns what the command writes. */
export function run(command, args, options = {}) {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...options,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: exit status ${status}`);
  return stdout;
}

/** The folder of a commit with its `dist/`; built once, with the packages of today. */
export function packageOf(commit) {
  const sha = run('git', ['rev-parse', '--verify', `${commit}^{commit}`]).trim();
  const folder = join(root, '.build/before', sha);
  if (existsSync(join(folder, '.build/built'))) return folder;
  console.error(`Building ${sha.slice(0, 8)} …`);
  mkdirSync(folder, { recursive: true });
  run('tar', ['-x', '-C', folder], { input: run('git', ['archive', sha], { encoding: 'buffer' }) });
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages, 'junction');
  run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder });
  return folder;
}
