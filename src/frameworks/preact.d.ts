/** `payprep/element/preact`: the element, and its type in JSX of Preact. */
import type { HTMLAttributes } from 'preact';
import type { AccountProperties, PayprepAccount } from '../element.js';

export * from '../element.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'payprep-account': HTMLAttributes<PayprepAccount> & AccountProperties;
    }
  }
}
