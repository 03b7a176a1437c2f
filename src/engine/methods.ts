/** The recipient methods, by name. */
import { methods } from '../../rules/index/methods.js';
import { lookupIn } from './memoize.js';

/** The method of this name. */
export const methodOf = /* @__PURE__ */ lookupIn(methods);
