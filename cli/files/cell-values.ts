/**
 * What people write into columns that they name in words, as the contract writes it: `Company` is BUSINESS, `Germany` DE.
 *
 * The gotcha: a way of paying, `NEFT` or `Wire`, is neither a recipient method nor a settlement system. Only their codes are read.
 */
import { schemes } from '../../rules/index/schemes.js';
import { METHOD_CODES } from '../../rules/vocabulary/method.js';
import { signsOfOneCurrency } from '../../rules/words/currency-signs.js';
import { countryOfName } from '../../src/address/country-name.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { countryMeant } from '../../src/identifiers/country/meant.js';
import { normalizeName } from './column-fields.js';
import { wordsOfColumns } from './column-meanings.js';
import { type Sentence, say } from './sentence.js';

const INDIVIDUAL: ReadonlySet<string> = new Set(wordsOfColumns('individual').map(normalizeName));
const BUSINESS: ReadonlySet<string> = new Set(wordsOfColumns('business').map(normalizeName));

const METHODS: ReadonlySet<string> = new Set(METHOD_CODES);

function toCreditorType(cell: string): string {
  const key = normalizeName(cell);
  return INDIVIDUAL.has(key) ? 'INDIVIDUAL' : BUSINESS.has(key) ? 'BUSINESS' : cell;
}

const COUNTRY_CODE = /^[a-z]{2}$/i;

/** `UK`, `GBR` and `D` are countries that were certainly meant. A code of two letters that no country has stays, so that it is said. */
function toCountry(cell: string): string {
  const text = cell.trim(); // also the no-break space of a web page
  if (isCountry(text.toUpperCase())) return text;
  return countryMeant(text.toUpperCase()) ?? (COUNTRY_CODE.test(text) ? text : (countryOfName(text) ?? cell));
}

/** `€`, `zł` and `US$` are currencies that were certainly meant. `$` is that of many countries, and stays. */
function toCurrency(cell: string): string {
  const text = cell.trim().toUpperCase();
  return Object.hasOwn(signsOfOneCurrency, text) ? (signsOfOneCurrency[text] ?? cell) : cell;
}

const YEAR_FIRST = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})(?:[T ]0?0:00(?::00(?:\.0+)?)?Z?)?$/;
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/;

/** With points, the day stands before the month. Else the one above twelve is the day; where none is, nobody can tell, and the cell stays. */
function isDayFirst(first: string, point: string, second: string): boolean | undefined {
  if (point === '.' || Number(first) > 12 || first === second) return true;
  return Number(second) > 12 ? false : undefined;
}

const isoDate = (year: string, month: string, day: string): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** `01.02.1980` and `25/12/1980` are days. `03/04/1980` is one in Britain and another in America. */
function toDate(cell: string): string {
  const text = cell.trim().slice(0, MAX_DATE);
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return isoDate(year, month, day);
  const [, first = '', point = '', second = '', last = ''] = YEAR_LAST.exec(text) ?? [];
  const dayFirst = last === '' ? undefined : isDayFirst(first, point, second);
  if (dayFirst === undefined) return cell;
  return dayFirst ? isoDate(last, second, first) : isoDate(last, first, second);
}

/** No date is longer, with its time. */
const MAX_DATE = 40;

/** Without the spaces and the word that people write into it. A BIC may stand behind it. */
const IBAN_FORM = /^(?:IBAN)?([A-Z]{2})\d{2}[A-Z\d]{8,60}$/i;

/** The type of the account in a cell of a column that may be either. What begins as an IBAN of some country is meant as one, whatever is wrong with it. */
export function typeOfAccount(cell: string): 'IBAN' | 'ACCOUNT_NUMBER' {
  const country = IBAN_FORM.exec(cell.slice(0, MAX_ACCOUNT).replace(/[^A-Z\d]/gi, ''))?.[1]?.toUpperCase();
  return country !== undefined && isCountry(country) ? 'IBAN' : 'ACCOUNT_NUMBER';
}

/** No account is longer, with spaces. */
const MAX_ACCOUNT = 100;

const READERS: Readonly<Record<string, (cell: string) => string>> = {
  country: toCountry,
  currency: toCurrency,
  'creditor.address.country': toCountry,
  'creditor.dateOfBirth': toDate,
  'creditor.type': toCreditorType,
  method: (cell) => (METHODS.has(cell) ? cell : ''),
  'settlementInformation.settlementSystem': (cell) => (Object.hasOwn(schemes, cell) ? cell : ''),
};

/** What is said of such a column, if not every cell of it is read. */
export const cellRemark = (path: string): Sentence | undefined =>
  path === 'method' || path === 'settlementInformation.settlementSystem' ? say('whereOneOfItsCodes') : undefined;

/** How the cells of a column are read that a usual name says; undefined where they stay as they are. */
export const cellReader = (path: string): ((cell: string) => string) | undefined =>
  Object.hasOwn(READERS, path) ? READERS[path] : undefined;
