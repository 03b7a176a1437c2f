/** Where the token of a session and what was typed in it are kept, and where they are not. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, field, filledIn, visiting } from './page-visits.js';

const { open } = visiting();

const kept = (page: Page) => page.evaluate<string[]>('Object.keys(sessionStorage).sort().reverse().map((key) => sessionStorage[key])');

describe('the token', () => {
  const closed = (page: Page) => page.getByRole('heading', { name: 'This page cannot be opened like this' }).waitFor();

  test('is kept by the tab, and stands in no address, history, cookie or other storage', async () => {
    const { page } = await open();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/session');
    const [token = '', ...others] = await kept(page);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(others).toEqual([]);
    await filledIn(page);
    const [same, draft] = await kept(page);
    expect(same).toBe(token);
    expect(draft).not.toContain(token);
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

describe('what was typed', () => {
  const name = (page: Page) => field(page, 'Full name').inputValue();
  const isForgotten = async (page: Page) => {
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    await page.reload();
    await button(page, 'Add recipient').waitFor();
  };

  test('is there again when the page is loaded anew, and can be saved', async () => {
    const { page } = await open();
    await filledIn(page);
    // by then it is sealed
    await page.locator('.bank').waitFor();
    await page.reload();
    expect(await name(page)).toBe('Bertha Beispiel');
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, document.cookie, history.state])')).toBe('[{},"","form"]');
    await button(page, 'Continue').click();
    await page.getByRole('heading', { name: 'Check before you save' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Check before you save' }).waitFor();
    await button(page, 'Save recipient').click();
    await page.getByText('was added.').waitFor();
    await isForgotten(page);
    expect(await button(page, 'Delete').count()).toBe(1);
  });

  test('is there again for a recipient that is changed', async () => {
    const { page } = await open();
    await filledIn(page);
    await button(page, 'Continue').click();
    await button(page, 'Save recipient').click();
    await button(page, 'Change').click();
    await page.getByRole('heading', { name: 'Change recipient' }).waitFor();
    expect((await kept(page)).length).toBe(1);
    await field(page, 'Full name').fill('Bertha Muster');
    await page.reload();
    await page.getByRole('heading', { name: 'Change recipient' }).waitFor();
    expect(await name(page)).toBe('Bertha Muster');
    expect(await field(page, 'IBAN').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    await button(page, 'Cancel').click();
    await isForgotten(page);
  });

  test('is gone with the way back to the list', async () => {
    const { page } = await open();
    await filledIn(page);
    await page.goBack();
    await button(page, 'Leave').click();
    await isForgotten(page);
    await page.goForward();
    await button(page, 'Add recipient').waitFor();
  });

  test('waits for an hour when the session ends, sealed, and is there again in another one of the user', async () => {
    const { page, revoke, user } = await open();
    await filledIn(page);
    await button(page, 'Continue').click();
    await revoke();
    await button(page, 'Save recipient').click();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await page.getByText('stays in this tab for an hour').waitFor();
    const [sealed = '', ...others] = await kept(page);
    expect(others).toEqual([]);
    expect(sealed).toMatch(/^\d+ [\w-]{16}\.[\w-]+$/);
    const { page: another } = await open({ user });
    const [token = ''] = await kept(another);
    await page.goto(`${page.url()}#${token}`);
    await page.getByRole('heading', { name: 'Add recipient' }).waitFor();
    expect(await name(page)).toBe('Bertha Beispiel');
    await page.goBack();
    await button(page, 'Leave').click();
    await isForgotten(page);
  });

  test('that waits is deleted by a session of somebody else', async () => {
    const { page, revoke, user } = await open();
    await filledIn(page);
    await button(page, 'Continue').click();
    await revoke();
    await button(page, 'Save recipient').click();
    await page.getByText('stays in this tab for an hour').waitFor();
    for (const next of ['somebody else', user]) {
      const { page: another } = await open({ user: next });
      const [token = ''] = await kept(another);
      await page.goto(`${page.url()}#${token}`);
      await button(page, 'Add recipient').waitFor();
      expect(await kept(page)).toEqual([token]);
    }
  });

  test('is not there for another session in the same tab', async () => {
    const { page } = await open();
    const { page: another } = await open();
    const [token = ''] = await kept(another);
    await filledIn(page);
    await page.goto(`${page.url()}#${token}`);
    await button(page, 'Add recipient').waitFor();
    expect(await kept(page)).toEqual([token]);
  });

  test('is saved once, also where the page is loaded anew before the answer comes', async () => {
    const { page } = await open();
    await filledIn(page);
    await button(page, 'Continue').click();
    await page.route('**/recipients', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await button(page, 'Save recipient').click();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/recipients');
    await page.reload();
    await button(page, 'Save recipient').click();
    await page.getByText('was added.').waitFor();
    expect(await button(page, 'Delete').count()).toBe(1);
  });
});
