/**
 * `npm run load`: single validations against `payprep-service serve`, beside a Hono server that does nothing; written to `service/bench/LOAD.md`.
 *
 * `npm run load -- --soak 30` instead: half an hour of mixed load, after which nothing may be missing and memory has not grown; written to `service/bench/SOAK.md`.
 *
 * `--rounds`, `--seconds` and `--connections` for another effort; `--flags=--cpu-prof` for Node's own.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadPage, soakPage } from './page.js';
import { measureLoad } from './rounds.js';
import { isSound, soak } from './soak.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '20' },
    flags: { type: 'string', default: '' },
    soak: { type: 'string' },
  },
});

const today = new Date().toISOString().slice(0, 10);

if (values.soak !== undefined) {
  const figures = await soak(Number(values.soak), console.log);
  console.log(figures);
  writeFileSync('service/bench/SOAK.md', soakPage(figures, today));
  process.exitCode = isSound(figures) ? 0 : 1;
} else {
  const figures = await measureLoad(
    {
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      connections: Number(values.connections),
      flags: values.flags === '' ? [] : values.flags.split(' '),
    },
    console.log,
  );
  const page = loadPage(figures, today);
  console.log(page);
  writeFileSync('service/bench/LOAD.md', page);
}
