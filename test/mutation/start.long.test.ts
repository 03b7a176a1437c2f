/**
 * Mutation testing starts in every part: its tests pass in the process that tries the mutants, where something else stands in for Vitest.
 * `npm run mutation -- --dry` shows the same with the mutants in place.
 */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { partsOf } from './parts.js';

test.each(partsOf())('$name', ({ tests }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/mutation/start.mjs', ...tests], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('a test that fails is named', () => {
  const { status, stdout } = spawnSync(process.execPath, ['test/mutation/start.mjs', 'test/mutation/failing.ts'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, 'test/mutation/failing.ts: expected 1 to be 2 // Object.is equality\n']);
});
