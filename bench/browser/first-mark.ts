/**
 * `npm run trial -- first-mark`: how soon `<payprep-account>` has its field, and marks a wrong IBAN, in a Chromium that is slowed down four times; beside the
 * package of an earlier commit, in turns: `npm run trial -- first-mark 4342a1bf`.
 *
 * Both are bundled as a page has them: minified, in chunks. A turn opens a page with an empty cache, types, leaves the field and waits for the mark.
 */
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { packageOf } from '../../scripts/package-of-commit.mjs';
import { root, setUp } from '../../scripts/set-up.mjs';
import { launchBrowser, openPage, servePages } from '../../test/browser.js';
import { median } from '../statistics.js';

/** The commit that the goal names. */
const BEFORE = '4342a1bf';
const TURNS = 9;
const SLOWER = 4;
/** Of the time that the package of before takes. */
const GOAL = 0.6;
const WRONG = 'DE88370400440532013000';

const HTML = `<!doctype html><html lang="en"><title>A payee</title><form><payprep-account name="account" country="DE"></payprep-account><button>Save</button></form>
<script type="module" src="/page.js"></script></html>`;

/** Path → file, of the element in chunks. */
async function bundleOf(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    stdin: { contents: `import ${JSON.stringify(join(folder, 'dist/element.js'))};`, resolveDir: folder },
    entryNames: 'page',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    outdir: '/bundle',
    write: false,
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [`/${path.split('/').at(-1)?.replace('stdin', 'page')}`, contents]));
}

interface Times {
  /** Milliseconds from the begin of loading. */
  readonly field: number;
  readonly mark: number;
}

async function measure(browser: Browser, files: ReadonlyMap<string, Uint8Array>): Promise<Times> {
  const { server, origin } = await servePages((request, response) => {
    const file = files.get(request.url ?? '');
    response.setHeader('content-type', file === undefined ? 'text/html' : 'text/javascript');
    response.end(file ?? HTML);
  });
  const { page, faults } = await openPage(browser, origin);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const begun = performance.now();
    await page.goto(origin);
    const input = page.locator('payprep-account input').first();
    await input.waitFor();
    const field = performance.now() - begun;
    await input.focus();
    await page.keyboard.insertText(WRONG);
    await page.keyboard.press('Tab');
    await page.locator('payprep-account [aria-invalid="true"]').waitFor();
    const mark = performance.now() - begun;
    if (faults.length > 0) throw new Error(faults.join('; '));
    return { field, mark };
  } finally {
    await page.context().close();
    server.close();
  }
}

const { 2: commit = BEFORE } = process.argv;
setUp();
const packages = [await bundleOf(packageOf(commit)), await bundleOf(root)] as const;
const browser = await launchBrowser();
try {
  const turns: (readonly [before: Times, now: Times])[] = [];
  // the first turn warms up the browser
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const before = await measure(browser, packages[0]);
    const now = await measure(browser, packages[1]);
    if (turn > 0) turns.push([before, now]);
  }
  const line = (name: keyof Times): number => {
    const of = (at: 0 | 1): number => median(turns.map((each) => each[at][name]));
    const ratio = median(turns.map(([before, now]) => now[name] / before[name]));
    console.log(`${name.padEnd(5)}  ${of(1).toFixed(0)} ms, ${of(0).toFixed(0)} ms of ${commit}: ${ratio.toFixed(2)} times as long`);
    return ratio;
  };
  line('field');
  const ratio = line('mark');
  console.log(`${ratio <= GOAL ? 'met' : 'missed'}: the goal is ${GOAL}, processor slowed down ${SLOWER} times`);
  process.exitCode = ratio <= GOAL ? 0 : 1;
} finally {
  await browser.close();
}
