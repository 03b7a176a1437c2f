/** The hosted page in an iframe of a page of the organization, as docs/service.md shows it. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, servePages } from '../../../test/browser.js';
import { type HostedPage, hostPage } from './hosted-page.js';

const [, script = ''] =
  /```js\n(const \[page, token\][\s\S]*?)```/.exec(readFileSync(new URL('../../docs/service.md', import.meta.url), 'utf8')) ?? [];

let browser: Browser;
let host: HostedPage;
/** One that acme lists, one that nobody does, and one of another organization. */
let listed: Awaited<ReturnType<typeof servePages>>;
let unknown: Awaited<ReturnType<typeof servePages>>;
let others: Awaited<ReturnType<typeof servePages>>;
let url: string;

const parent = () =>
  servePages((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>App</title><iframe style="width: 800px; height: 200px"></iframe>
<script>globalThis.told = []; addEventListener('message', ({ data }) => told.push(data));
const url = ${JSON.stringify(url)};
${script}</script>`),
  );

beforeAll(async () => {
  [listed, unknown, others] = [await parent(), await parent(), await parent()];
  host = await hostPage({ acme: { name: 'Acme', embeddedBy: [listed.origin] }, other: { name: 'Other', embeddedBy: [others.origin] } });
  browser = await launchBrowser();
});

afterAll(async () => {
  await Promise.all([browser.close(), host.close()]);
  for (const { server } of [listed, unknown, others]) (server as Server).close();
});

async function openIn(origin: string, user: string): Promise<readonly [Page, FrameLocator, said: readonly string[]]> {
  url = await host.addressOf(user);
  const page = await browser.newPage({ locale: 'en-GB' });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(origin);
  return [page, page.frameLocator('iframe'), said];
}

const told = (page: Page, type: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  page.evaluate(`told.filter((each) => each.type === '${type}')`);

test('a listed page shows it, has its height, and is told what is saved, after a reload, too', async () => {
  const [page, frame] = await openIn(listed.origin, 'embedded');
  await frame.getByRole('button', { name: 'Add recipient' }).click();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0).toBeGreaterThan(300);
  await page.frames()[1]?.evaluate('location.reload()');
  await frame.getByRole('button', { name: 'Add recipient' }).click();
  await frame.getByRole('combobox', { name: 'Country of the account' }).fill('DE');
  await frame.getByRole('combobox', { name: 'Country of the account' }).press('Enter');
  await frame.getByRole('textbox', { name: 'Full name' }).fill('Bertha Beispiel');
  await frame.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00');
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('button', { name: 'Save recipient' }).click();
  await frame.getByText('Bertha Beispiel was added.').waitFor();
  const [{ id } = { id: '' }] = await host.store.transaction((tx) =>
    tx.recipients.list({ organization: 'acme', externalUserId: 'embedded' }, { limit: 2 }),
  );
  expect(await told(page, 'payprep:saved')).toEqual([{ type: 'payprep:saved', recipientId: id }]);
  // the list is lower than the form
  const heights = (await told(page, 'payprep:height')).map(({ height }) => Number(height));
  expect(heights.at(-1)).toBeLessThan(Math.max(...heights));
  expect(await frame.getByRole('link', { name: /Back to/ }).getAttribute('target')).toBe('_top');
  await page.close();
});

test('a page that nobody lists cannot hold it', async () => {
  const [page, , said] = await openIn(unknown.origin, 'framed');
  await expect.poll(() => said.join()).toMatch(/frame-ancestors 'none'/);
  expect(await told(page, 'payprep:height')).toEqual([]);
  await page.close();
});

test('a page of another organization is shown nothing of the session', async () => {
  const [page, frame] = await openIn(others.origin, 'foreign');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  expect(await frame.getByRole('button', { name: 'Add recipient' }).count()).toBe(0);
  expect(await page.evaluate('told')).toEqual([]);
  await page.close();
});
