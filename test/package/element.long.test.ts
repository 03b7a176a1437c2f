/** `<payprep-account>` in a real Chromium, under a policy that forbids inline scripts and styles. */
import { describe, expect, test } from 'vitest';
import { elementPages, GERMAN, IBAN, isValid, problems, sent } from './element-pages.js';

const open = elementPages();

describe.each([
  [375, 'light'],
  [900, 'dark'],
] as const)('%d px, %s', (width, colorScheme) => {
  test('axe finds nothing, right or wrong, and nothing is wider than the window', async () => {
    const element = '<payprep-account name="account" country="GB" required banks></payprep-account>';
    const { page, faults, axe } = await open(element, { viewport: { width, height: 800 }, colorScheme });
    expect(await axe()).toEqual([]);
    await page.getByRole('radio', { name: 'IBAN' }).check();
    await page.getByRole('textbox', { name: 'IBAN' }).fill('GB29NWBK6O161331926819');
    await page.getByText('Did you mean GB29 NWBK 6016 1331 9268 19?').waitFor();
    expect(await axe()).toEqual([]);
    await page.getByRole('button', { name: 'Use this' }).click();
    await page.getByText('National Westminster Bank').waitFor();
    expect(await axe()).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

test('on the narrowest telephone a German IBAN is seen whole', async () => {
  const { page } = await open(GERMAN, { viewport: { width: 320, height: 640 } });
  const input = page.getByLabel('IBAN');
  await input.fill(IBAN);
  expect(await input.inputValue()).toHaveLength(27);
  expect(await input.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test.each([
  ['FR', 'FR1420041010050500013M02606'],
  ['BR', 'BR1800360305000010009795493C1'],
  ['JO', 'JO94CBJO0010000000000131000302'],
  ['MT', 'MT84MALT011000012345MTLCAST001S'],
  ['LC', 'LC55HEMM000100010012001200023015'],
])('and one of %s, once it is left', async (_, iban) => {
  const { page } = await open(GERMAN, { viewport: { width: 320, height: 640 } });
  const input = page.getByLabel('IBAN');
  const style = (name: 'fontSize') => input.evaluate((element, member) => getComputedStyle(element)[member], name);
  await input.fill(iban);
  expect(await style('fontSize')).toBe('16px');
  await page.locator('h1').click();
  expect(await input.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect(Number.parseFloat(await style('fontSize'))).toBeGreaterThan(10);
  await page.context().close();
});

test('where the colours are forced, a field with an error differs from others by more than its colour', async () => {
  const { page } = await open(GERMAN, { forcedColors: 'active' });
  const input = page.getByLabel('IBAN');
  const border = () => input.evaluate((element) => getComputedStyle(element).borderStyle + getComputedStyle(element).borderWidth);
  const before = await border();
  await input.pressSequentially('DE89X');
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  expect(await border()).not.toBe(before);
  await page.context().close();
});

test('formats what is typed, says nothing too early, and sends the members of an instruction', async () => {
  const { page, faults } = await open(GERMAN);
  const input = page.getByLabel('IBAN');
  await input.focus();
  await page.evaluate('document.querySelector("payprep-account").whenChecked()');
  await input.pressSequentially('de8937');
  expect(await input.inputValue()).toBe('DE89 37');
  expect(await problems(page)).toEqual(['']);
  expect(await input.getAttribute('aria-invalid')).toBe('false');
  expect(await isValid(page)).toBe(false);
  await page.locator('h1').click();
  await expect.poll(() => problems(page)).toEqual([expect.stringContaining('22 characters')]);
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  await input.fill(IBAN);
  expect(await problems(page)).toEqual(['']);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await sent(page)).toEqual({ account: JSON.stringify({ creditorAccount: { id: { value: IBAN, type: 'IBAN' } } }) });
  const told = await page.evaluate<readonly [string, object][]>('told');
  const value = { creditorAccount: { id: { value: IBAN, type: 'IBAN' } } };
  expect(told.at(-1)).toEqual(['change', { value, isValid: true, state: 'complete', problems: [] }]);
  expect(told.filter(([type]) => type === 'input')).toHaveLength(7);
  expect(faults).toEqual([]);
});

test('marks at once what cannot become right', async () => {
  const { page } = await open(GERMAN);
  await page.getByLabel('IBAN').pressSequentially('DE89X');
  expect(await problems(page)).toEqual([expect.stringContaining('22 characters')]);
});

test('a form that is sent empty tells what is missing, and puts the focus there', async () => {
  const { page } = await open(
    '<payprep-account name="account" country="US" currency="USD" settlement-system="US_FEDACH" required></payprep-account>',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await problems(page)).filter((text) => /^(?:Enter|Fill in|Choose)/.test(text))).toHaveLength(3);
  expect(await page.evaluate('document.querySelector("payprep-account").shadowRoot.activeElement.id')).toBe('memberId');
  expect(await sent(page)).toBeUndefined();
  await page.keyboard.type('021000021');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123456789');
  await page.getByLabel('Type of account').selectOption('SAVINGS');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(JSON.parse((await sent(page)).account ?? '')).toEqual({
    creditorAccount: { id: { value: '123456789', type: 'ACCOUNT_NUMBER' }, type: 'SAVINGS' },
    creditorAgent: { clearingSystemMemberId: { memberId: '021000021' } },
  });
});

test('opens on what pounds are paid by, switches by the keyboard as well, and keeps what was typed', async () => {
  const { page } = await open('<payprep-account name="account" country="GB"></payprep-account>');
  const ways = page.getByRole('group', { name: 'How the account is given' }).getByRole('radio');
  await ways.and(page.getByRole('radio', { name: 'Sort code and account number', checked: true })).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('GB29');
  await page.getByRole('radio', { name: 'IBAN', checked: true }).focus();
  await page.keyboard.press('ArrowUp');
  const sortCode = page.getByRole('textbox', { name: 'Sort code' });
  await sortCode.fill('601613');
  expect(await sortCode.inputValue()).toBe('60-16-13');
  await page.getByRole('textbox', { name: 'Account number' }).fill('31926819');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(JSON.parse((await sent(page)).account ?? '')).toEqual({
    creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } },
    creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
  });
  await page.getByRole('radio', { name: 'IBAN' }).check();
  expect(await page.getByRole('textbox', { name: 'IBAN' }).inputValue()).toBe('GB29');
});

test('takes a Pix key in a field of its own, whatever its type, marks it once it is left, and gives it back after a reset', async () => {
  const { page, faults, axe } = await open('<payprep-account name="account" country="BR" required></payprep-account>', { lang: 'pt-BR' });
  await page.getByRole('radio', { name: 'Chave Pix' }).check();
  const key = page.getByRole('textbox', { name: 'Chave Pix' });
  await key.pressSequentially('111.444');
  expect(await problems(page)).toEqual(['']);
  await page.locator('h1').click();
  await page.getByText('Confira o campo “Chave Pix”.').waitFor();
  expect(await axe()).toEqual([]);
  await key.fill('111.444.777-35');
  expect(await problems(page)).toEqual(['']);
  await page.getByRole('button', { name: 'Send' }).click();
  const value = {
    creditorAccount: { id: { value: '11144477735', type: 'TAX_ID' } },
    settlementInformation: { settlementSystem: 'BR_PIX' },
  };
  expect(JSON.parse((await sent(page)).account ?? '')).toEqual(value);
  await page.evaluate(`document.querySelector('payprep-account').setAttribute('value', '${JSON.stringify(value)}')`);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await page.getByRole('radio', { name: 'Chave Pix' }).isChecked()).toBe(true);
  expect(await page.evaluate('document.querySelector("payprep-account").value')).toEqual(value);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('is reset with its form, to the value that the page gave, and is disabled with its fieldset', async () => {
  const value = JSON.stringify({ creditorAccount: { id: { value: IBAN, type: 'IBAN' } } });
  const { page } = await open(`<payprep-account name="account" country="DE" value='${value}'></payprep-account>`);
  const input = page.getByLabel('IBAN');
  expect(await input.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  await input.fill('DE1');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await input.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  await page.evaluate('document.getElementById("all").disabled = true');
  expect(await input.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await sent(page)).toEqual({});
});

test('speaks the language of the page', async () => {
  const { page } = await open('<payprep-account name="account" country="GB" local required></payprep-account>', { lang: 'de-AT' });
  await page.getByRole('textbox', { name: 'Bankleitzahl (Sort code)' }).fill('60');
  await page.locator('h1').click();
  await page.getByText('Prüfen Sie die Angabe bei „Bankleitzahl (Sort code)“.').waitFor();
});

test('whoever gives the value back disturbs nobody, and who changes the corridor leaves the focus where it is', async () => {
  const { page, faults } = await open(GERMAN);
  await page.evaluate(
    `document.querySelector('payprep-account').addEventListener('input', ({ target }) => { target.value = target.value; })`,
  );
  const input = page.getByLabel('IBAN');
  await input.pressSequentially('de8');
  await page.keyboard.press('ArrowLeft');
  await page.evaluate(`document.querySelector('payprep-account').settlementSystem = 'SCT'`);
  await page.keyboard.type('7');
  expect(await input.inputValue()).toBe('DE78');
  expect(faults).toEqual([]);
});

test('takes an engine of the page in place of the directories', async () => {
  const { page, faults } = await open('<payprep-account name="account" country="DE" banks></payprep-account>');
  const bank = page.locator('payprep-account .bank');
  await page.evaluate(
    `import('/dist/index.js').then(({ createEngine }) => { document.querySelector('payprep-account').engine = createEngine(); })`,
  );
  await page.getByLabel('IBAN').fill(IBAN);
  expect(await bank.textContent()).toBe('');
  await page.evaluate(`document.querySelector('payprep-account').engine = undefined`);
  await bank.filter({ hasText: 'Commerzbank' }).waitFor();
  expect(faults).toEqual([]);
});

test('properties that were set before the element was defined count, and an empty one that is not required is valid', async () => {
  const { page } = await open('<payprep-account name="account" country="DE"></payprep-account>');
  expect(await isValid(page)).toBe(true);
  const value = await page.evaluate(`(async () => {
    const element = document.createElement('payprep-account');
    element.value = { creditorAccount: { id: { value: '${IBAN}', type: 'IBAN' } } };
    element.country = 'DE';
    document.querySelector('form').append(element);
    await element.whenChecked();
    return [element.value, element.checkValidity(), element.shadowRoot.querySelector('input').value];
  })()`);
  expect(value).toEqual([{ creditorAccount: { id: { value: IBAN, type: 'IBAN' } } }, true, 'DE89 3704 0044 0532 0130 00']);
});

describe('nothing is wrong too early', () => {
  test('while an input method composes, and what it composed is read when it is done', async () => {
    const { page } = await open(GERMAN);
    await page.getByLabel('IBAN').last().focus();
    const keyboard = await page.context().newCDPSession(page);
    const text = 'ＤＥ８９３７０４００４４０５３２０１３０００';
    for (const end of [1, 2, 22]) {
      await keyboard.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart: end, selectionEnd: end });
      expect(await problems(page)).toEqual(['']);
    }
    await keyboard.send('Input.insertText', { text });
    expect([await page.getByLabel('IBAN').last().inputValue(), await isValid(page)]).toEqual(['DE89 3704 0044 0532 0130 00', true]);
    await page.context().close();
  });
  test('where an account number may have another digit', async () => {
    const { page } = await open('<payprep-account name="account" country="GB" local required></payprep-account>');
    await page.locator('payprep-account #memberId').pressSequentially('089999');
    await page.locator('payprep-account #account').pressSequentially('663749');
    expect(await problems(page)).toEqual(['', '']);
    await page.locator('payprep-account #memberId').focus();
    await expect.poll(async () => (await problems(page)).join('')).not.toBe('');
    await page.context().close();
  });
});

test('what is written from right to left leaves numbers as they are, and texts of another language in theirs', async () => {
  const whole = "document.querySelector('payprep-account').shadowRoot.querySelector('.field')";
  const inPage = `[${whole}.lang, ${whole}.dir, ...[...${whole}.parentNode.querySelectorAll('.field input')].map(({ dir }) => dir)]`;
  const arabic = await open('<div dir="rtl"><payprep-account country="GB"></payprep-account></div>', { lang: 'ar' });
  await arabic.page.getByText('رقم IBAN').first().waitFor();
  expect(await arabic.page.evaluate(inPage)).toEqual(['ar', 'rtl', 'ltr', 'ltr']);
  const hebrew = await open('<div dir="rtl"><payprep-account country="IL"></payprep-account></div>', { lang: 'he' });
  // a bank is chosen by its name, which may be in Hebrew
  expect(await hebrew.page.evaluate(inPage)).toEqual(['en', 'ltr', 'auto', 'ltr', 'ltr']);
  await Promise.all([arabic, hebrew].map(({ page }) => page.context().close()));
});
