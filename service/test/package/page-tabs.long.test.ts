/** The hosted page in two tabs of one session. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, field, filledIn, visiting } from './page-visits.js';

const { hosted, open } = visiting();

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(`Object.entries(sessionStorage).find(([key]) => key.startsWith('payprep-session'))[1]`);

test('what the first tab has changed, the second keeps and says, when it changes something else', async () => {
  const { page, user } = await open();
  await filledIn(page);
  await button(page, 'Continue').click();
  await button(page, 'Save recipient').click();
  await page.getByText('Bertha Beispiel was added.').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${page.url()}#${await tokenOf(page)}`);
  for (const tab of [page, other]) await button(tab, 'Change').click();

  await field(page, 'IBAN').fill('DE02 1203 0000 0000 2020 51');
  await button(page, 'Continue').click();
  await button(page, 'Save recipient').click();
  await page.getByText('Bertha Beispiel was changed.').waitFor();

  await field(other, 'Full name').fill('Berta Beispiel');
  await button(other, 'Continue').click();
  await button(other, 'Save recipient').click();
  await other.getByText('This recipient was changed in the meantime: IBAN.').waitFor();
  expect(await field(other, 'IBAN').inputValue()).toBe('DE02 1203 0000 0000 2020 51');
  await button(other, 'Continue').click();
  await button(other, 'Save recipient').click();
  await other.getByText('Berta Beispiel was changed.').waitFor();
  const owner = { organization: 'acme', externalUserId: user };
  const [kept] = await hosted().store.transaction((tx) => tx.recipients.list(owner, { limit: 2 }));
  expect([kept?.details.creditor?.name, kept?.details.creditorAccount?.id?.value]).toEqual(['Berta Beispiel', 'DE02120300000000202051']);
});

test('what is saved in both is one recipient, and the second says so', async () => {
  const { page, user, axe } = await open();
  const token = await page.evaluate<string>(`Object.entries(sessionStorage).find(([key]) => key.startsWith('payprep-session'))[1]`);
  const other = await page.context().newPage();
  await other.goto(`${page.url()}#${token}`);
  for (const tab of [page, other]) {
    await filledIn(tab);
    await button(tab, 'Continue').click();
    await button(tab, 'Save recipient').waitFor();
  }
  await button(page, 'Save recipient').click();
  await page.getByText('Bertha Beispiel was added.').waitFor();
  await button(other, 'Save recipient').click();
  await other.getByText('Bertha Beispiel was already among your recipients').waitFor();
  // the list shows the one that there is
  await other.getByText('•••• 3000').waitFor();
  expect(await axe()).toEqual([]);
  const owner = { organization: 'acme', externalUserId: user };
  expect(await hosted().store.transaction((tx) => tx.recipients.count(owner))).toBe(1);
});
