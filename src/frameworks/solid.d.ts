/** `payprep/element/solid`: the elements, and their types in JSX of Solid. */
import type { JSX as Solid } from 'solid-js';
import type { AccountProperties, PayprepAccount } from '../element.js';
import type { PayeeProperties, PayprepPayee } from '../payee-element.js';

export * from '../element.js';
export type * from '../payee-element.js';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'payprep-account': Solid.HTMLAttributes<PayprepAccount> & AccountProperties;
      'payprep-payee': Solid.HTMLAttributes<PayprepPayee> & PayeeProperties;
    }
  }
}
