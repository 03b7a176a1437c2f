/** A short course of `npm run trial -- faults`: clocks of the deliverers run thirty times as fast, and each of a server, a worker and PostgreSQL is killed. */
import { expect, test } from 'vitest';
import { runFaults } from './run.js';

const SEED = 20_261_122;

test('what was answered is there, and was told, whoever was killed', async () => {
  const { problems, figures } = await runFaults({
    seed: SEED,
    changes: 60,
    kills: 3,
    servers: 1,
    speed: 30,
    // on a machine that has other things to do
    patienceMilliseconds: 40_000,
    say: () => {},
  });
  expect(problems, JSON.stringify(figures)).toEqual([]);
  expect(figures).toMatchObject({ 'killed: server': 1, 'killed: worker': 1, 'killed: postgres': 1 });
}, 120_000);
