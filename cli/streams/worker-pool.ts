/**
 * Workers that answer blocks of NDJSON in parallel. The answers are written in the order of the blocks.
 *
 * The gotcha: reading is faster than answering and would fill the memory, so the number of blocks in flight is limited.
 */
import type { Worker } from 'node:worker_threads';
import { type Block, BlockSplitter } from '../files/blocks.js';
import { countLines } from '../files/ndjson.js';
import type { ChunkSink } from './entry-processor.js';
import type { WorkerRequest, WorkerResponse } from './worker-messages.js';

/** Blocks in flight for each worker: one that it answers and one that waits. More are not faster. */
const BLOCKS_PER_WORKER = 2;

interface PendingResponse {
  readonly resolve: (response: WorkerResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** A worker, which answers requests in their order. */
class WorkerClient {
  readonly #worker: Worker;
  readonly #pending: PendingResponse[] = [];

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (response: WorkerResponse) => this.#pending.shift()?.resolve(response));
    worker.on('error', (error) => {
      for (const { reject } of this.#pending.splice(0)) reject(error);
    });
  }

  get pendingCount(): number {
    return this.#pending.length;
  }

  request(request: WorkerRequest): Promise<WorkerResponse> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject });
      this.#worker.postMessage(request, [request.bytes.buffer]);
    });
  }

  terminate(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

/** The bytes of a block as a buffer to transfer: the block's own where they fill it, else a copy. */
function transferableBytes({ bytes, tooLong }: Block): Uint8Array<ArrayBuffer> {
  // the empty buffer of a line over the limit is shared by all such blocks
  const ownsBuffer = !tooLong && bytes.length === bytes.buffer.byteLength;
  return ownsBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}

export class WorkerPool {
  readonly #clients: readonly WorkerClient[];
  readonly #write: (response: WorkerResponse) => Promise<void>;
  readonly #inFlight: Promise<void>[] = [];
  #lastWritten: Promise<void> = Promise.resolve();

  /** `write` is called with the responses in the order of the blocks. */
  constructor(workers: readonly Worker[], write: (response: WorkerResponse) => Promise<void>) {
    this.#clients = workers.map((worker) => new WorkerClient(worker));
    this.#write = write;
  }

  createSink(file: string | undefined): ChunkSink {
    const splitter = new BlockSplitter();
    let line = 1;
    const submitAll = async (blocks: Iterable<Block>): Promise<void> => {
      for (const block of blocks) {
        const request = { bytes: transferableBytes(block), tooLong: block.tooLong, line, file };
        // before the transfer, which empties the block
        line += countLines(block);
        await this.#submit(request);
      }
    };
    return {
      write: (chunk) => submitAll(splitter.push(chunk)),
      end: async () => {
        await submitAll(splitter.end());
        await this.waitUntilWritten();
      },
    };
  }

  /** Resolves when all blocks so far are answered and written. */
  waitUntilWritten(): Promise<void> {
    return this.#lastWritten;
  }

  async end(): Promise<void> {
    await this.#lastWritten;
    await Promise.all(this.#clients.map((client) => client.terminate()));
  }

  /** Resolves when there is room for another block. */
  async #submit(request: WorkerRequest): Promise<void> {
    const leastBusy = this.#clients.reduce((best, client) => (client.pendingCount < best.pendingCount ? client : best));
    const written = Promise.all([leastBusy.request(request), this.#lastWritten]).then(([response]) => this.#write(response));
    this.#lastWritten = written;
    this.#inFlight.push(written);
    if (this.#inFlight.length > this.#clients.length * BLOCKS_PER_WORKER) await this.#inFlight.shift();
  }
}
