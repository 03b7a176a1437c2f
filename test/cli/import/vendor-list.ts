/** A made-up list of vendors: names with and without legal forms, addresses in two to four lines of 40 countries, and some that are hopeless. */
import { addressLines } from '../../../src/address.js';
import { GENERATED } from '../../address/cases.js';
import { FAMILY_NAMES, FIRM_WORDS, FORMS, GIVEN_NAMES, LINES_OF_BUSINESS } from '../../names/sample-names.js';

const COUNTRIES =
  'DE FR IT ES NL BE AT CH GB IE US CA MX BR AR CL CO PE AU NZ JP KR CN IN SG MY TH ID PL CZ SK HU RO BG GR PT SE DK FI NO'.split(' ');

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

interface Vendor {
  readonly given: string;
  readonly held: string;
  readonly country: string;
  readonly lines: readonly string[];
}

function namesOf(row: number): readonly [given: string, held: string] {
  const person = `${at(GIVEN_NAMES, row)} ${at(FAMILY_NAMES, row >> 2)}`;
  const [word, line] = [at(FIRM_WORDS, row), at(LINES_OF_BUSINESS, row >> 1)];
  const firm = `${word} ${line} ${at(FORMS, row >> 3)}`;
  switch (row % 10) {
    case 0:
      return [firm.toUpperCase(), firm];
    case 1:
      return [`${word} ${line}`, firm];
    case 2:
      return [plain(person), person];
    case 3:
      return [person.split(' ').reverse().join(', '), person];
    case 4:
      return [`${person.slice(0, 1)}. ${person.split(' ')[1]}`, person];
    case 5:
      return [firm, `${word} ${at(LINES_OF_BUSINESS, (row >> 1) + 3)} ${at(FORMS, row >> 3)}`];
    case 6:
      return [`Frau Dr. ${person}`, person];
    case 7:
      return [person, `${person}; ${at(GIVEN_NAMES, row + 5)} ${at(FAMILY_NAMES, row >> 2)}`];
    default:
      return [firm, firm];
  }
}

/** Nothing, a word, a telephone, an account number, a box without a town. */
const HOPELESS: readonly (readonly string[])[] = [[], ['see contract'], ['Tel. 030 123456'], ['DE89370400440532013000'], ['P.O. Box 12']];

function linesOf(row: number, country: string): readonly string[] {
  if (row % 50 === 49) return at(HOPELESS, (row - 49) / 50);
  const lines = addressLines(at(GENERATED.filter((one) => one.country === country).slice(0, 4), row >> 5));
  // what vendors write: the country or none, all in one line, two lines, the post code alone
  if (row % 7 === 0) return [lines.join(', ')];
  if (row % 7 === 1) return lines.slice(0, -1);
  if (row % 7 === 2) return [lines.slice(0, -2).join(', '), lines.slice(-2).join(', ')];
  return lines.length > 4 ? [lines.slice(0, -3).join(', '), ...lines.slice(-3)] : lines;
}

const vendorOf = (row: number): Vendor => {
  const country = at(COUNTRIES, row);
  const [given, held] = namesOf(row);
  return { given, held, country, lines: linesOf(row, country) };
};

const cell = (text: string): string => (/[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** As CSV: number, vendor, account holder, four lines of an address, country where the row has it. */
export function vendorList(rows: number): string {
  const head = 'No,Vendor,Account holder,Address 1,Address 2,Address 3,Address 4,Country';
  const body = Array.from({ length: rows }, (_, row) => {
    const { given, held, country, lines } = vendorOf(row);
    const four = Array.from({ length: 4 }, (__, line) => lines[line] ?? '');
    return [`${row + 1}`, given, held, ...four, row % 3 === 0 ? '' : country].map(cell).join(',');
  });
  return `${[head, ...body].join('\n')}\n`;
}
