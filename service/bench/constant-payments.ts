/** Replaces `http/payments.ts` in the service with a constant answer: it checks the token and reads the body, and always sends the same response. */
import type { Engine } from 'payprep';
import type { AdmittedCall, TokenGuard } from '../http/guard.js';
import type { Limits } from '../http/limits.js';
import type { Route } from '../http/route.js';

const ANSWER = { status: 'OK', alerts: [] };

export function paymentRoutes(_engine: () => Engine, _limits: Limits, guard: TokenGuard<AdmittedCall>): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/payments/validations',
      answer: guard('payments', async ({ request }) => {
        await request.text();
        return { status: 200, body: ANSWER };
      }),
    },
  ];
}
