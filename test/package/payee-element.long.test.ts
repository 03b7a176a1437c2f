/** `<payprep-payee>` in a real Chromium, under a policy that forbids inline scripts and styles. */
import { describe, expect, test } from 'vitest';
import { elementPages, IBAN, sent } from './element-pages.js';

const open = elementPages();
const PAYEE = '<payprep-payee name="payee" required></payprep-payee>';

interface Detail {
  readonly value: object | null;
  readonly isValid: boolean;
  readonly state: string;
  readonly problems: readonly { readonly pointer: string; readonly code?: string; readonly text: string }[];
  readonly nameAdvice: readonly { readonly code: string; readonly text: string }[];
  readonly notes: readonly object[];
}

type Pages = Awaited<ReturnType<typeof open>>;
const detailOf = ({ page }: Pages) => page.evaluate<Detail>('document.querySelector("payprep-payee").detail');

describe.each([
  [320, 'light'],
  [900, 'dark'],
] as const)('%d px, %s', (width, colorScheme) => {
  test('axe finds nothing, empty, refused or filled in, and nothing is wider than the window', async () => {
    const { page, faults, axe } = await open(PAYEE, { viewport: { width, height: 1200 }, colorScheme });
    expect(await axe()).toEqual([]);
    await page.getByLabel('Country of the account').selectOption('RU');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Enter the full name.').waitFor();
    expect(await axe()).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

test.each([320, 900])('%d px: a choice stands inside its frame, and the example of an IBAN in one line', async (width) => {
  const { page } = await open('<payprep-payee country="DE" required></payprep-payee>', { viewport: { width, height: 900 } });
  const place = (selector: string) => page.locator(selector).first().boundingBox();
  await page.locator('payprep-account .example bdi').waitFor();
  const [frame, radio] = [await place('payprep-payee fieldset .way'), await place('payprep-payee fieldset .way input')];
  expect((radio?.x ?? 0) - (frame?.x ?? 0)).toBeGreaterThan(8);
  expect((radio?.y ?? 0) - (frame?.y ?? 0)).toBeGreaterThan(8);
  // a little more than what it is written in
  expect((await place('payprep-account .example bdi'))?.height).toBeLessThan(30);
});

test('asks for the country first, then for what it needs, and sends an instruction', async () => {
  const opened = await open(PAYEE);
  const { page, faults } = opened;
  expect(await detailOf(opened)).toMatchObject({ value: null, isValid: false, state: 'empty', problems: [{ code: 'COUNTRY_MISSING' }] });
  await page.getByLabel('Country of the account').selectOption('DE');
  expect(await page.getByLabel('Currency').inputValue()).toBe('EUR');
  await page.getByRole('radio', { name: 'Person' }).check();
  await page.getByLabel('Full name').fill('Ada Example');
  expect(await detailOf(opened)).toMatchObject({ state: 'incomplete', problems: [{ code: 'CREDITOR_ACCOUNT_MISSING' }] });
  await page.getByLabel('IBAN').fill(IBAN);
  // it is told again once it is checked
  await expect.poll(() => detailOf(opened)).toMatchObject({ isValid: true, state: 'complete', problems: [] });
  await page.getByRole('button', { name: 'Send' }).click();
  expect(JSON.parse((await sent(page)).payee ?? '')).toEqual({
    country: 'DE',
    currency: 'EUR',
    method: 'BANK_ACCOUNT',
    creditor: { type: 'INDIVIDUAL', name: 'Ada Example' },
    creditorAccount: { id: { value: IBAN, type: 'IBAN' } },
  });
  const told = await page.evaluate<readonly [string, Detail][]>('told');
  expect(told.at(-1)?.[1].state).toBe('complete');
  expect(faults).toEqual([]);
});

test('a form that is sent too early puts the focus on the first field that is wrong, in the account as well', async () => {
  const { page } = await open('<payprep-payee name="payee" country="BR" payee-type="INDIVIDUAL" required></payprep-payee>');
  await page.getByLabel('Full name').fill('Ada Example');
  await page.getByRole('button', { name: 'Send' }).click();
  const focus = () => page.evaluate<string>('document.querySelector("payprep-payee").shadowRoot.activeElement.id');
  await expect.poll(focus).toBe('creditor-taxId');
  await page.getByLabel('Tax number (CPF)').fill('11144477735');
  expect(await page.getByLabel('Tax number (CPF)').inputValue()).toBe('111.444.777-35');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() =>
      page.evaluate('document.querySelector("payprep-payee").shadowRoot.querySelector("payprep-account").shadowRoot.activeElement?.id'),
    )
    .toBe('memberId');
  expect(await sent(page)).toBeUndefined();
});

test('says what invites a mismatch of the name once it is left, in the language of the page, and it is no error', async () => {
  const opened = await open('<payprep-payee country="DE" payee-type="INDIVIDUAL"></payprep-payee>', { lang: 'de' });
  const { page } = opened;
  await page.getByLabel('IBAN').fill(IBAN);
  const name = page.locator('payprep-payee #creditor-name');
  await name.pressSequentially('Dr. A. Beispiel');
  await name.press('Tab');
  await page.getByText('Für den Vornamen steht ein Anfangsbuchstabe').waitFor();
  const { state, nameAdvice } = await detailOf(opened);
  expect([state, nameAdvice.map(({ code }) => code)]).toEqual(['complete', ['TITLE', 'INITIAL']]);
});

test('takes a value and gives it back, with what it has no field for, and a reset takes it away', async () => {
  const value = {
    country: 'CN',
    currency: 'CNY',
    method: 'BANK_ACCOUNT',
    creditor: {
      type: 'BUSINESS',
      name: 'Example Ltd',
      address: { department: 'Sales', addressLine1: 'Example Road 1', townName: 'Beijing', country: 'CN' },
    },
    creditorAccount: { id: { value: '6222021234567890', type: 'ACCOUNT_NUMBER' } },
    creditorAgent: { clearingSystemMemberId: { memberId: '102100099996' } },
    intermediaryAgent1: { bic: 'COBADEFF' },
  };
  const { page } = await open(PAYEE);
  await page.evaluate((given) => Object.assign(document.querySelector('payprep-payee') as object, { value: given }), value);
  expect(await page.evaluate('document.querySelector("payprep-payee").value')).toEqual(value);
  expect(await page.getByLabel('Address, line 1').inputValue()).toBe('Example Road 1');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await page.evaluate('document.querySelector("payprep-payee").value')).toBeNull();
});

test('is written from right to left in Arabic, and disabled with its fieldset', async () => {
  const { page, faults } = await open('<payprep-payee country="DE" required></payprep-payee>', { lang: 'ar' });
  await expect
    .poll(() =>
      page.evaluate('getComputedStyle(document.querySelector("payprep-payee").shadowRoot.querySelector("#creditor-name-hint")).direction'),
    )
    .toBe('rtl');
  await page.evaluate('document.querySelector("fieldset").disabled = true');
  expect(await page.locator('payprep-payee #creditor-name').isDisabled()).toBe(true);
  expect(await page.locator('payprep-account input').first().isDisabled()).toBe(true);
  expect(faults).toEqual([]);
});

test('asks for the type of account that a system of the United States requires, and pays a Pix key by its system', async () => {
  const opened = await open('<payprep-payee payee-type="INDIVIDUAL" required></payprep-payee>');
  const { page, faults } = opened;
  await page.getByLabel('Country of the account').selectOption('US');
  await page.getByLabel('Full name').fill('Ada Example');
  await page.locator('payprep-account #memberId').fill('021000021');
  await page.locator('payprep-account #account').fill('123456789');
  expect(await detailOf(opened)).toMatchObject({ state: 'incomplete', problems: [{ pointer: '/creditorAccount/type' }] });
  await page.getByLabel('Type of account').selectOption('SAVINGS');
  expect(await detailOf(opened)).toMatchObject({ isValid: true, state: 'complete', value: { creditorAccount: { type: 'SAVINGS' } } });
  await page.getByLabel('Country of the account').selectOption('BR');
  await page.getByLabel('Tax number (CPF)').fill('11144477735');
  await page.getByRole('radio', { name: 'Pix key' }).check();
  await page.getByRole('textbox', { name: 'Pix key' }).fill('name@example.com');
  const { state, value } = await detailOf(opened);
  expect([state, value]).toEqual([
    'complete',
    {
      country: 'BR',
      currency: 'BRL',
      creditor: { type: 'INDIVIDUAL', name: 'Ada Example', taxId: '11144477735' },
      creditorAccount: { id: { value: 'name@example.com', type: 'EMAIL' } },
      settlementInformation: { settlementSystem: 'BR_PIX' },
    },
  ]);
  expect(faults).toEqual([]);
});

test('another country takes away the tax number that it cannot have, and brings its currency', async () => {
  const { page } = await open('<payprep-payee payee-type="INDIVIDUAL" banks></payprep-payee>');
  await page.getByLabel('Country of the account').selectOption('BR');
  await page.getByLabel('Tax number (CPF)').fill('11144477735');
  await page.getByLabel('Country of the account').selectOption('AR');
  await page.evaluate('document.querySelector("payprep-payee").whenChecked()');
  expect(await page.locator('payprep-payee #creditor-taxId').inputValue()).toBe('');
  expect(await page.getByLabel('Currency').inputValue()).toBe('ARS');
});

test('the field for an account asks for the name as well, and says what invites a mismatch', async () => {
  const { page, faults, axe } = await open('<payprep-account name="account" country="DE" payee-name required></payprep-account>');
  await page.getByLabel('IBAN').fill(IBAN);
  await page.getByLabel('Full name').pressSequentially('Dr. Ada Example');
  await page.getByLabel('Full name').press('Tab');
  await page.getByText('The name begins with a title.').waitFor();
  expect(await axe()).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(JSON.parse((await sent(page)).account ?? '')).toMatchObject({ creditor: { name: 'Dr. Ada Example' } });
  expect(faults).toEqual([]);
});

test('draws the logos of banks in their list, under a policy that allows no images', async () => {
  const { page, faults, axe } = await open('<payprep-account country="TH"></payprep-account>');
  await page.locator('payprep-account #memberId').pressSequentially('hsbc');
  await page.locator('payprep-account .option svg path').first().waitFor();
  expect(await axe()).toEqual([]);
  expect(faults).toEqual([]);
});

test('takes the code of a Brazilian bank that people know', async () => {
  const { page } = await open('<payprep-account country="BR"></payprep-account>');
  await page.locator('payprep-account #memberId').pressSequentially('itau unibanco');
  await page.locator('payprep-account .option').first().click();
  const agent = await page.evaluate('document.querySelector("payprep-account").value.creditorAgent');
  expect(agent).toEqual({ clearingSystemMemberId: { memberId: '341' } });
});

test.each([
  ['country="uk" currency="gbp"', [], 'Sort code'],
  ['country="EL"', [], 'IBAN'],
  ['country="XX"', ['<payprep-payee country="XX">'], 'Country of the account'],
  ['country="GB" currency="pounds"', ['<payprep-payee currency="pounds">'], 'Sort code'],
  ['country="GB" currency="XYZ"', ['<payprep-payee currency="XYZ">'], 'Currency'],
  ['country="GB" payee-type="person"', ['<payprep-payee payee-type="person">'], 'A person'],
  ['country="GB" settlement-system="FPS"', ['<payprep-account settlement-system="FPS">'], 'Sort code'],
])('%s is what was meant, or an error of the page, once, and the form asks for it', async (attributes, wrong, label) => {
  const { page, faults } = await open(`<payprep-payee name="payee" ${attributes} required></payprep-payee>`);
  await page.getByLabel(label, { exact: true }).first().waitFor();
  await page.evaluate('document.querySelector("payprep-payee").lang = "de"');
  await page.evaluate('document.querySelector("payprep-payee").whenChecked()');
  expect(faults).toEqual(wrong.map((said) => `error: ${said}: no such code`));
});

test.each([
  ['country="uk"', [], 'Sort code'],
  ['country="Germany"', ['<payprep-account country="Germany">'], 'IBAN'],
  ['country="DE" currency="euros"', ['<payprep-account currency="euros">'], 'IBAN'],
])('the account alone, too: %s', async (attributes, wrong, label) => {
  const { page, faults } = await open(`<payprep-account ${attributes} required></payprep-account>`);
  await page.getByLabel(label, { exact: true }).first().waitFor();
  expect(faults).toEqual(wrong.map((said) => `error: ${said}: no such code`));
});
