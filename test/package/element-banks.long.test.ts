/** A bank chosen in `<payprep-account>` in a real Chromium, by keyboard and pointer, and when what is wrong is marked. */
import { describe, expect, test } from 'vitest';
import { elementPages } from './element-pages.js';

const open = elementPages();

const NIGERIAN = '<payprep-account name="account" country="NG" required></payprep-account>';
const MEMBER_ID = 'document.querySelector("payprep-account").value?.creditorAgent?.clearingSystemMemberId?.memberId';
const BRITISH = '<payprep-account name="account" country="GB" required></payprep-account>';

describe('a bank', () => {
  test('is chosen by keyboard alone, and shown by its name', async () => {
    const { page, faults } = await open(NIGERIAN);
    const field = page.getByRole('combobox', { name: 'Bank' });
    await field.pressSequentially('zenith');
    await page.getByRole('option').first().waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await field.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await field.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).not.toBeNull();
    await field.press('Enter');
    expect([await field.inputValue(), await page.evaluate(MEMBER_ID)]).toEqual(['Zenith Bank', '057']);
    expect(await page.evaluate('globalThis.sent')).toBeUndefined();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('may be given by its code, and its popular name is enough', async () => {
    const { page } = await open(NIGERIAN);
    const field = page.getByRole('combobox', { name: 'Bank' });
    await field.pressSequentially('gtbank');
    await page.getByRole('option').first().waitFor();
    await field.press('Tab');
    expect([await field.inputValue(), await page.evaluate(MEMBER_ID)]).toEqual(['Guaranty Trust Bank', '058']);
    await field.fill('044');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(MEMBER_ID)).toBe('044');
    await page.context().close();
  });

  test('is chosen with the pointer, and the field keeps the focus', async () => {
    const { page } = await open(NIGERIAN);
    const field = page.getByRole('combobox', { name: 'Bank' });
    await field.pressSequentially('access');
    await page
      .getByRole('option', { name: /^Access Bank/ })
      .first()
      .click();
    expect(await page.evaluate(MEMBER_ID)).toBe('044');
    await page.context().close();
  });
});

describe('what is wrong', () => {
  test('is marked at once by Tab to the button', async () => {
    const { page } = await open(BRITISH);
    const account = page.locator('payprep-account #account');
    await page.locator('payprep-account #memberId').fill('200000');
    await account.pressSequentially('557');
    expect(await account.getAttribute('aria-invalid')).toBe('false');
    await page.keyboard.press('Tab');
    expect(await account.getAttribute('aria-invalid')).toBe('true');
    await page.context().close();
  });

  test('is marked behind the click that leaves the field, and not before', async () => {
    const { page } = await open(BRITISH);
    const account = page.locator('payprep-account #account');
    await account.fill('31');
    expect(await account.getAttribute('aria-invalid')).toBe('false');
    await page.getByRole('heading').hover();
    await page.mouse.down();
    expect(await account.getAttribute('aria-invalid')).toBe('false');
    await page.mouse.up();
    await page.waitForFunction(
      `document.querySelector('payprep-account').shadowRoot.querySelector('#account').getAttribute('aria-invalid') === 'true'`,
    );
    await page.context().close();
  });

  test('two numbers that are pasted with their labels fill both fields', async () => {
    const { page } = await open(BRITISH);
    await page.locator('payprep-account #memberId').focus();
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'Sort code: 20-00-00, Account: 55779911');
      const { shadowRoot } = document.querySelector('payprep-account');
      shadowRoot.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }));
    })()`);
    expect(await page.evaluate('document.querySelector("payprep-account").value')).toEqual({
      creditorAccount: { id: { value: '55779911', type: 'ACCOUNT_NUMBER' } },
      creditorAgent: { clearingSystemMemberId: { memberId: '200000' } },
    });
    await page.context().close();
  });
});
