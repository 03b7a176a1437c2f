/** What `explain` says, its messages in the language of the request. */

import { type Explanation, explain } from 'payprep';
import { type AlertCode, type AlertParamsOf, describe } from 'payprep/alerts';
import type { EngineContext } from './endpoint.js';

/** The answer to one instruction. In English it is the library's, word for word. */
export async function explanationOf(instruction: unknown, { engine, texts }: EngineContext): Promise<Explanation> {
  const { language, messages } = await texts();
  const explanation = explain(instruction, engine);
  if (language === 'en') return explanation;
  const alerts = explanation.alerts.map((alert) => ({
    ...alert,
    // the parameters of an alert are those of its code
    message: describe(alert.code as AlertCode, alert.params as AlertParamsOf<AlertCode>, messages),
  }));
  return { ...explanation, alerts: alerts as Explanation['alerts'] };
}
