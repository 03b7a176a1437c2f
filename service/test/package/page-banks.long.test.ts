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
