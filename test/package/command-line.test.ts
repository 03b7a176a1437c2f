/** The program as a filter: what other programs that write to it and read from it count on. */
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../cli/terminal/io.js';
import { BAD, file, GOOD, lines } from '../cli/inputs.js';
import { peakMemory, start } from './program.js';

const OK = '{"status":"OK","alerts":[]}';
const INCORRECT = '{"status":"ALERT","alerts":[{"code":"CREDITOR_IBAN_INCORRECT_CHECK_DIGITS"}]}';
const unreadable = (line: number, error: string): string => JSON.stringify({ line, error });

const rows = Array.from({ length: 4000 }, (_, row) => (row % 2 === 0 ? GOOD : BAD));
const answers = rows.map((row) => (row === GOOD ? OK : INCORRECT));

test('a pipe in, a pipe out, counts on standard error, an exit code', async () => {
  const { child, kept, ended } = start(['validate']);
  child.stdin.end(lines(...rows));
  expect([await ended(), kept.out]).toEqual([1, lines(...answers)]);
  expect(kept.err).toMatch(/^4000 instructions: 2000 OK, 2000 ALERT, 0 unreadable\n/);
});

describe.each(['1', '2'])('--jobs %s', (jobs) => {
  test('each line is answered before the next is written', async () => {
    const { child, answered, ended } = start(['validate', '--jobs', jobs]);
    for (const [row, text] of [GOOD, BAD, '', '{', GOOD].entries()) {
      child.stdin.write(`${text}\n`);
      expect(await answered(row + 1)).toHaveLength(row + 1);
    }
    child.stdin.end();
    expect(await ended()).toBe(2);
  });

  test('and each block, though a line of it is still to come', async () => {
    const { child, answered, ended, kept } = start(['validate', '--jobs', jobs, '--no-summary']);
    child.stdin.write(`${lines(...rows.slice(0, 1000))}{"country":`);
    expect(await answered(1000)).toEqual(answers.slice(0, 1000));
    child.stdin.end('"DE"}');
    expect([await ended(), kept.out.split('\n').slice(1000), kept.err]).toEqual([1, [OK, ''], '']);
  });

  test('whatever a line is, it has its answer in its place', async () => {
    const { child, kept, ended } = start(['validate', '--jobs', jobs, '--no-summary']);
    const pieces = ['\ufeff', GOOD, '\r\n', '\n', '{"a":\n', ' \t\r\n', '\0\n', `${GOOD}${GOOD}\n`, '\ufeff{}\n'];
    for (const piece of pieces) child.stdin.write(piece);
    child.stdin.write(Buffer.from('{"creditor":{"name":"M\xfcller"}}\n\xff\xfe\n', 'latin1'));
    for (let megabyte = 0; megabyte < 20; megabyte++) child.stdin.write(Buffer.alloc(1024 * 1024, 'x'));
    child.stdin.write('\n');
    for (let megabyte = 0; megabyte < 2; megabyte++) child.stdin.write(Buffer.alloc(1024 * 1024, 'x'));
    child.stdin.end(`\n${GOOD}`);
    expect(await ended()).toBe(2);
    expect(kept.out.split('\n')).toEqual([
      OK,
      unreadable(2, 'JSON_PAYLOAD_EMPTY'),
      unreadable(3, 'JSON_PAYLOAD_MALFORMED'),
      unreadable(4, 'JSON_PAYLOAD_EMPTY'),
      unreadable(5, 'JSON_PAYLOAD_MALFORMED'),
      unreadable(6, 'JSON_PAYLOAD_MALFORMED'),
      unreadable(7, 'JSON_PAYLOAD_MALFORMED'),
      '{"status":"ALERT","alerts":[{"code":"CREDITOR_NAME_INVALID_CHARACTERS"}]}',
      unreadable(9, 'JSON_PAYLOAD_MALFORMED'),
      unreadable(10, 'JSON_PAYLOAD_TOO_LARGE'),
      unreadable(11, 'JSON_PAYLOAD_TOO_LARGE'),
      OK,
      '',
    ]);
    expect(kept.err).toBe('');
  });

  test('a reader that goes away: exit code 0, not a word, though input goes on', async () => {
    const { child, kept } = start(['validate', '--jobs', jobs]);
    const feeding = setInterval(() => child.stdin.write(`${GOOD}\n`.repeat(2000)), 5);
    child.stdout.once('data', () => child.stdout.destroy());
    const [code] = await once(child, 'exit');
    clearInterval(feeding);
    expect([code, kept.err]).toEqual([0, '']);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it', async (signal) => {
    const { child, answered, ended } = start(['validate', '--jobs', jobs]);
    child.stdin.write(`${GOOD}\n`);
    await answered(1);
    child.kill(signal);
    expect(await ended()).toBe(EXIT[signal]);
  });

  test('memory does not grow with the input', async () => {
    const { child, kept, ended } = start(['validate', '--jobs', jobs], ['--max-old-space-size=64']);
    const line = JSON.stringify({ country: 'DE', note: 'x'.repeat(4000) });
    const block = Buffer.from(`${line}\n`.repeat(250));
    const send = async (blocks: number): Promise<void> => {
      for (let sent = 0; sent < blocks; sent++) if (!child.stdin.write(block)) await once(child.stdin, 'drain');
    };
    await send(40);
    const warm = peakMemory(child.pid);
    await send(60);
    expect(peakMemory(child.pid) - warm).toBeLessThan(50_000_000);
    child.stdin.end();
    expect([await ended(), kept.out]).toEqual([0, `${OK}\n`.repeat(25_000)]);
  });
});

test('workers answer files in their order, and number lines as one does', async () => {
  const paths = [
    file('jobs-1.ndjson', lines(...rows, '{', ...rows)),
    file('jobs-2.ndjson', '\ufeff{'),
    file('jobs-3.csv', 'country\nDE\nZZ\n'),
    '/nowhere.ndjson',
    file('jobs-4.ndjson', Buffer.from('\ufeff{}\n', 'utf16le')),
    file('jobs-5.ndjson', lines(GOOD, '{')),
  ];
  const run = async (jobs: string) => {
    const { kept, ended } = start(['validate', '--partial', '--jobs', jobs, ...paths]);
    return { code: await ended(), ...kept };
  };
  const alone = await run('1');
  expect(alone.out.split('\n')).toHaveLength(rows.length * 2 + 8);
  expect(alone.err).toMatch(/nowhere.*\n8007 instructions: 4002 OK, 4002 ALERT, 3 unreadable\n/);
  expect(await run('3')).toEqual(alone);
});
