/** `bic`, `banks`, `account`, `systems`, `countries`, `iban -`: facts for people, and the same as JSON. */
import { describe, expect, test } from 'vitest';
import { call, lines } from '../call.js';

const json = async (argv: readonly string[], stdin = ''): Promise<Record<string, unknown>[]> => {
  const { out } = await call([...argv, '--output', 'json'], { stdin });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('bic', () => {
  test('shows the parts and the bank', async () => {
    const { code, out } = await call(['bic', 'cobadeff']);
    expect(code).toBe(0);
    expect(out).toMatch(/^cobadeff {2}valid\n {2}bank {13}Commerzbank/);
    expect(out).toContain('  branch           XXX, the head office\n');
    expect(out).toContain('  country          DE Germany\n');
  });

  test('says what is wrong with one, in the language that is asked for', async () => {
    expect(await call(['bic', 'COBAZZFF'])).toMatchObject({ code: 1, out: expect.stringMatching(/^COBAZZFF {2}not valid\n/) });
    const [english, german] = await Promise.all([call(['bic', 'COBA']), call(['bic', 'COBA', '--lang', 'de'])]);
    expect(german.out).toMatch(/^COBA {2}nicht gültig\n {2}Der BIC/);
    expect(german.out).not.toBe(english.out);
  });

  test('for machines: an object a line', async () => {
    expect(await json(['bic', '-'], 'COBADEFF\n\nnonsense\r\n')).toMatchObject([
      { text: 'COBADEFF', valid: true, status: 'OK', parts: { bic: 'COBADEFFXXX' } },
      { text: 'nonsense', valid: false, status: 'ALERT' },
    ]);
  });
});

describe('banks', () => {
  test('lists those that people call so, and marks what is sure', async () => {
    const { code, out } = await call(['banks', 'ng', 'gtbank']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +Code +BIC +Name/);
    expect(out).toMatch(/^\* +058 +GTBINGLAXXX +Guaranty Trust Bank/m);
  });

  test('shows the name in another script, where one has it', async () => {
    const { out } = await call(['banks', 'JP', '三菱UFJ銀行'], { io: { columns: 140 } });
    const [found] = await json(['banks', 'JP', '三菱UFJ銀行']);
    expect(out).toMatch(/^ +Code +BIC +Name +Other name +Town +Kind\n/);
    expect(found?.otherName).toEqual(expect.stringMatching(/./));
    expect(out).toContain(`  ${String(found?.otherName)}`);
    expect((await call(['banks', 'ng', 'gtbank'])).out).not.toContain('Other name');
  });

  test('reads a name of several words, and no more than the count', async () => {
    expect(await json(['banks', 'BR', 'banco', 'do', 'brasil', '--count', '1'])).toMatchObject([
      { name: 'Banco do Brasil S.A.', isSure: true },
    ]);
  });

  test('says that none is known', async () => {
    expect(await call(['banks', 'NG', 'xyzxyz'])).toMatchObject({ code: 1, out: 'no bank of Nigeria is known by this name or code\n' });
    expect(await call(['banks', 'NG', 'xyzxyz', '--json'])).toMatchObject({ code: 1, out: '' });
  });

  test('asks for a country and a text', async () => {
    for (const argv of [['banks'], ['banks', 'NG'], ['banks', 'gtbank', 'NG']]) {
      expect(await call(argv)).toMatchObject({ code: 2, err: expect.stringContaining('payprep banks NG gtbank') });
    }
  });
});

test('iban - reads a line at a time, groups and all', async () => {
  const { code, out } = await call(['iban', '-'], { stdin: lines('\ufeffDE89 3704 0044 0532 0130 00', '', 'DE88370400440532013000') });
  expect(code).toBe(1);
  expect(out).toMatch(/^DE89 3704 0044 0532 0130 00 {2}valid\n[\s\S]+\n\nDE88370400440532013000 {2}not valid\n/);
  expect(await json(['iban', '-'], 'DE89370400440532013000')).toMatchObject([{ valid: true }]);
});

describe('account', () => {
  test('shows bank, IBAN and systems', async () => {
    const { code, out } = await call(['account', '--country', 'de', '--bank', '370 400 44', '--account', '0532013000']);
    expect(code).toBe(0);
    expect(out).toContain('  IBAN             DE89 3704 0044 0532 0130 00\n');
    expect(out).toMatch(/ {2}systems {10}SCT_INST, SCT/);
  });

  test('says what is wrong', async () => {
    const { code, out } = await call(['account', '--country', 'GB', '--bank', '601613', '--account', '31926818', '--lang', 'fr']);
    expect(code).toBe(1);
    expect(out).toMatch(/^GB {2}an alert\n/);
    expect(out).toMatch(/\(CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY, \w+\)/);
    const argv = ['account', '--country', 'GB', '--bank', '601613', '--account', '31926818'];
    expect(await json(argv)).toMatchObject([{ status: 'ALERT' }]);
  });
});

describe('systems', () => {
  test('lists those of a country', async () => {
    const { out } = await call(['systems', '--country', 'br', '--currency', 'BRL']);
    expect(out).toMatch(/^System +Kind +Currencies +Countries +Name\n/);
    expect(out).toMatch(/^BR_PIX /m);
    expect(out).not.toMatch(/^SCT /m);
  });

  test('shows one', async () => {
    expect((await call(['systems', 'sct'])).out).toMatch(/^SCT\n {2}name +SEPA Credit Transfer\n/i);
    expect(await json(['systems', 'SCT'])).toMatchObject([{ code: 'SCT', countries: 'SEPA', currencies: ['EUR'] }]);
  });
});

describe('countries', () => {
  test('lists all', async () => {
    const { out } = await call(['countries'], { io: { columns: 200 } });
    expect(out).toMatch(/^DE +EUR +IBAN, 22 characters +Germany$/m);
    expect((await json(['countries'])).length).toBe(out.trimEnd().split('\n').length - 1);
  });

  test('shows what a payment to one must say', async () => {
    const { out } = await call(['countries', 'br']);
    expect(out).toMatch(/^BR Brazil\n {2}currency +BRL\n/);
    expect(out).toContain('CPF');
    expect(out).toMatch(/^creditor\.name +yes/m);
    expect(out).toMatch(/^creditor\.taxId +or creditor\.documents/m);
    expect(await json(['countries', 'BR'])).toMatchObject([{ country: 'BR', currency: 'BRL', taxIds: ['CPF', 'CNPJ'] }]);
  });
});
