/** An end-user and a browser: recipients are added, changed, chosen and deleted on the hosted page, and the organization hears of each. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseCountry, type HostedPage, hostPage, type Visit } from './hosted-page.js';

let host: HostedPage;
beforeAll(async () => {
  host = await hostPage();
  await host.store.transaction((tx) => tx.subscriptions.add(EVERYTHING));
});
afterAll(() => host.close());

const EVERYTHING = {
  id: '00000000-0000-4000-8000-000000000001',
  organization: 'acme',
  created: new Date('2026-11-20T00:00:00Z'),
  title: 'all',
  url: 'https://hooks.example.com/',
  enabled: true,
  events: ['RECIPIENT_CREATED', 'RECIPIENT_UPDATED', 'RECIPIENT_DELETED'],
  secrets: [],
  failingSince: undefined,
  disabled: undefined,
};

/** What the organization is told of a user, the oldest first. */
async function eventsOf(user: string): Promise<readonly string[]> {
  const deliveries = await host.store.transaction((tx) => tx.deliveries.list('acme', { limit: 100 }));
  return deliveries
    .filter(({ event }) => event.object.externalUserId === user)
    .map(({ event }) => event.eventType)
    .reverse();
}

const detailsOf = async (user: string) => {
  const found = await host.store.transaction((tx) => tx.recipients.list({ organization: 'acme', externalUserId: user }, { limit: 100 }));
  return found.map(({ details, isDefault }) => ({ ...details, isDefault }));
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A text field, with a list or without. */
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));
const listed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Recipients', exact: true }).waitFor();

/** Opens the form for a country. */
async function adding(page: Page, country: string): Promise<void> {
  await button(page, 'Add recipient').click();
  await chooseCountry(page, country);
}

/** Over the look at what will be saved. */
async function save(page: Page): Promise<void> {
  await button(page, 'Continue').click();
  await button(page, 'Save recipient').click();
  await listed(page);
}

async function isClean(visit: Visit): Promise<void> {
  expect(await visit.axe()).toEqual([]);
  expect(visit.faults).toEqual([]);
}

