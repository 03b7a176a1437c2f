/**
 * A process of the service that is killed and started again, as a supervisor would. It runs from the sources.
 *
 * The gotcha: it may end by itself where the database is away while it starts; then it is tried again. Any other end is a defect, and kept.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const SERVICE = fileURLToPath(new URL('../../serve/main.ts', import.meta.url));
export const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

export interface ProgramOptions {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** What it writes to standard output when it is ready. */
  readonly ready: string;
}

const STORE_AWAY = 'the store does not open';

/** A start that takes longer does not come about. */
const READY_WITHIN = 120_000;

/** Between an end and the next start. */
const PAUSE_MILLISECONDS = 100;

export class Program {
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;
  #isWanted = true;
  #isKilled = false;
  /** Ever. */
  #wasReady = false;
  #running: Promise<void> = Promise.resolve();
  /** How often it was killed. */
  kills = 0;
  /** What should not have been. */
  readonly problems: string[] = [];
  /** Lines of its log about faults, for whoever looks for a reason. */
  readonly faults: string[] = [];

  constructor(options: ProgramOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  /** Resolves when it is ready for the first time; afterwards it is started again whenever it ends. Rejects where that does not come about. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${this.name} is not ready`)), READY_WITHIN);
      this.#running = this.#supervise(resolve, reject).finally(() => clearTimeout(late));
    });
  }

  /** `kill -9`; it is started again by itself. */
  kill(): void {
    if (this.#child === undefined || this.#child.exitCode !== null) return;
    this.kills += 1;
    this.#isKilled = true;
    this.#child.kill('SIGKILL');
  }

  /** Asks it to end, and waits for that. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    this.#child?.kill('SIGTERM');
    await this.#running;
  }

  async #supervise(ready: () => void, refuse: (fault: Error) => void): Promise<void> {
    while (this.#isWanted) {
      await this.#run(ready);
      if (!this.#wasReady && this.problems[0] !== undefined) return refuse(new Error(this.problems[0]));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    }
  }

  async #run(ready: () => void): Promise<void> {
    const { file, args, env } = this.#options;
    let said = '';
    let wasReady = false;
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#isKilled = false;
    const hear = (text: string): void => {
      said = (said + text).slice(-20_000);
      if (wasReady || !said.includes(this.#options.ready)) return;
      wasReady = true;
      this.#wasReady = true;
      ready();
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      hear(text);
      this.#keepFaults(text);
    });
    child.stderr.setEncoding('utf8').on('data', hear);
    await once(child, 'close');
    const isExcused = this.#isKilled || !this.#isWanted || (!wasReady && said.includes(STORE_AWAY));
    if (!isExcused) this.problems.push(`${this.name} ended by itself (${child.exitCode ?? child.signalCode}): ${said.slice(-1_000)}`);
  }

  #keepFaults(text: string): void {
    const lines = text.split('\n').filter((line) => line.includes('"level":"error"'));
    this.faults.push(...lines.slice(0, Math.max(0, 200 - this.faults.length)));
  }
}
