/** The codes of alerts and problems, each with its meaning, for people and for those who generate clients (`x-enum-descriptions`). */
import type { JsonSchema } from '@valibot/to-json-schema';
import { alerts } from '../../../rules/index/alerts.js';
import { PROBLEMS } from '../../http/problem.js';

/** The codes of an enumeration, in their order. */
type Meanings = readonly (readonly [code: string, meaning: string])[];

function enumeration(description: string, meanings: Meanings): JsonSchema {
  const list = meanings.map(([code, meaning]) => `- \`${code}\`: ${meaning}`).join('\n');
  return {
    type: 'string',
    description: `${description}\n\n${list}`,
    enum: meanings.map(([code]) => code),
    'x-enum-descriptions': meanings.map(([, meaning]) => meaning),
  } as JsonSchema;
}

/** `{reason: initials=Initialen; …}` is one of our own words, which each language translates. */
const withoutWords = (text: string): string => text.replace(/\{(\w+):[^}]*\}/g, '{$1}');

export const alertCode = enumeration(
  `What is wrong with a payment. Each code stands with its usual severity, its meaning and what to do; names in braces stand for values.
Later versions add codes and rename none: take a code that you do not know for an alert.`,
  Object.entries(alerts).map(([code, { severity, text, fix }]) => [code, `(${severity}) ${withoutWords(text)} ${fix}`]),
);

export const problemCode = enumeration(
  'Why a request was not answered as asked for. Later versions add codes and rename none.',
  Object.entries(PROBLEMS).map(([code, [status, title]]) => [code, `(${status}) ${title}`]),
);
