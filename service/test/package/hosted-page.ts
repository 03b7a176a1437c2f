/**
 * The hosted page as an end-user has it: the handler with a store in memory behind a socket of this machine, and a real Chromium in front.
 */
import { type ServerType, serve } from '@hono/node-server';
import { createEngine } from 'payprep/full';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../../../test/browser.js';
import type { BrandsSettings } from '../../http/brand/brands.js';
import { createHandler } from '../../http/handler.js';
import { pageFiles } from '../../serve/page-files.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';

export interface HostedPage {
  readonly store: Store;
  /** Opens a session for a user, and the page in it. `arrange` comes before the first request of the page. */
  open(session?: SessionOptions, browser?: BrowserContextOptions, arrange?: (page: Page) => Promise<unknown>): Promise<Visit>;
  /** The address of a new session, for a page that embeds it. */
  addressOf(user: string): Promise<string>;
  close(): Promise<void>;
}

export interface SessionOptions {
  readonly user?: string;
  readonly options?: { readonly allowedCountries?: readonly string[]; readonly allowedRecipientTypes?: readonly string[] };
}

export interface Visit {
  readonly page: Page;
  readonly user: string;
  /** Ends the session on the server's side. */
  revoke(): Promise<void>;
  /** What the page did that it must not do. */
  readonly faults: readonly string[];
  /** What axe-core finds, by rule. */
  axe(): Promise<readonly string[]>;
}

/** Starts service and browser; every visit is somebody else, on another device. */
export async function hostPage(brands: BrandsSettings = {}): Promise<HostedPage> {
  const store = memoryStore();
  const authenticate = async () => ({ organization: 'acme', scopes: new Set(['beneficiaries', 'webhooks']) });
  const engine = (on: string) => createEngine({ on });
  const handler = createHandler({ engine, store, authenticate, brands, page: await pageFiles() });
  const [server, origin] = await listening(handler);
  const browser = await launchBrowser();
  let visits = 0;
  return {
    store,
    async open({ user = `user-${++visits}`, options = {} } = {}, device = {}, arrange = async () => undefined) {
      const { id, url } = await newSession(origin, user, options);
      const { page, faults, axe } = await openPage(browser, origin, device);
      await arrange(page);
      await page.goto(url);
      const revoke = () => store.transaction(async (tx) => void (await tx.sessions.revoke('acme', id, new Date())));
      return { page, user, faults, revoke, axe };
    },
    addressOf: async (user) => (await newSession(origin, user, {})).url,
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Chooses a country in the form, by its code. */
export async function chooseCountry(page: Page, code: string, label = 'Country of the account'): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(code);
  await field.press('Enter');
}

const listening = (handler: (request: Request) => Promise<Response>): Promise<readonly [ServerType, string]> =>
  new Promise((resolve) => {
    const server = serve({ fetch: handler, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve([server, `http://127.0.0.1:${port}`]));
  });

async function newSession(origin: string, externalUserId: string, options: object): Promise<{ readonly id: string; readonly url: string }> {
  const response = await fetch(`${origin}/beneficiaries/organizations/sessions`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer any',
      'content-type': 'application/json',
      'idempotency-key': `${externalUserId} ${performance.now()}`,
    },
    body: JSON.stringify({ externalUserId, returnUrl: `${origin}/openapi.json?back`, options }),
  });
  return (await response.json()) as { readonly id: string; readonly url: string };
}
