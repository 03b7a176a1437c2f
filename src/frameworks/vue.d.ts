/** `payprep/element/vue`: the elements, and their types in templates of Vue 3. */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { AccountDetail, AccountProperties, PayprepAccount } from '../element.js';
import type { PayeeDetail, PayeeProperties, PayprepPayee } from '../payee-element.js';

export * from '../element.js';
export type * from '../payee-element.js';

/** What `@input` and `@change` are given. */
type Told<Detail, Element> = Omit<CustomEvent<Detail>, 'target'> & { readonly target: Element };

interface Listeners<Detail, Element> {
  readonly onInput?: (event: Told<Detail, Element>) => void;
  readonly onChange?: (event: Told<Detail, Element>) => void;
}

type Field<Properties, Detail, Element> = DefineComponent<
  Omit<HTMLAttributes, 'onInput' | 'onChange'> & Properties & Listeners<Detail, Element>
>;

declare module 'vue' {
  interface GlobalComponents {
    'payprep-account': Field<AccountProperties, AccountDetail, PayprepAccount>;
    'payprep-payee': Field<PayeeProperties, PayeeDetail, PayprepPayee>;
  }
}
