/** The hosted page before its engine is there: what it loads until the first field, and what becomes of what is typed until then. */
import { describe, expect, test } from 'vitest';
import { chooseCountry } from './hosted-page.js';
import { button, field, filledIn, visiting } from './page-visits.js';
import { holdEngine, slowPage } from './slow-page.js';

const { hosted, open } = visiting();

const ENGINE = '**/session/assets/with-engine-*.js';

/** Bytes of script before the first field. */
const BUDGET = 90_000;

/** A form for a country, whose engine is on its way until it is let go. */
async function formWithoutEngine(country: string) {
  let letGo: () => void = () => undefined;
  const visit = await open({}, { viewport: { width: 375, height: 700 } }, async (page) => {
    letGo = await holdEngine(page);
  });
  await button(visit.page, 'Add recipient').click();
  await chooseCountry(visit.page, country);
  return { ...visit, letGo: () => letGo() };
}

describe.each(['en-GB', 'de-DE', 'ar', 'ja'])('over a slow line, in %s', (locale) => {
  test('the first field needs little script, and none of the engine', async () => {
    const { loaded } = await slowPage({ locale, isEngineHeld: true }, hosted()).measure();
    const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(({ path }) => path.includes('with-engine'))).toEqual([]);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET);
  });
});

describe('what is typed before the engine is there', () => {
  test('is kept, formatted and judged when it is', async () => {
    const { page, axe, letGo } = await formWithoutEngine('GB');
    await field(page, 'Full name').fill('Ada Example');
    await field(page, 'Sort code').fill('601613');
    await field(page, 'Account number').fill('3192');
    await field(page, 'Full name').focus();
    expect(await axe()).toEqual([]);
    letGo();
    await page.locator('#field-creditorAccount-id-value-problem').waitFor();
    expect(await field(page, 'Sort code').inputValue()).toBe('60-16-13');
    expect(await field(page, 'Full name').inputValue()).toBe('Ada Example');
    expect(await field(page, 'Account number').inputValue()).toBe('3192');
  });

  test('goes on by itself, if the user wanted to go on', async () => {
    const { page, letGo } = await formWithoutEngine('DE');
    await field(page, 'Full name').fill('Ada Example');
    await field(page, 'IBAN').fill('DE89370400440532013000');
    await button(page, 'Continue').click();
    await button(page, 'One moment …').waitFor();
    letGo();
    await page.getByRole('heading', { name: 'Check before you save' }).waitFor();
    await page.locator('.review').getByText('DE89 3704 0044 0532 0130 00').waitFor();
    await button(page, 'Save recipient').click();
    await page.getByText('Ada Example was added.').waitFor();
  });

  test('what is wrong is said then, and nothing goes on', async () => {
    const { page, letGo } = await formWithoutEngine('DE');
    await field(page, 'IBAN').fill('DE89370400440532013001');
    await button(page, 'Continue').click();
    letGo();
    await page.locator('#errors-title').waitFor();
    expect(await field(page, 'IBAN').inputValue()).toBe('DE89 3704 0044 0532 0130 01');
  });
});

test('other choices ask for other fields, and what was typed stays', async () => {
  const { page } = await formWithoutEngine('GB');
  await field(page, 'Full name').fill('Ada Example');
  await page.getByLabel('Currency').selectOption('EUR');
  await field(page, 'IBAN').waitFor();
  await page.getByLabel('Currency').selectOption('GBP');
  await field(page, 'Sort code').waitFor();
  expect(await field(page, 'Full name').inputValue()).toBe('Ada Example');
});

test('a known recipient is shown at once, and is not changed by being formatted', async () => {
  const { page, user } = await open();
  await filledIn(page);
  await button(page, 'Continue').click();
  await button(page, 'Save recipient').click();
  await page.getByText('Bertha Beispiel was added.').waitFor();
  let letGo: () => void = () => undefined;
  const { page: again } = await open({ user }, {}, async (opened) => {
    letGo = await holdEngine(opened);
  });
  await again.getByRole('button', { name: 'Change Bertha Beispiel' }).click();
  await field(again, 'IBAN').waitFor();
  expect(await field(again, 'IBAN').inputValue()).toBe('DE89370400440532013000');
  letGo();
  await again.getByText('Commerzbank').waitFor();
  expect(await field(again, 'IBAN').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  await again.goBack();
  await button(again, 'Add recipient').waitFor();
});

describe('an engine', () => {
  test('that comes late, as while a release replaces another, is waited for', async () => {
    let missing = 2;
    const { page } = await open({}, {}, (opened) =>
      opened.route(ENGINE, (route) => {
        missing -= 1;
        return missing >= 0 ? route.fulfill({ status: 404, body: '' }) : route.continue();
      }),
    );
    await filledIn(page);
    await page.getByText('Commerzbank').waitFor();
    expect(missing).toBeLessThan(0);
  });

  test('that never comes is said to be missing, and is asked for again', async () => {
    const { page } = await open({}, {}, (opened) => opened.route(ENGINE, (route) => route.fulfill({ status: 404, body: '' })));
    await filledIn(page);
    await page.getByText('The service did not answer.').waitFor({ timeout: 30_000 });
    await page.unroute(ENGINE);
    await button(page, 'Try again').click();
    await page.getByText('Commerzbank').waitFor();
    expect(await field(page, 'Full name').inputValue()).toBe('Bertha Beispiel');
  });
});
