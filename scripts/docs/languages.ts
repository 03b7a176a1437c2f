/** The languages of the texts, as README.md and CHANGELOG.md list them. */
import { LANGUAGES } from '../../rules/index/languages.js';

const names = new Intl.DisplayNames('en', { type: 'language' });
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** English, German, … */
const languageNames = list.format(LANGUAGES.map((tag) => names.of(tag) ?? tag));

/** Writes the list of entries, `payprep/messages/en`, `/de` …, and the list of names. */
export const writeLanguages = (text: string): string =>
  text
    .replace(/`payprep\/([\w-]+)\/en`(?:, `\/[\w-]+`)+/g, (_, entry: string) =>
      LANGUAGES.map((tag, at) => (at === 0 ? `\`payprep/${entry}/${tag}\`` : `\`/${tag}\``)).join(', '),
    )
    .replace(/(texts in )English[\w, ()]*(?=: `payprep)/g, (_, before: string) => before + languageNames);
