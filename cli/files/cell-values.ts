/**
 * What people write into columns that they name in words, as the contract writes it: `Company` is BUSINESS, `Germany` DE.
 *
 * The gotcha: a way of paying, `NEFT` or `Wire`, is neither a recipient method nor a settlement system. Only their codes are read.
 */
import { schemes } from '../../rules/index/schemes.js';
import { METHOD_CODES } from '../../rules/vocabulary/method.js';
import { countryOfName } from '../../src/address/country-name.js';
import { normalizeName } from './column-fields.js';
import { wordsOfColumns } from './column-meanings.js';

const INDIVIDUAL: ReadonlySet<string> = new Set(wordsOfColumns('individual').map(normalizeName));
const BUSINESS: ReadonlySet<string> = new Set(wordsOfColumns('business').map(normalizeName));

const METHODS: ReadonlySet<string> = new Set(METHOD_CODES);

function toCreditorType(cell: string): string {
  const key = normalizeName(cell);
  return INDIVIDUAL.has(key) ? 'INDIVIDUAL' : BUSINESS.has(key) ? 'BUSINESS' : cell;
}

const COUNTRY_CODE = /^[a-z]{2}$/i;
function toCountry(cell: string): string {
  const text = cell.trim(); // also the no-break space of a web page
  return COUNTRY_CODE.test(text) ? text : (countryOfName(text) ?? cell);
}

const READERS: Readonly<Record<string, (cell: string) => string>> = {
  country: toCountry,
  'creditor.address.country': toCountry,
  'creditor.type': toCreditorType,
  method: (cell) => (METHODS.has(cell) ? cell : ''),
  'settlementInformation.settlementSystem': (cell) => (Object.hasOwn(schemes, cell) ? cell : ''),
};

/** What is said of such a column, if not every cell of it is read. */
export const cellRemark = (path: string): string | undefined =>
  path === 'method' || path === 'settlementInformation.settlementSystem' ? 'where a cell is one of its codes' : undefined;

/** How the cells of a column are read that a usual name says; undefined where they stay as they are. */
export const cellReader = (path: string): ((cell: string) => string) | undefined =>
  Object.hasOwn(READERS, path) ? READERS[path] : undefined;
