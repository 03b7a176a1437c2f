/** The help texts, from the declarations of commands and options. */

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

--lang de says in German, or in another language, what is said of files, columns, rows and alerts.
This help, mistakes in a call, codes and options are in English.

Exit codes: 0 nothing wrong, 1 an alert, 2 a wrong call or something unreadable.

The HTTP service is a separate package: npm install payprep-service
`;

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
