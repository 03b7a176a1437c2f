/** The words in which reports and tables say what is wrong, and in which the command line speaks, in one language. */
import { en as englishCli } from '../../rules/texts/en/cli.js';
import { en } from '../../rules/texts/en/report.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import type { ReportTexts } from '../../rules/vocabulary/report-texts.js';
import type { Messages } from '../../src/messages/describe.js';
import { readCliTexts, readMessages, readReportTexts } from './messages.js';

export interface ReportLanguage {
  /** BCP 47. */
  readonly tag: string;
  readonly texts: ReportTexts;
  /** What is said beside the answers. */
  readonly cli: CliTexts;
  /** Absent for English: there a report says how to mend what an alert says. */
  readonly messages: Messages | undefined;
}

export const english: ReportLanguage = { tag: 'en', texts: en, cli: englishCli, messages: undefined };

/** The words of the language that a call asks for. */
export async function readReportLanguage(tag: string | undefined): Promise<ReportLanguage> {
  const [texts, cli] = [await readReportTexts(tag), await readCliTexts(tag)];
  return tag === undefined || texts === undefined || cli === undefined ? english : { tag, texts, cli, messages: await readMessages(tag) };
}
