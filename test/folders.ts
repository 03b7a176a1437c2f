/**
 * The folders of rules, library and command line, from the ground up: what each may import. An arrow to a folder allows those below that one, too.
 *
 * `docs/architecture.md` says what lives in each; a test holds the two together. A new folder is added here and there.
 */

/** Folder → the folders right below it. Itself and those below them follow. */
type Arrows = Readonly<Record<string, readonly string[]>>;

const RULES: Arrows = {
  'rules/vocabulary': [],
  'rules/banks': [],
  'rules/currencies': [],
  'rules/sanctions': ['rules/vocabulary'],
  'rules/creditors': ['rules/vocabulary'],
  'rules/check-digits': ['rules/vocabulary'],
  'rules/account-forms': ['rules/check-digits'],
  'rules/iban-construction': ['rules/check-digits'],
  'rules/purposes': ['rules/vocabulary'],
  'rules/text-codes': ['rules/vocabulary'],
  'rules/words': ['rules/vocabulary'],
  'rules/name-matching': ['rules/words'],
  'rules/addresses': ['rules/words'],
  'rules/samples': ['rules/vocabulary'],
  'rules/calendars': ['rules/vocabulary'],
  'rules/value-dates': ['rules/vocabulary'],
  'rules/alerts': ['rules/vocabulary'],
  'rules/methods': ['rules/vocabulary', 'rules/banks'],
  'rules/schemes': ['rules/vocabulary', 'rules/currencies'],
  'rules/references': ['rules/check-digits'],
  'rules/payment-codes': ['rules/vocabulary'],
  'rules/countries': ['rules/account-forms', 'rules/currencies', 'rules/purposes'],
  'rules/index': [
    'rules/alerts',
    'rules/calendars',
    'rules/countries',
    'rules/methods',
    'rules/payment-codes',
    'rules/references',
    'rules/schemes',
    'rules/value-dates',
    'rules/words',
  ],
  'rules/alert-codes': ['rules/index'],
  'rules/returns': ['rules/alert-codes'],
  'rules/texts': ['rules/returns', 'rules/name-matching'],
};

const LIBRARY: Arrows = {
  'src/characters': [],
  'src/instruction': ['src/characters'],
  'src/identifiers': ['src/characters'],
  'src/directory': ['src/identifiers'],
  'src/directory/shipped': ['src/directory'],
  'src/names': ['src/characters'],
  'src/address': ['src/identifiers', 'src/instruction'],
  'src/references': ['src/identifiers', 'src/instruction'],
  'src/payment-codes': ['src/identifiers', 'src/instruction'],
  'src/detect': ['src/references'],
  'src/banks': ['src/directory'],
  'src/bundles': ['src/directory'],
  'src/dates': ['src/identifiers'],
  'src/rules-and-data': ['src/directory', 'src/instruction'],
  'src/findings': ['src/directory', 'src/instruction'],
  'src/payment': ['src/rules-and-data', 'src/findings'],
  'src/checks': ['src/payment'],
  'src/engine': ['src/checks'],
  'src/messages': ['src/findings', 'src/rules-and-data'],
  'src/answers': ['src/engine', 'src/messages', 'src/names', 'src/address', 'src/banks'],
  'src/returns': [],
  'src/payees': ['src/answers'],
  'src/form': ['src/rules-and-data'],
  'src/standard-schema': ['src/answers'],
  'src/samples': ['src/answers'],
  'src/payee-form': ['src/answers', 'src/form'],
  'src/element': ['src/payee-form', 'src'],
  'src/frameworks': ['src'],
};

/** The command line may ask all of the library, by its doors or past them, but not read its files. */
const ASKED = [
  'src',
  ...Object.keys(LIBRARY).filter((folder) => !['src/directory/shipped', 'src/element', 'src/frameworks'].includes(folder)),
];

const COMMAND_LINE: Arrows = {
  'cli/files': ASKED,
  'cli/iso20022': ['cli/files'],
  'cli/import': ['cli/files'],
  'cli/terminal': ['cli/files'],
  'cli/options': ['cli/terminal', 'cli/import'],
  'cli/tasks': ['cli/options'],
  'cli/output': ['cli/tasks'],
  'cli/streams': ['cli/output', 'cli/iso20022'],
  'cli/commands': ['cli/streams'],
};

/** The packages from outside that a folder may name. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'src/directory': ['libphonenumber-js'],
  'src/directory/shipped': ['libphonenumber-js', 'node:'],
  'src/frameworks': ['preact', 'react', 'solid-js', 'svelte', 'vue'],
  cli: ['node:', 'saxes', 'hucre'],
};

export const ARROWS: Arrows = { ...RULES, ...LIBRARY, ...COMMAND_LINE };

/** Every folder that this one may import, itself included. Rules may be imported from everywhere above them. */
export function allowedIn(folder: string): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [folder];
  for (const each of queue) {
    if (found.has(each)) continue;
    found.add(each);
    queue.push(...(ARROWS[each] ?? []));
  }
  return found;
}
