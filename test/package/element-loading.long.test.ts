/** What `<payprep-account>` does while what checks it is on its way, or does not come. */
import { expect, test } from 'vitest';
import { elementPages, GERMAN, IBAN, isValid } from './element-pages.js';

const open = elementPages();
const CHECKS = '**/account-checks.js';
const detail = 'document.querySelector("payprep-account").detail';

test('loads the rules of its country alone, and what checks with the first focus', async () => {
  const { page } = await open(GERMAN);
  const loaded = (): Promise<readonly string[]> =>
    page.evaluate(`performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\\/dist\\//, ''))`);
  expect((await loaded()).filter((name) => name.startsWith('rules/') && !name.includes('chunk'))).toEqual(['rules/DE.js']);
  await page.getByLabel('IBAN').fill('FR14');
  await expect.poll(loaded).toContain('rules/FR.js');
  expect(await loaded()).toContain('account-checks.js');
});

test('keeps what is typed before the checks are there, is neither complete nor valid, and tells again once it is checked', async () => {
  const { page } = await open(GERMAN);
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  // the payee element has loaded it for itself: a page with the account alone has not
  await page.route(CHECKS, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.route('**/page.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import '/dist/element.js'; globalThis.told = []; document.addEventListener('input', ({ detail }) => told.push(detail.state + ' ' + detail.pending));`,
    }),
  );
  await page.reload();
  await page.getByLabel('IBAN').pressSequentially('DE88370400440532013000');
  expect(await page.getByLabel('IBAN').inputValue()).toBe('DE88 3704 0044 0532 0130 00');
  expect(await page.evaluate(`(({ state, pending, isValid }) => [state, pending, isValid])(${detail})`)).toEqual([
    'incomplete',
    'loading',
    false,
  ]);
  expect(await isValid(page)).toBe(false);
  expect(await page.evaluate('document.querySelector("payprep-account").validationMessage')).toMatch(/check/i);
  release();
  await expect.poll(() => page.evaluate(`${detail}.problems.map(({ code }) => code)`)).toEqual(['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']);
  expect(await page.evaluate<string>('told.at(-1)')).toBe('incomplete undefined');
  await page.getByLabel('IBAN').fill(IBAN);
  expect(await page.evaluate<string>('told.at(-1)')).toBe('complete undefined');
});

test.each([CHECKS, '**/rules/DE.js'])('says when %s cannot be loaded, and is not valid', async (path) => {
  const { page } = await open('<payprep-account name="account"></payprep-account>');
  await page.route(path, (route) => route.abort());
  await page.route('**/page.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import '/dist/element.js'; globalThis.failures = 0;
        document.addEventListener('loaderror', () => failures++, true);
        const element = document.querySelector('payprep-account'); element.value = { creditorAccount: { id: { value: '${IBAN}', type: 'IBAN' } } }; element.country = 'DE';`,
    }),
  );
  await page.reload();
  await page.getByText('This could not be loaded').waitFor();
  expect(await page.evaluate(`(({ state, pending, value }) => [state, pending, value.creditorAccount.id.value])(${detail})`)).toEqual([
    'incomplete',
    'failed',
    IBAN,
  ]);
  expect(await isValid(page)).toBe(false);
  // it is tried again
  await expect.poll(() => page.evaluate<number>('failures'), { timeout: 10_000 }).toBeGreaterThan(1);
});

test('makes its fields once where it comes with several attributes', async () => {
  const { page } = await open(GERMAN);
  await page.getByLabel('IBAN').waitFor();
  const made = await page.evaluate(`(() => {
    const template = document.createElement('template');
    template.innerHTML = '<payprep-account country="DE" currency="EUR" required local></payprep-account>';
    let made = 0;
    const replace = ShadowRoot.prototype.replaceChildren;
    ShadowRoot.prototype.replaceChildren = function (...nodes) { made++; replace.apply(this, nodes); };
    document.body.append(template.content);
    ShadowRoot.prototype.replaceChildren = replace;
    return made;
  })()`);
  expect(made).toBe(1);
});

test('takes what a page set before the element was defined', async () => {
  const { page } = await open('<payprep-account name="account"></payprep-account>');
  await page.route('**/page.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const element = document.querySelector('payprep-account');
        element.value = { creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } }, creditorAgent: { clearingSystemMemberId: { memberId: '601613' } } };
        element.country = 'GB'; element.currency = 'GBP'; element.required = true;
        await import('/dist/element.js');`,
    }),
  );
  await page.reload();
  await page.getByLabel('Sort code', { exact: true }).waitFor();
  expect(await page.getByLabel('Sort code', { exact: true }).inputValue()).toBe('60-16-13');
  expect(await page.getByLabel('Account number', { exact: true }).inputValue()).toBe('31926819');
  const attributes = `['country', 'currency', 'required'].map((name) => document.querySelector('payprep-account').getAttribute(name))`;
  expect(await page.evaluate(attributes)).toEqual(['GB', 'GBP', '']);
});
