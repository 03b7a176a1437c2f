/** `payprep/element/solid`: the element, and its type in JSX of Solid. */
import type { JSX as Solid } from 'solid-js';
import type { AccountProperties, PayprepAccount } from '../element.js';

export * from '../element.js';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'payprep-account': Solid.HTMLAttributes<PayprepAccount> & AccountProperties;
    }
  }
}
