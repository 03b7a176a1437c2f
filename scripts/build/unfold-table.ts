/**
 * The other half of the folded records, in the bundle: columns → records.
 */

/** The cells of a column: a list, or what makes each when it is asked for. */
export interface Column {
  readonly length: number;
  at(index: number): unknown;
}

export type Columns = Readonly<Record<string, Column>>;

/** One line a record, empty where it has none. */
function inLines(lines: string, read: (line: string) => unknown): Column {
  const all = lines.split('\n');
  const at = (index: number): unknown => (all[index] ? read(all[index]) : undefined);
  return { length: all.length, at };
}

export const texts = (lines: string): Column => inLines(lines, (line) => line);

export const patterns = (lines: string): Column => inLines(lines, (line) => new RegExp(`^${line}$`));

/** Behind a space stands a text in the place of a list. */
export const lists = (lines: string): Column => inLines(lines, (line) => (line.startsWith(' ') ? line.slice(1) : line.split(' ')));

/** A digit a number, to base 36; or, with a space behind each, to base 10. */
export const numbers = (lines: string): Column =>
  inLines(lines, (line) => line.match(/\d+(?= )|\w/g)?.map((digits) => Number.parseInt(digits, line.includes(' ') ? 10 : 36)));

/** Each word is a letter, and behind it what follows that letter in one code after the other, so many characters each. */
export const codes = (width: number, words: string): Column =>
  words.split(' ').flatMap((word) => Array.from(word.slice(1).matchAll(new RegExp(`.{${width}}`, 'g')), ([rest]) => word.charAt(0) + rest));

/** One letter a record, for a place in the pool; a space where it has none. */
export const picks = (letters: string, pool: readonly unknown[]): Column => ({
  length: letters.length,
  at: (index) => pool[letters.charCodeAt(index) - 65],
});

/** The cells of a column, one after the other. */
export const cellsOf = (column: Column): readonly unknown[] => Array.from({ length: column.length }, (_, index) => column.at(index));

/** One of the records that these columns have. What it does not have is no member of it. */
export function unfoldRecord<Item>(columns: Columns, index: number): Item {
  const record: Record<string, unknown> = {};
  for (const name in columns) {
    const cell = columns[name]?.at(index);
    if (cell !== undefined) record[name] = cell;
  }
  return record as Item;
}

/** What can make the members of an object, each by its name. */
export interface Makers<Made> {
  readonly names: readonly string[];
  make(name: string): Made;
}

/** An object whose members are made when they are first asked for: a bundle is loaded before it is used, and of its tables little is. */
export function onDemand<Made>(makersOf: () => Makers<Made>): Readonly<Record<string, Made>> {
  let makers: Makers<Made> | undefined;
  let names: ReadonlySet<string> | undefined;
  const made: Record<string, Made> = {};
  const asked = (): Makers<Made> => {
    makers ??= makersOf();
    return makers;
  };
  const member = (_: unknown, name: string | symbol): Made | undefined => {
    if (typeof name !== 'string' || Object.hasOwn(made, name)) return made[name as string];
    names ??= new Set(asked().names);
    if (names.has(name)) made[name] = asked().make(name);
    return Object.hasOwn(made, name) ? made[name] : undefined;
  };
  return new Proxy<Record<string, Made>>(made, {
    get: member,
    getOwnPropertyDescriptor(_, name) {
      const value = member(made, name);
      return value && { value, configurable: true, enumerable: true, writable: true };
    },
    ownKeys: () => [...asked().names],
  });
}
