/**
 * A cache of bounded size whose entries expire. When it is full, the least recently used entry is removed.
 *
 * The gotcha: invalid tokens, of which anybody can send any number, must not push valid ones out. Keep valid and invalid ones in two caches.
 */

interface Entry<Answer> {
  readonly answer: Answer;
  readonly until: number;
}

export class TokenCache<Answer> {
  readonly #size: number;
  readonly #entries = new Map<string, Entry<Answer>>();
  /** The last key and its entry: comparing is cheaper than a look-up, and the entry need not be moved. */
  #last: { readonly key: string; readonly entry: Entry<Answer> } | undefined;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string, now: number): { readonly answer: Answer } | undefined {
    if (this.#last?.key === key && now < this.#last.entry.until) return this.#last.entry;
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (now >= entry.until) return undefined;
    this.#enter(key, entry);
    return entry;
  }

  set(key: string, answer: Answer, until: number): void {
    this.#entries.delete(key);
    this.#enter(key, { answer, until });
    if (this.#entries.size <= this.#size) return;
    const [oldest = key] = this.#entries.keys();
    this.#entries.delete(oldest);
  }

  #enter(key: string, entry: Entry<Answer>): void {
    this.#entries.set(key, entry);
    this.#last = { key, entry };
  }
}
