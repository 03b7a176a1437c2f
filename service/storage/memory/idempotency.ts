/** Idempotency keys in memory. */
import type { IdempotencyKeys, IdempotencyScope } from '../port.js';
import type { Overlay } from './overlay.js';

const keyOf = ({ organization, path, key }: IdempotencyScope): string => JSON.stringify([organization, path, key]);

export const idempotencyKeysIn = (draft: Overlay): IdempotencyKeys => ({
  async take(scope, { fingerprint, now, lease, expires, externalUserId }) {
    const key = keyOf(scope);
    const held = draft.get('idempotencyKeys', key);
    const isHeld = held !== undefined && held.expires > now && (held.answer !== undefined || held.lease > now);
    if (!isHeld) {
      const { organization } = scope;
      draft.set('idempotencyKeys', key, { scope: key, organization, externalUserId, fingerprint, lease, expires });
      return undefined;
    }
    const isSame = held.fingerprint === fingerprint;
    return held.answer === undefined ? { isSame } : { isSame, answer: held.answer };
  },

  async answer(scope, lease, { status, body }) {
    const key = keyOf(scope);
    const held = draft.get('idempotencyKeys', key);
    // the first answer stays, so that all callers get the same one
    if (held === undefined || !isOwn(held, lease)) return false;
    draft.set('idempotencyKeys', key, { ...held, answer: { status, body } });
    return true;
  },

  async free(scope, lease) {
    const key = keyOf(scope);
    const held = draft.get('idempotencyKeys', key);
    if (held !== undefined && isOwn(held, lease)) draft.delete('idempotencyKeys', key);
  },

  async removeAll({ organization, externalUserId }) {
    const keys = draft.filter('idempotencyKeys', (each) => each.organization === organization && each.externalUserId === externalUserId);
    for (const { scope } of keys) draft.delete('idempotencyKeys', scope);
    return keys.length;
  },
});

const isOwn = (held: { readonly answer?: unknown; readonly lease: Date }, lease: Date): boolean =>
  held.answer === undefined && held.lease.getTime() === lease.getTime();