describe('from the first recipient to the last', () => {
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    visit = await host.open({ user: 'ada' });
    page = visit.page;
    await listed(page);
  });

  test('there is nobody yet', async () => {
    await page.getByText('No recipients yet').waitFor();
    expect(await page.title()).toBe('Recipients');
    await isClean(visit);
  });

  test('an account with an IBAN: what is mistyped is shown while it is typed, and put right', async () => {
    await adding(page, 'DE');
    await field(page, 'Full name').fill('Bertha Beispiel');
    const iban = field(page, 'IBAN');
    await iban.pressSequentially('DE89 3704 0044 0523');
    expect(await page.locator('.problem').count()).toBe(0);
    await iban.pressSequentially(' 0130 00');
    await page.locator('.problem').waitFor();
    expect(await iban.getAttribute('aria-invalid')).toBe('true');
    const described = (await iban.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`#${described.split(' ').at(-1)}`).textContent()).toContain('check digits');
    await isClean(visit);
    await button(page, 'Use this').click();
    await page.getByText('Commerzbank').waitFor();
    expect(await page.locator('.bank img').getAttribute('src')).toMatch(/^data:image\//);
    expect(await iban.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    await isClean(visit);
    await button(page, 'Continue').click();
    await page.locator('h1:focus', { hasText: 'Check before you save' }).waitFor();
    await page.getByText('DE89 3704 0044 0532 0130 00').waitFor();
    await page.getByText('Commerzbank').waitFor();
    await isClean(visit);
    await page.goBack();
    expect(await iban.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    await page.goForward();
    await button(page, 'Change').click();
    await save(page);
    await page.getByText('Bertha Beispiel was added.').waitFor();
    await page.getByText('•••• 3000').waitFor();
    expect(await page.content()).not.toContain('0532');
  });

  test('Britain: sort code and account number', async () => {
    await adding(page, 'GB');
    await field(page, 'Full name').fill('Ada Example');
    await field(page, 'Sort code').pressSequentially('200000');
    expect(await field(page, 'Sort code').inputValue()).toBe('20-00-00');
    expect(await field(page, 'Sort code').getAttribute('inputmode')).toBe('numeric');
    await field(page, 'Account number').fill('55779911');
    await isClean(visit);
    await save(page);
  });

  test('India: an IFSC, and a name that is a script stays a text', async () => {
    await adding(page, 'IN');
    await page.getByText('A company or organization').click();
    await field(page, 'Name of the company').fill('<img src=x onerror=alert(1)> Traders');
    await field(page, 'IFSC').fill('HDFC0000001');
    await field(page, 'Account number').fill('50100012345678');
    await page.getByText('HDFC Bank').waitFor();
    await save(page);
    await page.getByRole('heading', { name: '<img src=x onerror=alert(1)> Traders' }).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  });

  test('the Philippines: a wallet', async () => {
    await adding(page, 'PH');
    await page.getByLabel('How it is paid').selectOption('GCASH');
    await field(page, 'Full name').fill('Maria Halimbawa');
    await field(page, 'Mobile number').fill('0917 123 4567');
    await isClean(visit);
    await save(page);
    await page.getByText('GCash •••• 4567').waitFor();
    await isClean(visit);
  });

  test('changed: the form is filled in, and what was wrong is said where it is', async () => {
    await button(page, /^Change Ada Example/).click();
    expect(await field(page, 'Sort code').inputValue()).toBe('20-00-00');
    await field(page, 'Full name').fill('');
    await field(page, 'Account number').fill('55779912');
    await button(page, 'Continue').click();
    const summary = page.getByRole('alert', { name: 'Please check these details' });
    await summary.waitFor();
    await page.locator('.errors:focus').waitFor();
    await isClean(visit);
    await summary.getByRole('link', { name: 'Enter the full name.' }).click();
    await page.keyboard.type('Ada Byron');
    await field(page, 'Account number').fill('55779911');
    await save(page);
    await page.getByText('Ada Byron was changed.').waitFor();
  });

  test('the default is the one that is chosen', async () => {
    await adding(page, 'FR');
    await field(page, 'Full name').fill('Claire Exemple');
    await field(page, 'IBAN').fill('FR14 2004 1010 0505 0001 3M02 606');
    await save(page);
    await button(page, 'Make default Claire Exemple').click();
    await page.getByText('Claire Exemple is now the default for EUR.').waitFor();
    await button(page, 'Make default Bertha Beispiel').waitFor();
    expect(await button(page, 'Make default Claire Exemple').count()).toBe(0);
    await page.locator('button:focus', { hasText: 'Change Claire Exemple' }).waitFor();
    await isClean(visit);
  });

  test('deleted is who was meant, after a question', async () => {
    await button(page, 'Delete Ada Byron').click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Ada Byron?' });
    await dialog.waitFor();
    await isClean(visit);
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement === document.body || document.activeElement.closest("dialog") !== null')).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.locator(':focus').textContent()).toBe('Delete Ada Byron');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Ada Byron was deleted.').waitFor();
    await page.locator('button:focus', { hasText: 'Change <img src=x' }).waitFor();
    await isClean(visit);
  });

  test('the store has what was typed, and the organization was told', async () => {
    const kept = await detailsOf('ada');
    expect(kept.map(({ creditor, isDefault }) => [creditor?.name, isDefault])).toEqual([
      ['Bertha Beispiel', false],
      ['<img src=x onerror=alert(1)> Traders', true],
      ['Maria Halimbawa', true],
      ['Claire Exemple', true],
    ]);
    expect(kept[0]).toMatchObject({
      country: 'DE',
      currency: 'EUR',
      method: 'BANK_ACCOUNT',
      creditor: { type: 'INDIVIDUAL' },
      creditorAccount: { id: { type: 'IBAN', value: 'DE89370400440532013000' } },
    });
    expect(kept[1]).toMatchObject({
      creditor: { type: 'BUSINESS' },
      creditorAgent: { clearingSystemMemberId: { memberId: 'HDFC0000001' } },
    });
    const [created, updated, deleted] = EVERYTHING.events;
    expect(await eventsOf('ada')).toEqual([created, created, created, created, updated, created, updated, updated, deleted]);
  });

  test('the way back is that of the organization', async () => {
    const back = page.getByRole('link', { name: /^Back to 127\.0\.0\.1/ });
    expect(await back.getAttribute('href')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/openapi\.json\?back$/);
    await back.click();
    await page.waitForURL(/openapi/);
  });
});
