/** `payprep/element/preact`: the elements, and their types in JSX of Preact. */
import type { HTMLAttributes } from 'preact';
import type { AccountProperties, PayprepAccount } from '../element.js';
import type { PayeeProperties, PayprepPayee } from '../payee-element.js';

export * from '../element.js';
export type * from '../payee-element.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'payprep-account': HTMLAttributes<PayprepAccount> & AccountProperties;
      'payprep-payee': HTMLAttributes<PayprepPayee> & PayeeProperties;
    }
  }
}
