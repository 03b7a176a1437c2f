/** The lines with one answer: how many there are, and the first of them. */
const SHOWN_LINES = 5;

export class LineGroup {
  #count = 0;
  readonly #first: number[] = [];

  get count(): number {
    return this.#count;
  }

  add(line: number): void {
    this.#count += 1;
    if (this.#first.length < SHOWN_LINES) this.#first.push(line);
  }

  /** `lines 2, 5, 9 …` */
  format(): string {
    return `line${this.#count === 1 ? '' : 's'} ${this.#first.join(', ')}${this.#count > this.#first.length ? ' …' : ''}`;
  }
}
