/** `<payprep-account>` in a real Chromium as a part of its page: forms, frameworks, labels, languages. */
import { describe, expect, test } from 'vitest';
import { elementPages, GERMAN, IBAN, isValid, problems, sent } from './element-pages.js';

const open = elementPages();

const ELEMENT = 'document.querySelector("payprep-account")';
const VALUE = { creditorAccount: { id: { value: IBAN, type: 'IBAN' } } };
const OTHER = { creditorAccount: { id: { value: 'FR7630006000011234567890189', type: 'IBAN' } } };

describe('Enter', () => {
  test('sends the form, from the domestic account as well, and after the change is told', async () => {
    const { page, faults } = await open('<payprep-account name="account" country="GB" local required></payprep-account>');
    await page.locator('payprep-account #memberId').fill('601613');
    await page.locator('payprep-account #account').pressSequentially('31926819');
    await page.evaluate('told.length = 0');
    await page.keyboard.press('Enter');
    await page.waitForFunction('globalThis.sent');
    expect(JSON.parse((await sent(page)).account ?? '')).toMatchObject({ creditorAccount: { id: { value: '31926819' } } });
    expect(await page.evaluate('told.map(([type]) => type)')).toEqual(['change']);
    expect(faults).toEqual([]);
    await page.context().close();
  });
  test('tells what is missing where the form cannot be sent, and does nothing where the page keeps the key', async () => {
    const { page } = await open(GERMAN);
    await page.locator('payprep-account #iban').press('Enter');
    await page.getByText('Enter the IBAN.').waitFor();
    expect(await sent(page)).toBeUndefined();
    await page.locator('payprep-account #iban').fill(IBAN);
    await page.evaluate(`${ELEMENT}.addEventListener('keydown', (event) => event.preventDefault())`);
    await page.locator('payprep-account #iban').press('Enter');
    await page.waitForTimeout(100);
    expect(await sent(page)).toBeUndefined();
    await page.context().close();
  });
});

describe('whoever sets its members', () => {
  test('outside of the page has the last word', async () => {
    const { page } = await open('<payprep-account name="account" country="DE"></payprep-account>');
    const found = await page.evaluate(`(() => {
      const element = ${ELEMENT};
      const parent = element.parentNode;
      const [value, other] = ${JSON.stringify([VALUE, OTHER])};
      element.value = value;
      element.remove();
      element.value = other;
      const outside = element.value;
      element.value = value;
      parent.append(element);
      return [outside, element.value, element.shadowRoot.querySelector('input').value];
    })()`);
    expect(found).toEqual([OTHER, VALUE, 'DE89 3704 0044 0532 0130 00']);
    await page.context().close();
  });
  test('to nothing takes them away', async () => {
    const { page } = await open('<payprep-account country="DE" currency="EUR" settlement-system="SCT" required></payprep-account>');
    const members = `(({ country, currency, settlementSystem, required, disabled }) => [country, currency, settlementSystem, required, disabled])(${ELEMENT})`;
    for (const nothing of ['undefined', 'null']) {
      await page.evaluate(
        `Object.assign(${ELEMENT}, { currency: ${nothing}, settlementSystem: ${nothing}, required: ${nothing}, disabled: ${nothing} })`,
      );
      expect(await page.evaluate(members)).toEqual(['DE', '', '', false, false]);
    }
    await page.context().close();
  });
  test('may give the value as its JSON, and the page of a server the system as React writes it', async () => {
    const { page } = await open('<payprep-account name="account" country="DE" settlementSystem="SCT"></payprep-account>');
    await page.evaluate(`${ELEMENT}.value = '${JSON.stringify(VALUE)}'`);
    expect(await page.evaluate(`[${ELEMENT}.value, ${ELEMENT}.settlementSystem]`)).toEqual([VALUE, 'SCT']);
    await page.evaluate(`${ELEMENT}.settlementSystem = undefined`);
    expect(await page.evaluate(`${ELEMENT}.settlementSystem`)).toBe('');
    await page.context().close();
  });
  test('may write their names in small letters, as Solid does', async () => {
    const { page } = await open('<payprep-account country="DE"></payprep-account><payprep-payee></payprep-payee>');
    await page.evaluate(`Object.assign(${ELEMENT}, { settlementsystem: 'SCT', payeename: true })`);
    await page.evaluate('document.querySelector("payprep-payee").payeetype = "BUSINESS"');
    expect(await page.evaluate(`[${ELEMENT}.settlementSystem, ${ELEMENT}.payeeName]`)).toEqual(['SCT', true]);
    expect(await page.evaluate('document.querySelector("payprep-payee").payeeType')).toBe('BUSINESS');
    await page.context().close();
  });
  test('to what they are leaves what can be undone', async () => {
    const { page } = await open(GERMAN);
    await page.locator('payprep-account #iban').pressSequentially('DE893');
    await page.evaluate(`(${ELEMENT}.country = 'DE', ${ELEMENT}.required = true)`);
    await page.keyboard.press('Control+z');
    expect(await page.locator('payprep-account #iban').inputValue()).not.toBe('DE89 3');
    await page.context().close();
  });
});

