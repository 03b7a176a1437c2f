/** Counts the answers of `payprep address`, and says which lines to look at first. It holds codes and line numbers, never an address. */

import { wrapText } from '../terminal/text-table.js';
import { addLine, formatGroup, type LineGroup, newLineGroup } from './line-group.js';
import { Summary } from './summary.js';

/** Why somebody should look at a row, the weightiest first. */
export const REASONS = {
  NO_ADDRESS: 'the row has no address',
  NO_COUNTRY: 'no country is named: --country CODE says which, where all rows have the same',
  NO_TOWN: 'no town was found',
  OTHER_COUNTRY: 'the text names another country than the column',
  OTHER_TOWN: 'the lines name another town than the column',
  TOWN_NOT_SURE: 'the town is the most likely line, but its place does not prove it',
  TEXT_LEFT: 'a part of the text found no place in the result',
} as const;

export type AddressReason = keyof typeof REASONS;

export class AddressSummary extends Summary {
  /** Reason → its lines. */
  readonly #reasons = new Map<string, LineGroup>();

  override countAnswer(outcome: string, codes: readonly string[], country: string | undefined, line: number | undefined): void {
    super.countAnswer(outcome, codes, country, line);
    const [reason] = codes;
    if (reason === undefined) return;
    const group = this.#reasons.get(reason) ?? newLineGroup();
    addLine(group, line);
    this.#reasons.set(reason, group);
  }

  override format(columns: number): string {
    const outcomes = [...this.outcomes].map(([outcome, { times }]) => `${times} ${outcome}`).join(', ');
    const lines = [`${this.total} ${this.total === 1 ? 'address' : 'addresses'}: ${outcomes}`];
    const reasons = Object.entries(REASONS).flatMap(([reason, text]) => this.#formatReason(reason, text, columns));
    const groups = [...this.formatUnreadable(), ...reasons];
    if (groups.length > 0) lines.push('look at these first:', ...groups);
    return `${lines.join('\n')}\n`;
  }

  #formatReason(reason: string, text: string, columns: number): readonly string[] {
    const group = this.#reasons.get(reason);
    if (group === undefined) return [];
    return [`  ${reason} ${formatGroup(group)}`, ...wrapText(text, Math.max(columns - 4, 20)).map((line) => `    ${line}`)];
  }
}
