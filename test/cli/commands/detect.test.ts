/** `payprep detect` and `payprep extract`: for people, and the same for machines. */
import { describe, expect, test } from 'vitest';
import { call, file } from '../call.js';

const MAIL = 'Kontoinhaber: Muster Bau GmbH\nIBAN: DE89 3704 0044 0532 0I30 00\nBIC: COBADEFF\nVerwendungszweck: RF18 5390 0754 7034\n';

describe('detect', () => {
  test('names the kinds, the likeliest first, and why', async () => {
    const { code, out } = await call(['detect', '111.444.777-35', 'DE88370400440532013000']);
    expect(code).toBe(1);
    expect(out).toMatch(/^111\.444\.777-35\n {2}CPF BR {19}valid: how it is written, check digits\n/);
    expect(out).toMatch(/\nDE88370400440532013000\n {2}IBAN {21}not valid: wrong check digits\n/);
    expect(out).toMatch(/ {2}and \d+ more: --output json\n/);
  });
  test('knows no kind of a word', async () => {
    expect(await call(['detect', 'hello'])).toMatchObject({ code: 1, out: 'hello\n  nothing that payprep knows\n' });
  });
  test('for machines: an object a line', async () => {
    const { code, out } = await call(['detect', '-', '--country', 'fr', '--json'], { stdin: '732829320\n' });
    expect(code).toBe(0);
    const { text, kinds } = JSON.parse(out);
    expect([text, kinds[0]]).toEqual(['732829320', { kind: 'SIREN', country: 'FR', valid: true, because: ['CHECK_DIGITS'] }]);
  });
  test('a wrong call says what is missing', async () => {
    expect(await call(['detect'])).toMatchObject({ code: 2, err: expect.stringContaining('detect needs a value') });
  });
});

describe('extract', () => {
  test('shows the account, the reference, and what was mended', async () => {
    const { code, out } = await call(['extract', file('mail.txt', MAIL)]);
    expect(code).toBe(0);
    expect(out).toBe(`account 1
  payee            Muster Bau GmbH
  country          DE
  IBAN             DE89 3704 0044 0532 0130 00
  BIC              COBADEFF

references
  RF               RF18539007547034

A misread IBAN was corrected: ask the payee to confirm it.
`);
  });
  test('gives instructions that validate reads', async () => {
    const { out } = await call(['extract', '--output', 'ndjson'], { stdin: MAIL });
    const { code, out: validated } = await call(['validate', '--set', 'currency=EUR'], { stdin: out });
    expect([code, JSON.parse(validated).status]).toEqual([0, 'OK']);
  });
  test('for machines: one object with the places', async () => {
    const { out } = await call(['extract', '-', '--json'], { stdin: MAIL });
    const { found, candidates } = JSON.parse(out);
    expect(found.map(({ kind }: { kind: string }) => kind)).toEqual(['NAME', 'IBAN', 'BIC', 'RF']);
    expect(candidates).toHaveLength(1);
  });
  test('reads UTF-16', async () => {
    const { out } = await call(['extract', '-', '--json'], { stdin: Buffer.from(`\ufeff${MAIL}`, 'utf16le') });
    expect(JSON.parse(out).instruction.creditor.name).toBe('Muster Bau GmbH');
  });
  test.each([
    ['%PDF-1.7\n', 'it is a PDF'],
    ['PK\u0003\u0004', 'it is packed'],
    ['{\\rtf1 }', 'it is a document'],
  ])('a file that is no text is refused: %j', async (stdin, err) => {
    expect(await call(['extract'], { stdin })).toMatchObject({ code: 2, out: '', err: expect.stringContaining(err) });
  });
  test('reads a SWIFT message', async () => {
    const { out } = await call(['extract', '--json'], {
      stdin: ':20:REF\n:50K:/DE75512108001245126199\n:59:/GB29NWBK60161331926819\nBOB LTD\n',
    });
    expect(JSON.parse(out).instruction.creditorAccount.id.value).toBe('GB29NWBK60161331926819');
  });
  test('reads what Windows wrote', async () => {
    const { out } = await call(['extract', '-'], { stdin: Buffer.from(MAIL.replace('Muster', 'Müller'), 'latin1') });
    expect(out).toContain('Müller Bau GmbH');
  });
  test('says where there is none', async () => {
    const { out } = await call(['extract'], { stdin: 'IBAN: DE88 3704 0044 0532 0130 00' });
    expect(out).toMatch(/not taken\n {2}IBAN +DE88 3704 0044 0532 0130 00: its check digits do not match/);
    expect(await call(['extract'], { stdin: 'Good morning.' })).toMatchObject({ code: 1, out: 'no account\n' });
  });
  test('a file that is not there is a wrong call', async () => {
    expect(await call(['extract', 'nowhere.txt'])).toMatchObject({ code: 2, err: expect.stringContaining('there is no such file') });
    expect(await call(['extract', 'a', 'b'])).toMatchObject({ code: 2, err: expect.stringContaining('one file') });
  });
});
