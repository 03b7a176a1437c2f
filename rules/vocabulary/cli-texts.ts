/**
 * What the command line says about a list of payees, which `rules/texts/<tag>/cli.ts` give in each language: columns, counts, progress, and why a file cannot be
 * read. Parameters are in braces. Options, codes and paths of fields are not translated.
 *
 * The gotcha: a reason goes on after the name of a file and a colon, so it begins as a clause does in the language.
 */
export interface CliTexts {
  /** The heading over the columns: `{file}` */
  readonly columns: string;
  /** In place of a name that is not shown: `{number}` */
  readonly column: string;
  readonly notUsed: string;
  /** `{reason}` */
  readonly notUsedBecause: string;
  readonly notRecognised: string;
  /** `{type}` */
  readonly ofType: string;
  /** `{column}` */
  readonly whereEmpty: string;
  readonly asEachCellSays: string;
  readonly whereOneOfItsCodes: string;
  /** `{column}`, `{field}`: another column is that field. */
  readonly isOtherField: string;
  /** The same, and this one could be it. */
  readonly isSameField: string;
  readonly severalOfThisName: string;
  /** `{name}` */
  readonly didYouMean: string;
  /** `{what}`: one of the nouns below. */
  readonly noFieldFor: string;
  /** `{one}`, `{other}` */
  readonly mayBeEither: string;
  readonly anAmount: string;
  readonly aReference: string;
  readonly nameOfBank: string;
  readonly aDate: string;
  readonly aStatus: string;
  readonly thePayer: string;
  readonly anIban: string;
  readonly anAccountNumber: string;
  readonly aBankCode: string;
  readonly partOfName: string;
  readonly aState: string;
  /** `{count}` */
  readonly moreNotUsed: string;
  /** These stand behind the name of the file. */
  readonly noAccountColumn: string;
  readonly unusedAccount: string;
  readonly noCountryColumn: string;
  readonly noRows: string;
  /** Why a table is refused. */
  readonly noField: string;
  readonly noAccount: string;
  /** `{path}` */
  readonly severalAreField: string;
  /** `{option}` */
  readonly noSuchColumn: string;
  /** `{path}` */
  readonly twoColumnsOfField: string;
  readonly headerUnreadable: string;
  readonly bareReturns: string;
  readonly emptyTable: string;
  readonly noNames: string;
  readonly oneCell: string;
  readonly noTable: string;
  /** `{line}` */
  readonly laterHeader: string;
  readonly otherColumns: string;
  readonly byNeedsTable: string;
  /** `{path}` */
  readonly byNeedsShow: string;
  /** How a line was read, or why it was not: `{line}` */
  readonly readAsWindows: string;
  readonly shownAsBroken: string;
  readonly otherEncoding: string;
  readonly brokenUtf8: string;
  /** `{encoding}` */
  readonly isUtf8: string;
  /** Files of other formats. */
  readonly utf32: string;
  /** `{format}` */
  readonly compressed: string;
  readonly pdf: string;
  readonly oldExcel: string;
  readonly rtf: string;
  readonly swiftMessage: string;
  readonly webPage: string;
  readonly excel2003: string;
  /** `{format}` */
  readonly otherSpreadsheet: string;
  readonly fileCut: string;
  readonly emptyJson: string;
  readonly xmlNoTable: string;
  readonly xlsxUnreadable: string;
  readonly xlsxTooLarge: string;
  readonly xlsxNeedsPackage: string;
  /** `{sheets}` */
  readonly noSuchSheet: string;
  /** `{file}`, `{sheet}`, `{number}`, `{count}`, `{others}` */
  readonly sheetRead: string;
  /** A sheet whose name is not shown: `{number}` */
  readonly sheetNumber: string;
  /** Two names of a list: `{one}`, `{other}` */
  readonly pair: string;
  /** `{list}`, `{count}` */
  readonly andMore: string;
  /** Of the file system. */
  readonly noSuchFile: string;
  readonly isDirectory: string;
  readonly notPermitted: string;
  readonly diskFull: string;
  readonly diskReadOnly: string;
  /** `{code}` */
  readonly cannotRead: string;
  /** Counts: `{count}`, `{outcomes}` */
  readonly oneInstruction: string;
  readonly instructions: string;
  readonly withoutAccount: string;
  readonly withoutLastCells: string;
  readonly byCode: string;
  readonly byCountry: string;
  /** `{lines}` */
  readonly oneLine: string;
  readonly lines: string;
  /** `{datasets}` */
  readonly oldData: string;
  /** Of payments in a file that say their day: `{days}`, `{today}` */
  readonly pastDays: string;
  readonly notNdjson: string;
  /** Progress: `{bytes}`, `{total}`, `{percent}` */
  readonly bytesOf: string;
  /** `{rows}`, `{speed}` */
  readonly rowsDone: string;
  /** `{time}` */
  readonly timeLeft: string;
  /** Where a file of `--out` is not put into its place: `{file}` */
  readonly notWritten: string;
  /** Where somebody stops the run: `{rows}`, `{share}` */
  readonly stopped: string;
  /** The same where the rows counted are a part of all: a share of the input. `{percent}` */
  readonly shareOfInput: string;
  /** `{file}` */
  readonly nothingWritten: string;
  readonly outputIncomplete: string;
  /** Behind `payprep:`, in the help that a clerk reads. */
  readonly helpAbout: string;
  /** What a command does, behind its name. */
  readonly helpValidate: string;
  readonly helpEnrich: string;
  readonly helpNames: string;
  readonly helpAddress: string;
  readonly helpPayees: string;
  readonly helpIban: string;
  readonly helpBic: string;
  readonly helpBanks: string;
  readonly helpReturns: string;
  /** Before a call. */
  readonly helpExample: string;
  readonly helpOptions: string;
  /** Behind the names of the other commands, and a colon. */
  readonly helpOthers: string;
  readonly helpExitCodes: string;
}
