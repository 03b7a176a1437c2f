/**
 * A text that this tab keeps (`sessionStorage`), so that a page goes on when it is loaded anew, or when the browser has discarded it meanwhile.
 *
 * The gotcha: a browser may refuse storage altogether. Then nothing is kept, and nothing fails.
 */

/** What is needed of `sessionStorage`. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptText {
  /** What is kept; undefined where nothing is. */
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
