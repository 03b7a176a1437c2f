/**
 * The token of the session, and what was typed in it, for as long as the session lasts: a page that is loaded anew, or that the browser has discarded
 * meanwhile, goes on.
 *
 * Both are kept for this tab alone, and until the session ends: by its time, by the organization, or by the way back. With another session in the same tab,
 * perhaps of another person, what was typed is gone.
 */
import { type KeptDraft, keptDraft } from './kept-draft.js';
import { keptText, type TabStorage } from './kept-text.js';

export interface KeptSession {
  /** Its token; undefined where no session is kept. */
  read(): string | undefined;
  keep(token: string): void;
  /** Draft and all. */
  forget(): void;
  readonly draft: KeptDraft;
}

/**
 * @param storage gives the storage of the tab; it may throw
 * @param path of the page: there may be several on one server
 */
export function keptSession(storage: () => TabStorage, path: string): KeptSession {
  const token = keptText(storage, `payprep-session ${path}`);
  const draft = keptDraft(keptText(storage, `payprep-draft ${path}`));
  return {
    read: token.read,
    keep(arrived) {
      if (arrived !== token.read()) draft.forget();
      token.keep(arrived);
    },
    forget() {
      draft.forget();
      token.forget();
    },
    draft,
  };
}

/** Asks the server, and forgets the session where it says that this is over. */
export const forgettingFetch =
  (fetch: typeof globalThis.fetch, { forget }: Pick<KeptSession, 'forget'>): typeof globalThis.fetch =>
  async (...asked) => {
    const response = await fetch(...asked);
    if (response.status === 401) forget();
    return response;
  };
