/** The playground in a real Chromium: narrow and wide, light and dark. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openPage, servePages } from '../browser.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/playground.mjs', '--build'], { cwd: root, stdio: 'ignore' });
  const serving: { readonly answer: RequestListener } = await import(new URL('../../scripts/playground-server.mjs', import.meta.url).href);
  ({ server, origin } = await servePages(serving.answer));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

const status = (page: Page) => page.locator('#status');
const bankSays = (page: Page, text: string) => page.locator('#bank').filter({ hasText: text }).waitFor();

/** Types another payment and waits for its answer. */
async function paste(page: Page, text: string, answer: RegExp): Promise<void> {
  await page.fill('#text', text);
  await status(page).filter({ hasText: answer }).waitFor();
}

describe.each([
  [375, 'light'],
  [1280, 'dark'],
] as const)('%d px, %s', (width, colorScheme) => {
  test('says what is wrong in its place, completes it, and axe finds nothing', async () => {
    const { page, faults, axe } = await openPage(browser, origin, { viewport: { width, height: 900 }, colorScheme });
    await page.goto(`${origin}/`);
    await status(page)
      .filter({ hasText: /1 alert/ })
      .waitFor();
    expect(await page.locator('#json mark.error u').textContent()).toBe('89');
    // what enrich answers, and nothing beside it: of a mistyped IBAN it knows nothing
    expect(await page.locator('#enrichments').textContent()).toBe('{}');
    expect(await page.locator('#alerts .proposal code').textContent()).toBe('DE89 3704 0044 0532 0130 00');
    expect(await page.locator('#alerts .proposal ins').textContent()).toBe('32');
    expect(await axe()).toEqual([]);
    await page.getByRole('button', { name: 'Use this' }).click();
    await status(page).filter({ hasText: /^OK/ }).waitFor();
    expect(await page.locator('#enrichments').textContent()).toContain('COBADEFFXXX');
    expect(await page.locator('#systems').textContent()).toContain('SCT');
    await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true');
    // nothing is wider than the window, and where it is wide, no table is wider than its place
    const tooWide = await page.evaluate<number>(
      '[...document.querySelectorAll(".scroll")].filter((each) => each.scrollWidth > each.clientWidth).length',
    );
    if (width >= 1280) expect(tooWide).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await axe()).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

test('takes an IBAN, a BIC, half a text and a link', async () => {
  const { page, faults } = await openPage(browser, origin);
  await page.goto(`${origin}/`);
  await paste(page, 'GB29 NWBK 6016 1331 9268 19', /OK/);
  await bankSays(page, 'NWBKGB2L');
  // the answers before are OK as well: it is the bank that says which one stands there
  await page.fill('#text', 'COBADEFFXXX');
  await bankSays(page, 'COBADEFFXXX');
  await page.fill('#text', 'NBADAEAA');
  await bankSays(page, 'National Bank of Abu Dhabi has been called First Abu Dhabi Bank since 2017-04.');
  await status(page).filter({ hasText: /OK/ }).waitFor();
  await paste(page, '{"country": "DE"', /not JSON/);
  // no country has these codes
  await paste(page, 'hello', /ALERT/);
  await paste(page, '', /Paste a payment/);
  await paste(page, '{"country": "ZZ"}', /ALERT/);
  await paste(page, '{"country": "<img src=x onerror=alert(1)>"}', /ALERT/);
  expect(await page.locator('#json img').count()).toBe(0);
  await page.click('#share');
  const link = page.url();
  const { page: other } = await openPage(browser, origin);
  await other.goto(link);
  await status(other).filter({ hasText: /ALERT/ }).waitFor();
  expect(await other.inputValue('#text')).toContain('onerror');
  expect(faults).toEqual([]);
});

test('shows nothing of a payment that does not stand there any more, nor of one whose directories are missing', async () => {
  const { page } = await openPage(browser, origin);
  await page.goto(`${origin}/`);
  await status(page)
    .filter({ hasText: /1 alert/ })
    .waitFor();
  expect(await page.locator('#alerts').textContent()).toContain('Did you mean');
  for (const text of ['', '{"country": "DE"']) {
    await paste(page, text, text === '' ? /Paste a payment/ : /not JSON/);
    expect(await page.locator('#enrichments, #snippet, #bank, #alerts').allTextContents()).toEqual(['', '', '', '']);
  }
  await paste(page, 'DE89370400440532013000', /OK/);
  await page.route('**/*', (route) => route.abort());
  await paste(page, 'FR7630006000011234567890189', /could not be loaded/);
  expect(await page.locator('#enrichments').textContent()).toBe('');
  await page.unrouteAll();
  await page.fill('#day', '');
  await paste(page, 'DE89370400440532013000', /OK/);
  await page.context().close();
});

test('reads a link that is opened in the same tab', async () => {
  const { page, faults } = await openPage(browser, origin);
  await page.goto(`${origin}/`);
  await page.fill('#text', 'DE89370400440532013000');
  await page.click('#share');
  const link = page.url();
  await paste(page, '', /Paste a payment/);
  await page.evaluate('location.hash = ""');
  await page.goto(link);
  await status(page).filter({ hasText: /OK/ }).waitFor();
  expect(await page.inputValue('#text')).toBe('DE89370400440532013000');
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Saves the code in the build folder, from which the package is in reach, and runs it. */
function run(code: string): string {
  const file = join(root, '.build/playground-copied.mjs');
  writeFileSync(file, code);
  try {
    return execFileSync(process.execPath, [file], { cwd: root, encoding: 'utf8' });
  } finally {
    rmSync(file);
  }
}

test('the code that is copied prints what is shown', async () => {
  const { page, faults } = await openPage(browser, origin, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${origin}/`);
  await status(page)
    .filter({ hasText: /1 alert/ })
    .waitFor();
  const examples = await page.locator('#example option').allTextContents();
  expect(examples.length).toBeGreaterThan(2);
  for (const example of examples) {
    await page.selectOption('#example', example);
    const payment = JSON.parse(await page.inputValue('#text'));
    await page.locator('#snippet', { hasText: JSON.stringify(payment.creditorAccount.id.value) }).waitFor();
    await page.click('#copy');
    const printed = run(await page.evaluate<string>('navigator.clipboard.readText()'));
    const shown = (await page.locator('#enrichments').textContent()) ?? '';
    expect(printed.split('\n')[0]).toBe((await status(page).textContent())?.split(':')[0]);
    expect(printed.trimEnd().slice(-shown.length)).toBe(shown);
    const sentences = printed
      .slice(0, printed.length - shown.length)
      .split('\n')
      .slice(1, -1);
    const alerts = (await page.locator('#alerts').textContent()) ?? '';
    for (const sentence of sentences) expect(alerts).toContain(sentence.slice(sentence.indexOf(' ') + 1));
    expect(await page.locator('#alerts li').count()).toBe(sentences.length);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
