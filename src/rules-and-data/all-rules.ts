/** Every rule that there is. Apart from `rules.ts`, so that an engine with rules of its own does without the others. */
import { accounts } from '../../rules/index/accounts.js';
import { creditors } from '../../rules/index/creditors.js';
import { ibans } from '../../rules/index/ibans.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { RuleSet } from './rules.js';

export const allRules = /* @__PURE__ */ lazy(() => new RuleSet({ ibans, accounts, creditors, schemes, methods }, true));
