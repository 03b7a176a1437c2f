/**
 * The filter behind the pipe of a cluster: a process a partition, as `RDD.pipe` of Spark starts it. One thread writes every line of
 * the partition, another reads lines until there are no more, and an exit status other than 0 fails the job.
 *
 * @see https://github.com/apache/spark/blob/v3.5.0/core/src/main/scala/org/apache/spark/rdd/PipedRDD.scala
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createEngine, enrich, validate } from 'payprep/full';
import { describe, expect, test } from 'vitest';
import { ACCOUNT, BAD, GOOD, iban } from '../cli/inputs.js';
import { root } from './built.js';

const ON = '2026-11-20';
const engine = createEngine({ on: ON });

interface Piped {
  readonly lines: readonly string[];
  readonly status: number;
  readonly errors: string;
}

/** Writes no faster than the process reads. */
async function write(partition: readonly string[], { stdin }: ChildProcessWithoutNullStreams): Promise<void> {
  for (const line of partition) if (!stdin.write(`${line}\n`)) await once(stdin, 'drain');
  stdin.end();
}

/** Reads slower than the process answers. */
async function read({ stdout }: ChildProcessWithoutNullStreams): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stdout) {
    pieces.push(piece as Buffer);
    await pause(1);
  }
  return Buffer.concat(pieces).toString();
}

/** The lines of a text, as `java.io.BufferedReader` takes them apart. */
const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/).slice(0, -1);

async function pipe(partition: readonly string[], command: string, ...options: readonly string[]): Promise<Piped> {
  const args = [join(root, 'dist/cli.js'), command, '--on', ON, '--exit-zero', '--no-summary', ...options];
  const child = spawn(process.execPath, args, { stdio: 'pipe' });
  let errors = '';
  child.stderr.on('data', (piece: Buffer) => {
    errors += piece.toString();
  });
  const exit = once(child, 'close') as Promise<[number]>;
  const [text, [status]] = await Promise.all([read(child), exit, write(partition, child)]);
  return { lines: linesOf(text), status, errors };
}

/** What JSON texts may hold that other readers take for the end of a line. */
const AWKWARD = ['\u2028', '\u2029', '\u0085', '\v', '\f', '\r\n', '\n', '\0', '\ud800'].map((character) =>
  JSON.stringify({ ...iban(`DE89 3704 0044${character}0532 0130 00`), country: 'DE', creditor: { name: `Ada${character}Example` } }),
);

const BROKEN = ['{', `{"secret":"${ACCOUNT}`, '\u2028', '{"a":1}}'];

describe.each([
  ['validate', validate],
  ['enrich', enrich],
] as const)('payprep %s', (command, answer) => {
  const answerTo = (line: string): string => JSON.stringify(answer(JSON.parse(line), engine));

  test('answers each line of each partition in its place', async () => {
    const partitions = [[GOOD, BAD, ...AWKWARD], [], ['null', '"text"', BAD]];
    const piped = await Promise.all(partitions.map((partition) => pipe(partition, command)));
    expect(piped).toEqual(partitions.map((partition) => ({ lines: partition.map(answerTo), status: 0, errors: '' })));
  });

  test('fails for no line that is broken', async () => {
    const partition = BROKEN.flatMap((line) => [line, GOOD]);
    const { lines, status } = await pipe(partition, command);
    const unreadable = (index: number): string => JSON.stringify({ line: index + 1, error: 'JSON_PAYLOAD_MALFORMED' });
    expect(lines).toEqual(partition.map((line, index) => (line === GOOD ? answerTo(GOOD) : unreadable(index))));
    expect(status).toBe(0);
  });
});

test('more than any buffer holds, both ways at once', async () => {
  const partition = Array.from({ length: 10_000 }, (_, row) =>
    JSON.stringify({ ...(JSON.parse(row % 3 === 0 ? BAD : GOOD) as object), creditor: { name: `Ada Example ${row}` } }),
  );
  const { lines, status } = await pipe(partition, 'validate');
  expect(lines).toEqual(partition.map((line) => JSON.stringify(validate(JSON.parse(line), engine))));
  expect(status).toBe(0);
});

test('a job does fail where nothing could be answered', async () => {
  const { lines, status, errors } = await pipe([], 'validate', '--overlay', '/nowhere.json');
  expect([lines, status]).toEqual([[], 2]);
  expect(errors).toMatch(/there is no such file/);
});
