/** The list of banks comes after the form: what somebody types meanwhile stays, and the focus stays with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseCountry, type HostedPage, hostPage } from './hosted-page.js';

let host: HostedPage;
beforeAll(async () => {
  host = await hostPage();
});
afterAll(() => host.close());

const LATE = 800;

test('a bank code that is typed while the list arrives is whole', async () => {
  const { page } = await host.open();
  let arrived = 0;
  await page.route(/\/BR-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
    arrived++;
  });
  await page.getByRole('button', { name: 'Add recipient' }).click();
  await chooseCountry(page, 'BR');
  const field = page.getByLabel('Bank', { exact: true });
  await field.focus();
  await page.keyboard.type('0');
  await page.waitForTimeout(2 * LATE);
  expect(arrived).toBeGreaterThan(0);
  await page.keyboard.type('01');
  expect(await field.inputValue()).toBe('001');
  // the list is offered once the field is left
  await page.getByLabel('Account number (Conta)', { exact: true }).focus();
  await page.getByRole('combobox', { name: 'Bank' }).waitFor();
  expect(await field.inputValue()).toBe('001');
});

test('a list that answers 404 is said to be missing, in the language of the page, and the code can be typed and saved', async () => {
  const { page, user, axe } = await host.open();
  await page.route(/\/NG-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Add recipient' }).click();
  await chooseCountry(page, 'NG');
  await page.getByText('The list of banks could not be loaded.').waitFor();
  expect(await axe()).toEqual([]);
  await page.getByLabel('Full name').fill('Ada Example');
  await page.getByRole('textbox', { name: 'Bank', exact: true }).fill('058');
  await page.getByRole('textbox', { name: 'Account number (NUBAN)' }).fill('2304189846');
  await page.locator('.language select').selectOption('de');
  await page.getByText('Die Liste der Banken').waitFor();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.locator('button.primary', { hasText: 'Empfänger speichern' }).click();
  await page.locator('.recipient').waitFor();
  const owner = { organization: 'acme', externalUserId: user };
  const [stored] = await host.store.transaction((tx) => tx.recipients.list(owner, { limit: 2 }));
  expect(stored?.details.creditorAgent).toEqual({ clearingSystemMemberId: { memberId: '058' } });
});
