/** Pages with `<payprep-account>` in a real Chromium, under a policy that forbids inline scripts and styles. Call `elementPages` at the top of a file of tests. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, normalize } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, type OpenedPage, openPage, servePages } from '../browser.js';
import { root } from './built.js';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'";

/** Notes what the element tells, and what a form would send. */
const SCRIPT = `import '/dist/element.js';
import '/dist/payee-element.js';
globalThis.told = [];
for (const type of ['input', 'change']) document.addEventListener(type, (event) => told.push([type, event.detail]));
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  globalThis.sent = Object.fromEntries(new FormData(event.target));
});`;

const STYLE =
  ':root { color-scheme: light dark; background: Canvas; color: CanvasText; } body { margin: 1rem; font-family: sans-serif; } button { font: inherit; }';

const pageWith = (element: string, language: string): string => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A form</title>
<link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>
<main><h1>A form</h1><form><fieldset id="all"><legend>Payment</legend>${element}</fieldset><button>Send</button> <button type="reset">Reset</button></form></main></html>`;

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/page.js': ['text/javascript', SCRIPT],
  '/page.css': ['text/css', STYLE],
};

type Device = BrowserContextOptions & { readonly lang?: string };

/** Opens pages with an element in a form. */
export function elementPages(): (element: string, device?: Device) => Promise<OpenedPage> {
  let server: Server;
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    ({ server, origin } = await servePages(({ url = '/' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const built =
        normalize(pathname).startsWith('/dist/') && (['text/javascript', readFileSync(join(root, normalize(pathname)))] as const);
      const page = ['text/html', pageWith(searchParams.get('element') ?? '', searchParams.get('lang') ?? 'en')] as const;
      const [type, text] = FILES[pathname] ?? (built || page);
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY }).end(text);
    }));
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  return async (element, { lang = 'en', ...device } = {}) => {
    const opened = await openPage(browser, origin, device);
    await opened.page.goto(`${origin}/?${new URLSearchParams({ element, lang })}`);
    await opened.page.locator('payprep-account input, payprep-payee select').first().waitFor();
    return opened;
  };
}

export const problems = (page: Page) => page.locator('payprep-account .problem').allTextContents();
export const sent = (page: Page) => page.evaluate<Record<string, string>>('globalThis.sent');
export const isValid = (page: Page) => page.evaluate<boolean>('document.querySelector("form").matches(":valid")');
export const IBAN = 'DE89370400440532013000';
export const GERMAN = '<payprep-account name="account" country="DE" required></payprep-account>';
