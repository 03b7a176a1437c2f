/** `payprep/element/react`: the element, and its type in JSX of React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AccountProperties, PayprepAccount } from '../element.js';

export * from '../element.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'payprep-account': DetailedHTMLProps<HTMLAttributes<PayprepAccount>, PayprepAccount> & AccountProperties;
    }
  }
}
