/** The hosted page at 320 px, with letters of the usual size and of twice that: nothing is cut, nothing scrolls sideways, all can be hit. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseCountry, type HostedPage, hostPage } from './hosted-page.js';
import { FAULTS } from './page-faults.js';

let host: HostedPage;
beforeAll(async () => {
  host = await hostPage();
});
afterAll(() => host.close());

const button = (page: Page, name: string) => page.getByRole('button', { name });

describe.each([100, 200])('letters of %d %%', (percent) => {
  test.each(['light', 'dark'] as const)('%s', async (colorScheme) => {
    const { page, axe, faults } = await host.open({}, { viewport: { width: 320, height: 640 }, colorScheme });
    const fits = async () => {
      await page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);
      expect(await page.evaluate(FAULTS)).toEqual([]);
      expect(await axe()).toEqual([]);
    };
    await page.getByText('No recipients yet').waitFor();
    await fits();
    await button(page, 'Add recipient').click();
    await chooseCountry(page, 'US');
    await page.getByText('More details').click();
    await button(page, 'Continue').click();
    await page.getByRole('link', { name: 'Choose the type of account.' }).waitFor();
    await fits();
    await page.getByLabel('Full name').fill('Bartholomew Featherstonehaugh-Cholmondeley of the Example Estates');
    await page.getByLabel('Routing number').fill('021000021');
    await page.getByLabel('Account number').fill('5807757565');
    await page.getByLabel('Type of account').selectOption('CHECKING');
    await page.getByText('JPMorgan').waitFor();
    await fits();
    await button(page, 'Continue').click();
    await page.getByRole('heading', { name: 'Check before you save' }).waitFor();
    await fits();
    await button(page, 'Save recipient').click();
    await page.getByText('was added.').waitFor();
    await fits();
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').waitFor();
    await fits();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
