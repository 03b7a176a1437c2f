/** What is held against whatever chance comes up with. Each target throws where something does not hold. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MAX_BYTES } from '../../src/files/blocks.js';
import * as full from '../../src/full.js';
import { call } from '../cli/call.js';
import { on } from '../properties/instructions.js';
import { inJson, saidOf, secretsOf } from '../properties/secrets.js';
import { anyBytes, chunks } from './bytes.js';
import { Random } from './random.js';
import { anyValue } from './values.js';

const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

const engine = full.createEngine({ on });
const json = (value: unknown): string => JSON.stringify(value);

/** A number long enough to be nobody else's. */
const isTelling = (text: string): boolean => text.length >= 8 && /\d{6}/.test(text);

/** Any JSON value has an answer; many have those of each; `validate` and `explain` agree; no account number is repeated. */
function answers(random: Random): void {
  const values = Array.from({ length: 1 + random.below(4) }, () => anyValue(random));
  const validated = values.map((value) => full.validate(value, engine));
  assert.equal(json([...full.validateAll(values, engine)]), json(validated));
  assert.equal(json([...full.enrichAll(values, engine)]), json(values.map((value) => full.enrich(value, engine))));
  for (const [at, value] of values.entries()) {
    const { status, alerts } = full.explain(value, engine);
    const counted = alerts.filter(({ severity }) => severity !== 'info').map(({ code }) => ({ code }));
    assert.equal(json({ status, alerts: counted }), json(validated[at]));
    const said = saidOf(value);
    assert.deepEqual(
      secretsOf(value).filter((secret) => isTelling(secret) && said.includes(inJson(secret))),
      [],
    );
  }
}

/** Of UTF-8, byte by byte. */
const BYTE_ORDER_MARK = '\xef\xbb\xbf';

const UTF16 = /^(?:\xff\xfe|\xfe\xff)/;

/** The answer to each line, made one by one; undefined for what is refused as a whole. */
function expected(bytes: Buffer): string | undefined {
  const lines = bytes.toString('latin1').split('\n');
  // nothing behind the last line break is no line, nor is it behind a mark
  if (lines.at(-1) === '' || (lines.length === 1 && lines[0] === BYTE_ORDER_MARK)) lines.pop();
  if (UTF16.test(lines[0] ?? '') && (lines[0] ?? '').length <= MAX_BYTES) return undefined;
  return lines.map((line, at) => `${answer(Buffer.from(line, 'latin1'), at + 1)}\n`).join('');
}

function answer(bytes: Buffer, line: number): string {
  if (bytes.length > MAX_BYTES) return json({ line, error: 'JSON_PAYLOAD_TOO_LARGE' });
  const text = bytes.toString();
  const unmarked = line === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
  try {
    return json(full.validate(JSON.parse(unmarked), engine));
  } catch {
    return json({ line, error: /^[ \t\r]*$/.test(unmarked) ? 'JSON_PAYLOAD_EMPTY' : 'JSON_PAYLOAD_MALFORMED' });
  }
}

/** A line out for each line in, whatever stands in it and wherever chunks end. */
async function ndjson(random: Random): Promise<void> {
  const bytes = anyBytes('ndjson', random);
  const { code, out, err } = await call(['validate'], { stdin: chunks(bytes, random) });
  const wanted = expected(bytes);
  if (wanted === undefined) assert.match(err, /it is UTF-16/);
  else assert.equal(out, wanted);
  assert.ok(code <= 2);
}

/** Where chunks end changes nothing, and no cell of the input is in a message. */
async function csv(random: Random): Promise<void> {
  const bytes = anyBytes('csv', random);
  const run = (output: string) => call(['validate', '--input', 'csv', '--output', output], { stdin: chunks(bytes, random) });
  for (const output of ['ndjson', 'csv', 'table']) assert.deepEqual(await run(output), await run(output));
  const { out, err } = await run('ndjson');
  assert.ok(!`${out}${err}`.includes('370400440532013000'));
}

/** The program, as it is installed, answers as the library does. */
function program(random: Random): void {
  const bytes = Buffer.concat(Array.from({ length: 10 }, () => Buffer.concat([anyBytes('ndjson', random), Buffer.from('\n')])));
  const argv = [PROGRAM, 'validate', '--no-summary', '--on', on, '--jobs', random.of(['1', '2'])];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { input: bytes, maxBuffer: 2 ** 30 });
  const wanted = expected(bytes);
  if (wanted === undefined) assert.match(stderr.toString(), /it is UTF-16/);
  else assert.deepEqual([stdout.toString(), stderr.toString()], [wanted, '']);
  assert.ok(status !== null && status <= 2);
}

export const targets = { answers, ndjson, csv, program } as const satisfies Readonly<Record<string, (random: Random) => unknown>>;

export type Target = keyof typeof targets;

/** @throws what does not hold */
export const tryOut = async (target: Target, seed: number): Promise<void> => void (await targets[target](new Random(seed)));
