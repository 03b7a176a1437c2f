/** The hosted page in another language than English, on a phone: the texts are longer, and nothing is cut. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseCountry, type HostedPage, hostPage, type Visit } from './hosted-page.js';

let host: HostedPage;
beforeAll(async () => {
  host = await hostPage();
});
afterAll(() => host.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function isClean(visit: Visit): Promise<void> {
  expect(await visit.axe()).toEqual([]);
  expect(visit.faults).toEqual([]);
}

test('in German, on a phone', async () => {
  const visit = await host.open({ user: 'greta' }, { locale: 'de-AT', viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
  const { page } = visit;
  const fits = async () => expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  await page.getByText('Noch keine Empfänger').waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe('de');
  await fits();
  await button(page, 'Empfänger hinzufügen').click();
  await chooseCountry(page, 'vereinigtes konig', 'Land des Kontos');
  await page.getByText('Bankleitzahl (Sort code) und Kontonummer').waitFor();
  await page.getByText('Weitere Angaben').click();
  await fits();
  await button(page, 'Weiter').click();
  await page.getByRole('link', { name: /Kontonummer/ }).waitFor();
  await isClean(visit);
  await fits();
  await field(page, 'Vor- und Nachname').fill('Käthe Ütz-Straßburger von und zu Hohenlangenfelsenburg');
  await field(page, 'Bankleitzahl (Sort code)').fill('20000');
  await field(page, 'Kontonummer').focus();
  await page.locator('.problem', { hasText: 'Die Bankleitzahl hat nicht die Form' }).waitFor();
  await field(page, 'Bankleitzahl (Sort code)').fill('200000');
  await field(page, 'Kontonummer').fill('55779911');
  await page.getByLabel('Sprache').selectOption('fr');
  expect(await field(page, 'Nom et prénom').inputValue()).toContain('Käthe');
  await page.getByLabel('Langue').selectOption('de');
  await button(page, 'Weiter').click();
  await page.getByText('Vor dem Speichern prüfen').waitFor();
  await isClean(visit);
  await fits();
  await button(page, 'Empfänger speichern').click();
  await page.getByText('Standard für GBP').waitFor();
  await fits();
  await button(page, /^Löschen/).click();
  await page.getByRole('alertdialog').waitFor();
  await isClean(visit);
  await fits();
});
