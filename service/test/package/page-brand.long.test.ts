/** The hosted page of an organization with a brand: its name and colours, lists that are searched, right to left, and a session that ends. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../http/brand/colours.js';
import type { Visit } from './hosted-page.js';
import { chooseCountry } from './hosted-page.js';
import { visiting } from './page-visits.js';

const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>')}`;

const { open } = visiting({ acme: { name: 'Acme Pay', logo: LOGO, colour: '#ffcc00' } });

const add = (page: Page) => page.locator('button.primary').first().click();
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
/** Without their notes. */
const lines = (page: Page) => options(page).locator('> bdi').allTextContents();
const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}'))['${property}']`);

describe.each(['light', 'dark'] as const)('the brand, %s', (colorScheme) => {
  test('stands in heading and title, and can be read', async () => {
    const { page, axe } = await open({}, { colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => page.title()).toBe('Recipients – Acme Pay');
    await page.getByRole('heading', { level: 1, name: 'Recipients – Acme Pay' }).waitFor();
    expect(await page.evaluate("document.querySelector('.brand img').naturalWidth")).toBeGreaterThan(0);
    const [ground, text] = [await styleOf(page, 'button.primary', 'backgroundColor'), await styleOf(page, 'button.primary', 'color')];
    expect([hex(ground), contrastOf(hex(ground), hex(text)) >= 4.5]).toEqual(['#ffcc00', true]);
    expect(await axe()).toEqual([]);
    await add(page);
    await chooseCountry(page, 'PH');
    expect(await axe()).toEqual([]);
  });
});

const hex = (colour: string): string =>
  `#${[...colour.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;

describe('countries', () => {
  test('likely ones first, found without marks, by keyboard alone', async () => {
    const { page, axe } = await open({}, { locale: 'de-AT' });
    await add(page);
    const country = combobox(page, 'Land des Kontos');
    await country.click();
    expect(await page.getByRole('group', { name: 'Vorschläge' }).getByRole('option').allTextContents()).toEqual(['Österreich']);
    expect(await axe()).toEqual([]);
    await country.fill('osterr');
    expect(await lines(page)).toEqual(['Österreich']);
    await page.keyboard.press('Enter');
    expect(await country.inputValue()).toBe('Österreich');
    expect(await country.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = await country.getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).getAttribute('role')).toBe('option');
    await page.keyboard.press('Escape');
    expect([await country.inputValue(), await page.getByRole('listbox').count()]).toEqual(['Österreich', 0]);
    await country.fill('no such country');
    await page.keyboard.press('Tab');
    expect(await country.inputValue()).toBe('Österreich');
  });

  test('are found by what people call them', async () => {
    const { page } = await open();
    await add(page);
    const country = combobox(page, 'Country of the account');
    for (const [said, meant] of [
      ['USA', 'United States'],
      ['holland', 'Netherlands'],
      ['cote d', 'Côte d’Ivoire'],
      ['Germ', 'Germany'],
    ]) {
      await country.fill(said ?? '');
      await page.keyboard.press('Tab');
      expect(await country.inputValue()).toBe(meant);
    }
  });
});

describe('banks', () => {
  test.each([
    ['PH', 'metropolitan bank', 'Metropolitan Bank and Trust Co.', 'MBTC PH MM'],
    ['BR', 'itau unibanco s', 'Itaú Unibanco S.A.', '341'],
    ['NG', 'zenith', 'Zenith Bank', '057'],
    ['IN', 'hdfc', 'HDFC Bank', 'HDFC0'],
    ['JP', 'mizuho', 'Mizuho Bank, Ltd.', '0001'],
  ])('%s: by name', async (country, typed, name, code) => {
    const { page, axe } = await open();
    await add(page);
    await chooseCountry(page, country);
    const bank = page.locator('#field-creditorAgent-clearingSystemMemberId-memberId, #field-creditorAgent-bic').first();
    await bank.and(page.getByRole('combobox')).waitFor();
    await bank.fill(typed);
    await options(page).first().waitFor();
    expect((await lines(page))[0]).toBe(name);
    expect(await page.locator('.problem').count()).toBe(0);
    expect(await axe()).toEqual([]);
    await page.keyboard.press('Enter');
    expect((await bank.inputValue()).replaceAll(' ', '')).toBe(code.replaceAll(' ', ''));
    // a code is typed as before
    await bank.fill(code);
    expect(await bank.inputValue()).toContain(code.slice(0, 4));
  });
});

describe('right to left', () => {
  test.each(['light', 'dark'] as const)('Arabic, %s: numbers stay left to right', async (colorScheme) => {
    const { page, axe } = await open({}, { locale: 'ar-EG', colorScheme, viewport: { width: 320, height: 700 } });
    expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual(['ar', 'rtl']);
    expect(await axe()).toEqual([]);
    await add(page);
    await chooseCountry(page, 'DE', 'بلد الحساب');
    const iban = page.locator('#field-creditorAccount-id-value');
    await iban.fill('DE89370400440523013000');
    expect(await styleOf(page, '#field-creditorAccount-id-value', 'direction')).toBe('ltr');
    await page.locator('.proposal').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    expect(await axe()).toEqual([]);
  });

  test('and back, with what was typed', async () => {
    const { page } = await open({}, { locale: 'ar' });
    await add(page);
    await chooseCountry(page, 'DE', 'بلد الحساب');
    await page.locator('#field-creditor-name').fill('Bertha Beispiel');
    await page.locator('.language select').selectOption('ja');
    await page.getByRole('heading', { name: '受取人を追加' }).waitFor();
    expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual(['ja', 'ltr']);
    expect(await page.locator('#field-creditor-name').inputValue()).toBe('Bertha Beispiel');
  });
});

describe('the end of a session', () => {
  async function warned(): Promise<Visit> {
    const visit = await open();
    const { page } = visit;
    await page.clock.install();
    await page.reload();
    await page.getByText('No recipients yet').waitFor();
    await add(page);
    await chooseCountry(page, 'DE');
    await page.locator('#field-creditor-name').fill('Bertha Beispiel');
    await page.clock.fastForward('27:00');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.clock.fastForward('01:05');
    await page.getByRole('alertdialog', { name: /^Your session ends at/ }).waitFor();
    return visit;
  }

  test('is told two minutes before, and whoever stays loses nothing', async () => {
    const { page, axe } = await warned();
    expect(await axe()).toEqual([]);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.clock.fastForward('05:00');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.locator('#field-creditor-name').inputValue()).toBe('Bertha Beispiel');
    expect(await page.locator(':focus').getAttribute('id')).toBe('field-creditor-name');
  });

  test('clears the page of whoever does not answer, and leads back', async () => {
    const { page, axe, revoke } = await warned();
    await revoke();
    await page.clock.fastForward('02:05');
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    expect(await page.content()).not.toContain('Bertha');
    await page.getByRole('link', { name: /^Back to 127\.0\.0\.1/ }).waitFor();
    expect(await page.title()).toBe('Your session has ended – Acme Pay');
    expect(await axe()).toEqual([]);
  });
});
