/** Where the token of a session is kept, and where it is not. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chooseCountry, type HostedPage, hostPage, type SessionOptions, type Visit } from './hosted-page.js';

let host: HostedPage;
let visits: Visit[] = [];
beforeAll(async () => {
  host = await hostPage();
});
afterEach(async () => {
  const faults = visits.flatMap((visit) => visit.faults);
  await Promise.all(visits.map(({ page }) => page.context().close()));
  visits = [];
  expect(faults).toEqual([]);
});
afterAll(() => host.close());

async function open(session?: SessionOptions): Promise<Visit> {
  const visit = await host.open(session);
  visits.push(visit);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  return visit;
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
/** A text field, with a list or without. */
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));

/** A form that has only to be saved. */
async function filledIn(page: Page): Promise<void> {
  await button(page, 'Add recipient').click();
  await chooseCountry(page, 'DE');
  await field(page, 'Full name').fill('Bertha Beispiel');
  await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 00');
}

describe('the token', () => {
  const kept = (page: Page) => page.evaluate<string[]>('Object.values(sessionStorage)');
  const closed = (page: Page) => page.getByRole('heading', { name: 'This page cannot be opened like this' }).waitFor();

  test('is kept by the tab, and stands in no address, history, cookie or other storage', async () => {
    const { page } = await open();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/session');
    await filledIn(page);
    const [token = '', ...others] = await kept(page);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(others).toEqual([]);
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, document.cookie, history.state])')).toBe('[{},"","form"]');
    expect(await page.evaluate('JSON.stringify(navigation.entries().map(({ url }) => url))')).not.toContain(token);
  });

  test('outlives a page that is loaded anew, or left for another', async () => {
    const { page } = await open();
    await page.reload();
    await page.getByText('No recipients yet').waitFor();
    await page.goto(`${new URL(page.url()).origin}/openapi.json`);
    expect(await page.evaluate('document.referrer')).toBe('');
    await page.goBack();
    await page.getByText('No recipients yet').waitFor();
  });

  test('is gone with the session, and for another tab there is none', async () => {
    const { page, revoke, axe } = await open();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await closed(other);
    await revoke();
    await page.reload();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    expect(await kept(page)).toEqual([]);
    await page.reload();
    await closed(page);
    expect(await axe()).toEqual([]);
  });

  test('is gone by the way back to the organization, and tells nobody where one was', async () => {
    const { page } = await open();
    await page.getByRole('link', { name: /^Back to / }).click();
    await page.waitForURL(/openapi/);
    expect(await page.evaluate('document.referrer')).toBe('');
    expect(await kept(page)).toEqual([]);
    await page.goBack();
    await closed(page);
  });
});
