/** `payprep/element/vue`: the element, and its type in templates of Vue 3. */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { AccountDetail, AccountProperties, PayprepAccount } from '../element.js';

export * from '../element.js';

/** What `@input` and `@change` are given. */
type Told = Omit<CustomEvent<AccountDetail>, 'target'> & { readonly target: PayprepAccount };

interface Listeners {
  readonly onInput?: (event: Told) => void;
  readonly onChange?: (event: Told) => void;
}

declare module 'vue' {
  interface GlobalComponents {
    'payprep-account': DefineComponent<Omit<HTMLAttributes, keyof Listeners> & AccountProperties & Listeners>;
  }
}
