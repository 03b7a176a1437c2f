/** The codes of alerts and problems with their meanings, for people and for generators of clients (`x-enum-descriptions`). */
import type { JsonSchema } from '@valibot/to-json-schema';
import { alerts } from '../../../rules/index/alerts.js';
import { PROBLEMS } from '../../http/problem.js';

/** The codes of an enumeration with their meanings, in order. */
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

/** Shortens placeholders such as `{reason: initials=Initialen; …}`, which translate a word, to `{reason}`. */
const withoutWords = (text: string): string => text.replace(/\{(\w+):[^}]*\}/g, '{$1}');

export const alertCodeSchema = enumeration(
  `What is wrong with a payment. Each code has its usual severity, its meaning and what to do; names in braces are placeholders of values.
Later versions add codes and rename none: treat an unknown code as an alert.`,
  Object.entries(alerts).map(([code, { severity, text, fix }]) => [code, `(${severity}) ${withoutWords(text)} ${fix}`]),
);

export const problemCodeSchema = enumeration(
  'Why a request failed. Later versions add codes and rename none.',
  Object.entries(PROBLEMS).map(([code, [status, title]]) => [code, `(${status}) ${title}`]),
);
