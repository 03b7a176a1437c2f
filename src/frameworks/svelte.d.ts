/** `payprep/element/svelte`: the elements, and their types in Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements';
import type { AccountProperties, PayprepAccount } from '../element.js';
import type { PayeeProperties, PayprepPayee } from '../payee-element.js';

export * from '../element.js';
export type * from '../payee-element.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'payprep-account': HTMLAttributes<PayprepAccount> & AccountProperties;
    'payprep-payee': HTMLAttributes<PayprepPayee> & PayeeProperties;
  }
}
