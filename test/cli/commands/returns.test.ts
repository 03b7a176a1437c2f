/** `payprep returns`: what return codes mean, for people and as JSON. */
import { describe, expect, test } from 'vitest';
import { de } from '../../../rules/texts/de/returns.js';
import { describeReturn } from '../../../src/returns.js';
import { call } from '../call.js';

describe('returns', () => {
  test('says what a code means, who can put it right and whether to pay again', async () => {
    const { code, out } = await call(['returns', 'AC04']);
    expect(code).toBe(0);
    expect(out).toMatch(/^AC04 {2}ISO20022 {2}ACCOUNT_CLOSED\n {2}meaning {10}The account of the payee is closed\./);
    expect(out).toContain('  put right by     the payee\n  pay again        with corrected details\n');
  });

  test('shows every meaning, or that of a list or a system', async () => {
    expect((await call(['returns', 'AC14'])).out.match(/^AC14 /gm)).toHaveLength(4);
    expect((await call(['returns', 'AC14', '--system', 'BR_PIX'])).out.match(/^AC14 /gm)).toHaveLength(1);
    expect((await call(['returns', '5', '--list', 'ARUCS'])).out).toMatch(/^ARUCS-5 {2}BACS {2}ACCOUNT_NOT_FOUND\n/);
  });

  test('speaks the language that is asked for', async () => {
    const { out } = await call(['returns', 'AC04', '--lang', 'de', '--json']);
    expect(JSON.parse(out).meanings[0].text).toBe(de.ACCOUNT_CLOSED);
  });

  test('for machines: an object a code, with what the library answers', async () => {
    const { code, out } = await call(['returns', '-', '--output', 'json'], { stdin: 'R03\nZZ99\n' });
    expect(code).toBe(1);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { code: 'R03', meanings: describeReturn('R03') },
      { code: 'ZZ99', meanings: [] },
    ]);
  });

  test('says that no list has a code, and what is missing from a call', async () => {
    expect(await call(['returns', 'ZZ99'])).toMatchObject({ code: 1, out: 'ZZ99  no list has this code\n' });
    expect(await call(['returns'])).toMatchObject({ code: 2, err: expect.stringContaining('payprep returns AC04') });
    expect((await call(['returns', 'AC04', '--list', 'NONE'])).code).toBe(2);
  });
});
