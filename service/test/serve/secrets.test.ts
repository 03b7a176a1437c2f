/** Secrets from files: what a file holds is what its variable would, and is in no message. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../serve/run.js';
import { SECRETS, withSecretsOfFiles } from '../../serve/secrets.js';
import { KEY } from '../database.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'payprep-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (text: string): string => {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, text);
  return path;
};

test.each(SECRETS)('%s comes from the file that its variable names', (name) => {
  const env = { PATH: '/bin', [`${name}_FILE`]: file('a secret, with = and spaces \n') };
  expect(withSecretsOfFiles(env)).toEqual({ ...env, [name]: 'a secret, with = and spaces ' });
});

test.each([
  ['x', 'x'],
  ['x\n', 'x'],
  ['x\r\n', 'x'],
  ['x\n\n', 'x\n'],
  [' x', ' x'],
])('of %j one line break at the end is left out', (text, secret) => {
  expect(withSecretsOfFiles({ PAYPREP_KEYS_FILE: file(text) }).PAYPREP_KEYS).toBe(secret);
});

test('without such variables the environment stays as it is', () => {
  const env = { DATABASE_URL: 'postgres://x', PAYPREP_KEYS_FILE: '', PAYPREP_HOST_FILE: '/nowhere' };
  expect(withSecretsOfFiles(env)).toBe(env);
});

describe('a command', () => {
  async function said(argv: readonly string[], env: Readonly<Record<string, string>>): Promise<readonly [code: number, text: string]> {
    let text = '';
    const stream = new Writable({
      decodeStrings: false,
      write(chunk: string, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const code = await run(argv, { stdout: stream, stderr: stream, env, stop: new AbortController().signal });
    return [code, text];
  }

  const line = (what: string) => `payprep-service: ${what}; see payprep-service help reseal\n`;

  test('refuses both ways at once, a file that is not there, a folder and an empty file, in one line', async () => {
    const both = { PAYPREP_KEYS: KEY, PAYPREP_KEYS_FILE: file(KEY) };
    expect(await said(['reseal'], both)).toEqual([2, line('give either PAYPREP_KEYS or PAYPREP_KEYS_FILE, not both')]);
    const cases = [
      [join(folder, 'none'), 'the file of DATABASE_URL_FILE cannot be read (ENOENT)'],
      [folder, 'the file of DATABASE_URL_FILE cannot be read (EISDIR)'],
      [file('\n'), 'the file of DATABASE_URL_FILE is empty'],
    ] as const;
    for (const [path, what] of cases) expect(await said(['reseal'], { DATABASE_URL_FILE: path })).toEqual([2, line(what)]);
  });

  test('uses what the files hold, and says nothing of it', async () => {
    const env = { DATABASE_URL_FILE: file('postgres://ann:pass-word@127.0.0.1:1/x\n'), PAYPREP_KEYS_FILE: file(`${KEY}\n`) };
    expect(await said(['reseal'], env)).toEqual([2, line('the store does not open: The database does not answer: ECONNREFUSED')]);
    const [code, text] = await said(['reseal'], { ...env, PAYPREP_KEYS_FILE: file('c2hvcnQ=') });
    expect([code, text]).toEqual([2, expect.stringContaining('PAYPREP_KEYS has to hold base64')]);
    expect(text).not.toContain('c2hvcnQ');
  });

  test('asks for no signal before it waits for one', async () => {
    const never = {
      stdout: new Writable(),
      stderr: new Writable({ write: (_chunk, _encoding, done) => done() }),
      env: {},
      get stop(): AbortSignal {
        throw new Error('it listens');
      },
    };
    expect(await run(['reseal', '--store', 'memory'], never)).toBe(2);
  });
});
