/**
 * `npm run trial -- screenshots`: the hosted page in its states, as pictures to look at, in `.build/screenshots`: five languages, three widths, light and dark. It says where
 * something is cut off or lies outside.
 *
 * `npm run trial -- screenshots ar 320` for those whose name has these words.
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type HostedPage, hostPage, type Visit } from './hosted-page.js';
import { FAULTS } from './page-faults.js';

const FOLDER = '.build/screenshots';
const WIDTHS = [320, 375, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** Language → what somebody who reads it types; the banks of two are found by name. */
const LANGUAGES: Readonly<
  Record<
    string,
    { readonly country: string; readonly bank?: string; readonly values: readonly (readonly [pointer: string, text: string])[] }
  >
> = {
  en: {
    country: 'US',
    values: [
      ['creditorAgent-clearingSystemMemberId-memberId', '021000021'],
      ['creditorAccount-id-value', '5807757565'],
    ],
  },
  de: { country: 'DE', values: [['creditorAccount-id-value', 'DE89370400440532013000']] },
  'pt-BR': { country: 'BR', bank: 'ita', values: [['creditorAccount-id-value', 'DE89370400440532013000']] },
  ja: { country: 'JP', bank: 'mizu', values: [['creditorAccount-id-value', '1234567']] },
  ar: { country: 'EG', values: [['creditorAccount-id-value', 'EG380019000500000000263180002']] },
};

const RECIPIENTS = [
  {
    country: 'DE',
    currency: 'EUR',
    method: 'BANK_ACCOUNT',
    creditor: { name: 'Bertha Beispiel', type: 'INDIVIDUAL' },
    creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
  },
  {
    country: 'GB',
    currency: 'GBP',
    method: 'BANK_ACCOUNT',
    creditor: { name: 'Featherstonehaugh & Cholmondeley Estates Ltd', type: 'BUSINESS' },
    creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } },
  },
  {
    country: 'EG',
    currency: 'EGP',
    method: 'BANK_ACCOUNT',
    creditor: { name: 'شركة المثال', type: 'BUSINESS' },
    creditorAccount: { id: { value: 'EG380019000500000000263180002', type: 'IBAN' } },
  },
];

const wanted = process.argv.slice(2);

/** In the session of the page. */
async function addRecipients(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (const recipient of ${JSON.stringify(RECIPIENTS)})
      await fetch('/session/api/recipients', { method: 'POST', body: JSON.stringify(recipient),
        headers: { authorization: 'Bearer ' + Object.values(sessionStorage)[0], 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } });
  })()`);
}

async function lookAt(host: HostedPage, language: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const name = `${language} ${width} ${colorScheme}`;
  const visit: Visit = await host.open({}, { locale: language, colorScheme, viewport: { width, height: 720 }, reducedMotion: 'reduce' });
  const { page } = visit;
  page.setDefaultTimeout(30_000);
  const take = async (state: string): Promise<void> => {
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const faults = await page.evaluate<string[]>(FAULTS);
    for (const fault of faults) console.log(`${name} ${state}: ${fault}`);
    await page.screenshot({ path: `${FOLDER}/${name.replaceAll(' ', '-')}-${state}.png`, fullPage: true, caret: 'initial' });
  };
  const press = (selector: string): Promise<void> => page.locator(selector).first().click();
  const { country, bank, values } = LANGUAGES[language] ?? { country: 'DE', values: [] };
  await page.locator('.nobody').waitFor();
  await take('1-empty-list');
  await page.clock.install();
  await addRecipients(page);
  await page.reload();
  await page.locator('.recipients').waitFor();
  await take('2-list');
  await press('.buttons .primary');
  await page.locator('#field-country').waitFor();
  await take('3-form');
  await page.locator('#field-country').fill('a');
  await take('4-picker');
  await page.locator('#field-country').fill(country);
  await page.locator('#field-country').press('Enter');
  await page.locator('#field-creditor-name').waitFor();
  await take('5-form-empty');
  await press('form [type=submit]');
  await page.locator('.problem').first().waitFor();
  await take('6-errors');
  if (bank !== undefined) {
    const field = page.locator('input[role=combobox]:not(#field-country)').first();
    await field.fill(bank);
    await take('7-bank');
    await field.press('Escape');
  }
  if (bank !== undefined) {
    await page.locator('#field-country').fill('DE');
    await page.locator('#field-country').press('Enter');
    await page.locator('#field-creditorAccount-id-value').waitFor();
  }
  await page.locator('#field-creditor-name').fill('Bartholomew Featherstonehaugh-Cholmondeley');
  for (const [pointer, text] of bank === undefined ? values : [['creditorAccount-id-value', 'DE89370400440532013000'] as const])
    await page.locator(`#field-${pointer}`).fill(text);
  if (country === 'US') await page.locator('select[id^=field-creditorAccount]').first().selectOption({ index: 1 });
  await page.clock.runFor(1_000);
  await press('form [type=submit]');
  await page.locator('.review').waitFor();
  await take('8-review');
  await page.clock.fastForward('28:10');
  await page.locator('dialog').waitFor();
  await take('9-ending');
  for (const fault of visit.faults) console.log(`${name}: ${fault}`);
  await page.context().close();
}

mkdirSync(FOLDER, { recursive: true });
const host = await hostPage({ acme: { name: 'Acme Pay', colour: '#0b5cad' } });
for (const language of Object.keys(LANGUAGES))
  for (const width of WIDTHS)
    for (const scheme of SCHEMES)
      if (wanted.every((word) => `${language} ${width} ${scheme}`.split(' ').includes(word)))
        await lookAt(host, language, width, scheme).catch((fault: Error) =>
          console.log(`${language} ${width} ${scheme}: ${fault.message}`),
        );
await host.close();
