/** Turns published text into cells: one space between words, no control characters, a BIC in its shortest form. Nothing else changes. */
import { editDistance } from '../../src/characters/edit-distance.js';

/** Trims the text, replaces runs of spaces and control characters by one space, and gives `null` for empty text. */
export function tidy(text: string | null | undefined): string | null {
  const tidied = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{White_Space}\p{Cc}]+/gu, ' ')
    .trim();
  return tidied === '' ? null : tidied;
}

/** ISO 9362: party prefix, country, party suffix, branch. */
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** The texts in place of a BIC that became `null`, since they were last taken. */
const refused = new Set<string>();

/** The texts that `tidyBic` and `tidyBicOf` refused since the last call: a rebuild prints them, so that no BIC goes in silence. */
export function takeRefusedBics(): readonly string[] {
  const texts = [...refused].sort(compareText);
  refused.clear();
  return texts;
}

/** Eight characters for a head office, eleven for a branch; `null` for what is no BIC. */
export function tidyBic(text: string | null | undefined): string | null {
  const tidied = tidy(text) ?? '';
  const bic = tidied.replaceAll(' ', '').toUpperCase();
  if (!BIC.test(bic)) {
    if (tidied !== '') refused.add(tidied);
    return null;
  }
  return bic.endsWith('XXX') && bic.length === 11 ? bic.slice(0, 8) : bic;
}

/** A BIC of this country, or `null`: lists give some banks the BIC of a namesake abroad. */
export function tidyBicOf(country: string, text: string | null | undefined): string | null {
  const bic = tidyBic(text);
  if (bic === null || bicCountry(bic) === country) return bic;
  refused.add(bic);
  return null;
}

export const bicCountry = (bic: string): string => bic.slice(4, 6);

/** Repairs windows-1250 text that was read as latin-1: `KOÈEVJE` becomes `KOČEVJE`. */
export function fromWindows1250(text: string): string {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  if (codes.some((code) => code > 0xff)) return text;
  return new TextDecoder('windows-1250').decode(Uint8Array.from(codes));
}

/** Compares by code point, so that the order is the same under every locale. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one !== other));

/** Groups items by a key. Keys and items keep their order. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The candidate that is most like a text, in any case of letters. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const distance = (candidate: string): number => editDistance(text.toLowerCase(), candidate.toLowerCase());
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0];
}
