/** Idempotency keys in memory. */
import type { IdempotencyKeys, IdempotencyScope } from '../port.js';
import type { Draft } from './draft.js';

const keyOf = ({ organization, path, key }: IdempotencyScope): string => JSON.stringify([organization, path, key]);

export const idempotencyKeysIn = (draft: Draft): IdempotencyKeys => ({
  async take(scope, { fingerprint, now, lease, expires }) {
    const key = keyOf(scope);
    const held = draft.get('idempotencyKeys', key);
    const isHeld = held !== undefined && held.expires > now && (held.answer !== undefined || held.lease > now);
    if (!isHeld) {
      draft.set('idempotencyKeys', key, { scope: key, fingerprint, lease, expires });
      return undefined;
    }
    return held.answer === undefined ? { fingerprint: held.fingerprint } : { fingerprint: held.fingerprint, answer: held.answer };
  },

  async answer(scope, { status, body }) {
    const key = keyOf(scope);
    const held = draft.get('idempotencyKeys', key);
    // the first answer stays, so that nobody is told two of them
    if (held !== undefined && held.answer === undefined) draft.set('idempotencyKeys', key, { ...held, answer: { status, body } });
  },

  async free(scope) {
    const key = keyOf(scope);
    if (draft.get('idempotencyKeys', key)?.answer === undefined) draft.delete('idempotencyKeys', key);
  },
});
