/**
 * `<payprep-account>` and `<payprep-payee>` of ten countries by keyboard alone: narrow and dark, wide and light, in the language of the country, from right to left
 * in Arabic. With `PAYPREP_PICTURES=FOLDER`, a picture of each is left there, to be looked at.
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { elementPages, IBAN, sent } from './element-pages.js';

const open = elementPages();

interface Country {
  readonly country: string;
  readonly currency: string;
  readonly lang: string;
  /** The id of a field → what is typed. */
  readonly account: Readonly<Record<string, string>>;
}

const COUNTRIES: readonly Country[] = [
  { country: 'DE', currency: 'EUR', lang: 'de', account: { iban: IBAN } },
  { country: 'GB', currency: 'GBP', lang: 'en', account: { memberId: '601613', account: '31926819' } },
  { country: 'US', currency: 'USD', lang: 'en', account: { memberId: '021000021', account: '123456789' } },
  { country: 'BR', currency: 'BRL', lang: 'pt-BR', account: { memberId: '001', branchId: '1584', account: '002101696' } },
  { country: 'IN', currency: 'INR', lang: 'en', account: { memberId: 'SBIN0001234', account: '30123456789' } },
  { country: 'JP', currency: 'JPY', lang: 'ja', account: { memberId: '0001', branchId: '001', account: '1234567' } },
  { country: 'NG', currency: 'NGN', lang: 'en', account: { memberId: '044', account: '4195274765' } },
  { country: 'MX', currency: 'MXN', lang: 'es', account: { account: '032180000118359719' } },
  { country: 'AE', currency: 'AED', lang: 'ar', account: { iban: 'AE070331234567890123456' } },
  { country: 'EG', currency: 'EGP', lang: 'ar', account: { iban: 'EG380019000500000000263180002' } },
];

const PAYEE = { 'creditor-name': 'Ada Example', 'creditor-taxId': '529.982.247-25' };

const FOCUSED = `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return { id: at?.id ?? '', tag: at?.tagName ?? '', type: at?.type ?? '' };
})()`;

const focused = (page: Page) => page.evaluate<{ readonly id: string; readonly tag: string; readonly type: string }>(FOCUSED);

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PAYPREP_PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Goes from field to field and fills in each, up to the button; returns the fields. */
async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const fields: string[] = [];
  await page.keyboard.press('Tab');
  for (let at = await focused(page); at.tag !== 'BUTTON' && fields.length < 20; at = await focused(page)) {
    fields.push(at.id);
    if (at.tag === 'SELECT') await page.keyboard.press('ArrowDown');
    // a way that is chosen stays
    else if (at.type !== 'radio') await page.keyboard.type(values[at.id] ?? '');
    await page.keyboard.press('Tab');
  }
  return fields;
}

describe.each([
  [320, 'dark'],
  [900, 'light'],
] as const)('%d px, %s', (width, colorScheme) => {
  test.each(COUNTRIES.flatMap((each) => (['account', 'payee'] as const).map((kind) => ({ ...each, kind }))))(
    '$country: $kind, in $lang',
    async ({ country, currency, lang, account, kind }) => {
      const of = kind === 'payee' ? ' payee-type="INDIVIDUAL"' : '';
      const element = `<payprep-${kind} name="payee" country="${country}" currency="${currency}" required${of}></payprep-${kind}>`;
      const { page, faults, axe } = await open(element, { viewport: { width, height: 700 }, colorScheme, lang });
      expect(await axe()).toEqual([]);
      const fields = await fillIn(page, { ...PAYEE, ...account });
      expect(fields).toEqual(expect.arrayContaining(Object.keys(account)));
      await picture(page, `${country}-${kind}-${width}`);
      expect(await axe()).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await sent(page))?.payee).toContain('creditorAccount');
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});
