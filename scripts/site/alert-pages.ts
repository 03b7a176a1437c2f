/** A page an alert: what it says in each language, why a bank minds, what to do, and an instruction that raises it. */

import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { alerts as records } from '../../rules/index/alerts.js';
import { LANGUAGES } from '../../rules/index/languages.js';
import { code, table } from '../docs/markdown.js';
import { jsonBlock, type Page, plainText } from './page.js';

type Texts = Readonly<Record<AlertCode, string>>;

const folder = new URL('../../rules/texts/', import.meta.url);

/** Language → texts, in alphabetical order. */
const languages: readonly (readonly [string, Texts])[] = await Promise.all(
  LANGUAGES.filter((tag) => tag !== 'en').map(async (tag): Promise<readonly [string, Texts]> => {
    const [texts] = Object.values((await import(new URL(`${tag}/alerts.ts`, folder).href)) as Readonly<Record<string, Texts>>);
    if (texts === undefined) throw new Error(`rules/texts/${tag}/alerts.ts exports no texts`);
    return [tag, texts];
  }),
);

/** Formats every value as text, a nested object included: what is not seen stands as an escape. */
const visible = (json: string): string =>
  json.replace(/\p{Cf}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

function alertPage(name: AlertCode): Page {
  const { severity, reason, text, cause, fix, example } = records[name];
  const markdown = `# ${name}

${plainText(text)}

${table(['severity', 'ISO 20022 reason'], [[`\`${severity}\``, `\`${reason}\``]])}

## What goes wrong

${plainText(cause)}

## What to do

${plainText(fix)}

## An instruction that raises it

${visible(jsonBlock(example))}

<PaymentField :instruction='${JSON.stringify(JSON.stringify(example)).replaceAll("'", '&#39;')}' />

## In other languages

${table(
  ['language', 'text'],
  languages.map(([language, all]) => [language, plainText(all[name])]),
)}

Names in braces are parameters. The severity is the usual one; \`explain\` gives that of a payment
([why it can differ](../decisions/0011-severities.md)).
`;
  return { path: `alerts/${name}`, markdown };
}

const names = Object.keys(records) as AlertCode[];

export const alertPages: readonly Page[] = [
  ...names.map(alertPage),
  {
    path: 'alerts/index',
    markdown: `# Alerts\n\n${names.length} codes. A code is added, never renamed.\n\n${table(
      ['code', 'severity', 'text'],
      names.map((name) => [`[${code(name)}](./${name}.md)`, records[name].severity, plainText(records[name].text)]),
    )}\n`,
  },
];

export const alertNames: readonly string[] = names;
