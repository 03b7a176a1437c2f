/** A correction: an edit of a value, never the value itself. */

/** An edit of the value as it was given: at this place remove so many characters, then insert these. */
export interface Correction {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

export const apply = (text: string, { at, remove, insert }: Correction): string => text.slice(0, at) + insert + text.slice(at + remove);
