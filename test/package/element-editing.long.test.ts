/** `<payprep-account>` in a real Chromium while somebody edits: undo, paste, another language and country. */
import { describe, expect, test } from 'vitest';
import { elementPages, GERMAN, IBAN, isValid, problems, sent } from './element-pages.js';

const open = elementPages();

test('what is typed, pasted and corrected can be undone, and is told once', async () => {
  const { page } = await open(GERMAN, { permissions: ['clipboard-read', 'clipboard-write'] });
  const input = page.getByLabel('IBAN').last();
  await input.focus();
  await page.keyboard.type('de893');
  await page.keyboard.press('Control+z');
  expect(['DE', 'DE8', 'DE89']).toContain(await input.inputValue());
  await page.keyboard.press('Control+a');
  await page.evaluate(`navigator.clipboard.writeText('Konto: DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX')`);
  await page.keyboard.press('Control+v');
  expect([await input.inputValue(), await isValid(page)]).toEqual(['DE89 3704 0044 0532 0130 00', true]);
  await input.fill('DE89 3704 O044 0532 0130 00');
  await page.evaluate('told.length = 0');
  await page.getByRole('button', { name: 'Use this' }).click();
  expect(await input.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  expect(await page.evaluate('told.filter(([type]) => type === "input").length')).toBe(1);
  await page.keyboard.press('Control+z');
  expect(await input.inputValue()).toBe('DE89 3704 O044 0532 0130 00');
  await page.context().close();
});

describe('while somebody types', () => {
  test('another language of the page leaves the focus where it is', async () => {
    const { page, faults } = await open('<payprep-account country="GB" local></payprep-account>');
    await page.locator('payprep-account #memberId').pressSequentially('6016');
    await page.evaluate('document.documentElement.lang = "de"');
    await page.getByRole('textbox', { name: 'Bankleitzahl (Sort code)' }).waitFor();
    await page.keyboard.type('13');
    expect(await page.getByRole('textbox', { name: 'Bankleitzahl (Sort code)' }).inputValue()).toBe('60-16-13');
    expect(faults).toEqual([]);
    await page.context().close();
  });
  test('another country has bank codes of its own, says nothing of a field that nobody left, and gives back what was typed for it', async () => {
    const { page, faults } = await open('<payprep-account country="GB" local required></payprep-account>');
    const fields = () => Promise.all(['memberId', 'account'].map((name) => page.locator(`payprep-account #${name}`).inputValue()));
    const move = (country: string) => page.evaluate(`document.querySelector("payprep-account").country = "${country}"`);
    await page.locator('payprep-account #memberId').pressSequentially('601613');
    await page.locator('payprep-account #account').pressSequentially('31926819');
    expect(await fields()).toEqual(['60-16-13', '31926819']);
    for (const country of ['AU', 'IN', 'US']) {
      await move(country);
      await expect.poll(fields).toEqual(['', '31926819']);
      expect((await problems(page)).join('')).toBe('');
    }
    // whoever keeps the value is told what is not in it any more
    const last = await page.evaluate<[string, unknown][]>(
      'told.filter(([, { value }]) => value).slice(-2).map(([type, { value }]) => [type, value.creditorAgent])',
    );
    expect(last).toEqual([
      ['input', undefined],
      ['change', undefined],
    ]);
    await page.evaluate('told.length = 0');
    await move('GB');
    await expect.poll(fields).toEqual(['60-16-13', '31926819']);
    // and told again once it is checked
    expect(await page.evaluate('[...new Set(told.map(([type]) => type))]')).toEqual(['input', 'change']);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

test('an IBAN stays where it was set for a country that has none, and may be replaced by a number', async () => {
  const value = JSON.stringify({ creditorAccount: { id: { value: IBAN, type: 'IBAN' } } });
  const { page, faults } = await open(`<payprep-account country="US" value='${value}'></payprep-account>`);
  expect(await page.getByRole('textbox').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  expect(await page.evaluate('document.querySelector("payprep-account").value')).toEqual(JSON.parse(value));
  await page.getByRole('radio', { name: 'Account number' }).click();
  expect(await page.locator('payprep-account #account').inputValue()).toBe('');
  await page.getByRole('radio', { name: 'IBAN' }).click();
  expect(await page.getByRole('textbox').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('of a text that is pasted, the BIC behind its label stays', async () => {
  const { page } = await open('<payprep-account country="PH"></payprep-account>', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.locator('payprep-account #bic').focus();
  await page.evaluate(`navigator.clipboard.writeText('SWIFT/BIC: BOPIPHMM')`);
  await page.keyboard.press('Control+v');
  expect(await page.locator('payprep-account #bic').inputValue()).toBe('BOPIPHMM');
  await page.context().close();
});

test('what is read only can be read and not changed, and is sent', async () => {
  const value = JSON.stringify({ creditorAccount: { id: { value: IBAN, type: 'IBAN' } } });
  const { page } = await open(`<payprep-account name="account" country="GB" readonly value='${value}'></payprep-account>`);
  await page.getByRole('textbox').focus();
  await page.keyboard.type('1');
  expect(await page.getByRole('textbox').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  expect(await page.getByRole('radio').first().isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await sent(page)).toEqual({ account: value });
  await page.context().close();
});
