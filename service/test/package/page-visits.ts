/** Visits of one hosted page, which are closed behind each test and may have had no faults. Call `visiting` at the top of a file of tests. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chooseCountry, type HostedPage, hostPage, type Visit } from './hosted-page.js';

/** The page is there from the first test on. */
export function visiting(...brands: Parameters<typeof hostPage>): {
  readonly hosted: () => HostedPage;
  readonly open: (...options: Parameters<HostedPage['open']>) => Promise<Visit>;
} {
  let host: HostedPage;
  let visits: Visit[] = [];
  beforeAll(async () => {
    host = await hostPage(...brands);
  });
  afterEach(async () => {
    const faults = visits.flatMap((visit) => visit.faults);
    await Promise.all(visits.map(({ page }) => page.context().close()));
    visits = [];
    expect(faults).toEqual([]);
  });
  afterAll(() => host.close());

  return {
    hosted: () => host,
    async open(...options) {
      const visit = await host.open(...options);
      visits.push(visit);
      await visit.page.getByRole('heading', { level: 1 }).waitFor();
      return visit;
    },
  };
}

export const button = (page: Page, name: string) => page.getByRole('button', { name });
/** A text field, with a list or without. */
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));

/** A form that has only to be saved. */
export async function filledIn(page: Page): Promise<void> {
  await button(page, 'Add recipient').click();
  await chooseCountry(page, 'DE');
  await field(page, 'Full name').fill('Bertha Beispiel');
  await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 00');
}
