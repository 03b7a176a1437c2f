/**
 * How the texts of the alerts are given in a language: one text a code, with the parameters of the English text in the record of the code.
 *
 * `rules/texts/<tag>/alerts.ts` calls {@link alertTexts}. A code that is missing or does not exist does not compile, nor does a text with
 * other parameters than the English one. The name of the file is the BCP 47 tag of the language, and its export is the tag without the hyphen: `ptBR`.
 * Use the words of bank forms, and bind no word to a parameter: it is a code or a name. A day names the language that writes it, `{from: date de}`,
 * and a country the language that names it: `{country: place de}`. What may be said of each intermediary agent is written once: “Bank {number}”.
 */

import type { AlertCode } from '../alert-codes/alert-code.js';
import type { IntermediaryAgentAlerts } from '../alerts/intermediary-agent.js';
import type { alerts } from '../index/alerts.js';
import { type AgentCode, textsOfAgents } from '../vocabulary/agent-alert.js';
import type { WithParamsOf } from '../vocabulary/alert.js';

/** Alert code → text, in one language. */
export type AlertTexts = Readonly<Record<AlertCode, string>>;

/** What may be said of each intermediary agent. */
type AgentProblem = keyof IntermediaryAgentAlerts;

/** The texts as a language writes them. */
type WrittenTexts = Readonly<Record<Exclude<AlertCode, AgentCode<AgentProblem>>, string>> & {
  readonly INTERMEDIARY_AGENT: Readonly<Record<AgentProblem, string>>;
};

/** Each text with the parameters of the English one; a code that does not exist has no text. */
type SameParams<Own> = {
  readonly [Code in keyof Own]: Code extends 'INTERMEDIARY_AGENT'
    ? SameParamsOfAgents<Own[Code]>
    : Code extends AlertCode
      ? WithParamsOf<Own[Code], (typeof alerts)[Code]['text']>
      : never;
};

type SameParamsOfAgents<Own> = {
  readonly [Problem in keyof Own]: Problem extends AgentProblem
    ? WithParamsOf<Own[Problem], IntermediaryAgentAlerts[Problem]['text']>
    : never;
};

/**
 * Declares the texts of a language; see `rules/texts/de/alerts.ts`. That no code is missing is asked of the parameter: asked of `Own`, the compiler
 * would take every text for a `string`, and report each instead of the code.
 */
export const alertTexts = <const Own extends Partial<WrittenTexts>>(texts: WrittenTexts & Own & SameParams<Own>): AlertTexts =>
  Object.fromEntries(
    Object.entries<string | Readonly<Record<string, string>>>(texts).flatMap(([code, text]) =>
      typeof text === 'string' ? [[code, text] as const] : textsOfAgents(text),
    ),
  ) as AlertTexts;
