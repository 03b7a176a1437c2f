/** The hosted page while a release replaces another: its HTML is new, and an asset is asked of a process that does not have it. */
import { expect, test } from 'vitest';
import { visiting } from './page-visits.js';

const { open } = visiting();

test('an asset that comes late is waited for', async () => {
  const { page } = await open();
  let missing = 2;
  await page.route('**/session/assets/index-*.js', (route) => {
    missing -= 1;
    return missing >= 0 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.reload();
  await page.getByText('No recipients yet').waitFor();
  expect(missing).toBeLessThan(0);
});

test('one that never comes is said to be missing, and the token stands in no address', async () => {
  const { page } = await open();
  const token = await page.evaluate<string>(`Object.entries(sessionStorage).find(([key]) => key.startsWith('payprep-session'))[1]`);
  const other = await page.context().newPage();
  await other.route('**/session/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await other.goto(`${page.url()}#${token}`);
  await other.getByText('This page could not be loaded.').waitFor({ timeout: 30_000 });
  expect(other.url()).not.toContain(token);
  await other.unroute('**/session/assets/index-*.js');
  await other.getByRole('button', { name: 'Try again' }).click();
  await other.getByText('No recipients yet').waitFor();
  expect(other.url()).not.toContain(token);
});
