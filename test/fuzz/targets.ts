/** The properties that fuzzing checks. Each target throws where a property does not hold. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MAX_BYTES } from '../../cli/files/blocks.js';
import * as full from '../../src/full.js';
import { call } from '../cli/call.js';
import { on } from '../properties/instructions.js';
import { answersTo, escapeJson, secretsOf } from '../properties/secrets.js';
import { generateBytes, splitIntoChunks } from './bytes.js';
import { Random } from './random.js';
import { generateValue } from './values.js';

const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

const engine = full.createEngine({ on });
const json = (value: unknown): string => JSON.stringify(value);

/** True for a number long enough to identify an account or a person. */
const isIdentifying = (text: string): boolean => text.length >= 8 && /\d{6}/.test(text);

/** Any JSON value gets an answer; bulk and single answers agree; `validate` and `explain` agree; no account number is repeated. */
function checkAnswers(random: Random): void {
  const values = Array.from({ length: 1 + random.below(4) }, () => generateValue(random));
  const validated = values.map((value) => full.validate(value, engine));
  assert.equal(json([...full.validateAll(values, engine)]), json(validated));
  assert.equal(json([...full.enrichAll(values, engine)]), json(values.map((value) => full.enrich(value, engine))));
  for (const [at, value] of values.entries()) {
    const { status, alerts } = full.explain(value, engine);
    const counted = alerts.filter(({ severity }) => severity !== 'info').map(({ code }) => ({ code }));
    assert.equal(json({ status, alerts: counted }), json(validated[at]));
    const said = answersTo(value);
    assert.deepEqual(
      secretsOf(value).filter((secret) => isIdentifying(secret) && said.includes(escapeJson(secret))),
      [],
    );
  }
}

/** The bytes of the mark in UTF-8, read as Latin-1. */
const BYTE_ORDER_MARK = '\xef\xbb\xbf';

const UTF16 = /^(?:\xff\xfe|\xfe\xff)/;

/** What begins with it on the first line is XML. */
const XML = /^(?:\xef\xbb\xbf)?[^\S\n]*</;

/** The expected answers, computed line by line; undefined for UTF-16, which is decoded first, and for XML. */
function expectedAnswers(bytes: Buffer): string | undefined {
  const lines = bytes.toString('latin1').split('\n');
  // an empty text after the last line end, or after the mark, is not a line
  if (lines.at(-1) === '' || (lines.length === 1 && lines[0] === BYTE_ORDER_MARK)) lines.pop();
  if (UTF16.test(lines[0] ?? '') && (lines[0] ?? '').length <= MAX_BYTES) return undefined;
  if (XML.test(lines[0] ?? '')) return undefined;
  return lines.map((line, at) => `${answerLine(Buffer.from(line, 'latin1'), at + 1)}\n`).join('');
}

function answerLine(bytes: Buffer, line: number): string {
  if (bytes.length > MAX_BYTES) return json({ line, error: 'JSON_PAYLOAD_TOO_LARGE' });
  const text = bytes.toString();
  const unmarked = line === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
  try {
    return json(full.validate(JSON.parse(unmarked), engine));
  } catch {
    return json({ line, error: /^[ \t\r]*$/.test(unmarked) ? 'JSON_PAYLOAD_EMPTY' : 'JSON_PAYLOAD_MALFORMED' });
  }
}

/** Each line gets its answer, whatever it contains and wherever chunks end. */
async function checkNdjson(random: Random): Promise<void> {
  const bytes = generateBytes('ndjson', random);
  const { code, out } = await call(['validate'], { stdin: splitIntoChunks(bytes, random) });
  const answers = expectedAnswers(bytes);
  if (answers !== undefined) assert.equal(out, answers);
  assert.ok(code <= 2);
}

/** The chunks do not change the answers, and no account number of the input is in a message. */
async function checkCsv(random: Random): Promise<void> {
  const bytes = generateBytes('csv', random);
  const run = (output: string) => call(['validate', '--input', 'csv', '--output', output], { stdin: splitIntoChunks(bytes, random) });
  for (const output of ['ndjson', 'csv', 'table']) assert.deepEqual(await run(output), await run(output));
  const { out, err } = await run('ndjson');
  assert.ok(!`${out}${err}`.includes('370400440532013000'));
}

/** The built program answers as the library does. */
function checkProgram(random: Random): void {
  const bytes = Buffer.concat(Array.from({ length: 10 }, () => Buffer.concat([generateBytes('ndjson', random), Buffer.from('\n')])));
  const argv = [PROGRAM, 'validate', '--no-summary', '--on', on, '--jobs', random.of(['1', '2'])];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { input: bytes, maxBuffer: 2 ** 30 });
  const answers = expectedAnswers(bytes);
  if (answers !== undefined) assert.deepEqual([stdout.toString(), stderr.toString()], [answers, '']);
  assert.ok(status !== null && status <= 2);
}

export const targets = { answers: checkAnswers, ndjson: checkNdjson, csv: checkCsv, program: checkProgram } as const satisfies Readonly<
  Record<string, (random: Random) => unknown>
>;

export type Target = keyof typeof targets;

/** @throws where a property does not hold */
export const runSeed = async (target: Target, seed: number): Promise<void> => void (await targets[target](new Random(seed)));
