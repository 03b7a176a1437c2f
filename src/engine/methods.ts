/** The recipient methods, by name. */
import { methods } from '../../rules/methods/index.js';
import { lookupIn } from './memoize.js';

/** The method of this name. */
export const methodOf = /* @__PURE__ */ lookupIn(methods);
