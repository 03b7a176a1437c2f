/**
 * The help that a clerk reads, in a language other than English: how to begin, and what the commands of `CLERKS` take.
 *
 * The gotcha: names, order, values and examples of options come from the declarations, and only the words from `rules/texts/<tag>/help.ts`. The types below hold
 * both together: an option of such a command that has no text there does not compile.
 */
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import type { CommandHelp, HelpTexts, Placeholder } from '../../rules/vocabulary/help-texts.js';
import { USUAL_ENCODINGS } from '../files/encodings.js';
import { fillSentence } from '../files/sentence.js';
import { wrapText } from '../terminal/text-table.js';
import { type COMMANDS, type CommandName, commandNames, declarationOf } from './commands.js';
import { formatHelp, HELP_WIDTH } from './help.js';
import { languageCodes, OPTIONS, type OptionDeclaration, type OptionName } from './options.js';

/** What a clerk with a list of payees calls, in the order of need. */
const CLERKS = {
  ...{ validate: 'helpValidate', enrich: 'helpEnrich', names: 'helpNames', address: 'helpAddress', payees: 'helpPayees' },
  ...{ iban: 'helpIban', bic: 'helpBic', banks: 'helpBanks', returns: 'helpReturns' },
} as const satisfies Readonly<Partial<Record<CommandName, keyof CliTexts>>>;

type ClerkCommand = keyof typeof CLERKS;

export const isClerkCommand = (name: CommandName): name is ClerkCommand => Object.hasOwn(CLERKS, name);

/** How to begin. What clerks do not call is described in English alone, in the words that also stand in scripts. */
export function overviewIn(texts: CliTexts, tag: string): string {
  const wrapped = (text: string, indent = 0): string => wrapText(text, HELP_WIDTH - indent).join(`\n${' '.repeat(indent)}`);
  const lines = Object.entries(CLERKS).map(([name, key]) => `  payprep ${name.padEnd(10)} ${wrapped(texts[key], 21)}`);
  const others = commandNames.filter((name) => !isClerkCommand(name)).join(', ');
  return `${wrapped(`payprep: ${texts.helpAbout}`)}

${lines.join('\n')}

${wrapped(texts.helpExample)}
  payprep validate list.csv --lang ${tag} --out checked.csv --report report.html

${wrapped(texts.helpOptions)}
  payprep help validate --lang ${tag}

${wrapped(`${others}: ${texts.helpOthers}`)}

${wrapped(texts.helpExitCodes)}
`;
}

type OwnOption<Name extends ClerkCommand> = keyof (typeof COMMANDS)[Name]['overrides'];
type OptionOf<Name extends ClerkCommand> = (typeof COMMANDS)[Name]['options'][number];

/** The options that mean the same in one command at least as in others. */
type SharedOption = { readonly [Name in ClerkCommand]: Exclude<OptionOf<Name>, OwnOption<Name>> }[ClerkCommand];

type HelpOf<Name extends ClerkCommand> = CommandHelp & { readonly own: Readonly<Record<OwnOption<Name>, string>> };

function commandsIn(texts: HelpTexts): { readonly [Name in ClerkCommand]: HelpOf<Name> } {
  const { validate, enrich, names, address, payees, iban, bic, banks, returns, files, xmlFiles, tableInput } = texts;
  const report = { lang: texts.reportLanguage };
  const lookUp = { output: texts.lookUpOutput, lang: texts.lookUpLanguage };
  return {
    validate: { ...validate, about: `${validate.about}\n\n${files}\n\n${xmlFiles}`, own: report },
    enrich: { ...enrich, about: `${enrich.about}\n\n${files}`, own: report },
    names: { ...names, own: { input: tableInput, country: names.country } },
    address: { ...address, own: { country: address.country } },
    payees: { ...payees, own: { input: tableInput, output: payees.output, lang: payees.lang, on: payees.on } },
    iban: { ...iban, own: { ...lookUp, on: iban.on } },
    bic: { ...bic, own: lookUp },
    banks: { ...banks, own: { ...lookUp, count: banks.count } },
    returns: { ...returns, own: { ...lookUp, system: returns.system } },
  };
}

/** FILE, COLUMN and others as the language calls them. */
const withPlaceholders = (text: string, words: HelpTexts['placeholders']): string =>
  text.replace(/[A-Z]{2,}/g, (word) => (Object.hasOwn(words, word) ? words[word as Placeholder] : word));

export function helpIn(name: ClerkCommand, texts: HelpTexts): string {
  const { takes, options, examples } = declarationOf(name);
  const { about, exitCodes, own } = commandsIn(texts)[name];
  const written: Readonly<Partial<Record<OptionName, string>>> = {
    ...(texts.options satisfies Readonly<Record<SharedOption, string>>),
    ...own,
  };
  const values = {
    languages: languageCodes.join(', '),
    encodings: Object.keys(USUAL_ENCODINGS)
      .map((label) => `${label} (${texts.encodings[label as keyof typeof USUAL_ENCODINGS]})`)
      .join(', '),
  };
  return formatHelp({
    usage: `payprep ${name} ${withPlaceholders(takes, texts.placeholders)}`,
    about: wrapText(about, HELP_WIDTH).join('\n'),
    options: options.map((option) => {
      const { value }: OptionDeclaration = OPTIONS[option];
      return {
        name: option,
        value: value && withPlaceholders(value, texts.placeholders),
        text: fillSentence(written[option] ?? '', values),
      };
    }),
    examples,
    exitCodes: wrapText(fillSentence(texts.exitCodes, { codes: exitCodes }), HELP_WIDTH).join('\n'),
  });
}
