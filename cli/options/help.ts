/** The help texts, from the declarations of commands and options. */

import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import { wrapText } from '../terminal/text-table.js';
import { type CommandName, commandNames, declarationOf } from './commands.js';
import { OPTIONS, type OptionDeclaration, type OptionName } from './options.js';

const WIDTH = 96;
/** The column in which the texts of the options begin. */
const INDENT = 24;

const overviewLine = (name: CommandName): string => {
  const [takes, text] = declarationOf(name).overview;
  return `  payprep ${`${name.padEnd(12)} ${takes}`.padEnd(25)} ${text}`;
};

export const overview = (): string => `payprep: says whether a payment will land, and completes what is missing. Offline.

${commandNames.map(overviewLine).join('\n')}

  payprep help COMMAND            the options of a command, with examples
  payprep --version               the version

--lang de says in German, or in another language, what is said of files, columns, rows and alerts,
and payprep --help --lang de says what a clerk needs to begin. Mistakes in a call, codes and
options are in English.

Exit codes: 0 nothing wrong, 1 an alert, 2 a wrong call or something unreadable.

The HTTP service is a separate package: npm install payprep-service
`;

/** What a clerk with a list of payees calls, in the order of need. */
const CLERKS = {
  ...{ validate: 'helpValidate', enrich: 'helpEnrich', names: 'helpNames', address: 'helpAddress', payees: 'helpPayees' },
  ...{ iban: 'helpIban', bic: 'helpBic', banks: 'helpBanks', returns: 'helpReturns' },
} as const satisfies Readonly<Partial<Record<CommandName, keyof CliTexts>>>;

/** The beginning of the help in a language: its options are described in English alone, in the words that also stand in scripts. */
export function overviewIn(texts: CliTexts, tag: string): string {
  const lines = Object.entries(CLERKS).map(([name, key]) => `  payprep ${name.padEnd(10)} ${texts[key]}`);
  const others = commandNames.filter((name) => !Object.hasOwn(CLERKS, name)).join(', ');
  return `payprep: ${texts.helpAbout}

${lines.join('\n')}

${texts.helpExample}
  payprep validate list.csv --lang ${tag} --out checked.csv --report report.html

${wrapText(`${others}: ${texts.helpOthers}`, WIDTH).join('\n')}

${texts.helpExitCodes}
`;
}

function optionLines(name: OptionName, override: { readonly text: string } | undefined): string {
  const { short, value, text }: OptionDeclaration = OPTIONS[name];
  const head = `  --${name}${short === undefined ? '' : `, -${short}`}${value === undefined ? '' : ` ${value}`}`;
  const lines = wrapText(override?.text ?? text, WIDTH - INDENT);
  const first = head.length < INDENT ? head.padEnd(INDENT) + (lines.shift() ?? '') : head;
  return [first, ...lines.map((line) => ' '.repeat(INDENT) + line)].join('\n');
}

export function helpOf(name: CommandName): string {
  const { takes, forms = [], about, options, overrides, examples, exitCodes } = declarationOf(name);
  return `${[`payprep ${name} ${takes}`, ...forms].join('\n')}

${about}

${options.map((option) => optionLines(option, overrides?.[option])).join('\n')}

${examples.map((example) => `  ${example}`).join('\n')}

Exit codes: ${exitCodes}
`;
}
