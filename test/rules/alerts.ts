/** The examples of the alerts: code → an instruction that raises it and no other. */

import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { alerts } from '../../rules/index/alerts.js';

export const codes = Object.keys(alerts) as AlertCode[];

export const examples = Object.fromEntries(Object.entries(alerts).map(([code, { example }]) => [code, example])) as Readonly<
  Record<AlertCode, unknown>
>;
