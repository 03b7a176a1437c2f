/** Bank codes that nobody has: what is said of them, for each list. */
import { type Section, table } from '../markdown.js';
import { countCaught, type UnassignedCodes, unassignedCodes } from '../unassigned-codes.js';
import { nameOf } from './words.js';

const KINDS: Readonly<Record<UnassignedCodes['column'], string>> = {
  bankCode: 'bank code',
  compe: 'COMPE number',
  codePrefix: 'beginning of the code',
};

const share = (count: number, { length }: readonly object[]): string => `${Math.round((100 * count) / length)} %`;

function rows(): readonly (readonly string[])[] {
  return unassignedCodes()
    .filter(({ instructions }) => instructions.length > 0)
    .map(({ country, column, listed, instructions }) => [
      country,
      nameOf(country),
      KINDS[column],
      listed,
      String(instructions.length),
      share(countCaught(instructions, 'warning'), instructions),
      share(countCaught(instructions, 'info'), instructions),
    ]);
}

export const unassignedSection: Section = {
  title: 'Bank codes that nobody has',
  /** Computed by the engine, which takes seconds: only where it is wanted. */
  get text() {
    return `Codes of each list with one character changed, so that no list has them, and how many of them raise an alert. A list that has every code of a kind
(complete) raises a warning, one that has most of them (partial) an info, one of few out of very many (excerpt) none. In Malaysia and Uruguay domestic payments name
the bank by its BIC, and no bank identifier is read.

${table(['', 'country', 'kind', 'listed', 'tried', 'warned of', 'said'], rows())}`;
  },
};
