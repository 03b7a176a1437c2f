/** End-users who store as much as they can, and lists of all that at once. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GERMAN, openWorld, type User, type World } from '../contract/world.js';
import { type Service, serve, stopAll } from '../process.js';

let service: Service;
let world: World;
beforeAll(async () => {
  service = await serve(['--store', 'memory', '--requests-per-session', '0']);
  world = await openWorld(service);
});
afterAll(stopAll);

const MEBIBYTE = 1024 * 1024;

/** Bytes that the process has in memory. */
const resident = (): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${service.child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** As large as a recipient may be, but for some bytes. */
const LARGE = {
  ...GERMAN,
  creditor: { ...GERMAN.creditor, documents: Array(10).fill({ value: 'x'.repeat(256), type: 'PASSPORT' }), taxId: 'z'.repeat(256) },
};

const add = (user: User, body: unknown) => user.page('POST /recipients', { body });

test('a text of 60,000 characters is refused in every place, and nothing of it is kept', async () => {
  const user = await world.user();
  const long = 'x'.repeat(60_000);
  const { creditor, creditorAccount } = GERMAN;
  const places = [
    { creditor: { ...creditor, name: long } },
    { creditor: { ...creditor, taxId: long } },
    { creditor: { ...creditor, address: { townName: long } } },
    { creditor: { ...creditor, contactDetails: { phone: long } } },
    { creditor: { ...creditor, documents: [{ value: long, type: 'PASSPORT' }] } },
    { creditorAccount: { ...creditorAccount, type: long } },
    { creditorAgent: { branchId: long } },
    { creditorAgent: { clearingSystemMemberId: { memberId: long } } },
  ];
  for (const place of places) {
    const { status, body } = await add(user, { ...GERMAN, ...place });
    expect([status, body.errors.map(({ code }: { readonly code: string }) => code)]).toEqual([422, ['VALUE_TOO_LONG']]);
  }
  expect((await user.listed()).text).toBe('{"items":[]}');
});

test.runIf(process.platform === 'linux')('lists of many large recipients at once: memory stays, and health is answered', async () => {
  const user = await world.user();
  for (let count = 0; count < 300; count += 1) expect((await add(user, LARGE)).status).toBe(201);
  const before = resident();
  let slowest = 0;
  let isOver = false;
  const health = (async () => {
    while (!isOver) {
      const begun = performance.now();
      expect((await fetch(`${world.url}/healthz`)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  for (let round = 0; round < 3; round += 1) {
    const lists = await Promise.all(Array.from({ length: 8 }, () => user.listed('&limit=1000')));
    for (const { status, text, headers } of lists) {
      expect(status).toBe(200);
      expect(text.length).toBeLessThan(2 * MEBIBYTE + 1024);
      expect(headers.get('link')).toContain('rel="next"');
    }
  }
  isOver = true;
  await health;
  // the page of one list has some 1.5 MiB; before there were limits it was 2 GB for eight lists, and 17 s
  expect(resident() - before).toBeLessThan(300 * MEBIBYTE);
  expect(slowest).toBeLessThan(2_000);
});
