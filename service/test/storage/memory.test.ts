import { beforeEach, expect, test } from 'vitest';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { storeContract } from './contract.js';
import { ANN, recipient } from './records.js';

let store: Store;
beforeEach(() => {
  store = memoryStore();
});

storeContract(() => store);

test('a store that is closed answers nothing, once what ran has ended', async () => {
  const running = store.transaction((tx) => tx.recipients.count(ANN));
  await store.close();
  expect(await running).toBe(0);
  await expect(store.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(store.transaction((tx) => tx.recipients.count(ANN))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('one store knows nothing of another', async () => {
  await store.transaction((tx) => tx.recipients.add(recipient(1)));
  expect(await memoryStore().transaction((tx) => tx.recipients.count(ANN))).toBe(0);
});
