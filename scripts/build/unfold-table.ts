/**
 * The other half of the folded records, in the bundle: columns → records. What a record does not have is no member of it.
 */
export type Column = readonly unknown[];

export type Columns = Readonly<Record<string, Column>>;

/** One line a record, empty where it has none. */
export const texts = (lines: string): readonly (string | undefined)[] => lines.split('\n').map((line) => line || undefined);

export const patterns = (lines: string): Column => texts(lines).map((line) => line && new RegExp(`^${line}$`));

/** Behind a space stands a text in the place of a list. */
export const lists = (lines: string): Column => texts(lines).map((line) => (line?.startsWith(' ') ? line.slice(1) : line?.split(' ')));

/** A digit a number, to base 36; or, with a space behind each, to base 10. */
export const numbers = (lines: string): Column =>
  texts(lines).map((line) => line?.match(/\d+(?= )|\w/g)?.map((digits) => Number.parseInt(digits, line.includes(' ') ? 10 : 36)));

/** Each word is a letter, and behind it what follows that letter in one code after the other, so many characters each. */
export const codes = (width: number, words: string): Column =>
  words.split(' ').flatMap((word) => Array.from(word.slice(1).matchAll(new RegExp(`.{${width}}`, 'g')), ([rest]) => word.charAt(0) + rest));

/** One letter a record, for a place in the pool; a space where it has none. */
export const picks = (letters: string, pool: Column): Column => Array.from(letters, (letter) => pool[letter.charCodeAt(0) - 65]);

/** The records that these columns have, one cell each. */
export function unfoldTable<Item>(columns: Columns): Item[] {
  const records: Record<string, unknown>[] = [];
  for (const [name, cells] of Object.entries(columns)) {
    cells.forEach((cell, at) => {
      records[at] ??= {};
      if (cell !== undefined) records[at][name] = cell;
    });
  }
  return records as Item[];
}

/** An object that is made when it is first asked for anything: a bundle is loaded before it is used. */
export function onDemand<Made extends object>(make: () => Made): Made {
  let made: Made | undefined;
  const asked = (): Made => {
    made ??= make();
    return made;
  };
  return new Proxy({} as Made, {
    get: (_, name) => Reflect.get(asked(), name),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(asked(), name),
    ownKeys: () => Reflect.ownKeys(asked()),
  });
}
