/** `attachFormatter` in a real Chromium: undo, paste, and what a form does with its fields. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openPage, servePages } from '../browser.js';
import { root } from './built.js';

const SCRIPT = `import { attachFormatter, formatAsTyped, formatIbanAsTyped } from '/dist/form.js';
globalThis.told = [];
const [iban, email] = document.querySelectorAll('input');
attachFormatter(iban, (text, caret) => formatIbanAsTyped(text, { caret }), ({ state }) => { globalThis.state = state; });
attachFormatter(email, (text, caret) => formatAsTyped(text, { type: 'EMAIL', caret }));
iban.addEventListener('input', () => told.push(iban.value));`;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A form</title><script type="module" src="/page.js"></script>
<form><label>IBAN <input></label> <label>E-mail <input type="email"></label> <button type="reset">Reset</button></form></html>`;

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  ({ server, origin } = await servePages(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const script = path === '/page.js' ? SCRIPT : path.startsWith('/dist/') ? readFileSync(join(root, path)) : undefined;
    response.writeHead(200, { 'content-type': `text/${script === undefined ? 'html' : 'javascript'}; charset=utf-8` }).end(script ?? PAGE);
  }));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

async function open() {
  const { page, faults } = await openPage(browser, origin, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(origin);
  await page.waitForFunction('globalThis.state');
  await page.getByLabel('IBAN').focus();
  return { page, faults };
}

/** What stands in the field, and where its caret is. */
const shown = (page: Page) =>
  page.evaluate<readonly [string, number]>('(({ value, selectionStart }) => [value, selectionStart])(document.querySelector("input"))');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

const UNDO = 'Control+z';
const REDO = 'Control+Shift+z';

describe('undo and redo', () => {
  test('go from one formatted text to another, and back again', async () => {
    const { page, faults } = await open();
    await page.keyboard.type('de89370400');
    const texts = [(await shown(page))[0]];
    for (let presses = 0; presses < 12 && texts.at(-1) !== ''; presses++) {
      await page.keyboard.press(UNDO);
      texts.push((await shown(page))[0]);
    }
    expect(texts.at(-1)).toBe('');
    for (const text of texts) expect('DE89 3704 00').toContain(text);
    for (const text of texts.toReversed().slice(1)) {
      await page.keyboard.press(REDO);
      expect(await shown(page)).toEqual([text, text.length]);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('of what was cut and pasted in the middle', async () => {
    const { page } = await open();
    await paste(page, 'DE89370400440532013000');
    await page.evaluate('document.querySelector("input").setSelectionRange(6, 16)');
    await page.keyboard.press('Control+x');
    expect(await shown(page)).toEqual(['DE89 3532 0130 00', 6]);
    await page.keyboard.press(UNDO);
    expect(await shown(page)).toEqual(['DE89 3704 0044 0532 0130 00', 16]);
    await page.keyboard.press(UNDO);
    expect(await shown(page)).toEqual(['', 0]);
    await page.context().close();
  });

  test('tell each change once', async () => {
    const { page } = await open();
    await page.keyboard.type('de893');
    await page.keyboard.press(UNDO);
    // how much one undo takes away is for the browser to say
    expect(await page.evaluate('told')).toEqual(['D', 'DE', 'DE8', 'DE89', 'DE89 3', (await shown(page))[0]]);
    await page.context().close();
  });
});

describe('a text that is pasted', () => {
  test.each([
    'DE89 3704 0044\n0532 0130 00',
    'Konto: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX',
    'Account\u00A0number\u00A0\u200EDE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000\u200E (Ada Example)',
  ])('leaves its IBAN in the field: %j', async (text) => {
    const { page } = await open();
    await paste(page, text);
    expect(await shown(page)).toEqual(['DE89 3704 0044 0532 0130 00', 27]);
    await page.keyboard.press(UNDO);
    expect(await shown(page)).toEqual(['', 0]);
    await page.context().close();
  });

  test('stays as it is where a digit may be too many, and where it is typed', async () => {
    const { page } = await open();
    await paste(page, 'DE89 3704 0044 0532 0130 00 7');
    expect((await shown(page))[0]).toBe('DE89 3704 0044 0532 0130 007');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Konto: DE89370400440532013000');
    expect((await shown(page))[0]).toBe('KONT O:DE 8937 0400 4405 3201 3000');
    await page.context().close();
  });

  test('of a hundred thousand characters is there in a second', async () => {
    const { page } = await open();
    const begin = performance.now();
    await paste(page, '1'.repeat(100_000));
    expect((await shown(page))[0]).toHaveLength(124_999);
    expect(performance.now() - begin).toBeLessThan(5_000);
    await page.context().close();
  });
});

test('a reset of the form is told, and formatted', async () => {
  const { page } = await open();
  await paste(page, 'DE89370400440532013000');
  await page.evaluate('document.querySelector("input").defaultValue = "de8937"');
  expect(await page.evaluate('state')).toBe('complete');
  await page.getByRole('button').click();
  await page.waitForFunction('state === "incomplete"');
  expect((await shown(page))[0]).toBe('DE89 37');
  await page.context().close();
});

test('what the browser fills in on the way back is read', async () => {
  const { page } = await open();
  await paste(page, 'DE89370400440532013000');
  await page.goto(`${origin}/elsewhere`);
  await page.goBack();
  await page.waitForFunction('globalThis.state === "complete"');
  expect((await shown(page))[0]).toBe('DE89 3704 0044 0532 0130 00');
  await page.context().close();
});

test('an e-mail field, which has no caret, is formatted; and nobody writes where the focus is instead', async () => {
  const { page, faults } = await open();
  await page.getByLabel('E-mail').focus();
  await page.keyboard.insertText('ａda@example.com');
  expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.com');
  await page.evaluate(`(() => {
    const input = document.querySelector('input');
    input.value = 'de8937';
    input.dispatchEvent(new Event('input'));
  })()`);
  expect(await shown(page)).toEqual(['DE89 37', 7]);
  expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.com');
  expect(faults).toEqual([]);
  await page.context().close();
});
