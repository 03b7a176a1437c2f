/** `payprep-service` within the process of the test, to its end: a process of its own would cost a second. */
import { Writable } from 'node:stream';
import { run } from '../../serve/run.js';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function runInProcess(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const kept = { out: '', err: '' };
  const stream = (name: 'out' | 'err') =>
    new Writable({
      decodeStrings: false,
      write(chunk: string, _encoding, done) {
        kept[name] += chunk;
        done();
      },
    });
  const code = await run(argv, { stdout: stream('out'), stderr: stream('err'), env, stop: new AbortController().signal });
  return { code, ...kept };
}
