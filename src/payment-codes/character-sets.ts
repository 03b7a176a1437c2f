/**
 * The character sets of EPC codes: UTF-8 and seven parts of ISO 8859.
 *
 * The gotcha: `TextDecoder` reads ISO 8859-1 as Windows-1252. What it cannot read at all, on platforms with UTF-8 alone, is not checked.
 */

/** The number on line 3 → its name. */
const NAMES: Readonly<Record<string, string>> = {
  3: 'iso-8859-2',
  4: 'iso-8859-4',
  5: 'iso-8859-5',
  6: 'iso-8859-7',
  7: 'iso-8859-10',
  8: 'iso-8859-15',
};

/** The characters of a part of ISO 8859; undefined where the platform does not know it. */
function charactersOf(name: string): string | undefined {
  try {
    return new TextDecoder(name).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  } catch {
    return undefined;
  }
}

/** True where a text can be written in a character set, or nobody knows. */
export function isIn(text: string, set: string): boolean {
  if (/^[\0-\x7f]*$/.test(text)) return true;
  if (set === '2') return /^[\0-\xff]*$/.test(text);
  const characters = NAMES[set] === undefined ? undefined : charactersOf(NAMES[set]);
  return characters === undefined || [...text].every((character) => characters.includes(character));
}

/** The length of a text in a character set. */
export const byteLength = (text: string, set: string): number =>
  /^[2-8]$/.test(set) ? [...text].length : new TextEncoder().encode(text).length;
