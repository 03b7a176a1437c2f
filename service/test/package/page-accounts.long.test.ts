/** Accounts as people write them, from the page to the stored recipient: the bank by its name in the script of the country, and one form of a number. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseCountry } from './hosted-page.js';
import { button, field, visiting } from './page-visits.js';

const { hosted, open } = visiting();

const storedFor = (user: string) =>
  hosted().store.transaction(async (tx) => {
    const owner = { organization: 'acme', externalUserId: user };
    return (await tx.recipients.list(owner, { limit: 10 })).map(({ details }) => details);
  });

/** As an input method does: composed, then committed. */
async function compose(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await keyboard.send('Input.insertText', { text });
}

const JAPANESE = { locale: 'ja-JP', viewport: { width: 375, height: 700 } };
const BANK = '#field-creditorAgent-clearingSystemMemberId-memberId';

describe('Japan, in Japanese', () => {
  test('a bank by its name in kanji, which form, review, list and question show; numbers in full width', async () => {
    const { page, user, axe } = await open({}, JAPANESE);
    await button(page, '受取人を追加').click();
    await chooseCountry(page, 'JP', '口座のある国');
    await field(page, '氏名').fill('ヤマダ タロウ');
    await page.locator(BANK).and(page.getByRole('combobox')).waitFor();
    await page.locator(BANK).fill('横浜銀行');
    await page.getByRole('option', { name: '横浜銀行 Bank of Yokohama, Ltd. · 0138' }).waitFor();
    await page.locator(BANK).press('Enter');
    await page.locator('.bank', { hasText: '横浜銀行' }).waitFor();
    await compose(page, '#field-creditorAgent-branchId', '２２０');
    await compose(page, '#field-creditorAccount-id-value', '１２３４５６７');
    await page.locator('#field-creditorAccount-type').selectOption('ORDINARY');
    expect(await page.locator('#field-creditorAgent-branchId').inputValue()).toBe('220');
    await button(page, '次へ').click();
    await page.locator('.review .bank', { hasText: '横浜銀行' }).waitFor();
    await button(page, '受取人を保存').click();
    await page.locator('.recipient', { hasText: '横浜銀行' }).waitFor();
    await button(page, '削除').click();
    await page.getByRole('alertdialog').getByText('横浜銀行').waitFor();
    expect(await axe()).toEqual([]);
    expect(await storedFor(user)).toMatchObject([
      {
        creditorAgent: { clearingSystemMemberId: { memberId: '0138' }, branchId: '220' },
        creditorAccount: { id: { type: 'ACCOUNT_NUMBER', value: '1234567' }, type: 'ORDINARY' },
      },
    ]);
  });
});

describe('a mobile number of the Philippines', () => {
  test.each([
    ['GCASH', '0917 123 4567'],
    ['GCASH', '+63 917 123 4567'],
    ['GCASH', '639171234567'],
    ['PAYMAYA', '0917-123-4567'],
    ['PAYMAYA', '０９１７１２３４５６７'],
  ])('of %s is stored in one form: %s', async (method, typed) => {
    const { page, user } = await open();
    await button(page, 'Add recipient').click();
    await chooseCountry(page, 'PH');
    await page.getByLabel('How it is paid').selectOption(method);
    await field(page, 'Full name').fill('Maria Halimbawa');
    await field(page, 'Mobile number').fill(typed);
    await button(page, 'Continue').click();
    await button(page, 'Save recipient').click();
    await page.getByText('•••• 4567').waitFor();
    expect(await storedFor(user)).toMatchObject([{ method, creditorAccount: { id: { type: 'PHONE', value: '+639171234567' } } }]);
    await button(page, 'Delete').click();
    const wallet = method === 'GCASH' ? 'GCash' : 'Maya';
    await page.getByRole('alertdialog').getByText(`${wallet} •••• 4567`).waitFor();
  });
});

test('the bank of a British sort code stands in form, review, list and question', async () => {
  const { page } = await open();
  await button(page, 'Add recipient').click();
  await chooseCountry(page, 'GB');
  await field(page, 'Full name').fill('Ada Example');
  await field(page, 'Sort code').fill('20-00-00');
  await page.locator('.bank', { hasText: 'Barclays' }).waitFor();
  await field(page, 'Account number').fill('55779911');
  await button(page, 'Continue').click();
  await page.locator('.review .bank', { hasText: 'Barclays' }).waitFor();
  await button(page, 'Save recipient').click();
  await page.locator('.recipient', { hasText: 'Barclays' }).waitFor();
  await button(page, 'Delete').click();
  await page
    .getByRole('alertdialog')
    .getByText(/^.?Barclays.* •••• 9911/)
    .waitFor();
});

test('Brazil: the code that people know is chosen; the other one that was typed stays', async () => {
  for (const [typed, stored] of [
    ['itau', '341'],
    ['60701190', '60701190'],
  ] as const) {
    const { page } = await open();
    await button(page, 'Add recipient').click();
    await chooseCountry(page, 'BR');
    await page.locator(BANK).and(page.getByRole('combobox')).waitFor();
    await page.locator(BANK).fill(typed);
    await page.getByRole('option', { name: /Itaú Unibanco S\.A\..* 341$/ }).waitFor();
    await page.locator(BANK).press(typed === stored ? 'Tab' : 'Enter');
    expect(await page.locator(BANK).inputValue()).toBe(stored);
    await page.locator('.bank', { hasText: 'Itaú Unibanco S.A.' }).waitFor();
  }
});

test('a device whose clock is wrong is asked by the day of the server', async () => {
  const { page } = await open();
  await page.clock.setFixedTime('2020-01-01T12:00:00Z');
  await page.reload();
  await button(page, 'Add recipient').click();
  await chooseCountry(page, 'HR');
  await field(page, 'IBAN').waitFor();
  expect(await page.getByLabel('Currency').locator('option').allTextContents()).toEqual(
    expect.not.arrayContaining([expect.stringContaining('HRK')]),
  );
});
