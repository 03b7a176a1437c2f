/** `payprep payees`: two lists compared by the numbers of the payees. */
import { describe, expect, test } from 'vitest';
import { call, file } from '../call.js';

const HEADER = 'Supplier no;Name;IBAN;Country;Bank code;Account number';

const list = (name: string, ...rows: readonly string[]): string => file(name, `${[HEADER, ...rows].join('\n')}\n`);

const OLD = () =>
  list(
    'old-payees.csv',
    '1;Ada Example;DE89370400440532013000;;;',
    '2;Bob Other;BE68539007547034;;;',
    '3;Cz One;;CZ;4000;19-2000145399',
    '4;Gone;GB29NWBK60161331926819;;;',
  );
const NEW = (...more: readonly string[]) =>
  list(
    'new-payees.csv',
    '1;Ada Example;de89 3704 0044 0532 0130 00;;;',
    '2;Bob Other;GB29NWBK60161331926819;;;',
    '3;Cz One;;CZ;2250;19-2000145399',
    '5;New;GB29NWBK60161331926819;;;',
    ...more,
  );
const KEY = ['--key', 'Supplier no'] as const;

describe('payees', () => {
  test('says what is to be confirmed, what merged, what is new and gone, and who shares an account', async () => {
    const { code, out, err } = await call(['payees', OLD(), NEW(), ...KEY]);
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(
      /^to confirm with the payee: 1\n {2}2 {2}lines 3 and 3 {2}CHANGED\n {4}The country of the account was Belgium and is the United Kingdom\./,
    );
    expect(out).toMatch(/\n\nbank merged, account stayed: 1\n {2}3 {2}lines 4 and 4 {2}BANK_MERGED\n/);
    expect(out).toContain('\nnew: 1\n  5  line 5  ADDED\n');
    expect(out).toContain('\ngone: 1\n  4  line 5  REMOVED\n');
    expect(out).toContain('\none account, several payees: 2\n  2  line 3  with 5\n  5  line 5  with 2\n');
    expect(out).toMatch(/\n5 payees: 1 to confirm with the payee, .*1 as before\n$/);
  });

  test('shows account numbers only where asked', async () => {
    for (const form of [[], ['--json']]) {
      expect((await call(['payees', OLD(), NEW(), ...KEY, ...form])).out).not.toMatch(/7547034|31926819|2000145399/);
      expect((await call(['payees', OLD(), NEW(), ...KEY, ...form, '--show'])).out).toMatch(/BE68539007547034[\s\S]*4000 19-2000145399/);
    }
  });

  test('for machines: an object a payee; in another language', async () => {
    const { out } = await call(['payees', OLD(), NEW(), ...KEY, '--json', '--lang', 'de']);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ key, result, attention }) => [key, result, attention])).toEqual([
      ['1', 'SAME_ACCOUNT', 'none'],
      ['2', 'CHANGED', 'confirm'],
      ['3', 'BANK_MERGED', 'note'],
      ['5', 'ADDED', 'none'],
      ['4', 'REMOVED', 'none'],
    ]);
    expect(answers[1].changes[0].text).toContain('Fragen Sie den Empfänger');
    expect(answers[1].sharesAccountWith).toEqual(['5']);
  });

  test('a number that is missing or there twice: exit code 2, and the others are compared', async () => {
    const { code, out, err } = await call(['payees', OLD(), NEW('3;Cz Two;BE68539007547034;;;', ';None;BE68539007547034;;;'), ...KEY]);
    expect(code).toBe(2);
    expect(err).toMatch(/line 6: the number of the payee is that of line 4\n.*line 7: no number of a payee\n/);
    expect(out).toContain('to confirm with the payee: 1');
    expect(out).not.toMatch(/BANK_MERGED| {2}3 {2}/);
  });

  test('reads JSON lines by the member, from standard input, too', async () => {
    const row = (id: unknown, value: string): string => JSON.stringify({ id, creditorAccount: { id: { value, type: 'IBAN' } } });
    const before = file('old-payees.ndjson', `${row(7, 'BE68539007547034')}\n`);
    const { code, out } = await call(['payees', before, '-', '--key', 'id'], { stdin: `${row('7', 'BE68 5390 0754 7034')}\n` });
    expect([code, out]).toEqual([0, '1 payee: 1 as before\n']);
  });

  test.each([
    [['payees'], 'payprep payees old.csv new.csv'],
    [['payees', '-', '-', '--key', 'id'], 'standard input can be read only once'],
    [['payees', '/nowhere/a.csv', '/nowhere/b.csv', '--key', 'id'], '/nowhere/a.csv'],
  ])('refuses %j', async (argv, message) => {
    expect(await call(argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
  });

  test('refuses a column that is not there, that is the account, and a table without an account', async () => {
    expect((await call(['payees', OLD(), NEW(), '--key', 'Supplier'])).err).toContain('Did you mean Supplier no?');
    expect(await call(['payees', OLD(), NEW(), '--key', 'IBAN'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is the account'),
    });
    const without = file('without.csv', 'Supplier no,Name\n1,Ada Example\n');
    expect(await call(['payees', without, NEW(), ...KEY])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no column is an account'),
    });
  });
});
