/** The hosted page in its other states: by keyboard alone, within limits, refused, cut off, over. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseCountry } from './hosted-page.js';
import { button, field, filledIn, visiting } from './page-visits.js';

const { hosted, open } = visiting();

const countOf = async (user: string) =>
  hosted().store.transaction((tx) => tx.recipients.count({ organization: 'acme', externalUserId: user }));

/** Over the look at what will be saved. */
async function save(page: Page): Promise<void> {
  await button(page, 'Continue').click();
  await button(page, 'Save recipient').click();
}

test('by keyboard alone, the way back of the browser included', async () => {
  const { page, user, axe } = await open();
  const { keyboard } = page;
  /** Goes on until something of this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 30; step++) {
      await keyboard.press('Tab');
      const label = await page.evaluate('document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent');
      if (name.test(String(label))) return;
    }
    throw new Error(`the keyboard does not come to ${name}`);
  };
  await tabTo(/^Add recipient$/);
  await keyboard.press('Enter');
  await page.locator('h1:focus', { hasText: 'Add recipient' }).waitFor();
  await tabTo(/^Country of the account/);
  await keyboard.type('Germ');
  await keyboard.press('Tab');
  // not the button behind the fields that come of the country
  expect(await page.evaluate('document.activeElement.id')).toBe('field-currency');
  await field(page, 'Full name').waitFor();
  await tabTo(/^Full name/);
  await keyboard.type('Bertha Beispiel');
  await tabTo(/^IBAN$/); // the choice between IBAN and account number
  await tabTo(/^IBAN$/);
  await keyboard.type('DE89370400440532013000');
  await tabTo(/^More details/);
  await keyboard.press('Enter');
  await field(page, 'BIC (SWIFT code)').waitFor();
  await tabTo(/^BIC/);
  await keyboard.press('Enter');
  await page.locator('h1:focus', { hasText: 'Check before you save' }).waitFor();
  await tabTo(/^Change$/);
  await keyboard.press('Enter');
  await page.locator('h1:focus', { hasText: 'Add recipient' }).waitFor();
  await tabTo(/^Continue$/);
  await keyboard.press('Enter');
  await tabTo(/^Save recipient$/);
  await keyboard.press('Enter');
  await page.getByText('Bertha Beispiel was added.').waitFor();
  expect(await countOf(user)).toBe(1);
  await button(page, 'Add recipient').click();
  await page.goBack();
  await page.locator('h1:focus', { hasText: 'Recipients' }).waitFor();
  expect(await axe()).toEqual([]);
});

describe('a session that is for some', () => {
  test('of countries and recipients offers no others', async () => {
    const { page, axe, user } = await open({ options: { allowedCountries: ['NL', 'BE'], allowedRecipientTypes: ['BUSINESS'] } });
    await button(page, 'Add recipient').click();
    await page.getByLabel('Country of the account').click();
    expect(await page.getByRole('listbox').getByRole('option').allTextContents()).toEqual(['Belgium', 'Netherlands']);
    await chooseCountry(page, 'NL');
    await field(page, 'Name of the company').fill('Voorbeeld BV');
    expect(await page.getByText('Who receives it').count()).toBe(0);
    await field(page, 'IBAN').fill('NL91 ABNA 0417 1643 00');
    await save(page);
    await page.getByText('Voorbeeld BV was added.').waitFor();
    expect(await countOf(user)).toBe(1);
    expect(await axe()).toEqual([]);
  });

  test('of one country has chosen it', async () => {
    const { page } = await open({ options: { allowedCountries: ['MX'] } });
    await button(page, 'Add recipient').click();
    await field(page, 'Account number (CLABE)').waitFor();
    expect(await page.getByLabel('Currency').inputValue()).toBe('MXN');
  });
});

test('nobody can save nothing', async () => {
  const { page, user, axe } = await open();
  await button(page, 'Add recipient').click();
  await button(page, 'Continue').click();
  await page.getByRole('link', { name: 'Country of the account: Please fill this in.' }).click();
  await page.locator('input:focus').waitFor();
  expect(await axe()).toEqual([]);
  expect(await countOf(user)).toBe(0);
});

test('what only the server knows is shown where it is', async () => {
  const { page, axe, user } = await open();
  const detail = 'The bank has no branch with this identifier.';
  const errors = [{ pointer: '/creditorAgent/branchId', code: 'CREDITOR_BRANCH_IDENTIFIER_UNKNOWN', detail }];
  await page.route('**/session/api/recipients', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 422, json: { code: 'RECIPIENT_REFUSED', errors } }) : route.continue(),
  );
  await button(page, 'Add recipient').click();
  await chooseCountry(page, 'AU');
  await field(page, 'Full name').fill('Ada Example');
  await field(page, 'BSB').fill('062-000');
  await field(page, 'Account number').fill('12345678');
  await save(page);
  await page.getByRole('link', { name: `BSB: ${detail}` }).waitFor();
  expect(await field(page, 'BSB').getAttribute('aria-invalid')).toBe('true');
  expect(await axe()).toEqual([]);
  await page.unroute('**/session/api/recipients');
  await field(page, 'BSB').fill('063-000');
  await save(page);
  await page.getByText('Ada Example was added.').waitFor();
  expect(await countOf(user)).toBe(1);
});

