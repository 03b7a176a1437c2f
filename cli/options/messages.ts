/** The texts of alerts in the language that a call asks for. */

import type { ExplainedAlert, Explanation } from '../../src/answers/explain.js';
import { describe, type Messages } from '../../src/messages/describe.js';
import { languages } from './languages.js';

/** The texts of a language; undefined for English, which `explain` gives. The options allow only known languages. */
export async function readMessages(language: string | undefined): Promise<Messages | undefined> {
  return language === undefined || language === 'en' ? undefined : languages[language]?.();
}

const translateAlert = (alert: ExplainedAlert, messages: Messages | undefined): ExplainedAlert =>
  messages === undefined ? alert : { ...alert, message: describe(alert.code, alert.params, messages) };

export const translate = (explanation: Explanation, messages: Messages | undefined): Explanation =>
  messages === undefined ? explanation : { ...explanation, alerts: explanation.alerts.map((alert) => translateAlert(alert, messages)) };
