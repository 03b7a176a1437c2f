/** The lines with one answer: how many there are, and the first of them. A plain object, which a worker can send. */
import { en } from '../../rules/texts/en/cli.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import { fillSentence } from '../files/sentence.js';

const SHOWN_LINES = 5;

export interface LineGroup {
  times: number;
  readonly lines: number[];
}

export const newLineGroup = (): LineGroup => ({ times: 0, lines: [] });

/** `line`: undefined where it says nothing, because there are several files. */
export function addLine(group: LineGroup, line: number | undefined): void {
  group.times += 1;
  if (line !== undefined && group.lines.length < SHOWN_LINES) group.lines.push(line);
}

export function addGroup(group: LineGroup, { times, lines }: LineGroup): void {
  group.times += times;
  group.lines.push(...lines.slice(0, SHOWN_LINES - group.lines.length));
}

/** `lines 2, 5, 9`, with `…` where there are more; empty for several files. */
export function formatLines({ times, lines }: LineGroup, texts: CliTexts = en): string {
  if (lines.length === 0) return '';
  return fillSentence(times === 1 ? texts.oneLine : texts.lines, { lines: `${lines.join(', ')}${times > lines.length ? ' …' : ''}` });
}

/** `3: lines 2, 5, 9` */
export const formatGroup = (group: LineGroup, texts?: CliTexts): string =>
  [`${group.times}`, formatLines(group, texts)].filter((part) => part !== '').join(': ');
