/** `payprep reference`: one payment reference, for people and for machines. */
import { describe, expect, test } from 'vitest';
import { call, lines } from '../call.js';

const QR_IBAN = 'CH4431999123000889012';

describe('reference', () => {
  test('shows the kind and the parts of one that is written in groups', async () => {
    const { code, out } = await call(['reference', 'RF18', '5390', '0754', '7034']);
    expect(code).toBe(0);
    expect(out).toMatch(/^RF18 5390 0754 7034 {2}valid\n {2}kind {13}RF, RF creditor reference, ISO 11649\n/);
    expect(out).toContain('  can also be      SCOR, ');
    expect(out).toContain('  check digits     passed: iso7064-mod97-10\n');
    expect(out).toContain('  electronic       RF18539007547034\n');
  });

  test('says what is wrong', async () => {
    const wrong = await call(['reference', 'RF19 5390 0754 7034', '--kind', 'RF']);
    expect(wrong).toMatchObject({ code: 1, out: expect.stringMatching(/ {2}not valid\n[\s\S]+ {2}problem {10}INCORRECT_CHECK_DIGITS\n/) });
    const account = await call(['reference', 'RF18 5390 0754 7034', '--iban', QR_IBAN]);
    expect(account).toMatchObject({ code: 1, out: expect.stringContaining('NEEDS_QR_REFERENCE') });
  });

  test('says what only the creditor can check', async () => {
    const { code, out } = await call(['reference', '000016724', '--kind', 'AU_BPAY_CRN']);
    expect(code).toBe(1);
    expect(out).toMatch(/^000016724 {2}not covered\n[\s\S]+only the creditor knows/);
  });

  test('for machines: an object a line', async () => {
    const { code, out } = await call(['reference', '-', '--country', 'fi', '--json'], { stdin: lines('1234561', 'nonsense') });
    expect(code).toBe(1);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      expect.objectContaining({
        text: '1234561',
        valid: true,
        printFormat: '12 34561',
        reference: expect.objectContaining({ kind: 'FI_REFERENCE' }),
      }),
      { text: 'nonsense', valid: false, problem: 'INVALID_FORMAT' },
    ]);
  });

  test('a wrong call is answered with what was meant', async () => {
    expect(await call(['reference'])).toMatchObject({ code: 2, err: expect.stringContaining('payprep reference RF18') });
    expect(await call(['reference', '1', '--kind', 'NO_KDI'])).toMatchObject({ code: 2, err: expect.stringContaining('NO_KID') });
    expect(await call(['reference', '1', '--iban', 'CH1'])).toMatchObject({ code: 2, err: expect.stringContaining('--iban takes') });
  });
});
