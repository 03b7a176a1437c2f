/** `payprep/element/react`: the elements, and their types in JSX of React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AccountProperties, PayprepAccount } from '../element.js';
import type { PayeeProperties, PayprepPayee } from '../payee-element.js';

export * from '../element.js';
export type * from '../payee-element.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'payprep-account': DetailedHTMLProps<HTMLAttributes<PayprepAccount>, PayprepAccount> & AccountProperties;
      'payprep-payee': DetailedHTMLProps<HTMLAttributes<PayprepPayee>, PayprepPayee> & PayeeProperties;
    }
  }
}
