/** The check digits that references alone have: published numbers, and what only one digit can complete. */
import { describe, expect, test } from 'vitest';
import { barcodeOfLine, completeBarcode, lineOfBarcode } from '../../rules/check-digits/boleto.js';
import { mod10RecursiveDigit } from '../../rules/check-digits/mod10-recursive.js';
import { mod93Digits } from '../../rules/check-digits/mod93.js';
import { mod10Digit, mod11Complement } from '../../rules/check-digits/sum-from-right.js';
import { completeModel, verifyModel } from '../../rules/check-digits/yugoslav-models.js';

test('modulo 10, recursive, gives the digit of a Swiss reference, and 0 for nothing', () => {
  expect(mod10RecursiveDigit('21000000000313947143000901')).toBe('7');
  expect(mod10RecursiveDigit('')).toBe('0');
});

test('sums from the right', () => {
  expect(mod10Digit('12131295', [7, 3, 1])).toBe('2');
  expect(mod11Complement('000056789012345', [2, 4, 8, 5, 10, 9, 7, 3, 6, 1])).toBe(5);
  expect([mod10Digit('', [7]), mod11Complement('', [2])]).toEqual(['0', 0]);
});

test('modulo 93 gives two digits, 00 for no remainder', () => {
  expect(['0000000000000000', '0000000000000093', '0000000000000092', '9999999999999999'].map(mod93Digits)).toEqual([
    '00',
    '00',
    '92',
    String(9999999999999999n % 93n).padStart(2, '0'),
  ]);
});

describe('models of Slovenia and Croatia', () => {
  test('several elements share a check digit, or have one each', () => {
    expect(completeModel('++k', ['25', '1235', '840'])).toEqual(['25', '1235', '8402']);
    expect(completeModel('k', ['10230578901'])).toEqual(['102305789016']);
    expect(completeModel('.kk', ['1', '10230578901', '2'])).toEqual(['1', '102305789016', '27']);
  });

  test('what was completed is right, and a changed digit is not', () => {
    for (const pattern of ['++k', '.kk', 'kkk', 'k.k', 'k..', '.+k', '.k.', '+kk', '+k.', 'k+k', 'kk.']) {
      const elements = completeModel(pattern, ['12', '345', '6789']);
      expect(verifyModel(pattern, elements)).toBe('passed');
      const changed = elements.map((element, at) =>
        pattern[at] === 'k' ? `${element.slice(0, -1)}${(Number(element.slice(-1)) + 1) % 10}` : element,
      );
      expect(verifyModel(pattern, changed)).toBe('failed');
    }
  });

  // the OIB is that of stdnum, 0794 → 5 and 79462 → 3 are the examples of ISO 7064 MOD 11,10; modulo 11 gives 3 and 7
  test.each([
    ['i', '0794', '07945'],
    ['k', '0794', '07943'],
    ['o', '3339200596', '33392005961'],
    ['o', '0794', '07943'],
    ['u', '3339200596', '33392005961'],
    ['c', '3339200596', '33392005961'],
    ['c', '0794', '07945'],
    ['c', '79462', '794627'],
  ])('%s completes %s to %s', (mark, digits, whole) => {
    expect(completeModel(mark, [digits])).toEqual([whole]);
    expect(verifyModel(mark, [whole])).toBe('passed');
    expect(verifyModel(mark, [`${digits}${(Number(whole.slice(-1)) + 1) % 10}`])).toBe('failed');
  });

  test('u checks nothing but an OIB', () => {
    expect(completeModel('u', ['0794'])).toEqual(['0794']);
    expect([verifyModel('u', ['0794']), verifyModel('u', ['0795'])]).toEqual(['passed', 'passed']);
  });

  test('elements that the model does not have stay as they are', () => expect(completeModel('k', ['0794', '12'])).toEqual(['07943', '12']));

  test('a group ends early where elements are missing, and a check digit alone is none', () => {
    expect(verifyModel('++k', completeModel('++k', ['12', '34']))).toBe('passed');
    expect(verifyModel('k', ['0'])).toBe('failed');
    expect([verifyModel('...', ['1']), verifyModel('.kk', ['1'])]).toEqual(['none', 'not-covered']);
  });
});

describe('Brazilian slips', () => {
  test.each([
    ['00193373700000001000500940144816060680935031', '00190500954014481606906809350314337370000000100'],
    ['82650000011314400081709240000000220210400001', '826500000110314400081704924000000027202104000015'],
  ])('%s is the bar code of its line', (code, line) => {
    expect(lineOfBarcode(code)).toBe(line);
    expect(barcodeOfLine(line)).toBe(code);
    const at = code.startsWith('8') ? 3 : 4;
    expect(completeBarcode(code.slice(0, at) + code.slice(at + 1))).toBe(code);
  });
});
