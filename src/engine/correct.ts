/**
 * A correction for a faulty IBAN: only where exactly one single edit survives every check that there is.
 *
 * One edit is a character mistyped, dropped, added or swapped with its neighbour. Check digits alone let about one in a hundred
 * wrong edits through, so that a country without national check digits and without a bank directory seldom has a single survivor.
 */

/** An edit of the value as it was given: at this place remove so many characters, then insert these. */
export interface Correction {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** No IBAN is longer: what is much longer has more than one thing wrong with it. */
const LONGEST = 35;

/** Every text that is one edit away, each by one way. */
function* edits(text: string): Generator<Correction> {
  for (let at = 0; at < text.length; at++) {
    for (const insert of ALPHABET) if (insert !== text[at]) yield { at, remove: 1, insert };
    const next = text[at + 1];
    if (next === text[at]) continue; // swapping the two does nothing, and removing the second is the same edit
    yield { at, remove: 1, insert: '' };
    if (next !== undefined) yield { at, remove: 2, insert: next + text[at] };
  }
  for (let at = 0; at <= text.length; at++) {
    // beside the same character the place makes no difference
    for (const insert of ALPHABET) if (insert !== text[at - 1]) yield { at, remove: 0, insert };
  }
}

export const apply = (text: string, { at, remove, insert }: Correction): string => text.slice(0, at) + insert + text.slice(at + remove);

/** The one edit of an electronic IBAN that survives, or undefined. */
export function correctIban(text: string, survives: (candidate: string) => boolean): Correction | undefined {
  if (text.length > LONGEST) return undefined;
  let only: Correction | undefined;
  for (const edit of edits(text)) {
    if (!survives(apply(text, edit))) continue;
    if (only !== undefined) return undefined;
    only = edit;
  }
  return only;
}
