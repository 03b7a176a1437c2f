/**
 * Keeps the token and the draft of the session, so that a page goes on after a reload, or after the browser has discarded it.
 *
 * Both are kept only in this tab. The token goes when the session ends: by time, by the organization, or when the user returns, which deletes the draft,
 * too. Otherwise the draft waits, sealed, for another session of the same user; that of another person deletes it.
 */
import { type KeptDraft, keptDraft } from './form/kept-draft.js';
import { keptText, type TabStorage } from './kept-text.js';

export interface KeptSession {
  /** The token; undefined if no session is kept. */
  read(): string | undefined;
  keep(token: string): void;
  /** Deletes the token. */
  forget(): void;
  /** Deletes the token and the draft. */
  leave(): void;
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
    keep: token.keep,
    forget: token.forget,
    leave() {
      draft.forget();
      token.forget();
    },
    draft,
  };
}

/** A `fetch` that forgets the session when the server answers that it has ended. */
export const forgettingFetch =
  (fetch: typeof globalThis.fetch, { forget }: Pick<KeptSession, 'forget'>): typeof globalThis.fetch =>
  async (...asked) => {
    const response = await fetch(...asked);
    if (response.status === 401) forget();
    return response;
  };
