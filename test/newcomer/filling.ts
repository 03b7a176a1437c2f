/** A form in Chromium, filled in and sent with each field missing once: what is missing is said, has the focus, and keeps the form from being sent. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Label of a field → what somebody types. */
export type Entries = Readonly<Record<string, string>>;

export interface Form {
  readonly name: string;
  readonly entries: Entries;
  /** What sends it. Default: `Save`. */
  readonly button?: string;
  /** Where it says what is wrong. Default: as the elements do. */
  readonly problem?: string;
}

/** Sends the form with each field missing once, then whole. Gives the title of the page, which has what was sent. */
export async function sendEach(page: Page, { name, entries, button = 'Save', problem = '.problem' }: Form): Promise<string> {
  const before = await page.title();
  const sendWithout = async (missing?: string): Promise<void> => {
    for (const [label, text] of Object.entries(entries)) await page.getByLabel(label, { exact: true }).fill(label === missing ? '' : text);
    await page.getByRole('button', { name: button }).click();
  };
  for (const missing of Object.keys(entries)) {
    await sendWithout(missing);
    const said = page.locator(problem).filter({ hasText: /\S/ }).first();
    await said.waitFor({ timeout: 5_000 }).catch(() => assert.fail(`${name} says nothing of a missing ${missing}`));
    const focused = page.getByLabel(missing, { exact: true }).and(page.locator(':focus'));
    await focused.waitFor({ timeout: 5_000 }).catch(() => assert.fail(`${name}: ${missing} has no focus`));
    assert.equal(await page.title(), before, `${name} is sent without ${missing}`);
  }
  await sendWithout();
  await page.waitForFunction(`document.title !== ${JSON.stringify(before)}`, undefined, { timeout: 5_000 });
  return page.title();
}
