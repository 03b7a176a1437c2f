/**
 * A text in the `sessionStorage` of this tab, which outlives a reload of the page.
 *
 * The gotcha: a browser may refuse storage. Then nothing is kept, but nothing fails.
 */

/** The used part of `sessionStorage`. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptText {
  /** The text; undefined if there is none. */
  read(): string | undefined;
  keep(text: string): void;
  forget(): void;
}

/** @param storage gives the storage of the tab; it may throw */
export function keptText(storage: () => TabStorage, key: string): KeptText {
  const attempt = <Value>(work: (of: TabStorage) => Value): Value | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((of) => of.getItem(key)) ?? undefined,
    keep: (text) => attempt((of) => of.setItem(key, text)),
    forget: () => attempt((of) => of.removeItem(key)),
  };
}
