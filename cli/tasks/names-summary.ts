/** Counts the answers of `payprep names`, and says which lines to look at first. It holds codes and line numbers, never a name. */
import { REASON_TEXTS } from '../../rules/name-matching/reasons.js';
import { wrapText } from '../terminal/text-table.js';
import { addLine, formatGroup, formatLines, type LineGroup, newLineGroup } from './line-group.js';
import { Summary } from './summary.js';

/** The worst first: another name, then pairs that were not compared, then pairs that a bank may accept. */
const TO_LOOK_AT = ['NO_MATCH', 'NOT_COVERED', 'CLOSE_MATCH'] as const;
const textOf = (code: string): string => (Object.hasOwn(REASON_TEXTS, code) ? REASON_TEXTS[code as keyof typeof REASON_TEXTS][0] : '');
/** True for a reason about which banks differ. */
const banksDiffer = (code: string): boolean =>
  Object.hasOwn(REASON_TEXTS, code) && REASON_TEXTS[code as keyof typeof REASON_TEXTS][1] === true;

export class NamesSummary extends Summary {
  /** Outcome → weightiest reason → its lines. */
  readonly #groups = new Map<string, Map<string, LineGroup>>();
  readonly #doubtfulMatches = newLineGroup();

  override countAnswer(outcome: string, codes: readonly string[], country: string | undefined, line: number | undefined): void {
    super.countAnswer(outcome, codes, country, line);
    if (outcome === 'MATCH' && codes.some(banksDiffer)) addLine(this.#doubtfulMatches, line);
    const [reason = ''] = codes;
    const groups = this.#groups.get(outcome) ?? new Map<string, LineGroup>();
    const group = groups.get(reason) ?? newLineGroup();
    addLine(group, line);
    this.#groups.set(outcome, groups.set(reason, group));
  }

  override format(columns: number): string {
    const outcomes = [...this.outcomes].map(([outcome, { times }]) => `${times} ${outcome}`).join(', ');
    const lines = [`${this.total} ${this.total === 1 ? 'pair' : 'pairs'} of names: ${outcomes}`];
    const first = [...this.formatUnreadable(), ...TO_LOOK_AT.flatMap((outcome) => this.#formatOutcome(outcome, columns))];
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
      return [`  ${outcome} ${reason} ${formatGroup(group)}`, ...text];
    });
  }
}
