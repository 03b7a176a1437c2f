/** What an outcome is called. Statuses are not translated. */
import type { ReportTexts } from '../../rules/vocabulary/report-texts.js';

/** The words of the program among outcomes, countries and banks; names from the directories and statuses stay. */
export function wordFor(key: string, { unreadable, unknown, nothingKnown, enriched }: ReportTexts): string {
  const words: Readonly<Record<string, string>> = { unreadable, unknown, enriched, 'nothing known': nothingKnown };
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
}
