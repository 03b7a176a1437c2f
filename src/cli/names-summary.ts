/** Counts the answers of `payprep names`, and says which lines to look at first. It holds codes and numbers of lines, no name. */
import { REASON_TEXTS } from '../names/reasons.js';
import { Summary } from './summary.js';
import { wrapText } from './text-table.js';

/** The worst first: a payment to another name, then what nobody compares, then what a bank may let pass. */
const TO_LOOK_AT = ['NO_MATCH', 'NOT_COVERED', 'CLOSE_MATCH'] as const;
const SHOWN_LINES = 5;

interface Group {
  times: number;
  readonly lines: number[];
}

function countLine(group: Group, line: number): void {
  group.times += 1;
  if (group.lines.length < SHOWN_LINES) group.lines.push(line);
}

const formatLines = ({ times, lines }: Group): string =>
  `line${times === 1 ? '' : 's'} ${lines.join(', ')}${times > lines.length ? ' …' : ''}`;

const textOf = (code: string): string => (Object.hasOwn(REASON_TEXTS, code) ? REASON_TEXTS[code as keyof typeof REASON_TEXTS][0] : '');
const mayDiffer = (code: string): boolean =>
  Object.hasOwn(REASON_TEXTS, code) && REASON_TEXTS[code as keyof typeof REASON_TEXTS][1] === true;

export class NamesSummary extends Summary {
  /** Outcome → weightiest reason → how many, and the first lines. */
  readonly #groups = new Map<string, Map<string, Group>>();
  readonly #doubtfulMatches: Group = { times: 0, lines: [] };

  override countAnswer(outcome: string, codes: readonly string[], country: string | undefined, line: number): void {
    super.countAnswer(outcome, codes, country, line);
    if (outcome === 'MATCH' && codes.some(mayDiffer)) countLine(this.#doubtfulMatches, line);
    const [reason = ''] = codes;
    const groups = this.#groups.get(outcome) ?? new Map<string, Group>();
    const group = groups.get(reason) ?? { times: 0, lines: [] };
    countLine(group, line);
    this.#groups.set(outcome, groups.set(reason, group));
  }

  override format(columns: number): string {
    const outcomes = [...this.outcomes].map(([outcome, { times }]) => `${times} ${outcome}`).join(', ');
    const lines = [`${this.total} ${this.total === 1 ? 'pair' : 'pairs'} of names: ${outcomes}`];
    const first = TO_LOOK_AT.flatMap((outcome) => this.#formatOutcome(outcome, columns));
    if (first.length > 0) lines.push('look at these first:', ...first);
    if (this.#doubtfulMatches.times > 0) lines.push(...this.#formatDoubtful(columns));
    return `${lines.join('\n')}\n`;
  }

  #formatDoubtful(columns: number): readonly string[] {
    const text = 'in which banks differ: another order, an umlaut, a title, a joint account';
    return wrapText(`${this.#doubtfulMatches.times} MATCH ${text}: ${formatLines(this.#doubtfulMatches)}`, columns);
  }

  #formatOutcome(outcome: string, columns: number): readonly string[] {
    const groups = [...(this.#groups.get(outcome) ?? [])].sort(([, a], [, b]) => b.times - a.times);
    return groups.flatMap(([reason, group]) => {
      const text = wrapText(textOf(reason), Math.max(columns - 4, 20)).map((line) => `    ${line}`);
      return [`  ${outcome} ${reason} ${group.times}: ${formatLines(group)}`, ...text];
    });
  }
}
