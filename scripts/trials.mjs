/**
 * `npm run trial -- NAME`: what takes too long, or installs too much, for `npm test`. Without a name it prints what there is: this table.
 *
 * Arguments after the name are the trial's: `npm run trial -- fuzz --minutes 1`.
 */
import { spawnSync } from 'node:child_process';
import { installIn, root } from './set-up.mjs';

/** Name → the program, what it does, how long that takes on two cores, what it installs or needs. */
const trials = {
  properties: {
    program: 'scripts/properties.mjs',
    does: 'every property with a random seed and ten times the values; `--runs 5`, `--seed 7`, then files',
    takes: '40 min',
  },
  fuzz: {
    program: 'test/fuzz/index.ts',
    does: 'mutated instructions and bytes; a seed that fails goes into test/fuzz/seeds.json, which `npm test` tries again; `--minutes 1`, `--seed 7`',
    takes: '1 h',
  },
  samples: {
    program: 'test/samples/every-seed.mjs',
    does: 'samples of every alert along every corridor, with ten seeds each; `0/40` takes one in forty, `--resume` goes on',
    takes: '15 min',
  },
  'payment-files': {
    program: 'test/cli/iso20022/soak.mjs',
    does: 'a payment file of a gigabyte in constant memory; `200` for megabytes',
    takes: '5 min',
  },
  'payment-files:published': {
    program: 'test/cli/iso20022/published.ts',
    does: 'what `--fix` does to payment files that others published; `FOLDER`',
    takes: 'seconds',
    needs: 'a folder of such files',
  },
  newcomer: {
    program: 'test/newcomer/index.mjs',
    does: 'the packed package in an empty folder outside the repository, by the documents: README and its pictures, forms in every framework, AWS Lambda, spreadsheets; `framework picture` takes these',
    takes: '4 min',
    needs: 'Linux on x64; installs packages of its own',
  },
  runtimes: {
    program: 'test/runtimes/index.mjs',
    does: 'the packed package in other runtimes, and bundled',
    takes: '5 min',
    needs: 'Linux on x64; installs packages of its own',
  },
  bundlers: {
    program: 'test/bundlers/index.mjs',
    does: 'the packed package through seven bundlers with their defaults, run in an empty folder, and the elements in a page; `esbuild bun` takes these',
    takes: '5 min',
    needs: 'Linux on x64; installs 300 MB',
  },
  functions: {
    program: 'test/functions/index.ts',
    does: 'the functions of examples/ bundled, and asked in new processes; writes their sizes and first answers into docs/bundling.md',
    takes: '1 min',
  },
  integrations: {
    program: 'test/integrations/index.mjs',
    does: 'the schemas in React Hook Form, TanStack Form, tRPC and Hono; the element in React, Preact, Solid, Vue and Svelte',
    takes: '1 min',
    needs: 'packages of its own, which it installs',
  },
  'first-mark': {
    program: 'bench/browser/first-mark.ts',
    does: 'how soon <payprep-account> marks a wrong IBAN in a slow Chromium, beside the package of another commit; `4342a1bf`',
    takes: '2 min',
    needs: 'an idle machine',
  },
  cluster: {
    program: 'test/cluster/run.mjs',
    does: 'the examples for ClickHouse, DuckDB, PostgreSQL and Spark over a million payees; `10000 duckdb` takes fewer rows, and this alone',
    takes: '10 min',
    needs: 'packages of its own, which it installs: 500 MB',
  },
  openapi: {
    program: 'service/test/openapi/index.mjs',
    does: 'service/http/openapi.json linted, as a typed client that calls each endpoint, and in clients of other languages; the requests for Bruno',
    takes: '1 min',
    needs: 'packages of its own, which it installs',
  },
  faults: {
    program: 'service/test/faults/index.ts',
    does: 'servers, deliverers and PostgreSQL killed while a thousand recipients change; before, damaged rows, a wrong clock, mixed keys (`--only states`); prints its seed; `--seed 7`',
    takes: '15 min',
  },
  load: {
    program: 'scripts/load.mjs',
    does: 'load on the service, into service/bench/; `--soak 30`, `--trial 30`, `--endpoints`',
    takes: '10 min',
    needs: 'an idle machine',
  },
  screenshots: {
    program: 'service/test/package/screenshots.ts',
    does: 'the hosted page in five languages, three widths, light and dark, into .build/screenshots; says what is cut off; `ar 320`',
    takes: '3 min',
  },
  pictures: {
    program: 'test/pictures/index.ts',
    does: 'takes the pictures of README anew, into docs/images',
    takes: '1 min',
  },
  playground: {
    program: 'scripts/playground.mjs',
    does: 'serves the page that shows what the engine sees; `--build` only builds it',
    takes: 'seconds',
  },
  site: {
    program: 'scripts/site.mjs',
    does: 'the documents as a site, into .build/site; `--serve` shows it',
    takes: '2 min',
    needs: 'packages of its own, which it installs',
  },
};

/** A line a trial, and a line for what it takes. */
function table() {
  const width = Math.max(...Object.keys(trials).map(({ length }) => length));
  return Object.entries(trials)
    .flatMap(([name, { does, takes, needs }]) => [
      `  ${name.padEnd(width)}  ${takes.padEnd(7)}  ${does}`,
      ...(needs === undefined ? [] : [`  ${' '.repeat(width)}  ${' '.repeat(7)}  needs ${needs}`]),
    ])
    .join('\n');
}

/** The exit status of the program. */
function run(program, args) {
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { status, error } = spawnSync(process.execPath, [...loader, program, ...args], { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  return status ?? 1;
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !Object.hasOwn(trials, name)) {
  console.log(`npm run trial -- NAME\n\n${table()}`);
  process.exitCode = name === undefined ? 0 : 1;
} else {
  installIn(root);
  process.exitCode = run(trials[name].program, args);
}
