/**
 * The pictures of README.md: the element as it proposes a correction, light and dark, the hosted page, and a report. The built packages, and the Chromium that
 * the repository pins. The gotcha: letters are drawn with the font that comes with that Chromium, so that other machines draw the same.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hostPage } from '../../service/test/package/hosted-page.js';
import { launchBrowser, openPage, servePages } from '../browser.js';
import { palettePng } from './palette-png.js';
import { pixelsOf } from './pixels.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the pictures are kept. */
export const FOLDER = 'docs/images';

/** The name of a file → the picture. */
type Pictures = Readonly<Record<string, Buffer>>;

/** Unpacked with the browser. */
const fontFile = (weight: string): string =>
  readFileSync(join(tmpdir(), `fonts/fonts/Open_Sans/OpenSans-${weight}.ttf`)).toString('base64');

const faceOf = (weight: number, name: string): string =>
  `@font-face { font-family: Pictures; font-weight: ${weight}; src: url(data:font/ttf;base64,${fontFile(name)}); }`;

const FONT = 'font-family: Pictures, sans-serif;';

const withFont = (css: string): string => `${faceOf(400, 'Regular')}${faceOf(700, 'Bold')}${css}`;

const STYLE = `
  :root { color-scheme: light dark; background: light-dark(#ffffff, #0d1117); color: CanvasText; ${FONT} }
  body { margin: 0; padding: 12px; width: 480px; }
  main { border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 10px; padding: 20px 22px; background: light-dark(#ffffff, #151b23); }
  h1 { font-size: 17px; margin: 0 0 14px; }
`;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A payee</title><link rel="stylesheet" href="/page.css">
<script type="module" src="/dist/element.js"></script>
<main><h1>Whom do you pay?</h1><payprep-account country="DE" currency="EUR" banks></payprep-account></main></html>`;

const SHARP: BrowserContextOptions = { deviceScaleFactor: 2, reducedMotion: 'reduce', locale: 'en-GB' };

type Clip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

async function pictureOf(page: Page, clip: Clip): Promise<Buffer> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return palettePng(await pixelsOf(page, await page.screenshot({ animations: 'disabled', clip })));
}

/** Somebody has typed 0523 where the IBAN has 0532, and left the field. */
async function takeElement(browser: Browser, origin: string, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const { page } = await openPage(browser, origin, { ...SHARP, colorScheme, viewport: { width: 520, height: 600 } });
  await page.goto(`${origin}/`);
  const field = page.locator('payprep-account input').first();
  await field.fill('DE89370400440523013000');
  await field.press('Tab');
  await page.locator('payprep-account .proposal').first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate('document.activeElement.blur()');
  const box = await page.locator('body').boundingBox();
  if (box === null) throw new Error('the page is empty');
  const picture = await pictureOf(page, box);
  await page.context().close();
  return picture;
}

async function takeElements(browser: Browser): Promise<Pictures> {
  const { server, origin } = await servePages(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const built = normalize(pathname).startsWith('/dist/');
    const [type, text] = built
      ? ['text/javascript', readFileSync(join(root, normalize(pathname)))]
      : pathname === '/page.css'
        ? ['text/css', withFont(STYLE)]
        : ['text/html', PAGE];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  });
  try {
    return {
      'element-light.png': await takeElement(browser, origin, 'light'),
      'element-dark.png': await takeElement(browser, origin, 'dark'),
    };
  } finally {
    server.close();
  }
}

/** A list with a mistyped number, a row without an account, and one account under two names. Nobody of them exists. */
const LIST = `Vendor;IBAN;Country;Person responsible
Ada Example;DE89 3704 0044 0523 0130 00;DE;Kim
Example Bau GmbH;NL91 ABNA 0417 1643 00;NL;Kim
Example Trading Ltd;;GB;Lou
Exemplo Lda;PT50 0002 0123 1234 5678 9015 4;PT;Lou
`;

async function takeReport(browser: Browser): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-pictures-'));
  try {
    writeFileSync(join(folder, 'vendors.csv'), LIST);
    const args = [
      'validate',
      'vendors.csv',
      '--report',
      'report.html',
      '--by',
      'Person responsible',
      '--on',
      '2026-11-29',
      '--out',
      'checked.csv',
    ];
    const { stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...args], { cwd: folder, encoding: 'utf8' });
    const context = await browser.newContext({ viewport: { width: 1020, height: 640 }, colorScheme: 'light', bypassCSP: true });
    const page = await context.newPage();
    await page.setContent(readFileSync(join(folder, 'report.html'), 'utf8')).catch(() => Promise.reject(new Error(stderr)));
    await page.addStyleTag({ content: withFont(`:root, :root * { ${FONT} }`) });
    const picture = await pictureOf(page, { x: 0, y: 0, width: 1020, height: 640 });
    await context.close();
    return picture;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function takePage(): Promise<Buffer> {
  const host = await hostPage({ acme: { name: 'Acme Pay', colour: '#0b5cad' } });
  try {
    const device: BrowserContextOptions = {
      locale: 'en-GB',
      colorScheme: 'light',
      viewport: { width: 700, height: 900 },
      reducedMotion: 'reduce',
      bypassCSP: true,
    };
    const { page } = await host.open({}, device);
    await page.addStyleTag({ content: withFont(`:root, :root * { ${FONT} }`) });
    await page.locator('.nobody').waitFor();
    await page.locator('.buttons .primary').first().click();
    await page.locator('#field-country').fill('GB');
    await page.locator('#field-country').press('Enter');
    await page.locator('#field-creditor-name').fill('Ada Example');
    return await pictureOf(page, { x: 0, y: 0, width: 700, height: 900 });
  } finally {
    await host.close();
  }
}

/** Takes them all. The packages have to be built. */
export async function takePictures(): Promise<Pictures> {
  const browser = await launchBrowser();
  try {
    return { ...(await takeElements(browser)), 'report.png': await takeReport(browser), 'hosted-page.png': await takePage() };
  } finally {
    await browser.close();
  }
}
