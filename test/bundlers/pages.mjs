/** The elements in a page, as each bundler makes it: somebody sends the form empty, fills it in, and sends it. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { launchBrowser, openPage, servePages } from '../browser.ts';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' };

/** Serves the output of a bundler, and nothing else. */
const serve = (folder) =>
  servePages(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (existsSync(file)) response.writeHead(200, { 'content-type': `${TYPES[extname(file)]}; charset=utf-8` }).end(readFileSync(file));
    else response.writeHead(404).end();
  });

/** The form is not sent, says why, and the field has the focus. */
async function sendEmpty(page, selector) {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.problem').filter({ hasText: /\S/ }).first().waitFor();
  await page.locator(`${selector}:focus`).waitFor();
  assert.equal(await page.title(), '', 'the form is sent empty');
}

async function send(page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForFunction('document.title !== ""');
  return JSON.parse(await page.title());
}

/** Program → what somebody does in its page. The bank comes from a directory, the texts of the first are German: chunks of their own, where there are any. */
const uses = {
  async element(page) {
    await sendEmpty(page, '#iban');
    await page.getByText('Geben Sie die IBAN ein.').first().waitFor();
    await page.locator('#iban').fill('DE89370400440532013000');
    await page.getByText('Commerzbank').first().waitFor();
    assert.deepEqual(await send(page), { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } });
  },
  async 'payee-element'(page) {
    await page.locator('select').first().selectOption('GB');
    await page.getByLabel('Sort code', { exact: true }).waitFor();
    await sendEmpty(page, 'input');
    await page.getByLabel('Full name', { exact: true }).fill('Ada Example');
    await page.getByLabel('Sort code', { exact: true }).fill('601613');
    await page.getByLabel('Account number', { exact: true }).fill('31926819');
    await page.getByText('National Westminster Bank').first().waitFor();
    const { creditor, creditorAccount, creditorAgent } = await send(page);
    assert.equal(creditor.name, 'Ada Example');
    assert.deepEqual(creditorAccount, { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } });
    assert.deepEqual(creditorAgent, { clearingSystemMemberId: { memberId: '601613' } });
  },
};

export const pages = Object.keys(uses);

/** Opens what a bundler made of a program, and uses it. */
export async function usePage(program, folder) {
  const { server, origin } = await serve(folder);
  const browser = await launchBrowser();
  try {
    const { page, faults } = await openPage(browser, origin);
    await page.goto(`${origin}/`);
    await page.locator('payprep-account input, payprep-payee select').first().waitFor();
    await uses[program](page);
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
    server.close();
  }
}
