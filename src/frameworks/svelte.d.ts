/** `payprep/element/svelte`: the element, and its type in Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements';
import type { AccountProperties, PayprepAccount } from '../element.js';

export * from '../element.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'payprep-account': HTMLAttributes<PayprepAccount> & AccountProperties;
  }
}