test('what the page found out by itself makes it invalid, is told in the field, and can be taken back', async () => {
  const { page } = await open('<payprep-account name="account" country="DE"></payprep-account>');
  await page.locator('payprep-account #iban').fill(IBAN);
  await page.evaluate(`${ELEMENT}.setCustomValidity('The account is closed.')`);
  expect(await problems(page)).toEqual(['The account is closed.']);
  expect(await page.evaluate(`[${ELEMENT}.validity.customError, ${ELEMENT}.validationMessage]`)).toEqual([true, 'The account is closed.']);
  await page.locator('payprep-account #iban').fill('DE88370400440532013000');
  expect(await problems(page)).toEqual([expect.stringContaining('check digits')]);
  await page.locator('payprep-account #iban').fill('');
  expect(await page.evaluate(`[${ELEMENT}.validity.customError, ${ELEMENT}.validity.valueMissing]`)).toEqual([true, false]);
  await page.evaluate(`${ELEMENT}.setCustomValidity('')`);
  expect(await isValid(page)).toBe(true);
  await page.context().close();
});

test('is called what the label of the page says, and holds places for what will be spoken', async () => {
  const { page } = await open('<label for="refund">Refund to</label><payprep-account id="refund" country="DE"></payprep-account>');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const isLive = ({ ignored, properties = [] }: (typeof nodes)[number]) =>
    !ignored && properties.some(({ name, value }) => name === 'live' && value.value === 'polite');
  expect(nodes.some(({ role, name }) => role?.value === 'group' && name?.value === 'Refund to')).toBe(true);
  expect(nodes.filter(isLive)).toHaveLength(3); // the problem, the correction, the bank
  await page.context().close();
});

test('speaks the language around it, also outside of a shadow root, and when that changes', async () => {
  const { page, faults } = await open('<div id="around" lang="de"><payprep-account country="DE"></payprep-account><span></span></div>');
  await page.getByText('Sie beginnt mit zwei Buchstaben').waitFor();
  await page.evaluate('document.getElementById("around").lang = "fr"');
  await page.getByText('Il commence par les deux lettres').waitFor();
  await page.evaluate(`document.querySelector('span').attachShadow({ mode: 'open' }).append(${ELEMENT})`);
  await page.getByText('Il commence par les deux lettres').waitFor();
  await page.evaluate('document.getElementById("around").lang = "it"');
  await page.getByText('Inizia con le due lettere').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('has a keyboard of digits where a country writes digits alone', async () => {
  const { page } = await open('<payprep-account country="GB" local></payprep-account>');
  const modes = async (country: string) => {
    await page.evaluate(`${ELEMENT}.country = '${country}'; ${ELEMENT}.whenChecked()`);
    return page
      .locator('payprep-account input[type=text]')
      .evaluateAll((all) => all.map((each) => [each.id, (each as HTMLElement).inputMode]));
  };
  expect(await modes('GB')).toEqual([
    ['memberId', 'numeric'],
    ['account', 'numeric'],
  ]);
  expect(await modes('IN')).toEqual([
    ['memberId', ''],
    ['account', ''],
  ]);
  await page.context().close();
});

test('waits for its language no longer than a moment, and takes it when it comes', async () => {
  const { page, faults } = await open('<payprep-account name="account" country="GB" local></payprep-account>');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/field-texts\/de/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(page.url().replace('lang=en', 'lang=de'));
  const memberId = page.locator('payprep-account #memberId');
  await memberId.waitFor({ state: 'visible' });
  await memberId.pressSequentially('6016');
  release();
  await page.getByRole('textbox', { name: 'Bankleitzahl (Sort code)' }).waitFor();
  await page.keyboard.type('13');
  expect(await memberId.inputValue()).toBe('60-16-13');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('shows what is given beside the account, whatever the country, and lets it be cleared', async () => {
  const value = { ...VALUE, creditorAgent: { bic: 'COBADEFFXXX' } };
  const { page, faults } = await open(`<payprep-account name="account" value='${JSON.stringify(value)}'></payprep-account>`);
  for (const country of ['', 'DE', 'GB']) {
    await page.evaluate(`${ELEMENT}.country = '${country}'; ${ELEMENT}.whenChecked()`);
    expect([await page.locator('payprep-account #bic').inputValue(), await page.evaluate(`${ELEMENT}.value`)]).toEqual([
      'COBADEFFXXX',
      value,
    ]);
  }
  await page.locator('payprep-account #bic').fill('');
  expect([await page.evaluate(`${ELEMENT}.value`), await isValid(page)]).toEqual([VALUE, true]);
  expect(faults).toEqual([]);
  await page.context().close();
});
