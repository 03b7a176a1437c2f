/**
 * Timeouts for work, and work that runs once although several callers wait for it.
 *
 * The gotcha: a `fetch` may ignore its signal, and in some runtimes the end of a request also cancels the fetches that it started. So each caller stops
 * waiting at its own timeout, whatever the work does, and work that timed out for one caller is started anew for the next.
 */
import { VerifierUnavailable } from './principal.js';

/** Rejects at the timeout, and aborts the signal of the work. */
export async function withTimeout<Result>(milliseconds: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // rejects before the signal: an error that the work throws at the signal is not the reason
      reject(new VerifierUnavailable('TIMEOUT'));
      controller.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs work once for all callers that ask for it under one name at the same time. */
export class SharedWork<Result> {
  readonly #milliseconds: number;
  readonly #running = new Map<string, { readonly result: Promise<Result> }>();

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  isRunning(name: string): boolean {
    return this.#running.has(name);
  }

  async run(name: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(name) ?? { result: work() };
    this.#running.set(name, running);
    try {
      return await withTimeout(this.#milliseconds, () => running.result);
    } finally {
      if (this.#running.get(name) === running) this.#running.delete(name);
    }
  }
}
