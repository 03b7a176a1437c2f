/** The hosted page with three hundred recipients: found, shown in portions, and nobody loses their place. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostedPage, hostPage, type Visit } from './hosted-page.js';

let host: HostedPage;
let visit: Visit;
let page: Page;

const MANY = 300;

beforeAll(async () => {
  host = await hostPage();
  await host.store.transaction(async (tx) => {
    for (let index = 0; index < MANY; index++) await tx.recipients.add(recipient(index));
  });
  visit = await host.open({ user: 'many' });
  page = visit.page;
  await page.getByRole('heading', { level: 1, name: 'Recipients' }).waitFor();
});
afterAll(async () => {
  expect(visit.faults).toEqual([]);
  await host.close();
});

const recipient = (index: number) => ({
  id: randomUUID(),
  organization: 'acme',
  externalUserId: 'many',
  created: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
  isDefault: index === 0,
  details: {
    country: 'DE',
    currency: 'EUR',
    method: 'BANK_ACCOUNT',
    creditor: { name: `${index % 2 === 0 ? 'Käthe' : 'Max'} Beispiel ${index}`, type: 'INDIVIDUAL' },
    creditorAccount: { id: { type: 'IBAN', value: 'DE89370400440532013000' } },
  },
});

const cards = () => page.locator('.recipient');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const hasFocus = (name: string) => page.locator('button:focus', { hasText: name }).waitFor();

test('all are there, fifty at a time, and the button to add one is on top', async () => {
  await page.getByText(`${MANY} of ${MANY} recipients`).waitFor();
  expect(await cards().count()).toBe(50);
  const add = await button('Add recipient').boundingBox();
  expect(add?.y).toBeLessThan(400);
  await button('Show more').click();
  expect(await cards().count()).toBe(100);
  await hasFocus('Change Käthe Beispiel 50');
  expect(await visit.axe()).toEqual([]);
});

test('one is found by words of the card, and typing keeps the focus', async () => {
  const search = page.getByRole('searchbox', { name: 'Search recipients' });
  await search.pressSequentially('kathe 3000 254');
  await page.getByText(`1 of ${MANY} recipients`).waitFor();
  expect(await cards().count()).toBe(1);
  expect(await page.evaluate('document.activeElement.id')).toBe('search');
  await search.fill('nobody');
  await page.getByText('No recipient matches your search.').waitFor();
  expect(await visit.axe()).toEqual([]);
});

test('after a change the search is what it was, and the focus at the recipient', async () => {
  const search = page.getByRole('searchbox', { name: 'Search recipients' });
  await search.fill('max 29');
  await button('Change Max Beispiel 291').click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Max Beispiel 29100');
  await button('Continue').click();
  await button('Save recipient').click();
  await page.getByText('Max Beispiel 29100 was changed.').waitFor();
  expect(await search.inputValue()).toBe('max 29');
  await hasFocus('Change Max Beispiel 29100');
});

test('after a deletion the focus is at the next', async () => {
  await button('Delete Max Beispiel 29100').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Max Beispiel 29100 was deleted.').waitFor();
  await hasFocus('Change Max Beispiel 293');
  await page.getByRole('searchbox', { name: 'Search recipients' }).fill('');
  await page.getByText(`${MANY - 1} of ${MANY - 1} recipients`).waitFor();
});
