/** The texts of alerts in the language that a call asks for. */
import type { Language } from '../../rules/index/languages.js';
import type { PayeeTexts } from '../../rules/texts/payee-texts.js';
import type { ReturnTexts } from '../../rules/texts/return-texts.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import type { DayTexts } from '../../rules/vocabulary/day-texts.js';
import type { HelpTexts } from '../../rules/vocabulary/help-texts.js';
import type { LookupTexts } from '../../rules/vocabulary/lookup-texts.js';
import type { ReportTexts } from '../../rules/vocabulary/report-texts.js';
import type { ExplainedAlert, Explanation } from '../../src/answers/explain.js';
import { describe, type Messages } from '../../src/messages/describe.js';
import { type LanguageTexts, languages } from './languages.js';

/** The texts of a language; undefined for English, which `explain` gives. The options allow only known languages. */
export async function readMessages(language: string | undefined): Promise<Messages | undefined> {
  return language === undefined || language === 'en' ? undefined : textsIn(language)?.messages();
}

/** The words of the report in a language; undefined for English. */
export async function readReportTexts(language: string | undefined): Promise<ReportTexts | undefined> {
  return language === undefined || language === 'en' ? undefined : textsIn(language)?.report();
}

/** What the command line says in a language; undefined for English. */
export async function readCliTexts(language: string | undefined): Promise<CliTexts | undefined> {
  return language === undefined || language === 'en' ? undefined : textsIn(language)?.cli();
}

/** The help of commands in a language; undefined for English, which stands with their declarations. */
export async function readHelpTexts(language: string | undefined): Promise<HelpTexts | undefined> {
  return language === undefined || language === 'en' ? undefined : textsIn(language)?.help();
}

/** The texts of return codes in a language; undefined for English. */
export async function readReturnTexts(language: string | undefined): Promise<ReturnTexts | undefined> {
  return language === undefined || language === 'en' ? undefined : textsIn(language)?.returns();
}

/** The texts of what changed of a payee in a language; undefined for English. */
export async function readPayeeTexts(language: string | undefined): Promise<PayeeTexts | undefined> {
  return language === undefined || language === 'en' ? undefined : textsIn(language)?.payees();
}

/** The words of `payprep days` in a language; English without one. */
export const readDayTexts = async (language = 'en'): Promise<DayTexts> => (textsIn(language) ?? languages.en).days();

/** The words of `payprep returns` and `payprep payees` in a language; English without one. */
export const readLookupTexts = async (language = 'en'): Promise<LookupTexts> => (textsIn(language) ?? languages.en).lookups();

const textsIn = (language: string): LanguageTexts | undefined =>
  Object.hasOwn(languages, language) ? languages[language as Language] : undefined;

const translateAlert = (alert: ExplainedAlert, messages: Messages | undefined): ExplainedAlert =>
  messages === undefined ? alert : { ...alert, message: describe(alert.code, alert.params, messages) };

export const translate = (explanation: Explanation, messages: Messages | undefined): Explanation =>
  messages === undefined ? explanation : { ...explanation, alerts: explanation.alerts.map((alert) => translateAlert(alert, messages)) };
