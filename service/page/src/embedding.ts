/**
 * The page within a page of the organization: `?in=https%3A%2F%2Fapp.example.com` names that one, and it is told when something is saved, and how high the page is.
 *
 * The gotcha: the server lets in the origins of every organization. Whether the parent is one of this organization is known once the session is, and nothing is shown
 * before.
 */

export interface Embedding {
  /** False where the page stands in another one that the organization does not list. Once admitted, the parent is told the height, now and whenever it changes. */
  admits(embeddedBy: readonly string[] | undefined): boolean;
  /** Tells that a recipient was added or changed. */
  saved(recipientId: string): void;
}

/** What the parent is told, as `data` of a `message` event. */
type Told = { readonly type: 'payprep:saved'; readonly recipientId: string } | { readonly type: 'payprep:height'; readonly height: number };

/** @param address of the page */
export function embeddingIn({ parent, self, document }: Window & typeof globalThis, address: string): Embedding {
  const origin = new URL(address).searchParams.get('in') ?? '';
  let isAdmitted = false;
  const tell = (told: Told): void => {
    if (isAdmitted) parent.postMessage(told, origin);
  };
  // what the document can be scrolled is at least as high as the frame, and would never shrink
  const { documentElement } = document;
  const tellHeight = (): void => tell({ type: 'payprep:height', height: Math.ceil(documentElement.getBoundingClientRect().height) });
  return {
    admits(embeddedBy = []) {
      if (parent === self) return true;
      if (!embeddedBy.includes(origin)) return false;
      if (!isAdmitted) new ResizeObserver(tellHeight).observe(documentElement);
      isAdmitted = true;
      return true;
    },
    saved: (recipientId) => tell({ type: 'payprep:saved', recipientId }),
  };
}
