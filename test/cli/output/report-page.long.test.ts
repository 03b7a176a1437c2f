/** The page of `--report` in a real Chromium: on a telephone, and on paper. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../browser.js';
import { call, file } from '../call.js';

const path = join(mkdtempSync(join(tmpdir(), 'payprep-report-page-')), 'report.html');
const LIST = file(
  'a-list-of-payees-with-a-name-that-is-longer-than-a-telephone-is-wide.csv',
  'Empfänger;IBAN;Land;Sachbearbeiter\nAda Berg;DE89 3704 0044 0532 0131 00;DE;Meier\nBo Lund;NL91 ABNA 0417 1643 01;NL;Huber\n',
);

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openReport(width: number) {
  await call(['validate', LIST, '--report', path, '--by', 'Sachbearbeiter', '--show', '--lang', 'de']);
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(pathToFileURL(path).href);
  return page;
}

test('nothing is wider than a telephone', async () => {
  const page = await openReport(320);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});

test('an account number and its correction take two lines at most, and paper has the filters that are in force', async () => {
  const page = await openReport(1280);
  const numbers = await page.locator('#rows small').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(numbers.length).toBeGreaterThan(2);
  for (const height of numbers) expect(height).toBeLessThan(45);
  await page.locator('#by').selectOption('Meier');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.filters label').evaluateAll((all) => all.map((each) => each.checkVisibility()))).toEqual([
    true,
    ...[false, false, false],
  ]);
  expect(await page.locator('#rows tbody tr:visible').count()).toBe(1);
});
