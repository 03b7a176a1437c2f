import { createEngine, type Engine } from 'payprep/full';
import { describe, expect, test } from 'vitest';
import type { RecipientDetails } from '../../contract/recipient.js';
import { explainChecked, listChecked } from '../../recipients/checked.js';
import { recheckRecipients } from '../../recipients/recheck.js';
import { sameAccountAs } from '../../recipients/same-account.js';
import type { RecipientCheck } from '../../storage/check-port.js';
import { memoryStore } from '../../storage/memory.js';
import { ACME, ANN, at, BOB, OTHER, OTHER_ANN, recipient, uuid } from '../storage/records.js';

const engine = createEngine({ on: '2026-11-20' });
/** The same a day later. */
const later = createEngine({ on: '2026-11-21' });

const GERMAN: RecipientDetails = {
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};

/** The check digits are wrong: it would be refused today. */
const WRONG: RecipientDetails = { ...GERMAN, creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } };

const EDITION = { engineEdition: '0.1.0 2026-11-19' };

async function serviceWith(...details: readonly RecipientDetails[]) {
  const store = memoryStore();
  await store.transaction(async (tx) => {
    for (const [n, each] of details.entries()) await tx.recipients.add(recipient(n + 1, { details: each }));
  });
  const service = {
    store,
    clock: () => at(100),
    random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    engine: () => engine,
  };
  const events = async (owner = ANN) =>
    (await store.transaction((tx) => tx.events.list(owner))).map(({ eventType, object }) => [eventType, object.id]);
  return { service, store, events };
}

describe('recheckRecipients', () => {
  test('finds what would be refused now, says so once, and changes nothing in the recipient', async () => {
    const { service, store, events } = await serviceWith(GERMAN, WRONG);
    const before = await store.transaction((tx) => tx.recipients.list(ANN, { limit: 9 }));
    expect(await recheckRecipients(service, EDITION)).toMatchObject({ checked: 2, alerted: 1, changed: 1, unreadable: 0, ended: at(100) });
    expect(await events()).toEqual([['RECIPIENT_ALERTED', uuid(2)]]);
    expect(await store.transaction((tx) => tx.recipients.list(ANN, { limit: 9 }))).toEqual(before);
    // the same edition and day: nothing is left to do
    expect(await recheckRecipients(service, EDITION)).toBeUndefined();
    const tomorrow = { ...service, engine: (): Engine => later };
    expect(await recheckRecipients(tomorrow, EDITION)).toMatchObject({ checked: 2, alerted: 1, changed: 0 });
    expect(await events()).toHaveLength(1);
    // an earlier edition does not begin again
    expect(await recheckRecipients(service, EDITION)).toBeUndefined();
    expect(await recheckRecipients(tomorrow, { engineEdition: '0.1.0 2026-11-25' })).toMatchObject({ checked: 2, changed: 0 });
    expect(await recheckRecipients(tomorrow, { engineEdition: '0.1.0 2026-11-25', isForced: true })).toMatchObject({ checked: 2 });
  });

  test('says so where alerts are others than before, or gone', async () => {
    const { service, store, events } = await serviceWith(GERMAN);
    const was: RecipientCheck = { checked: at(1), status: 'ALERT', codes: ['CREDITOR_BIC_UNKNOWN'] };
    await store.transaction((tx) => tx.checks.write(recipient(1), was, undefined));
    expect(await recheckRecipients(service, EDITION)).toMatchObject({ alerted: 0, changed: 1 });
    expect(await events()).toEqual([['RECIPIENT_ALERTED', uuid(1)]]);
  });

  test('goes on where it was stopped, in batches', async () => {
    const { service, events } = await serviceWith(...Array.from({ length: 250 }, (_, n) => (n % 50 === 0 ? WRONG : GERMAN)));
    const stop = new AbortController();
    const batches: number[] = [];
    const onBatch = ({ checked }: { checked: number }) => {
      batches.push(checked);
      if (checked === 200) stop.abort();
    };
    expect(await recheckRecipients(service, { ...EDITION, signal: stop.signal, onBatch })).toMatchObject({
      checked: 200,
      ended: undefined,
    });
    expect(await recheckRecipients(service, { ...EDITION, onBatch })).toMatchObject({ checked: 250, alerted: 5, ended: at(100) });
    expect(batches).toEqual([100, 200, 250]);
    expect(await events()).toHaveLength(5);
  });

  test('makes the keys of accounts anew, so that recipients of before are known by theirs', async () => {
    const { service } = await serviceWith(GERMAN);
    const local: RecipientDetails = {
      ...GERMAN,
      creditorAgent: { clearingSystemMemberId: { memberId: '370 400 44' } },
      creditorAccount: { id: { value: '532013000', type: 'ACCOUNT_NUMBER' } },
    };
    expect(await sameAccountAs(service, ANN, local)).toEqual([]);
    await recheckRecipients(service, EDITION);
    expect(await sameAccountAs(service, ANN, local)).toEqual([uuid(1)]);
    expect(await sameAccountAs(service, ANN, local, uuid(1))).toEqual([]);
    for (const owner of [BOB, OTHER_ANN]) expect(await sameAccountAs(service, owner, local)).toEqual([]);
    expect(await sameAccountAs(service, ANN, WRONG)).toEqual([]);
  });
});

describe('what was found', () => {
  test('is listed by status, page by page, for one organization', async () => {
    const { service } = await serviceWith(WRONG, GERMAN, WRONG, GERMAN);
    expect((await listChecked(service, ACME, {})).items).toEqual([]);
    await recheckRecipients(service, EDITION);
    const idsOf = async (asked: Parameters<typeof listChecked>[2], organization = ACME) => {
      const { items, next } = await listChecked(service, organization, asked);
      return [items.map(({ id }) => id), next?.id];
    };
    expect(await idsOf({})).toEqual([[1, 2, 3, 4].map(uuid), undefined]);
    expect(await idsOf({ status: 'ALERT' })).toEqual([[1, 3].map(uuid), undefined]);
    expect(await idsOf({ status: 'OK', limit: 1 })).toEqual([[uuid(2)], uuid(2)]);
    expect(await idsOf({ status: 'OK', after: { created: at(2), id: uuid(2) } })).toEqual([[uuid(4)], undefined]);
    expect(await idsOf({}, OTHER)).toEqual([[], undefined]);
  });

  test('is explained as the engine sees it now, and only to its organization', async () => {
    const { service } = await serviceWith(WRONG);
    await recheckRecipients(service, EDITION);
    const found = await explainChecked(service, ACME, uuid(1));
    expect(found).toMatchObject({ id: uuid(1), externalUserId: 'ann', status: 'ALERT', checkedDate: at(100).toISOString() });
    expect(found?.alerts.map(({ code }) => code)).toContain('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS');
    expect(JSON.stringify(found)).not.toContain('0532013000');
    expect(await explainChecked(service, OTHER, uuid(1))).toBeUndefined();
  });
});
