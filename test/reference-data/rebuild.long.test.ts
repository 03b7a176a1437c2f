/** `npm run data` as a process: what it prints, and how it ends. What it does is in `rebuild.test.ts`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('the command', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/reference-data/index.ts', ...args], { cwd: ROOT, encoding: 'utf8' });

  it('lists the sources with their datasets', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout).toContain('ifsc ');
    expect(stdout).toContain('makes banks/IN, branches/IN');
  });

  it('ends with 1 and a hint for an unknown name', () => {
    const { status, stderr } = run('estonia');
    expect(status).toBe(1);
    expect(stderr).toContain('Did you mean "ee"?');
  });
});
