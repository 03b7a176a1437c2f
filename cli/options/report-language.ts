/** The words in which reports and tables say what is wrong, in one language. */
import { en } from '../../rules/texts/en/report.js';
import type { ReportTexts } from '../../rules/vocabulary/report-texts.js';
import type { Messages } from '../../src/messages/describe.js';
import { readMessages, readReportTexts } from './messages.js';

export interface ReportLanguage {
  /** BCP 47. */
  readonly tag: string;
  readonly texts: ReportTexts;
  /** Absent for English: there a report says how to mend what an alert says. */
  readonly messages: Messages | undefined;
}

export const english: ReportLanguage = { tag: 'en', texts: en, messages: undefined };

/** The words of the language that a call asks for. */
export async function readReportLanguage(tag: string | undefined): Promise<ReportLanguage> {
  const texts = await readReportTexts(tag);
  return tag === undefined || texts === undefined ? english : { tag, texts, messages: await readMessages(tag) };
}
