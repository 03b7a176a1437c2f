/**
 * `npm run trial -- faults`: a thousand changes of recipients, while servers, deliverers and PostgreSQL are killed (`kill -9`), each several times.
 * `npm run trial -- faults --seed 7 --changes 200 --kills 6` for another course, or a shorter one. Before, what is wrong although nobody is killed: damaged rows, a wrong
 * clock, mixed keys, a rolling update; `npm run trial -- faults --only damagedRows` runs one of these, and `--only states` all of them, and no kills. It ends with 1 where something was lost, or came about twice.
 */
import { parseArgs } from 'node:util';
import { runFaults } from './run.js';
import { runStates, STATES, type StateName } from './states.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    changes: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '18' },
    // with clocks that run faster, as the short version in the tests has it
    speed: { type: 'string' },
    only: { type: 'string' },
  },
});

const isState = (name: string): name is StateName => Object.hasOwn(STATES, name);

const { only } = values;
const states = only !== undefined && isState(only) ? [only] : (Object.keys(STATES) as StateName[]);
const wrong = await runStates(states, console.log);
const problems = only === undefined ? [...wrong, ...(await kills())] : wrong;
for (const problem of problems.slice(0, 50)) console.error(problem);
console.log(problems.length === 0 ? 'all of it held' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function kills(): Promise<readonly string[]> {
  console.log(`from seed ${values.seed}`);
  const { problems: found, figures } = await runFaults({
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
  return found;
}
