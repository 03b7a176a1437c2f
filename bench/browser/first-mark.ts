/**
 * `npm run trial -- first-mark`: how soon `<payprep-account>` has its field, and marks a wrong IBAN, in a Chromium that is slowed down four times; beside the
 * package of an earlier commit, in turns: `npm run trial -- first-mark 4342a1bf`.
 *
 * Both are bundled by Vite as it comes, in chunks. A turn opens a page with an empty cache, types, leaves the field and waits for the mark.
 */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { build, type Rolldown } from 'vite';
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
const PATIENCE = 10_000;
const WRONG = 'DE88370400440532013000';

/**
 * Types as soon as there is a field, leaves it, and notes the times. The page itself sends them: whoever looks at it from outside puts a script into it first, which
 * takes a tenth of the time.
 */
const TYPIST = `
const times = {};
function look(root) {
  const input = root.querySelector('input');
  if (input && times.field === undefined) {
    times.field = performance.now();
    input.focus();
    input.value = '${WRONG}';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    input.blur();
  }
  if (times.mark === undefined && root.querySelector('[aria-invalid="true"]')) {
    times.mark = performance.now();
    fetch('/times', { method: 'POST', body: JSON.stringify(times) });
  }
}
const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (options) {
  const root = attach.call(this, options);
  new MutationObserver(() => look(root)).observe(root, { subtree: true, childList: true, attributes: true });
  return root;
};`;

const HTML = `<!doctype html><html lang="en"><title>A payee</title><script>${TYPIST}</script>
<form><payprep-account name="account" country="DE"></payprep-account><button>Save</button></form>
<script type="module" src="./page.js"></script></html>`;

/** Path → type and text, as Vite makes a page of the element by its defaults. */
type Files = ReadonlyMap<string, readonly [type: string, text: string | Uint8Array]>;

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

async function pageOf(folder: string): Promise<Files> {
  const source = join(folder, '.build/first-mark');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'index.html'), HTML);
  writeFileSync(join(source, 'page.js'), "import '../../dist/element.js';");
  const { output } = (await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [
      `/${file.fileName === 'index.html' ? '' : file.fileName}`,
      [TYPES[file.fileName.split('.').at(-1) ?? ''] ?? 'text/plain', file.type === 'chunk' ? file.code : file.source],
    ]),
  );
}

interface Times {
  /** Milliseconds from the begin of loading. */
  readonly field: number;
  readonly mark: number;
}

async function measure(browser: Browser, files: Files): Promise<Times> {
  const { server, origin } = await servePages((request, response) => {
    if (request.method === 'POST') {
      json(request).then((times) => server.emit('times', times));
      response.end();
      return;
    }
    const [type, text] = files.get(request.url ?? '') ?? [];
    response.writeHead(type === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' });
    response.end(text);
  });
  const { page, faults } = await openPage(browser, origin);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const told = once(server, 'times', { signal: AbortSignal.timeout(PATIENCE) });
    await page.goto(origin, { waitUntil: 'commit' });
    const [times] = await told;
    if (faults.length > 0) throw new Error(faults.join('; '));
    return times;
  } finally {
    await page.context().close();
    server.close();
  }
}

const { 2: commit = BEFORE } = process.argv;
setUp();
const pages = [await pageOf(packageOf(commit)), await pageOf(root)] as const;
const browser = await launchBrowser();
try {
  const turns: (readonly [before: Times, now: Times])[] = [];
  // the first turn warms up the browser
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const before = await measure(browser, pages[0]);
    const now = await measure(browser, pages[1]);
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
