/**
 * `payprep/payee-element`: `<payprep-payee>`, a form field for a whole payee that is ready to use. To import it is to define it, and `<payprep-account>` with it.
 *
 * On a server the import does nothing. An element that has the name already keeps it: two copies of the package do not throw.
 */
import { PayprepAccount } from './element/payprep-account.js';
import { PayprepPayee } from './element/payprep-payee.js';
import { watchClicks } from './element/pressing.js';

export type { AccountBank as Bank, AccountProblem } from './element/findings.js';
export type { NameAdvice } from './element/name-hints.js';
export type { PayeeDetail } from './element/payee-attributes.js';
export { PayprepPayee } from './element/payprep-payee.js';
export type { PayeeProperties } from './element/properties.js';

declare global {
  interface HTMLElementTagNameMap {
    'payprep-payee': PayprepPayee;
  }
}

const { customElements } = globalThis;

if (customElements !== undefined) {
  const isFirst = customElements.get('payprep-account') === undefined;
  if (isFirst) watchClicks();
  if (isFirst) customElements.define('payprep-account', PayprepAccount);
  if (customElements.get('payprep-payee') === undefined) customElements.define('payprep-payee', PayprepPayee);
}
