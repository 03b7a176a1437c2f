/**
 * A page in a real Chromium, as a person has it.
 *
 * Whatever a page must never do is noted as a fault: an error in the console, a violation of its policy, a request to somebody else.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import packed from '@sparticuz/chromium';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export interface OpenedPage {
  readonly page: Page;
  /** What the page did that it must not do. */
  readonly faults: readonly string[];
  /** What axe-core finds, by rule. */
  axe(): Promise<readonly string[]>;
}

export async function launchBrowser(): Promise<Browser> {
  // in a single process the browser ends with the first of its pages
  const args = packed.args.filter((option) => option !== '--single-process');
  return chromium.launch({ executablePath: await packed.executablePath(), args, headless: true });
}

/** Serves pages of this machine to the browser. */
export async function servePages(answer: RequestListener): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Opens an empty page on a device of its own; `origin` is the only one that it may ask. */
export async function openPage(browser: Browser, origin: string, device: BrowserContextOptions = {}): Promise<OpenedPage> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 900, height: 900 }, ...device });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) faults.push(`request: ${new URL(url).origin}`);
  });
  // violations of the policy are written there as well
  page.on('console', (message) => {
    const isAnswer = /Failed to load resource/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isAnswer) faults.push(`console: ${message.text()}`);
  });
  return { page, faults, axe: () => violations(page) };
}

/** The policy of a page keeps strangers' scripts out: axe comes in by the debugger. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(`${axe.source}; undefined`);
  return page.evaluate<string[]>(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary).join(' | ')))`,
  );
}
