/** The languages: those that have a folder in `rules/texts/`, English first, and the entries of each: `src/messages/*`, `src/field-texts/*`. */
import { readdirSync } from 'node:fs';

const folder = new URL('../../rules/texts', import.meta.url);

/** BCP 47 tags. English stands in the records of the alerts. */
const tags: readonly string[] = [
  'en',
  ...readdirSync(folder)
    .filter((tag) => tag !== 'en')
    .sort(),
];

/** What the module of a language exports: its tag as a name, `ptBR`. */
const exportOf = (tag: string): string => tag.replace('-', '');

const nameOf = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

export const languageIndex = (): string => `/** The languages of the texts, as BCP 47 tags. Written by \`npm run indexes\`. */
export const LANGUAGES = [${tags.map((tag) => `'${tag}'`).join(', ')}] as const;
`;

const alertTextsOf = (tag: string): string => (tag === 'en' ? 'index/alert-texts' : `texts/${tag}/alerts`);

const messagesEntry = (tag: string): string =>
  `/** \`payprep/messages/${tag}\`: the alert texts in ${nameOf(tag)}, for \`describe\` of \`payprep/alerts\`. Written by \`npm run indexes\`. */
export { ${exportOf(tag)} } from '../../rules/${alertTextsOf(tag)}.js';
`;

const fieldTextsEntry = (tag: string): string =>
  `/** \`payprep/field-texts/${tag}\`: the words of a form in ${nameOf(tag)}, for \`fieldTexts\`. Written by \`npm run indexes\`. */
export { ${exportOf(tag)} } from '../../rules/texts/${tag}/fields.js';
`;

/** A tag as a name in an object. */
const keyOf = (tag: string): string => (exportOf(tag) === tag ? tag : `'${tag}'`);

/** What the command line reads a language by. */
function textsByLanguage(): string {
  const members = tags.map((tag) => `  ${keyOf(tag)}: async () => (await import('../../src/messages/${tag}.js')).${exportOf(tag)},\n`);
  return `/** Language → the texts of the alerts, read when they are asked for. Written by \`npm run indexes\`. */
import type { Messages } from '../../src/messages/describe.js';

export const languages: Readonly<Record<string, () => Promise<Messages>>> = {
${members.join('')}};
`;
}

/** The texts of `payprep/element`, a chunk a language. English is no chunk: it is what there is until another is loaded. */
function elementLanguages(): string {
  const load = (tag: string): string => `both(import('../field-texts/${tag}.js'), import('../messages/${tag}.js'), '${exportOf(tag)}')`;
  const lines = tags.filter((tag) => tag !== 'en').map((tag) => `  ${keyOf(tag)}: () => ${load(tag)},`);
  return `/** The languages of \`payprep/element\` besides English, each loaded when it is asked for. Written by \`npm run indexes\`. */
import { both, type LanguageTexts } from './language-texts.js';

export const languages: Readonly<Record<string, () => Promise<LanguageTexts>>> = {
${lines.join('\n')}
};
`;
}

/** File in `src/` → text: the entries. */
export const languageEntries = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tags.flatMap((tag) => [
      [`messages/${tag}.ts`, messagesEntry(tag)],
      [`field-texts/${tag}.ts`, fieldTextsEntry(tag)],
    ]),
  );

/** File → text: the entries, and how the command line and the element read them. */
export const languageFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(languageEntries()).map(([file, text]) => [`src/${file}`, text])),
  'cli/options/languages.ts': textsByLanguage(),
  'src/element/languages.ts': elementLanguages(),
});
