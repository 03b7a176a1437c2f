/** The commands of docs/cluster.md that a plain machine can run, as they stand there: each gives the library's answers. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createEngine, validate } from 'payprep/full';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments, root } from './built.js';

const ON = '2026-11-20';
const page = readFileSync(join(root, 'docs/cluster.md'), 'utf8');
const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);

let home = '';

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'payprep-cluster-page-'));
  mkdirSync(join(home, 'bin'));
  const program = `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'dist/cli.js')}' "$@" --on ${ON}\n`;
  writeFileSync(join(home, 'bin/payprep'), program, { mode: 0o755 });
  writeFileSync(join(home, 'payments.ndjson'), readFileSync(join(root, 'examples/payments.ndjson')));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** GNU split is not everywhere, GNU parallel hardly anywhere. */
test.runIf(process.platform === 'linux').each(blocks.filter((block) => !block.startsWith('parallel ')))('%s', (block) => {
  const env = { ...process.env, PATH: join(home, 'bin') + delimiter + process.env.PATH };
  execFileSync('sh', ['-e', '-c', block], { cwd: home, env, stdio: 'pipe' });
  const engine = createEngine({ on: ON });
  const answers = readFileSync(join(home, 'answers.ndjson'), 'utf8').trimEnd().split('\n');
  expect(answers.map((line) => JSON.parse(line))).toEqual(payments.map((payment) => validate(payment, engine)));
  rmSync(join(home, 'answers.ndjson'));
});
