/**
 * What the help of a command says that a clerk calls: `rules/texts/<tag>/help.ts` gives it in each language but English, whose texts stand with the options
 * in `cli/options/`. The keys are names of commands and options. Names of options, codes and paths of fields are not translated.
 *
 * The gotcha: lines are broken where they are printed; `\n\n` begins a paragraph.
 */

/** What stands for a value, in capitals: FILE. CODE, N and BIC stay. */
export type Placeholder =
  | 'FILE'
  | 'COLUMN'
  | 'FIELD'
  | 'VALUE'
  | 'FORMAT'
  | 'NAME'
  | 'SHEET'
  | 'DATE'
  | 'SEVERITY'
  | 'LANGUAGE'
  | 'TYPE'
  | 'LIST'
  | 'OLD'
  | 'NEW'
  | 'TEXT'
  | 'COUNTRY';

/** The encodings of files that people meet, by their labels. */
export type UsualEncoding =
  | 'gb18030'
  | 'big5'
  | 'shift_jis'
  | 'euc-kr'
  | 'windows-1250'
  | 'iso-8859-2'
  | 'windows-1251'
  | 'ibm866'
  | 'koi8-r'
  | 'windows-1252'
  | 'windows-1253'
  | 'windows-1254'
  | 'windows-1255'
  | 'windows-1256'
  | 'windows-1257'
  | 'windows-874'
  | 'macintosh';

/** The options whose text is that of every command, but where a command has its own. */
type SharedOption =
  | 'input'
  | 'output'
  | 'fix'
  | 'out'
  | 'map'
  | 'set'
  | 'partial'
  | 'encoding'
  | 'sheet'
  | 'on'
  | 'threshold'
  | 'report'
  | 'show'
  | 'by'
  | 'jobs'
  | 'overlay'
  | 'no-progress'
  | 'no-summary'
  | 'exit-zero'
  | 'json'
  | 'list'
  | 'key'
  | 'given'
  | 'held'
  | 'type'
  | 'help';

export interface CommandHelp {
  readonly about: string;
  readonly exitCodes: string;
}

/** What an option means in one command alone. */
type Own<Option extends string> = { readonly [Name in Option]: string };

export interface HelpTexts {
  /** The heading of the exit codes: `{codes}` */
  readonly exitCodes: string;
  readonly placeholders: Readonly<Record<Placeholder, string>>;
  readonly validate: CommandHelp;
  readonly enrich: CommandHelp;
  readonly names: CommandHelp & Own<'country'>;
  readonly address: CommandHelp & Own<'country'>;
  readonly payees: CommandHelp & Own<'output' | 'lang' | 'on'>;
  readonly iban: CommandHelp & Own<'on'>;
  readonly bic: CommandHelp;
  readonly banks: CommandHelp & Own<'count'>;
  readonly returns: CommandHelp & Own<'system'>;
  /** Behind what `validate` and `enrich` do: what they read. */
  readonly files: string;
  /** Behind that, of `validate`. */
  readonly xmlFiles: string;
  /** `--input` of the commands that read no XML. */
  readonly tableInput: string;
  /** `--output` of the commands that look something up. */
  readonly lookUpOutput: string;
  /** `--lang` of those, and of the commands that read a list: `{languages}` */
  readonly lookUpLanguage: string;
  readonly reportLanguage: string;
  /** `encoding` has `{encodings}`. */
  readonly options: Readonly<Record<SharedOption, string>>;
  /** Where files of an encoding come from. */
  readonly encodings: Readonly<Record<UsualEncoding, string>>;
}