test('two clicks are one recipient', async () => {
  const { page, user } = await open();
  await filledIn(page);
  await button(page, 'Continue').click();
  await button(page, 'Save recipient').waitFor();
  await page.evaluate(`(() => {
    const save = document.querySelector('button.primary');
    for (let click = 0; click < 5; click++) save.click();
  })()`);
  await page.getByText('Bertha Beispiel was added.').waitFor();
  expect(await countOf(user)).toBe(1);
});

test('cut off: nothing typed is lost, and it goes on when the line is back', async () => {
  const { page, axe, user } = await open();
  await filledIn(page);
  await page.context().setOffline(true);
  await save(page);
  await page.getByText('The service did not answer.').waitFor();
  expect(await axe()).toEqual([]);
  await page.context().setOffline(false);
  await button(page, 'Change').click();
  expect(await field(page, 'Full name').inputValue()).toBe('Bertha Beispiel');
  await save(page);
  await page.getByText('Bertha Beispiel was added.').waitFor();
  expect(await countOf(user)).toBe(1);
});

test('a recipient that is gone meanwhile', async () => {
  const { page, user } = await open();
  await filledIn(page);
  await save(page);
  await button(page, 'Change Bertha Beispiel').click();
  const owner = { organization: 'acme', externalUserId: user };
  await hosted().store.transaction(async (tx) => {
    const [only] = await tx.recipients.list(owner, { limit: 1 });
    await tx.recipients.remove(owner, only?.id ?? '');
  });
  await save(page);
  await page.getByText('This recipient no longer exists.').waitFor();
  await page.getByText('No recipients yet').waitFor();
});

test('over: the page says so, wherever it is', async () => {
  const { page, axe, revoke } = await open();
  await filledIn(page);
  await revoke();
  await save(page);
  await page.locator('h1:focus', { hasText: 'Your session has ended' }).waitFor();
  expect(await page.content()).not.toContain('Bertha');
  expect(await axe()).toEqual([]);
});

test('nobody answers at all: again', async () => {
  const { page, axe } = await open();
  await page.route('**/session/api**', (route) => route.abort());
  const { href } = new URL(page.url());
  await page.goto(`${href}#${'t'.repeat(43)}`);
  await page.getByText('The service did not answer.').waitFor();
  expect(await axe()).toEqual([]);
  await page.unroute('**/session/api**');
  await button(page, 'Try again').click();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
});

test('what an input method composes is read when it is done, and is not wrong before', async () => {
  const { page } = await open();
  await button(page, 'Add recipient').click();
  await chooseCountry(page, 'DE');
  await field(page, 'IBAN').focus();
  const keyboard = await page.context().newCDPSession(page);
  const text = 'ＤＥ８９３７０４００４４０５３２０１３０００';
  for (const end of [1, 3, 22]) {
    await keyboard.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart: end, selectionEnd: end });
    await page.waitForTimeout(300); // longer than the pause after which values are checked
    expect(await page.locator('.problem').count()).toBe(0);
  }
  await keyboard.send('Input.insertText', { text });
  expect(await field(page, 'IBAN').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
});
