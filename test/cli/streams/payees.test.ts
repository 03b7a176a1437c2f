/** Lists of payees: a row that cannot be paid as it stands is an alert, and a list without accounts is no list of payees. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACCOUNT, call, file, lines } from '../call.js';

const GAPS = lines('Name,IBAN,Country', `Ada Berg,${ACCOUNT},DE`, 'Bo Lund,,DE', 'Total,,');
const NUMBERS = lines(
  'Name,Account number,Sort code,Country',
  'Ada Berg,31926819,60-16-13,GB',
  'Bo Lund,31926819,,GB',
  'Cy Moss,58077575655,,US',
);

const codesOf = (out: string): unknown =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).alerts.map(({ code }: { readonly code: string }) => code));

describe('a row', () => {
  test.each(['validate', 'explain'])('without an account is an alert of %s, the row of totals too', async (command) => {
    const { code, out, err } = await call([command, file('gaps.csv', GAPS)]);
    expect((codesOf(out) as readonly unknown[]).slice(1)).toEqual([['CREDITOR_ACCOUNT_MISSING'], ['CREDITOR_ACCOUNT_MISSING']]);
    expect(code).toBe(1);
    expect(err).toContain('without an account 2: lines 3, 4\nby code:\n  CREDITOR_ACCOUNT_MISSING 2: lines 3, 4\n');
  });

  test('says what is missing in words, at the place of the contract', async () => {
    const { out } = await call(['explain', '--no-summary', file('gaps.csv', GAPS)]);
    const [alert] = JSON.parse(out.split('\n')[2] ?? '').alerts;
    expect(alert).toMatchObject({
      pointer: '/creditorAccount/id',
      severity: 'error',
      rule: 'required/payment',
      message: 'A payment requires the account of the creditor.',
    });
    const german = await call(['explain', '--lang', 'de', '--no-summary', file('gaps.csv', GAPS)]);
    expect(german.out).toContain('Für eine Zahlung wird das Konto des Zahlungsempfängers benötigt.');
  });

  test('whose account lacks its bank is one, whether or not the country has IBANs', async () => {
    const { code, out } = await call(['validate', file('numbers.csv', NUMBERS)]);
    expect(codesOf(out)).toEqual([[], ['CREDITOR_BANK_IDENTIFIER_MISSING'], ['CREDITOR_BANK_IDENTIFIER_MISSING']]);
    expect(code).toBe(1);
  });

  test('whose account has neither country nor bank is one; an address of another kind, and a bank beside it, are not', async () => {
    const rows = ['Ida Example,12345678,', 'Ida Example,12345678,COBADEFF', 'Ida Example,ada@example.com,', 'Ida Example,+49301234567,'];
    const { out } = await call(['validate', file('nowhere.csv', `Name,Account number,BIC\n${rows.join('\n')}\n`)]);
    expect(codesOf(out)).toEqual([['CREDITOR_BANK_IDENTIFIER_MISSING'], [], [], []]);
    const explained = await call(['explain', '--no-summary', file('nowhere.csv', `Name,Account number,BIC\n${rows[0]}\n`)]);
    expect(explained.out).toContain('A payment requires the bank identifier.');
  });

  test.each([
    ['Ida Example,31926819,60-16-13', ['PAYMENT_INSTRUCTION_NOT_CHECKED']],
    ['Ida Example,see invoice,', ['PAYMENT_INSTRUCTION_NOT_CHECKED']],
    [`Ida Example,${ACCOUNT},`, []],
    ['Ida Example,12345678,', ['CREDITOR_BANK_IDENTIFIER_MISSING']],
  ])('whose account is of no known country is not OK, for nobody looked at it: %s', async (row, codes) => {
    const { out, err } = await call(['validate', file('nobody.csv', `Payee,Bank account,Sort code\n${row}\n`)]);
    expect(codesOf(out)).toEqual([codes]);
    expect(err).toContain('no column is a country');
  });

  test('whose country is not known is told to give it, and may go without it where the call says so', async () => {
    const path = file('nobody.csv', 'Payee,IBAN,Account number,Sort code\nIda,,31926819,601613\n');
    const german = await call(['validate', '--lang', 'de', '--output', 'csv', path]);
    expect(german.out).toContain('Konto und Bank konnten nicht geprüft werden: Geben Sie ihr Land an.');
    expect(german.err).toContain('keine Spalte ist ein Land');
    for (const option of ['--partial', '--set=country=GB']) expect((await call(['validate', option, path])).code).toBe(0);
  });

  test.each([GAPS, NUMBERS])('may be partial where the call says so', async (table) => {
    const { code, out } = await call(['validate', '--partial', file('partial.csv', table.replace('Total,,', 'Cy Moss,,DE'))]);
    expect([code, codesOf(out)]).toEqual([0, [[], [], []]]);
  });

  test('of JSON may be partial', async () =>
    expect(codesOf((await call(['validate'], { stdin: lines('{"country":"DE","currency":"EUR"}') })).out)).toEqual([[]]));
});

describe('a list in which no column is an account', () => {
  const LIST = lines('Payee,IABN,Customer,Amount', `Ada Berg,${ACCOUNT},K-17,1.00`);

  test.each(['validate', 'explain'])('is refused by %s with what each column was taken for, and nothing is written', async (command) => {
    const path = file('refused.csv', LIST);
    const { code, out, err } = await call([command, '--no-summary', '--out', `${path}.out`, path]);
    expect([code, out, existsSync(`${path}.out`)]).toEqual([2, '', false]);
    expect(err.split('\n').slice(1, 5)).toEqual([
      '  Payee    → creditor.name',
      '  IABN       not used: did you mean IBAN?',
      '  Customer   not recognised',
      '  Amount     not used: an instruction has no field for an amount',
    ]);
    expect(err).toContain('no column is an account, so no row was checked; --map "COLUMN=IBAN" says which one is, and --partial');
  });

  test.each([['Name\nAda Berg\nBo Lund\n'], ['country,currency\nDE,EUR\n'], ['IABN\nDE89370400440532013000\n']])('%j', async (table) =>
    expect((await call(['validate', file('other.csv', table)])).code).toBe(2),
  );

  test('is read where the call says which column is, or what the account is', async () => {
    const path = file('mapped.csv', LIST);
    expect((await call(['validate', path, '--map', 'IABN=IBAN'])).code).toBe(0);
    expect((await call(['validate', path, '--set', `IBAN=${ACCOUNT}`])).code).toBe(0);
    expect((await call(['validate', path, '--partial'])).code).toBe(0);
  });

  test('is still enriched', async () => expect((await call(['enrich', file('enriched.csv', LIST)])).code).toBe(0));
});

describe('a column', () => {
  test.each([
    ['Bénéficiaire;RIB;Pays', 'Ada Berg;20041010050500013M02606;FR'],
    ['Bénéficiaire;RIP;Pays', 'Ada Berg;20041010050500013M02606;FR'],
    ['Nome;NIB;País', 'Ada Berg;000201231234567890154;PT'],
  ])('of %s is an account', async (header, row) => {
    const { code, err } = await call(['validate', file('rib.csv', lines(header, row))]);
    expect(err).toMatch(/(?:RIB|RIP|NIB) +→ creditorAccount\.id\.value, type ACCOUNT_NUMBER/);
    expect(code).toBe(0);
  });

  test('NIB beside an account is no other one: in Indonesia it is the number of a company', async () => {
    const list = file('nib.csv', lines('Nama penerima,NIB,Nomor rekening,Kode bank,Negara', 'Ada Berg,9120304050607,1234567890,014,ID'));
    const { err } = await call(['validate', list]);
    expect(err).toContain('Nomor rekening → creditorAccount.id.value');
    expect(err).toContain('NIB              not used');
  });
});
