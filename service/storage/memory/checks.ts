/** What the last check of stored recipients found, in memory. */
import { readUuid } from '../../bytes/uuid.js';
import type { CheckedRecipient, Checks, RecipientCheck } from '../check-port.js';
import type { RecipientRecord } from '../recipient-record.js';
import { byCreation, type Overlay } from './overlay.js';
import { withoutAccount } from './recipients.js';

/** There is one at a time. */
const RECHECK = 'recheck';

const byId = (one: RecipientRecord, other: RecipientRecord): number => (one.id < other.id ? -1 : 1);

export const checksIn = (draft: Overlay): Checks => {
  const joined = (recipient: RecipientRecord): CheckedRecipient => ({
    recipient: withoutAccount(recipient),
    check: checkOf(draft, recipient.id),
  });
  return {
    async take() {
      return draft.get('rechecks', RECHECK);
    },

    async save(recheck) {
      draft.set('rechecks', RECHECK, recheck);
    },

    async next(after = '', limit) {
      return draft.first('recipients', ({ id }) => id > after, byId, limit).map(joined);
    },

    async write({ id }, check, account) {
      const held = draft.get('recipients', id);
      if (held === undefined) return;
      draft.set('recipients', id, { ...held, account });
      draft.set('checks', id, check);
    },

    async forget({ id }) {
      draft.delete('checks', id);
    },

    async find(organization, text) {
      const id = readUuid(text) ?? '';
      return draft.get('recipients', id)?.organization === organization ? checkOf(draft, id) : undefined;
    },

    async list(organization, { status, limit, after }) {
      const isAsked = (recipient: RecipientRecord): boolean => {
        const check = recipient.organization === organization ? checkOf(draft, recipient.id) : undefined;
        return (
          check !== undefined && (status ?? check.status) === check.status && (after === undefined || byCreation(recipient, after) > 0)
        );
      };
      return draft.first('recipients', isAsked, byCreation, limit).map(joined);
    },
  };
};

const checkOf = (draft: Overlay, id: string): RecipientCheck | undefined => draft.get('checks', id);
