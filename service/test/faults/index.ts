/**
 * `npm run faults`: a thousand changes of recipients, while servers, deliverers and PostgreSQL are killed (`kill -9`), each several times.
 * `npm run faults -- --seed 7 --changes 200 --kills 6` for another course, or a shorter one. It ends with 1 where something was lost, or came about twice.
 */
import { parseArgs } from 'node:util';
import { runFaults } from './run.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    changes: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '18' },
    // with clocks that run faster, as the short version in the tests has it
    speed: { type: 'string' },
  },
});

console.log(`from seed ${values.seed}`);
const { problems, figures } = await runFaults({
  seed: Number(values.seed),
  changes: Number(values.changes),
  kills: Number(values.kills),
  servers: 2,
  speed: values.speed === undefined ? undefined : Number(values.speed),
  // a lease of a minute, and as long again
  patienceMilliseconds: 300_000,
  say: console.log,
});
for (const [name, count] of Object.entries(figures)) console.log(`${String(count).padStart(8)}  ${name}`);
for (const problem of problems.slice(0, 50)) console.error(problem);
console.log(problems.length === 0 ? 'all of it held' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
