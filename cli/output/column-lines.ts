/**
 * Says which column of a table was read as which field, on standard error before the rows.
 *
 * The gotcha: a file without a header row has account numbers where the names should be. A name of many digits is shown by its position.
 */
import { en } from '../../rules/texts/en/cli.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import { ANY_TYPE } from '../files/column-accounts.js';
import { resolveField } from '../files/column-fields.js';
import { type ColumnNote, type ColumnOptions, columnNamed } from '../files/column-plan.js';
import { fillSentence, wordsOfSentence } from '../files/sentence.js';
import { printable } from '../terminal/printable.js';
import { displayWidth } from '../terminal/text-table.js';

const MAX_NAME = 40;
const MANY_DIGITS = /(?:\d\D{0,2}){6}/;

/** A name from a file as it can be shown; undefined if it may be somebody’s number. */
export function shownName(name: string): string | undefined {
  if (name === '' || MANY_DIGITS.test(name)) return undefined;
  const shown = printable(name.slice(0, MAX_NAME));
  return name.length > MAX_NAME ? `${shown}…` : shown;
}

const columnName = (name: string, column: number, texts: CliTexts): string =>
  shownName(name) ?? fillSentence(texts.column, { number: column + 1 });

function describe({ by, path, idType, remark, suggestion }: ColumnNote, unknown: string, texts: CliTexts): string {
  const said = [remark, suggestion].flatMap((each) => (each === undefined ? [] : [wordsOfSentence(each, texts)])).join('; ');
  const reason = MANY_DIGITS.test(said) ? '' : printable(said);
  if (by === 'none') return `  ${reason === '' ? unknown : fillSentence(texts.notUsedBecause, { reason })}`;
  const type = idType === undefined ? '' : `, ${fillSentence(texts.ofType, { type: idType })}`;
  return `→ ${path}${type}${reason === '' ? '' : `, ${reason}`}`;
}

const ACCOUNT = 'creditorAccount.';
const BANK_CODE = 'creditorAgent.clearingSystemMemberId.memberId';
/** Says so where no column of somebody’s list is an account: all of it would be OK. Who names columns by their paths knows what is not there. */
export function formatMissingAccount(file: string, notes: readonly ColumnNote[], texts = en): string {
  const isMissing = !notes.some(({ by, path = '' }) => by !== 'none' && path.startsWith(ACCOUNT));
  return isMissing && notes.some(({ by }) => by === 'name') ? `${file}: ${texts.noAccountColumn}\n` : '';
}

export const formatUnusedAccount = (file: string, texts = en): string => `payprep: ${file}: ${texts.unusedAccount}\n`;

/**
 * Says so where accounts are numbers and nothing says of which country: neither a column nor the call, nor an IBAN or a BIC. An IBAN beside bank codes says
 * it of its own rows alone.
 */
export function formatMissingCountry(
  file: string,
  notes: readonly ColumnNote[],
  { sets = [] }: Pick<ColumnOptions, 'sets'>,
  texts = en,
): string {
  const used = notes.filter(({ by }) => by !== 'none');
  const isNumber = used.some(({ by, idType }) => by === 'name' && (idType === 'ACCOUNT_NUMBER' || idType === ANY_TYPE));
  const hasBankCodes = used.some(({ path }) => path === BANK_CODE);
  const saysCountry = used.some(
    ({ path, idType }) => path === 'country' || path === 'creditorAgent.bic' || (idType === 'IBAN' && !hasBankCodes),
  );
  const isSet = sets.some(([field]) => resolveField(field)?.path === 'country');
  return isNumber && !saysCountry && !isSet ? `${file}: ${texts.noCountryColumn}\n` : '';
}

/** More unused columns of which nothing is to be said are counted, not listed: a sheet with one cell far to the right has 16,384. */
const MAX_UNUSED = 40;

/** One line a column; if every field is named by its path, only the unused columns, and nothing if there are none. `by` names the column that a report adds. */
export function formatColumns(file: string, notes: readonly ColumnNote[], texts = en, by?: string): string {
  const added =
    by === undefined
      ? -1
      : columnNamed(
          notes.map(({ name }) => name),
          by,
        );
  return formatLines(file, notes, false, texts, added);
}

/** The same of a table that is refused, with every column: what it was taken for, or that it was not recognised. */
export function formatAllColumns(file: string, notes: readonly ColumnNote[], texts = en): string {
  return formatLines(file, notes, true, texts);
}

function formatLines(file: string, notes: readonly ColumnNote[], isRefused: boolean, texts: CliTexts, added = -1): string {
  const isByPath = !isRefused && notes.every(({ by, remark }) => by === 'path' || (by === 'none' && remark === undefined));
  let unused = 0;
  const lines = notes.flatMap((note, column) => {
    if (column === added && note.by === 'none') return [{ name: columnName(note.name, column, texts), text: '→ --by' }];
    const isPlain = note.by === 'none' && note.remark === undefined && note.suggestion === undefined;
    if ((isByPath && note.by === 'path') || (isPlain && ++unused > MAX_UNUSED)) return [];
    return [{ name: columnName(note.name, column, texts), text: describe(note, isRefused ? texts.notRecognised : texts.notUsed, texts) }];
  });
  const rest = unused > MAX_UNUSED ? `  ${fillSentence(texts.moreNotUsed, { count: unused - MAX_UNUSED })}\n` : '';
  if (lines.length === 0) return '';
  const width = Math.max(...lines.map(({ name }) => displayWidth(name)));
  return `${fillSentence(texts.columns, { file })}\n${lines.map(({ name, text }) => `  ${name}${' '.repeat(width - displayWidth(name))} ${text}\n`).join('')}${rest}`;
}
