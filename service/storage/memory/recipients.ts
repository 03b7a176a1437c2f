/** Recipients in memory. Transactions run one after the other, so locks do nothing. */
import { canonicalJson } from '../../bytes/canonical-json.js';
import { readUuid } from '../../bytes/uuid.js';
import type { RecipientDetails } from '../../contract/recipient.js';
import { missing } from '../errors.js';
import type { Owner, Recipients } from '../port.js';
import type { Position } from '../position.js';
import type { RecipientRecord } from '../recipient-record.js';
import { byCreation, type HeldRecipient, type Overlay } from './overlay.js';

const belongsTo =
  ({ organization, externalUserId }: Owner) =>
  (recipient: RecipientRecord): boolean =>
    recipient.organization === organization && recipient.externalUserId === externalUserId;

/** The key of an account is not given back. */
export const withoutAccount = ({ account: _, ...recipient }: HeldRecipient): RecipientRecord => recipient;

const isBehind = (recipient: RecipientRecord, after: Position | undefined): boolean =>
  after === undefined || byCreation(recipient, { created: after.created, id: after.id.toLowerCase() }) > 0;

function refuseSecondDefault(draft: Overlay, recipient: RecipientRecord): void {
  if (!recipient.isDefault) return;
  const isOwn = belongsTo(recipient);
  const { currency } = recipient.details;
  const others = draft.count(
    'recipients',
    (each) => isOwn(each) && each.isDefault && each.details.currency === currency && each.id !== recipient.id,
  );
  if (others > 0) draft.refuse('CONFLICT', 'There is another default of this user and currency.');
}

function sameAs(details: RecipientDetails): (other: RecipientDetails) => boolean {
  const text = canonicalJson(details);
  return (other) => other.currency === details.currency && canonicalJson(other) === text;
}

function unseenIn(draft: Overlay, since: Date): readonly Owner[] {
  const unseen = draft.filter('users', ({ seen }) => seen <= since).sort((one, other) => one.seen.getTime() - other.seen.getTime());
  return unseen
    .filter((user) => draft.count('recipients', belongsTo(user)) > 0)
    .map(({ organization, externalUserId }) => ({ organization, externalUserId }));
}

export const recipientsIn = (draft: Overlay): Recipients => ({
  async find(organization, id) {
    const found = draft.get('recipients', readUuid(id) ?? '');
    return found?.organization === organization ? withoutAccount(found) : undefined;
  },

  async list(owner, { limit, after }) {
    const isOwn = belongsTo(owner);
    return draft.first('recipients', (recipient) => isOwn(recipient) && isBehind(recipient, after), byCreation, limit).map(withoutAccount);
  },

  async findDefault(owner, currency) {
    const isOwn = belongsTo(owner);
    return draft
      .filter('recipients', (recipient) => isOwn(recipient) && recipient.isDefault && recipient.details.currency === currency)
      .map(withoutAccount)[0];
  },

  async hasSame(owner, details) {
    const [isOwn, isSame] = [belongsTo(owner), sameAs(details)];
    return draft.count('recipients', (recipient) => isOwn(recipient) && isSame(recipient.details)) > 0;
  },

  async withAccount(owner, account) {
    const isOwn = belongsTo(owner);
    return draft.filter('recipients', (each) => isOwn(each) && each.account === account).map(({ id }) => id);
  },

  async add(recipient, account) {
    refuseSecondDefault(draft, recipient);
    draft.add('recipients', account === undefined ? recipient : { ...recipient, account });
  },

  async change(recipient, account) {
    const held = draft.get('recipients', readUuid(recipient.id) ?? '');
    if (held === undefined || !belongsTo(recipient)(held)) throw missing('recipient');
    const { isDefault, details } = recipient;
    const changed = { ...held, isDefault, details, account };
    refuseSecondDefault(draft, changed);
    draft.set('recipients', held.id, changed);
  },

  async remove(owner, id) {
    const held = draft.get('recipients', readUuid(id) ?? '');
    if (held !== undefined && belongsTo(owner)(held)) {
      draft.delete('recipients', held.id);
      draft.delete('checks', held.id);
    }
  },

  async count(owner) {
    return draft.count('recipients', belongsTo(owner));
  },

  async lock() {},

  async listUnseen(since, limit) {
    return unseenIn(draft, since).slice(0, limit);
  },
});
