/** The hosted page in short: a recipient of a country with fields of its own is added, looked at, saved and found again. The rest is in `page*.long.test.ts`. */
import { expect, test } from 'vitest';
import { chooseCountry, hostPage } from './hosted-page.js';

test('a Brazilian account: its own fields, a look before it is saved, and the list', async () => {
  const host = await hostPage();
  try {
    const { page, faults, axe } = await host.open({ user: 'ana' }, { viewport: { width: 375, height: 700 } });
    const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Add recipient' }).click();
    await chooseCountry(page, 'BR');
    await type('Full name', 'Ana Exemplo');
    await type('Bank', '001');
    await type('Account number (Conta)', '210169-6');
    await type('Tax number (CPF)', '23570375048');
    await page.getByLabel('Type of account').selectOption('CHECKING');
    // the field comes by itself, and moves the button
    await page.getByLabel('Branch number (Agência)').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Enter the branch number (Agência).' }).click();
    await page.keyboard.type('1584-9');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Check before you save' }).waitFor();
    for (const shown of ['001', '1584-9', '210169-6', '235.703.750-48', 'Banco do Brasil'])
      await page.locator('.review').getByText(shown).first().waitFor();
    expect(await axe()).toEqual([]);
    await page.getByRole('button', { name: 'Save recipient' }).click();
    await page.getByText('Ana Exemplo was added.').waitFor();
    const [kept] = await host.store.transaction((tx) => tx.recipients.list({ organization: 'acme', externalUserId: 'ana' }, { limit: 2 }));
    expect(kept?.details).toMatchObject({
      creditor: { taxId: '23570375048' },
      creditorAccount: { id: { value: '210169-6' }, type: 'CHECKING' },
      creditorAgent: { clearingSystemMemberId: { memberId: '001' }, branchId: '1584-9' },
    });
    expect(faults).toEqual([]);
  } finally {
    await host.close();
  }
});
