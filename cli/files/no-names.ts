/** Why the first row of a table names no column: it is a row of data, all its names stand in one cell, or the file is no table. */
import { typeOfAccount } from './cell-values.js';
import { resolveName } from './column-fields.js';
import { detectSeparator, readCells } from './csv-cells.js';
import { type Sentence, say } from './sentence.js';

/** No column has a name of digits alone. */
const NUMBER = /^[\s.-]*(?:\d[\s.-]?){6,40}$/;

const isAccount = (name: string): boolean => typeOfAccount(name) === 'IBAN' || NUMBER.test(name);

/** One name may be a word of a sentence. */
const MIN_NAMES = 2;

const holdsNames = (cell: string): boolean =>
  readCells(cell, detectSeparator(cell)).cells.filter((part) => resolveName(part.trim()).length > 0).length >= MIN_NAMES;

/** What is said of a first row in which no cell is a field. */
export function whyNoField(names: readonly string[]): Sentence {
  if (names.some(isAccount)) return say('noNames');
  const [only = '', ...others] = names.filter((name) => name !== '');
  if (others.length === 0 && holdsNames(only)) return say('oneCell');
  return say(names.length === 1 && resolveName(only).length === 0 ? 'noTable' : 'noField');
}
