/** How published text becomes a cell: spaces tidied, a BIC in its shortest form, nothing else changed. */

/** Trimmed, runs of space made one, control characters gone; nothing left is `null`. */
export function tidy(text: string | null | undefined): string | null {
  const tidied = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{White_Space}\p{Cc}]+/gu, ' ')
    .trim();
  return tidied === '' ? null : tidied;
}

/** ISO 9362: party prefix, country, party suffix, branch. */
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** Eight characters for a head office, eleven for a branch; `null` for what is no BIC. */
export function tidyBic(text: string | null | undefined): string | null {
  const bic = (tidy(text) ?? '').replaceAll(' ', '').toUpperCase();
  if (!BIC.test(bic)) return null;
  return bic.endsWith('XXX') && bic.length === 11 ? bic.slice(0, 8) : bic;
}

export const bicCountry = (bic: string): string => bic.slice(4, 6);

/** Text whose bytes are windows-1250 and were read as latin-1: `KOÈEVJE` is `KOČEVJE`. */
export function fromWindows1250(text: string): string {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  if (codes.some((code) => code > 0xff)) return text;
  return new TextDecoder('windows-1250').decode(Uint8Array.from(codes));
}

/** Code point order: the same on every machine, whatever its language. */
export const inCodePointOrder = (one: string, other: string): number => (one < other ? -1 : Number(one !== other));

/** The items of each key, in the order in which they come. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
