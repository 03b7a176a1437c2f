/** Every country of the rules. Apart from `countries.ts`, so that whoever brings rules of their own does without these. */
import { accounts } from '../../../rules/index/accounts.js';
import { ibans } from '../../../rules/index/ibans.js';
import { Countries } from './countries.js';

export const allCountries = /* @__PURE__ */ new Countries(ibans, accounts);
