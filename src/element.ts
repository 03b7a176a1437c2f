/**
 * `payprep/element`: `<payprep-account>`, a field for an account that is ready to use. To import it is to define it.
 *
 * On a server the import does nothing. An element that has the name already keeps it: two copies of the package do not throw.
 */
import { PayprepAccount } from './element/payprep-account.js';
import { watchClicks } from './element/pressing.js';

export type { AccountValue } from './element/account-value.js';
export type { AccountBank as Bank, AccountDetail, AccountProblem } from './element/findings.js';
export { PayprepAccount } from './element/payprep-account.js';
export type { AccountProperties } from './element/properties.js';

declare global {
  interface HTMLElementTagNameMap {
    'payprep-account': PayprepAccount;
  }
}

const { customElements } = globalThis;

if (customElements !== undefined && customElements.get('payprep-account') === undefined) {
  watchClicks();
  customElements.define('payprep-account', PayprepAccount);
}
