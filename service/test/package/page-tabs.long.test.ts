/** The hosted page in two tabs of one session. */
import { expect, test } from 'vitest';
import { button, filledIn, visiting } from './page-visits.js';

const { hosted, open } = visiting();

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
