/** The progress line of a long run: on standard error, if that is a terminal, updated at most ten times a second, erased at the end. */
import { en } from '../../rules/texts/en/cli.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import { fillSentence } from '../files/sentence.js';
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

/** Never more than all of it: a file may grow while it is read. */
export const percentOf = (bytes: number, total: number): number => Math.min(Math.floor((bytes / total) * 100), 100);

export class Progress {
  readonly #io: Io;
  readonly #totalBytes: number | undefined;
  readonly #texts: CliTexts;
  readonly #start: number;
  #lastUpdate: number;
  #isShown = false;

  /** `totalBytes` is undefined where the size of the input is not known. */
  constructor(io: Io, totalBytes: number | undefined, texts = en) {
    this.#io = io;
    this.#totalBytes = totalBytes;
    this.#texts = texts;
    this.#start = io.now();
    this.#lastUpdate = this.#start;
  }

  update(bytes: number, rows: number): void {
    const now = this.#io.now();
    if (now - this.#lastUpdate < INTERVAL_MS) return;
    this.#lastUpdate = now;
    this.#isShown = true;
    const total = this.#totalBytes;
    const { bytesOf, rowsDone, timeLeft } = this.#texts;
    const done = formatMegabytes(bytes);
    const share = total ? fillSentence(bytesOf, { bytes: done, total: formatMegabytes(total), percent: percentOf(bytes, total) }) : done;
    const speed = Math.round(rows / ((now - this.#start) / 1000));
    const time = total && bytes > 0 ? formatTime(((now - this.#start) * Math.max(total - bytes, 0)) / bytes) : undefined;
    const left = time === undefined ? [] : [fillSentence(timeLeft, { time })];
    const text = [share, fillSentence(rowsDone, { rows, speed }), ...left].join(', ');
    this.#io.stderr.write(ERASE_LINE + text.slice(0, Math.max(this.#io.columns - 1, 1)));
  }

  erase(): void {
    if (this.#isShown) this.#io.stderr.write(ERASE_LINE);
    this.#isShown = false;
  }
}
