/**
 * `npm run trial -- load`: single validations against `payprep-service serve`, beside a Hono server that does nothing, and sessions and lists over PostgreSQL; written to
 * `service/bench/LOAD.md`.
 *
 * `npm run trial -- load --soak 30` instead: half an hour of mixed load, after which nothing may be missing and memory has not grown; written to `service/bench/SOAK.md`.
 *
 * `npm run trial -- load --trial 30`: the same time with limits at work, slow readers, a database that is stopped and a server that is killed; written to
 * `service/bench/TRIAL.md`. Five minutes do for a look.
 *
 * `npm run trial -- load --endpoints`: the endpoints under `/engine`, each beside the library alone; written to `service/bench/ENDPOINTS.md`.
 *
 * `--rounds`, `--seconds` and `--connections` for another effort; `--flags=--cpu-prof` for Node's own.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureEndpoints } from './engine-endpoints.js';
import { endpointsPage, loadPage, soakPage, trialPage } from './page.js';
import { measureLoad } from './rounds.js';
import { isSound, soak } from './soak.js';
import { measureStored } from './stored.js';
import { isHeld, runTrial } from './trial.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '20' },
    flags: { type: 'string', default: '' },
    soak: { type: 'string' },
    trial: { type: 'string' },
    endpoints: { type: 'boolean', default: false },
  },
});

const today = new Date().toISOString().slice(0, 10);

if (values.trial !== undefined) {
  const figures = await runTrial(Number(values.trial), console.log);
  console.log(figures);
  writeFileSync('service/bench/TRIAL.md', trialPage(figures, today));
  process.exitCode = isHeld(figures) ? 0 : 1;
} else if (values.soak !== undefined) {
  const figures = await soak(Number(values.soak), console.log);
  console.log(figures);
  writeFileSync('service/bench/SOAK.md', soakPage(figures, today));
  process.exitCode = isSound(figures) ? 0 : 1;
} else if (values.endpoints) {
  const figures = await measureEndpoints(
    { rounds: Number(values.rounds), seconds: Number(values.seconds), connections: Number(values.connections) },
    console.log,
  );
  const page = endpointsPage(figures, today);
  console.log(page);
  writeFileSync('service/bench/ENDPOINTS.md', page);
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
  const stored = await measureStored({ seconds: Number(values.seconds), connections: Number(values.connections) }, console.log);
  const page = loadPage(figures, stored, today);
  console.log(page);
  writeFileSync('service/bench/LOAD.md', page);
}
