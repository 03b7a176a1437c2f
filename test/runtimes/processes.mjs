/** Runtimes that read the package from its folder: Node, Bun, Deno, each by `import` and by `require`. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { folderOf, versionOf } from './set-up.mjs';

const commands = [
  ...['node20', 'node22', 'node24'].map((name) => ({ runtime: 'Node', name, command: 'bin/node', args: [] })),
  { runtime: 'Bun', name: '@oven/bun-linux-x64', command: 'bin/bun', args: ['run'] },
  { runtime: 'Deno', name: '@deno/linux-x64-glibc', command: 'deno', args: ['run', '--allow-read', '--no-remote'] },
];

const programs = { import: 'import.mjs', require: 'require.cjs' };

async function output(command, args, cwd) {
  const env = { ...process.env, NODE_OPTIONS: '', DENO_NO_UPDATE_CHECK: '1' };
  const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 28 });
  return stdout;
}

export const trials = (folder) =>
  commands.flatMap(({ runtime, name, command, args }) =>
    Object.entries(programs).map(([what, program]) => ({
      runtime,
      version: versionOf(name).replace('v', ''),
      what: `${what} payprep/full`,
      run: async () => [{ expected: 'everything.txt', answers: await output(join(folderOf(name), command), [...args, program], folder) }],
    })),
  );
