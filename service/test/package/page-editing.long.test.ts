/** The hosted page while somebody edits: undo, paste, and the back button before the details are saved. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseCountry } from './hosted-page.js';
import { button, field, filledIn, visiting } from './page-visits.js';

const { open } = visiting();

const IBAN = 'DE89 3704 0044 0532 0130 00';

const iban = (page: Page) => field(page, 'IBAN');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Looks at the field before each frame. */
const WATCH = `(() => {
  const seen = (globalThis.seen = []);
  const look = () => {
    const iban = document.getElementById('field-creditorAccount-id-value');
    seen.push([iban?.value, document.querySelector('.problem') !== null || iban?.getAttribute('aria-invalid') === 'true']);
    requestAnimationFrame(look);
  };
  look();
})()`;

describe('the field of the account', () => {
  test('shows no problem of the IBAN before beside a right one, not for a moment', async () => {
    const { page } = await open();
    await filledIn(page);
    await page.evaluate(WATCH);
    const wrong = 'DE89370400440523013000';
    for (const isAsked of [false, true]) {
      await iban(page).fill(wrong);
      if (isAsked) await button(page, 'Continue').click();
      await page.locator('.problem').first().waitFor();
      await iban(page).fill(IBAN);
      await page.locator('.bank', { hasText: 'Commerzbank' }).waitFor();
    }
    const seen = await page.evaluate<readonly (readonly [string, boolean])[]>('globalThis.seen');
    expect(seen.filter(([value, isWrong]) => value !== IBAN && isWrong).length).toBeGreaterThan(0);
    expect(seen.filter(([value, isWrong]) => value === IBAN && isWrong)).toEqual([]);
  });

  test('goes back and forth, takes the IBAN out of what is pasted, and keeps what is composed', async () => {
    const { page } = await open({}, { permissions: ['clipboard-read', 'clipboard-write'] });
    await button(page, 'Add recipient').click();
    await chooseCountry(page, 'DE');
    await iban(page).pressSequentially('de893704');
    await page.keyboard.press('Control+z');
    const before = await iban(page).inputValue();
    expect('DE89 370').toContain(before);
    await page.keyboard.press('Control+Shift+z');
    expect(await iban(page).inputValue()).toBe('DE89 3704');
    await page.keyboard.press('Control+a');
    await paste(page, `Konto: ${IBAN}\nBIC: COBADEFFXXX`);
    expect(await iban(page).inputValue()).toBe(IBAN);
    await page.keyboard.press('Control+a');
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'ＤＥ８９', selectionStart: 4, selectionEnd: 4 });
    await page.waitForTimeout(400);
    expect(await iban(page).inputValue()).toBe('ＤＥ８９');
    await keyboard.send('Input.insertText', { text: 'ＤＥ８９３' });
    expect(await iban(page).inputValue()).toBe('DE89 3');
  });

  test('lets a correction that was taken be undone', async () => {
    const { page } = await open();
    await button(page, 'Add recipient').click();
    await chooseCountry(page, 'DE');
    await iban(page).fill('DE89 3704 O044 0532 0130 00');
    await button(page, 'Use this').click();
    expect(await iban(page).inputValue()).toBe(IBAN);
    await page.keyboard.press('Control+z');
    expect(await iban(page).inputValue()).toBe('DE89 3704 O044 0532 0130 00');
  });
});

test('the country of an IBAN is taken by the keyboard: the focus stays at the IBAN, which still names the account', async () => {
  const { page } = await open();
  await button(page, 'Add recipient').click();
  await chooseCountry(page, 'DE');
  await iban(page).fill('GB29 NWBK 6016 1331 9268 19');
  await page.keyboard.press('Tab');
  await button(page, 'Change the country to United Kingdom').press('Enter');
  await expect.poll(() => page.locator('#field-country').inputValue()).toBe('United Kingdom');
  await expect.poll(() => page.evaluate('document.activeElement?.labels?.[0]?.textContent')).toBe('IBAN');
  expect(await iban(page).inputValue()).toBe('GB29 NWBK 6016 1331 9268 19');
  expect(await field(page, 'Sort code').count()).toBe(0);
});

describe('the back button', () => {
  test('asks before it leaves what is not saved, and goes back to it', async () => {
    const { page, axe } = await open();
    await filledIn(page);
    await page.goBack();
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
    expect(await axe()).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await iban(page).inputValue()).toBe(IBAN);
    await page.goBack();
    await button(page, 'Keep editing').click();
    expect(await iban(page).inputValue()).toBe(IBAN);
    await button(page, 'Continue').click();
    await button(page, 'Save recipient').click();
    await page.getByText('Bertha Beispiel was added.').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  test('leaves when the user says so, and the details are gone', async () => {
    const { page } = await open();
    await filledIn(page);
    await page.goBack();
    await button(page, 'Leave').click();
    await page.locator('h1:focus', { hasText: 'Recipients' }).waitFor();
    expect(await page.evaluate('sessionStorage.length')).toBe(1);
    await button(page, 'Add recipient').click();
    await chooseCountry(page, 'DE');
    expect(await iban(page).inputValue()).toBe('');
  });

  test('asks nothing where nothing was typed, and after a reload still asks', async () => {
    const { page } = await open();
    await button(page, 'Add recipient').click();
    await page.goBack();
    await page.locator('h1:focus', { hasText: 'Recipients' }).waitFor();
    await filledIn(page);
    // by then it is sealed
    await page.locator('.bank').waitFor();
    await page.reload();
    await iban(page).waitFor();
    await page.goBack();
    await page.getByRole('alertdialog').waitFor();
    await button(page, 'Keep editing').click();
    expect(await iban(page).inputValue()).toBe(IBAN);
  });
});
