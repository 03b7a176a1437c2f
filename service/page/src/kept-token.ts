/**
 * The token of the session, for as long as the session lasts: a page that is loaded anew, or that the browser has discarded meanwhile, goes on.
 *
 * It is kept for this tab alone (`sessionStorage`), and until the session ends: by its time, by the organization, or by the way back.
 *
 * The gotcha: a browser may refuse storage altogether. Then the token lives in memory, until the page is left.
 */

/** What is needed of `sessionStorage`. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptToken {
  /** What is kept; undefined where nothing is. */
  read(): string | undefined;
  keep(token: string): void;
  forget(): void;
}

/**
 * @param storage gives the storage of the tab; it may throw
 * @param path of the page: there may be several on one server
 */
export function keptToken(storage: () => TokenStorage, path: string): KeptToken {
  const key = `payprep-session ${path}`;
  const attempt = <Value>(work: (of: TokenStorage) => Value): Value | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((of) => of.getItem(key)) ?? undefined,
    keep: (token) => attempt((of) => of.setItem(key, token)),
    forget: () => attempt((of) => of.removeItem(key)),
  };
}

/** Asks the server, and forgets the token where it says that the session is over. */
export const forgettingFetch =
  (fetch: typeof globalThis.fetch, { forget }: Pick<KeptToken, 'forget'>): typeof globalThis.fetch =>
  async (...asked) => {
    const response = await fetch(...asked);
    if (response.status === 401) forget();
    return response;
  };
