/** The hosted page over a line of 400 kbit/s: what arrives before the first field can be filled in. */
import type { Page } from 'playwright-core';
import type { HostedPage, SessionOptions } from './hosted-page.js';

/** Bytes a second. */
const SLOW = 400_000 / 8;

/** Milliseconds of a request there and back. */
const LATENCY = 150;

export interface Loaded {
  readonly path: string;
  /** As they came over the line, compressed, without headers. */
  readonly bytes: number;
}

export interface FirstFields {
  /** Milliseconds until the first field of the form has the focus. */
  readonly field: number;
  /** Milliseconds until those of a country are there. */
  readonly fields: number;
  /** All that had arrived, in full or in part, when the first field had the focus. */
  readonly loaded: readonly Loaded[];
}

/** Makes the line of a page slow. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: SLOW,
    uploadThroughput: SLOW,
  });
}

/** Keeps the engine of a page from arriving until it is let go. By the debugger: `page.route` would turn the cache off, and the page asks for each script twice. */
export async function holdEngine(page: Page): Promise<() => void> {
  const browser = await page.context().newCDPSession(page);
  const held: string[] = [];
  let isHeld = true;
  // the page may be closed by then
  const pass = (requestId: string): unknown => browser.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  browser.on('Fetch.requestPaused', ({ requestId }) => (isHeld ? held.push(requestId) : pass(requestId)));
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/session/assets/with-engine-*' }] });
  return () => {
    isHeld = false;
    for (const requestId of held) pass(requestId);
  };
}

/** Notes what a page loads. */
async function noteLoaded(page: Page): Promise<() => readonly Loaded[]> {
  const browser = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, new URL(request.url).pathname));
  browser.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength),
  );
  await browser.send('Network.enable');
  return () => [...bytes].map(([id, size]) => ({ path: paths.get(id) ?? '', bytes: size })).filter((each) => each.bytes > 0);
}

export interface SlowPage {
  measure(session?: SessionOptions): Promise<FirstFields>;
}

interface SlowOptions {
  readonly locale: string;
  /** The engine does not arrive, so that what has arrived does not depend on how fast the machine is. */
  readonly isEngineHeld?: boolean;
}

export function slowPage({ locale, isEngineHeld = false }: SlowOptions, host: HostedPage): SlowPage {
  return {
    async measure(session) {
      let loaded: () => readonly Loaded[] = () => [];
      let begin = 0;
      const { page } = await host.open(session, { locale, viewport: { width: 375, height: 700 } }, async (opened) => {
        loaded = await noteLoaded(opened);
        await slowDown(opened);
        if (isEngineHeld) await holdEngine(opened);
        opened.setDefaultTimeout(60_000);
        begin = performance.now();
      });
      await page.locator('button.primary').click();
      const country = page.locator('#field-country');
      await country.focus();
      const field = performance.now() - begin;
      const before = loaded();
      await country.fill('DE');
      await country.press('Enter');
      await page.locator('#field-creditor-name').focus();
      const fields = performance.now() - begin;
      await page.context().close();
      return { field, fields, loaded: before };
    },
  };
}
