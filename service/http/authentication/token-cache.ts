/**
 * A cache of bounded size whose entries expire. When it is full, the least recently used entry is removed.
 *
 * The gotcha: invalid tokens, of which anybody can send any number, must not push valid ones out. Keep valid and invalid ones in two caches.
 */

/** When an entry is valid. If the clock is set back to before `since`, nobody knows how long it has been valid, so it is not. */
export interface Validity {
  readonly since: number;
  readonly until: number;
}

interface Entry<Answer> extends Validity {
  readonly answer: Answer;
}

const isValid = ({ since, until }: Validity, now: number): boolean => since <= now && now < until;

export class TokenCache<Answer> {
  readonly #size: number;
  readonly #entries = new Map<string, Entry<Answer>>();
  /** The last key and its entry: comparing is cheaper than a look-up, and the entry need not be moved. */
  #last: { readonly key: string; readonly entry: Entry<Answer> } | undefined;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string, now: number): { readonly answer: Answer } | undefined {
    if (this.#last?.key === key && isValid(this.#last.entry, now)) return this.#last.entry;
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (!isValid(entry, now)) return undefined;
    this.#enter(key, entry);
    return entry;
  }

  set(key: string, answer: Answer, { since, until }: Validity): void {
    this.#entries.delete(key);
    this.#enter(key, { answer, since, until });
    if (this.#entries.size <= this.#size) return;
    const [oldest = key] = this.#entries.keys();
    this.#entries.delete(oldest);
  }

  #enter(key: string, entry: Entry<Answer>): void {
    this.#entries.set(key, entry);
    this.#last = { key, entry };
  }
}
