/** `payprep completion`: scripts for shell completion, from the declarations of commands and options. */
import { schemes } from '../../rules/index/schemes.js';
import { countries } from '../../src/answers/lists.js';
import { EXIT, UsageError } from '../terminal/io.js';
import type { Arguments } from './arguments.js';
import { type CommandName, commandNames, declarationOf } from './commands.js';
import { OPTIONS, type OptionDeclaration, type OptionName } from './options.js';

/** An option of a command. */
interface Offer {
  readonly name: OptionName;
  readonly text: string;
  readonly takesValue: boolean;
  readonly values: readonly string[];
  readonly isFile: boolean;
}

function offersOf(command: CommandName): readonly Offer[] {
  const { options, overrides } = declarationOf(command);
  return options.map((name) => {
    const { type, values = [], isFile, text }: OptionDeclaration = { ...OPTIONS[name], ...overrides?.[name] };
    return { name, text, takesValue: type === 'string', values, isFile: isFile === true };
  });
}

/** The words that may follow the name of a command. */
function wordsOf(command: CommandName): readonly string[] {
  const { completes } = declarationOf(command);
  if (completes === 'countries') return countries().map(({ code }) => code);
  if (completes === 'systems') return Object.keys(schemes);
  return typeof completes === 'string' ? [] : completes;
}

const takesFiles = (command: CommandName): boolean => declarationOf(command).completes === 'files';

/** `help` completes like a command, but is not declared as one. */
const HELP = ['help', 'what a command takes'] as const;

const commandCases = (write: (command: CommandName) => string): string => commandNames.map(write).join('\n');

/** `compgen` splits words at spaces; none of ours has one. Names of files may: they are split at line breaks. */
function bash(): string {
  const caseOf = (command: CommandName): string => {
    const offers = offersOf(command);
    const values = offers
      .filter(({ takesValue }) => takesValue)
      .map(
        ({ name, values: own, isFile }) =>
          `        --${name}) ${isFile ? '_payprep_files' : `_payprep_words "${own.join(' ')}"`}; return ;;`,
      );
    return `    ${command})
      case "$previous" in
${values.join('\n')}
      esac
      case "$current" in
        -*) _payprep_words "${offers.map(({ name }) => `--${name}`).join(' ')}" ;;
        *) ${takesFiles(command) ? '_payprep_files' : `_payprep_words "${wordsOf(command).join(' ')}"`} ;;
      esac ;;`;
  };
  return `# bash completion for payprep
_payprep_words() { COMPREPLY=($(compgen -W "$1" -- "$current")); }
_payprep_files() { local IFS=$'\\n'; compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current")); }
_payprep() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then _payprep_words "${[...commandNames, 'help', '--help', '--version'].join(' ')}"; return; fi
  case "\${COMP_WORDS[1]}" in
    help) _payprep_words "${commandNames.join(' ')}" ;;
${commandCases(caseOf)}
  esac
}
complete -F _payprep payprep
`;
}

/** A description as `_arguments` and `_describe` take it, inside single quotes. */
const describeForZsh = (text: string): string => text.replaceAll("'", `'\\''`).replace(/[[\]]/g, '').replaceAll(':', '\\:');

function zsh(): string {
  const optionOf = ({ name, text, takesValue, values, isFile }: Offer): string => {
    const value = !takesValue ? '' : isFile ? ':file:_files' : values.length > 0 ? `:${name}:(${values.join(' ')})` : `:${name}: `;
    const repeats = 'multiple' in OPTIONS[name] ? '*' : '';
    return `        '${repeats}--${name}[${describeForZsh(text)}]${value}'`;
  };
  const caseOf = (command: CommandName): string => {
    const words = wordsOf(command);
    const rest = takesFiles(command) ? `'*:file:_files'` : words.length > 0 ? `'*:${command}:(${words.join(' ')})'` : `'*: : '`;
    return `    ${command}) _arguments \\\n${offersOf(command).map(optionOf).join(' \\\n')} \\\n        ${rest} ;;`;
  };
  const commands = [...commandNames.map((name) => [name, declarationOf(name).overview[1]] as const), HELP].map(
    ([name, text]) => `'${name}:${describeForZsh(text)}'`,
  );
  return `#compdef payprep
_payprep() {
  local -a commands
  commands=(${commands.join(' ')})
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
    help) _describe command commands ;;
${commandCases(caseOf)}
  esac
}
if [ "$funcstack[1]" = "_payprep" ]; then _payprep "$@"; else compdef _payprep payprep; fi
`;
}

function fish(): string {
  const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const linesOf = (command: CommandName): string => {
    const condition = `-n '__fish_seen_subcommand_from ${command}'`;
    const words = wordsOf(command);
    return [
      `complete -c payprep -n __fish_use_subcommand -f -a ${command} -d ${quoted(declarationOf(command).overview[1])}`,
      `complete -c payprep ${condition} ${takesFiles(command) ? '-F' : `-f${words.length > 0 ? ` -a ${quoted(words.join(' '))}` : ''}`}`,
      ...offersOf(command).map(({ name, text, takesValue, values, isFile }) => {
        const value = !takesValue ? '' : isFile ? ' -r -F' : ` -x${values.length > 0 ? ` -a ${quoted(values.join(' '))}` : ''}`;
        return `complete -c payprep ${condition} -l ${name}${value} -d ${quoted(text)}`;
      }),
    ].join('\n');
  };
  const [help, text] = HELP;
  return `# fish completion for payprep
${commandCases(linesOf)}
complete -c payprep -n __fish_use_subcommand -f -a ${help} -d ${quoted(text)}
complete -c payprep -n '__fish_seen_subcommand_from ${help}' -f -a ${quoted(commandNames.join(' '))}
`;
}

const SHELLS: Readonly<Record<string, () => string>> = { bash, zsh, fish };

export function completionCommand({ positionals: [shell = '', ...more] }: Arguments) {
  const write = Object.hasOwn(SHELLS, shell) && more.length === 0 ? SHELLS[shell] : undefined;
  if (write === undefined) throw new UsageError('completion takes the name of a shell: bash, zsh or fish');
  return { text: write(), code: EXIT.ok };
}
