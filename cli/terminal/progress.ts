/** The progress line of a long run: on standard error, if that is a terminal, updated at most ten times a second, erased at the end. */
import type { Io } from './io.js';

const INTERVAL_MS = 100;
const ERASE_LINE = '\r\u001b[K';

const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** `45 s`, `3 min`, `2 h`: an estimate, so the greatest unit alone. */
function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 90) return `${seconds} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

export class Progress {
  readonly #io: Io;
  readonly #totalBytes: number | undefined;
  readonly #start: number;
  #lastUpdate: number;
  #isShown = false;

  /** `totalBytes` is undefined where the size of the input is not known. */
  constructor(io: Io, totalBytes: number | undefined) {
    this.#io = io;
    this.#totalBytes = totalBytes;
    this.#start = io.now();
    this.#lastUpdate = this.#start;
  }

  update(bytes: number, rows: number): void {
    const now = this.#io.now();
    if (now - this.#lastUpdate < INTERVAL_MS) return;
    this.#lastUpdate = now;
    this.#isShown = true;
    const total = this.#totalBytes;
    const share = total ? ` of ${formatMegabytes(total)} (${Math.min(Math.floor((bytes / total) * 100), 100)}%)` : '';
    const speed = Math.round(rows / ((now - this.#start) / 1000));
    const left = total && bytes > 0 ? `, ${formatTime(((now - this.#start) * Math.max(total - bytes, 0)) / bytes)} left` : '';
    const text = `${formatMegabytes(bytes)}${share}, ${rows} rows, ${speed} rows/s${left}`;
    this.#io.stderr.write(ERASE_LINE + text.slice(0, Math.max(this.#io.columns - 1, 1)));
  }

  erase(): void {
    if (this.#isShown) this.#io.stderr.write(ERASE_LINE);
    this.#isShown = false;
  }
}
