import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractFrom } from '../../src/detect/extract.js';
import { readableText } from '../../src/detect/markup.js';

const extract = (text: string) => extractFrom(text, undefined);
const IBAN = 'DE89370400440532013000';

test('reads the cells of a table in HTML, with the range of what was written', () => {
  const html =
    '<style>td { color: #fff }</style><table><tr><td>Beneficiary</td><td>Example &amp; Sons Ltd</td></tr>' +
    '<tr><td>Sort code</td><td><b>20-00-00</b></td></tr><tr><td>Account number</td><td>55779911</td></tr></table>';
  const { instruction, found } = extract(html);
  expect(instruction).toMatchObject({
    country: 'GB',
    creditor: { name: 'Example & Sons Ltd' },
    creditorAgent: { clearingSystemMemberId: { memberId: '200000' } },
    creditorAccount: { id: { value: '55779911' } },
  });
  expect(found.map(({ range }) => html.slice(...range))).toEqual(['Example &amp; Sons Ltd', '20-00-00', '55779911']);
});

test('reads names and long lines in quoted-printable, of UTF-8 and of Latin-1', () => {
  const utf8 = extract('Empf=C3=A4nger: M=C3=BCller GmbH=20\nIBAN: DE89 3704 0044 0532 0130 00');
  expect(utf8.instruction).toMatchObject({ creditor: { name: 'Müller GmbH' }, creditorAccount: { id: { value: IBAN } } });
  const latin = extract('Empf=E4nger: M=FCller GmbH=20\nIBAN: DE89 3704 0044 0532 0130 00');
  expect(latin.found.find(({ kind }) => kind === 'NAME')?.value).toContain('Müller');
  const line = 'Please pay the invoice that we sent to you in the month before this';
  expect(extract(`${line} to DE89 3704 0044=\n 0532 0130 00`).instruction?.creditorAccount?.id?.value).toBe(IBAN);
});

test('leaves a text alone that only looks a little like either', () => {
  for (const text of [
    'IBAN=DE89370400440532013000\n====\nName=\nFoo',
    'Payee: ACME <billing@acme.example>',
    'a < b && b > c',
    'R&D; 5 &lt 6',
  ])
    expect(readableText(text).text).toBe(text);
});

test('an account is found whatever inline markup stands around and between its groups', () => {
  const space = fc.constantFrom(' ', '&nbsp;', '&#160;', '&#xA0;', '</span><span> ', '<b> </b>', '&thinsp;');
  fc.assert(
    fc.property(fc.array(space, { minLength: 5, maxLength: 5 }), (spaces) => {
      const groups = ['DE89', '3704', '0044', '0532', '0130', '00'].map((group, at) => group + (spaces[at] ?? '')).join('');
      const html = `<p>IBAN: <span style="x">${groups}</span></p><p>Thank you</p>`;
      const { instruction, found } = extract(html);
      expect(instruction?.creditorAccount?.id?.value).toBe(IBAN);
      expect(html.slice(...(found[0]?.range ?? [0, 0]))).toBe(groups);
    }),
  );
});

test('any text is read, and its ranges lie within it', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<style>',
    '</',
    '&#1114112;',
    '&#xffffff;',
    '=3D',
    '=ZZ',
    '=\r\n',
    '=C3',
    'IBAN: DE89 3704 0044 0532 0130 00',
    '<',
    '&',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
      const text = parts.join('');
      for (const { range } of extract(text).found) {
        expect(range[0]).toBeGreaterThanOrEqual(0);
        expect(range[0]).toBeLessThan(range[1]);
        expect(range[1]).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test('reads 200 kB of tags that nobody closes', () => {
  for (const part of ['<style>', '<', '<a ', '&#', '=C3', '<p><!doctype'])
    expect(typeof readableText(`${part.repeat(30_000)}&nbsp;</p>`).text).toBe('string');
});
