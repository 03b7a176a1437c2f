/** Calls the command line with streams of text. */
import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { type Io, run } from '../../cli/run.js';

export { ACCOUNT, BAD, file, GOOD, iban, lines } from './inputs.js';

export interface Call {
  readonly stdin?: string | Buffer | Iterable<string | Uint8Array>;
  readonly io?: Partial<Io>;
}

/** A stream that keeps what is written. */
class Kept extends Writable {
  readonly pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.pieces.push(piece);
    done();
  }

  get bytes(): Buffer {
    return Buffer.concat(this.pieces);
  }

  get text(): string {
    return this.bytes.toString();
  }
}

export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly bytes: Buffer;
}

export async function call(argv: readonly string[], { stdin = '', io = {} }: Call = {}): Promise<Answer> {
  const stdout = new Kept();
  const stderr = new Kept();
  const code = await run(argv, {
    stdin: typeof stdin === 'string' || Buffer.isBuffer(stdin) ? [stdin] : stdin,
    stdout,
    stderr,
    stdinFile: undefined,
    stdoutFile: undefined,
    stdinIsTerminal: false,
    stdoutIsTerminal: false,
    stderrIsTerminal: false,
    columns: 80,
    parallelism: 1,
    startWorker: () => assert.fail('test/package/command-line.test.ts has workers'),
    today: () => '2026-11-20',
    now: () => 0,
    ...io,
  });
  return { code, out: stdout.text, err: stderr.text, bytes: stdout.bytes };
}
