/** The program itself, in a process of its own, with pipes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './built.js';

const PROGRAM = join(root, 'dist/cli.js');

export interface Program {
  readonly child: ChildProcessWithoutNullStreams;
  /** What it has written so far. */
  readonly kept: { out: string; err: string };
  /** Resolves when this many lines are out. */
  answered(lines: number): Promise<readonly string[]>;
  /** Resolves when it has ended, with its exit code or the signal that ended it. */
  ended(): Promise<number | NodeJS.Signals>;
}

const linesOf = (text: string): readonly string[] => text.split('\n').slice(0, -1);

/** `flags`: those of Node. */
export function start(argv: readonly string[], flags: readonly string[] = []): Program {
  const child = spawn(process.execPath, [...flags, PROGRAM, ...argv], { stdio: 'pipe' });
  const kept = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    kept.out += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    kept.err += piece;
  });
  child.stdin.on('error', () => {}); // it may stop reading
  return {
    child,
    kept,
    async answered(lines) {
      while (linesOf(kept.out).length < lines) await once(child.stdout, 'data');
      return linesOf(kept.out);
    },
    async ended() {
      const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
      return code ?? signal ?? 0;
    },
  };
}

/** The most memory that a process has held so far, in bytes; 0 where the system does not tell. */
export function peakMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  const [, kilobytes = '0'] = (existsSync(status) && /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))) || [];
  return Number(kilobytes) * 1024;
}
