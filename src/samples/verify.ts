/** What is found in a made-up payment. */
import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import type { Engine } from '../engine/engine.js';
import { examineAll, findAlerts } from '../engine/examine.js';
import { resolve } from '../engine/resolve.js';
import { counts } from '../engine/severity.js';
import type { Draft } from './draft.js';

/** `exact`: what is wanted and nothing else. `loose`: beside it, something that is only worth knowing. */
export type Fit = 'exact' | 'loose' | 'none';

/** Whether the payment raises this alert and no other; without a code, none at all. */
export function fitOf(draft: Draft, code: AlertCode | undefined, engine: Engine): Fit {
  const payment = resolve(draft, engine);
  if (payment === undefined) return 'none';
  const loud = findAlerts(payment, payment.plan.checks, 'warning').alerts.filter(({ severity }) => counts(severity, 'warning'));
  if (loud.length > 1 || (loud[0] !== undefined && loud[0].code !== code)) return 'none';
  const all = examineAll(payment).alerts;
  const others = all.filter((alert) => alert.code !== code);
  if (code !== undefined && others.length === all.length) return 'none';
  return others.length === 0 && all.length <= 1 ? 'exact' : 'loose';
}
