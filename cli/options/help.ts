/** The help texts, from the declarations of commands and options. */

import { displayWidth, wrapText } from '../terminal/text-table.js';
import { type CommandName, commandNames, declarationOf } from './commands.js';
import { OPTIONS, type OptionDeclaration, type OptionName } from './options.js';

export const HELP_WIDTH = 96;
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

--lang de says in German, or in another language, what is said of files, columns, rows and alerts.
payprep --help --lang de says what a clerk needs to begin, and payprep help validate --lang de
what such a command takes. Codes, names of options, mistakes in a call and the help of the other
commands are in English.

Exit codes: 0 nothing wrong, 1 an alert, 2 a wrong call or something unreadable.

The HTTP service is a separate package: npm install payprep-service
`;

/** An option as the help of a command shows it. */
interface ShownOption {
  readonly name: OptionName;
  readonly value: string | undefined;
  readonly text: string;
}

/** The help of a command, its lines broken. */
interface HelpPage {
  readonly usage: string;
  readonly about: string;
  readonly options: readonly ShownOption[];
  readonly examples: readonly string[];
  /** With their heading. */
  readonly exitCodes: string;
}

function optionLines({ name, value, text }: ShownOption): string {
  const { short }: OptionDeclaration = OPTIONS[name];
  const head = `  --${name}${short === undefined ? '' : `, -${short}`}${value === undefined ? '' : ` ${value}`}`;
  const lines = wrapText(text, HELP_WIDTH - INDENT);
  const gap = INDENT - displayWidth(head);
  const first = gap > 0 ? head + ' '.repeat(gap) + (lines.shift() ?? '') : head;
  return [first, ...lines.map((line) => ' '.repeat(INDENT) + line)].join('\n');
}

export const formatHelp = ({ usage, about, options, examples, exitCodes }: HelpPage): string => `${usage}

${about}

${options.map(optionLines).join('\n')}

${examples.map((example) => `  ${example}`).join('\n')}

${exitCodes}
`;

/** The help of a command in English. */
export function helpOf(name: CommandName): string {
  const { takes, forms = [], about, options, overrides, examples, exitCodes } = declarationOf(name);
  return formatHelp({
    usage: [`payprep ${name} ${takes}`, ...forms].join('\n'),
    about,
    options: options.map((option) => {
      const { value, text }: OptionDeclaration = { ...OPTIONS[option], ...overrides?.[option] };
      return { name: option, value, text };
    }),
    examples,
    exitCodes: `Exit codes: ${exitCodes}`,
  });
}
