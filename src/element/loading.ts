/**
 * What an element loads after its definition: tried again while it fails, first soon, then less often.
 *
 * The gotcha: Chromium does not fetch a module again that it could not load once, whoever asks; with the chunks of other browsers and of bundlers it helps.
 */

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** What `loaderror` tells. */
export interface LoadError {
  readonly error: unknown;
}

export class Loading {
  readonly #element: HTMLElement;
  #started = 0;
  #wait = FIRST_WAIT;
  /** The last attempt failed. */
  hasFailed = false;
  /** Settled once nothing is being loaded. */
  done: Promise<void> = Promise.resolve();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Loads, then tells, unless something else was asked for meanwhile. */
  start(load: () => Promise<unknown>, loaded: () => void): void {
    this.#started++;
    this.done = this.#run(this.#started, load, loaded);
  }

  async #run(started: number, load: () => Promise<unknown>, loaded: () => void): Promise<void> {
    try {
      await load();
    } catch (error) {
      if (started === this.#started) this.#fail(error, load, loaded);
      return;
    }
    if (started !== this.#started) return this.done;
    this.hasFailed = false;
    this.#wait = FIRST_WAIT;
    loaded();
    // what was loaded may ask for more
    if (started !== this.#started) await this.done;
  }

  #fail(error: unknown, load: () => Promise<unknown>, loaded: () => void): void {
    const started = this.#started;
    this.hasFailed = true;
    this.#element.dispatchEvent(new CustomEvent<LoadError>('loaderror', { detail: { error } }));
    setTimeout(() => {
      if (started === this.#started && this.#element.isConnected) this.start(load, loaded);
    }, this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Runs it behind what is being loaded now. */
  whenDone(task: () => void): void {
    this.done.then(task);
  }
}
