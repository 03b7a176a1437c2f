/** Where the token of a session is kept, and where it is not. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { filledIn, visiting } from './page-visits.js';

const { open } = visiting();

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
