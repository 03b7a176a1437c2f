/** An engine that knows other creditors than the shipped rules do. */
import { accounts } from '../../rules/index/accounts.js';
import { ibans } from '../../rules/index/ibans.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { checks } from '../../src/checks/index.js';
import { createEngineWith } from '../../src/engine/create-engine.js';
import type { Engine } from '../../src/engine/engine.js';
import { RuleSet, type RulesByCode } from '../../src/rules-and-data/rules.js';

export function engineWithCreditors(creditors: RulesByCode['creditors'], on: string): Engine {
  const rules = new RuleSet({ ibans, accounts, creditors, schemes, methods }, true);
  return createEngineWith({ on }, { checks, rules: () => rules, tables: {} });
}
