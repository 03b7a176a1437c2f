/** `payment-code`: reads a code, and writes one. */
import { describe, expect, test } from 'vitest';
import { call } from '../call.js';

const girocode = 'BCD\n002\n1\nSCT\n\nRed Cross of Belgium\nBE72000000001616\nEUR1.00\nCHAR\n\nUrgency fund';

describe('payment-code', () => {
  test('shows what a code of several lines says', async () => {
    const { code, out } = await call(['payment-code', '-'], { stdin: girocode });
    expect(out).toMatch(/^EPC QR code \(GiroCode\) {2}valid/);
    expect(out).toContain('  payee            Red Cross of Belgium\n');
    expect(out).toContain('  IBAN             BE72 0000 0000 1616\n');
    expect(out).toContain('  amount           1.00 EUR\n');
    expect(code).toBe(0);
  });

  test('says what is wrong, and where', async () => {
    const { code, out } = await call(['payment-code', girocode.replace('EUR1.00', 'EUR1,00')]);
    expect(out).toMatch(
      / {2}with problems\n {2}The amount is written with digits and a point, with at most 2 decimals.\n {2}\(INVALID_FORMAT, line 8\)\n/,
    );
    expect(code).toBe(1);
    expect(await call(['payment-code', 'hello'])).toMatchObject({ code: 1, out: expect.stringContaining('no payment code\n') });
  });

  test('names the network of a code', async () => {
    const vietqr = '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F';
    const { out } = await call(['payment-code', vietqr, '--json']);
    expect(JSON.parse(out)).toMatchObject({
      kind: 'EMV',
      details: { network: 'VIETQR' },
      instruction: { creditorAccount: { id: { type: 'ACCOUNT_NUMBER', value: '0011012345678' } } },
      problems: [],
      alerts: expect.arrayContaining([expect.objectContaining({ code: 'CREDITOR_NAME_MISSING' })]),
    });
  });

  test('reads and writes PAY by square', async () => {
    const square =
      '080520007G70I8NCOPL98HKBFNRQO3GO5KA52MV5NVAVAP3NMBSM7SD37KKMJUQ15G1QBN2FSFJUM3M5DQMMJ19F4PFLPTSPI7IG9MFNIV9LA76I578PN98B5ES8V9C7NP0J0F80';
    const { code, out } = await call(['payment-code', square]);
    expect(out).toMatch(/^PAY by square {2}valid/);
    expect(out).toContain('  IBAN             SK31 1200 0000 1987 4263 7541\n');
    expect(code).toBe(0);
    const { out: json } = await call(['payment-code', square, '--json']);
    expect(await call(['payment-code', '--build', 'PAY_BY_SQUARE', '-'], { stdin: json })).toMatchObject({ code: 0, out: `${square}\n` });
  });

  test('writes a code from what it read', async () => {
    const { out: json } = await call(['payment-code', girocode, '--json']);
    expect(await call(['payment-code', '--build', 'EPC', '-'], { stdin: json })).toMatchObject({ code: 0, out: `${girocode}\n` });
  });

  test('says why a code cannot be written', async () => {
    const { code, out, err } = await call(['payment-code', '--build', 'EPC', '{"instruction":{}}']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('  The IBAN is missing.\n  (ELEMENT_MISSING, line 7)\n');
    const asJson = await call(['payment-code', '--build', 'EPC', '{}', '--json']);
    expect(JSON.parse(asJson.out)).toMatchObject({ ok: false });
  });

  test('a wrong call is one', async () => {
    for (const argv of [[], ['a', 'b'], ['--build', 'GIRO', '{}'], ['--build', 'EPC', 'no JSON']]) {
      expect(await call(['payment-code', ...argv])).toMatchObject({ code: 2, out: '' });
    }
  });
});
