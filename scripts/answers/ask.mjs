/**
 * Asks one built package for its answer to each line of the corpus: `node ask.mjs <payprep|full> <dist> <corpus> <out.ndjson.gz> <sample>`.
 *
 * Texts are left out, as they may change: messages, sources, why a check could not be made.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { constants, createGzip } from 'node:zlib';

const [name, dist, corpus, out, sample] = process.argv.slice(2);

/** The portable build of the one, Node's build of the other: both are recorded. */
const ENTRIES = { payprep: ['index.js'], full: ['node/full.js', 'full.js'] };
const file = ENTRIES[name].map((entry) => join(dist, entry)).find(existsSync);
const { validate, enrich, explain, requirements, toJsonSchema, createEngine } = await import(pathToFileURL(file).href);

/** Its main engine: `payprep` as it is without options, `full` on a day. */
const main = name === 'full' ? createEngine({ on: '2026-11-20' }) : createEngine();
const on = main.on;
const further = {
  info: createEngine({ on, threshold: 'info' }),
  error: createEngine({ on, threshold: 'error' }),
};
const earlier = createEngine({ on: '2026-11-10' });

/** Spreads the numbers of the lines, so that a sample follows no order of the corpus. */
function hash(number, salt) {
  let mixed = Math.imul((number + 1) ^ salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
const isOneOf = (number, among, salt) => hash(number, salt) % among === 0;

function attempt(answer) {
  try {
    return answer();
  } catch (error) {
    return { throws: error?.name ?? typeof error };
  }
}

function explained(instruction, engine) {
  const { alerts, checks, ...rest } = explain(instruction, engine);
  return {
    ...rest,
    alerts: alerts.map(({ message, source, ...alert }) => alert),
    checks: [...new Set(checks.map(({ check, pointer, outcome }) => `${check} ${pointer} ${outcome}`))].sort(),
  };
}

function answersTo(instruction, number) {
  const answers = {
    validate: attempt(() => validate(instruction, main)),
    enrich: attempt(() => enrich(instruction, main)),
    explain: attempt(() => explained(instruction, main)),
  };
  if (!isOneOf(number, 10, 11)) return answers;
  for (const [threshold, engine] of Object.entries(further))
    answers[`validate ${threshold}`] = attempt(() => validate(instruction, engine));
  answers['validate earlier'] = attempt(() => validate(instruction, earlier));
  answers['enrich earlier'] = attempt(() => enrich(instruction, earlier));
  answers['explain earlier'] = attempt(() => explained(instruction, earlier));
  return answers;
}

function requirementsOf(corridor, number) {
  const along = (engine) =>
    attempt(() => {
      const found = requirements(corridor, engine);
      return { ...found, jsonSchema: toJsonSchema(found) };
    });
  return { requirements: along(main), ...(isOneOf(number, 10, 11) && { 'requirements earlier': along(earlier) }) };
}

// a package that cannot answer at all fails here, with its message; further on, what it throws is recorded as its answer
enrich({ country: 'DE' }, main);

const zip = createGzip({ level: constants.Z_BEST_SPEED });
const written = createWriteStream(out);
zip.pipe(written);
let number = -1;
let count = 0;
for await (const line of createInterface({ input: createReadStream(corpus), crlfDelay: Number.POSITIVE_INFINITY })) {
  number++;
  if (!isOneOf(number, Number(sample), 3)) continue;
  const { instruction, corridor } = JSON.parse(line);
  const answers = line.startsWith('{"corridor"') ? requirementsOf(corridor, number) : answersTo(instruction, number);
  count++;
  if (!zip.write(`${JSON.stringify({ line: number, ...answers })}\n`)) await once(zip, 'drain');
}
zip.end();
await once(written, 'close');
console.log(`${name}: ${count} lines`);
