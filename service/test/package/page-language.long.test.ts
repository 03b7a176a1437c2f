/** The hosted page whose language does not arrive. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visiting } from './page-visits.js';

const { open } = visiting();

const shown = (page: Page) => page.evaluate('[document.documentElement.lang, document.documentElement.dir]');

/** The addresses of the scripts of a part, which the loader has. */
const scriptsOf = (page: Page, part: string) =>
  page.evaluate<string[]>(
    `JSON.parse(document.getElementById('page').dataset.assets).later['${part}'].map((url) => new URL(url, document.baseURI).href)`,
  );

test('is English from left to right, also where only one of the chunks is lost', async () => {
  const { page } = await open({}, { locale: 'ar-EG' });
  expect(await shown(page)).toEqual(['ar', 'rtl']);
  const chunks = (await scriptsOf(page, 'texts/ar')).filter((name) => /\/ar\W[^/]*$/.test(name));
  expect(chunks.length).toBeGreaterThan(1);
  for (const chunk of chunks) {
    await page.route(chunk, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'Recipients', exact: true }).waitFor();
    expect(await shown(page)).toEqual(['en', 'ltr']);
    await page.unroute(chunk);
  }
});

test('without the texts of alerts a problem is told by the words of its field, in the same language', async () => {
  const { page } = await open({}, { locale: 'ar-EG' });
  const [chunk = ''] = await scriptsOf(page, 'alerts/ar');
  await page.route(chunk, (route) => route.abort());
  await page.reload();
  await page.locator('button.primary').click();
  await page.locator('#field-country').fill('DE');
  await page.locator('#field-country').press('Enter');
  await page.locator('#field-creditorAccount-id-value').fill('DE89370400440532013001');
  await page.locator('button.primary').click();
  const problem = page.locator('#field-creditorAccount-id-value-problem');
  await problem.waitFor();
  expect(await problem.textContent()).toContain('«رقم IBAN»');
  expect(await shown(page)).toEqual(['ar', 'rtl']);
});

test('stays in the language that it has, says so, and the last choice counts', async () => {
  const { page, axe } = await open();
  const language = page.getByLabel('Language');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/ar\W[^/]*$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(/\/ja\W[^/]*$/, (route) => route.abort());
  await language.selectOption('ja');
  await page.getByText('The service did not answer.').waitFor();
  expect([await shown(page), await language.inputValue()]).toEqual([['en', 'ltr'], 'en']);
  expect(await axe()).toEqual([]);
  await language.selectOption('ar');
  await language.selectOption('de');
  await page.getByRole('heading', { name: 'Empfänger', exact: true }).waitFor();
  release();
  await page.waitForTimeout(300);
  expect(await shown(page)).toEqual(['de', 'ltr']);
  expect(await page.getByText('The service did not answer.').count()).toBe(0);
});
