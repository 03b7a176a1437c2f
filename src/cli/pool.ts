/**
 * Workers that answer blocks of NDJSON beside each other. Their answers go out in the order of the blocks.
 *
 * The gotcha: who reads faster than workers answer fills the memory. No more than a few blocks a worker are on their way.
 */
import type { Worker } from 'node:worker_threads';
import type { Block } from '../files/blocks.js';
import { lineCount } from '../files/ndjson.js';
import type { Lane } from './answers.js';
import type { Answered, Job } from './worker.js';

/** Blocks on their way for each worker: one that it answers, one that waits for it. More of them were no faster. */
const AHEAD = 2;

type Settle = { readonly resolve: (answered: Answered) => void; readonly reject: (error: unknown) => void };

/** One worker. It answers in the order in which it is asked. */
class Colleague {
  readonly #worker: Worker;
  readonly #asked: Settle[] = [];

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answered: Answered) => this.#asked.shift()?.resolve(answered));
    worker.on('error', (error) => {
      for (const { reject } of this.#asked.splice(0)) reject(error);
    });
  }

  /** The blocks on their way to it. */
  get load(): number {
    return this.#asked.length;
  }

  ask(job: Job): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      this.#worker.postMessage(job, [job.bytes.buffer]);
    });
  }

  end(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

/** The bytes of a block as something that can leave: a copy, unless they are all there is in their memory, and nobody else's. */
function handedOver({ bytes, tooLong }: Block): Uint8Array<ArrayBuffer> {
  const isAlone = !tooLong && bytes.length === bytes.buffer.byteLength;
  return isAlone ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}

export class Pool {
  readonly #colleagues: readonly Colleague[];
  readonly #write: (answered: Answered) => Promise<void>;
  readonly #ahead: Promise<void>[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(workers: readonly Worker[], write: (answered: Answered) => Promise<void>) {
    this.#colleagues = workers.map((worker) => new Colleague(worker));
    this.#write = write;
  }

  lane(file: string | undefined): Lane {
    let line = 1;
    return {
      take: async (blocks) => {
        for (const block of blocks) {
          const job = { bytes: handedOver(block), tooLong: block.tooLong, line, file };
          // before it is handed over: then it is empty
          line += lineCount(block);
          await this.#submit(job);
        }
      },
      end: () => this.settled(),
    };
  }

  /** Resolves when all that was taken is answered. */
  settled(): Promise<void> {
    return this.#last;
  }

  async end(): Promise<void> {
    await this.#last;
    await Promise.all(this.#colleagues.map((colleague) => colleague.end()));
  }

  async #submit(job: Job): Promise<void> {
    const idlest = this.#colleagues.reduce((best, each) => (each.load < best.load ? each : best));
    const written = Promise.all([idlest.ask(job), this.#last]).then(([answered]) => this.#write(answered));
    this.#last = written;
    this.#ahead.push(written);
    if (this.#ahead.length > this.#colleagues.length * AHEAD) await this.#ahead.shift();
  }
}
