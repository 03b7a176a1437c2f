/** The form of a page's own that the guide has, bundled and filled in. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, servePages } from '../browser.js';
import { root } from './built.js';

const HTML = readFileSync(join(root, 'examples/form/payee.html'), 'utf8');
const SCRIPT = /<script type="module">([\s\S]*?)<\/script>/;

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT.exec(HTML)?.[1] ?? '', resolveDir: root },
    ...{ bundle: true, format: 'esm', write: false, tsconfigRaw: {} },
  });
  const page = HTML.replace(SCRIPT, '<script type="module" src="/page.js"></script>');
  ({ server, origin } = await servePages(({ url }, response) => {
    const isScript = url === '/page.js';
    response
      .writeHead(200, { 'content-type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8` })
      .end(isScript ? outputFiles[0]?.text : page);
  }));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

test('says what is missing and what is wrong once it is due, and gives an instruction', async () => {
  const { page, faults } = await openPage(browser, origin);
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter the IBAN.').waitFor();
  await page.reload();
  await page.getByLabel('IBAN').pressSequentially('DE8837040044053201300');
  expect(await page.locator('output').allTextContents()).toEqual(['', '', '']);
  await page.getByLabel('IBAN').pressSequentially('0');
  expect(await page.getByLabel('IBAN').inputValue()).toBe('DE88 3704 0044 0532 0130 00');
  await page.getByText('The check digits of the IBAN are wrong').waitFor();
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await page.getByLabel('name').fill('Example GmbH');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('#said').filter({ hasText: '{' }).waitFor();
  expect(JSON.parse((await page.locator('#said').textContent()) ?? '')).toEqual({
    country: 'DE',
    currency: 'EUR',
    settlementInformation: { settlementSystem: 'SCT' },
    creditor: { type: 'BUSINESS', name: 'Example GmbH' },
    creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
  });
  expect(faults).toEqual([]);
});
