/** The languages: those that have a folder in `rules/texts/`, English first; and what reads the files of these folders one language at a time. */
import { readdirSync } from 'node:fs';

const folder = new URL('../../rules/texts', import.meta.url);

/** BCP 47 tags. */
const tags: readonly string[] = [
  'en',
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
    .sort(),
];

/** What the modules of a language export: its tag as a name, `ptBR`. */
const exportOf = (tag: string): string => tag.replace('-', '');

/** A tag as a name in an object. */
const keyOf = (tag: string): string => (exportOf(tag) === tag ? tag : `'${tag}'`);

export const languageIndex = (): string => `/** The languages of the texts, as BCP 47 tags. Written by \`npm run indexes\`. */
export const LANGUAGES = [${tags.map((tag) => `'${tag}'`).join(', ')}] as const;

export type Language = (typeof LANGUAGES)[number];
`;

/** What the command line says in a language. */
function commandLineLanguages(): string {
  const load = (tag: string, file: string): string => `async () => (await import('../../rules/texts/${tag}/${file}.js')).${exportOf(tag)}`;
  const members = tags.map(
    (tag) =>
      `  ${keyOf(tag)}: {\n    messages: ${load(tag, 'alerts')},\n    report: ${load(tag, 'report')},\n    cli: ${load(tag, 'cli')},\n    returns: ${load(tag, 'returns')},\n    payees: ${load(tag, 'payees')},\n    days: ${load(tag, 'days')},\n    lookups: ${load(tag, 'lookups')},\n    help: ${tag === 'en' ? 'async () => undefined' : load(tag, 'help')},\n  },`,
  );
  return `/** The languages of the command line, each read when it is asked for. Written by \`npm run indexes\`. */
import type { Language } from '../../rules/index/languages.js';
import type { PayeeTexts } from '../../rules/texts/payee-texts.js';
import type { ReturnTexts } from '../../rules/texts/return-texts.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import type { DayTexts } from '../../rules/vocabulary/day-texts.js';
import type { HelpTexts } from '../../rules/vocabulary/help-texts.js';
import type { LookupTexts } from '../../rules/vocabulary/lookup-texts.js';
import type { ReportTexts } from '../../rules/vocabulary/report-texts.js';
import type { Messages } from '../../src/messages/describe.js';

export interface LanguageTexts {
  readonly messages: () => Promise<Messages>;
  readonly report: () => Promise<ReportTexts>;
  readonly cli: () => Promise<CliTexts>;
  readonly returns: () => Promise<ReturnTexts>;
  readonly payees: () => Promise<PayeeTexts>;
  readonly days: () => Promise<DayTexts>;
  readonly lookups: () => Promise<LookupTexts>;
  /** None of English, which stands with the declarations of the options. */
  readonly help: () => Promise<HelpTexts | undefined>;
}

export const languages: Readonly<Record<Language, LanguageTexts>> = {
${members.join('\n')}
};
`;
}

/** The texts of `payprep/element`, a chunk each. English is no chunk: it is what there is until another is loaded. */
function elementLanguages(): string {
  const load = (tag: string): string => ['fields', 'element'].map((file) => `import('../../rules/texts/${tag}/${file}.js')`).join(', ');
  const lines = tags.filter((tag) => tag !== 'en').map((tag) => `  ${keyOf(tag)}: () => textsOf('${exportOf(tag)}', ${load(tag)}),`);
  const messages = tags.map((tag) => `  ${keyOf(tag)}: async () => (await import('../../rules/texts/${tag}/alerts.js')).${exportOf(tag)},`);
  return `/** The languages of \`payprep/element\` besides English, each loaded when it is asked for. Written by \`npm run indexes\`. */
import type { Language } from '../../rules/index/languages.js';
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import { type LanguageTexts, textsOf } from './language-texts.js';

export const languages: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguageTexts>>> = {
${lines.join('\n')}
};

/** The texts of alerts in each language, English among them: nobody needs them before something is typed. */
export const languageMessages: Readonly<Record<Language, () => Promise<AlertTexts>>> = {
${messages.join('\n')}
};
`;
}

/** What a form for a payee says beside these, a chunk each. */
function payeeLanguages(): string {
  const lines = tags.map(
    (tag) => `  ${keyOf(tag)}: async () => (await import('../../rules/texts/${tag}/payee-form.js')).${exportOf(tag)},`,
  );
  return `/** The words of a form for a payee in each language, loaded when they are asked for. Written by \`npm run indexes\`. */
import type { Language } from '../../rules/index/languages.js';
import type { PayeeFormTexts } from '../../rules/texts/payee-form-texts.js';

export const payeeWords: Readonly<Record<Language, () => Promise<PayeeFormTexts>>> = {
${lines.join('\n')}
};
`;
}

/** File → text: how the command line and the element read the languages. */
export const languageFiles = (): Readonly<Record<string, string>> => ({
  'cli/options/languages.ts': commandLineLanguages(),
  'src/element/languages.ts': elementLanguages(),
  'src/element/payee-languages.ts': payeeLanguages(),
});
