/** The German account methods on accounts that were worked out by hand. */
import { describe, expect, test } from 'vitest';
import { verify } from './german-methods.js';

describe('worked out by hand', () => {
  /** [method, account, what follows from the description] */
  test.each([
    // 16, 23, 35: where the sum leaves a check digit of ten, it repeats the digit before it. 6 × 2 leaves 1, 5 × 2 leaves 10.
    ['16', '0000000066', 'passed'],
    ['16', '0000000060', 'failed'],
    ['23', '0000066123', 'passed'],
    ['23', '0000060123', 'failed'],
    ['35', '0000000055', 'passed'],
    ['35', '0000000050', 'failed'],
    // 02, 06, 11: what they make of the same remainder. 6 × 2 leaves 1.
    ['02', '0000000060', 'failed'],
    ['06', '0000000060', 'passed'],
    ['11', '0000000069', 'passed'],
    ['11', '0000000060', 'failed'],
    // 71: where the check digit would be ten, it is the tens digit. 6 × 2 leaves 1.
    ['71', '0000060001', 'passed'],
    ['71', '0000060000', 'failed'],
    // 13, 63: the sub-account 00 is left out. 1 2 3 4 5 6 under 1 2 1 2 1 2 gives 24.
    ['13', '1234566', 'passed'],
    ['13', '9123456677', 'passed'],
    ['13', '9001234566', 'failed'],
    ['63', '0123456677', 'passed'],
    ['63', '9123456677', 'failed'],
    ['63', '0101234566', 'failed'],
    // 17: nothing in the base number leaves the sum −1, that is 10 modulo 11, so the check digit is 0.
    ['17', '9000000012', 'passed'],
    ['17', '9000000112', 'failed'],
    // 21: 9 × 2 gives 9, and 10 − 9 = 1; the digits 9 9 give 18, then 9.
    ['21', '0000000091', 'passed'],
    ['21', '0000000991', 'passed'],
    ['21', '0000000990', 'failed'],
    // 24: a leading 9 takes two more digits with it; 1 × 1 + 1 = 2.
    ['24', '9990000012', 'passed'],
    ['24', '6000000012', 'passed'],
    ['24', '7000000012', 'failed'],
    // 25: 8 × 9 + 3 × 2 = 78 leaves 1, which kinds 8 and 9 may have; 1 × 9 + 7 × 2 = 23 leaves 1, too.
    ['25', '0800000030', 'passed'],
    ['25', '0100000070', 'failed'],
    // 50: 4000005 stands for 4000005000.
    ['50', '4000005', 'passed'],
    ['50', '4000006', 'failed'],
    ['50', '1004001005', 'failed'],
    // 52, 53: 20 for ten digits that begin with 9; other lengths, and banks of another kind, have no such account.
    ['52', '9110000000', 'passed'],
    ['52', '9111000000', 'failed'],
    ['52', '8110000000', 'failed'],
    ['53', '9110000000', 'passed'],
    ['53', '43001500', 'failed'],
    // 54, 56: no check digit of two digits. 4900000000 leaves 0, 6 × 2 leaves 1. 54 has 49 in front.
    ['54', '4900000000', 'failed'],
    ['54', '5064137395', 'failed'],
    ['56', '0000000060', 'failed'],
    // 56 with 9 in front: 9 × 4 + 4 × 2 leaves 0, so 8; 9 × 4 + 9 × 2 leaves 10, so 1.
    ['56', '9000000048', 'passed'],
    ['56', '9000000040', 'failed'],
    ['56', '9000000091', 'passed'],
    // 57
    ['57', '0012345678', 'failed'],
    ['57', '8888880000', 'passed'],
    ['57', '3112005009', 'failed'],
    ['57', '3112004999', 'passed'],
    ['57', '3113004999', 'failed'],
    ['57', '9900000001', 'passed'],
    // 68: below six digits there is none; from 400 000 000 to 499 999 999 all are right; ten digits have 9 at place 4.
    ['68', '12344', 'failed'],
    ['68', '412345678', 'passed'],
    ['68', '8888654328', 'failed'],
    // 69: 93 is not checked, 97 by the table alone.
    ['69', '9300000001', 'passed'],
    ['69', '9700000000', 'failed'],
    // 75: 1 2 3 4 5 under 2 1 2 1 2 gives 15.
    ['75', '123455', 'passed'],
    ['75', '9123455', 'passed'],
    ['75', '123454', 'failed'],
    ['75', '123455678', 'passed'],
    ['75', '123456678', 'failed'],
    ['75', '912345567', 'passed'],
    ['75', '912345667', 'failed'],
    ['75', '12345567', 'failed'],
    ['75', '1123455678', 'failed'],
    // 76: kinds 1, 2, 3 and 5 do not exist.
    ['76', '9012345600', 'passed'],
    ['76', '5012345600', 'failed'],
    ['76', '0100123456', 'failed'],
    // 77: 1 under 1, and 1 under 5, are no multiples of eleven.
    ['77', '0000000001', 'failed'],
    // 79: first digits 3 to 8, then 1, 2 and 9, whose check digit is at place 9; none with 0.
    ['79', '3000000004', 'passed'],
    ['79', '1000000090', 'passed'],
    ['79', '1000000080', 'failed'],
    ['79', '0100000009', 'failed'],
    // 87: with nothing at places 4 to 9 the table has 0, and five more where place 4 is 0.
    ['87', '0000000005', 'passed'],
    // 89: lengths that have no check digit.
    ['89', '123456', 'passed'],
    ['89', '1234567890', 'passed'],
    ['89', '1098507', 'failed'],
    ['89', '218433001', 'failed'],
    // 95, 96, 99: the ends of the ranges.
    ['95', '1', 'passed'],
    ['95', '0910000001', 'passed'],
    ['95', '0990000001', 'failed'],
    ['96', '0001300000', 'passed'],
    ['96', '0099399999', 'passed'],
    ['96', '0099400000', 'failed'],
    ['99', '0395999999', 'failed'],
    ['99', '0499999999', 'passed'],
    // 08: from 60000 on as 00.
    ['08', '59999', 'passed'],
    ['08', '60000', 'failed'],
    // A0: places 1 to 7 are 0.
    ['A0', '999', 'passed'],
    ['A0', '1000', 'failed'],
    // A5: 9 in front allows the first attempt alone.
    ['A5', '9876543210', 'failed'],
    // B7, C0: outside the ranges all are right; two leading zeros, and no more, are of the older system.
    ['B7', '6000000', 'passed'],
    ['C0', '3001500', 'failed'],
    // Right for another kind of account, or for another attempt, but not for this one.
    ['45', '3545343233', 'failed'],
    ['56', '0000000067', 'failed'],
    ['59', '539290859', 'failed'],
    ['59', '12345678', 'passed'],
    ['61', '2063099300', 'failed'],
    ['65', '2063099300', 'failed'],
    ['66', '1100150502', 'failed'],
    ['66', '100150503', 'failed'],
    ['68', '8888654329', 'failed'],
    ['75', '1111123455', 'failed'],
    ['75', '11123455', 'failed'],
    ['78', '7581498', 'failed'],
    ['79', '0100000080', 'failed'],
    ['B5', '8347251699', 'failed'],
    ['B9', '1187920187', 'failed'],
    ['B9', '1007125633', 'failed'],
    ['52', '1143001500', 'failed'],
    ['53', '1382432256', 'failed'],
    ['C0', '1148726458', 'failed'],
    ['C5', '912345567', 'failed'],
    ['C5', '9123455', 'failed'],
    ['C5', '2847169488', 'failed'],
    ['C5', '539290858', 'failed'],
    ['C5', '2345678909', 'failed'],
    ['D4', '0000000019', 'failed'],
    ['D8', '539290858', 'failed'],
    // Right in the last attempts alone. 1 × 3 under 01, 1 × 2 under 04; under 33, place 4 does not count.
    ['49', '0000000017', 'passed'],
    ['C2', '0000000019', 'passed'],
    ['83', '0001156078', 'passed'],
    ['85', '0001156078', 'passed'],
    ['87', '0001156078', 'passed'],
    ['98', '0009141405', 'passed'],
    // 68: 8 _ _ 6 5 4 3 2 without places 3 and 4 gives 31.
    ['68', '887654329', 'passed'],
    // D5: 1 × 7 at place 4 lacks 4 to eleven, nothing to seven, 3 to ten.
    ['D5', '0001000004', 'passed'],
    ['D5', '0001000000', 'passed'],
    ['D5', '0001000003', 'passed'],
    ['D5', '0001000002', 'failed'],
    // The ends of the ranges of 95.
    ['95', '0009000000', 'passed'],
    ['95', '0396000000', 'passed'],
    ['95', '0700000000', 'passed'],
    ['95', '0910000000', 'passed'],
    // D7: the units digit of the sum itself.
    ['D7', '0000000012', 'passed'],
    // E0: 7 more than under 00.
    ['E0', '0000000011', 'passed'],
    ['E0', '0000000102', 'passed'],
  ])('method %s: %s has %s', (method, account, expected) => {
    expect(verify(method, account)).toBe(expected);
  });

  test('method 57 knows every beginning', () => {
    for (let beginning = 32; beginning < 100; beginning++) {
      const digits = [...Array(10).keys()];
      const byLast = digits.filter((digit) => verify('57', `${beginning}1234567${digit}`) === 'passed').length;
      const byThird = digits.filter((digit) => verify('57', `${beginning}${digit}1234567`) === 'passed').length;
      const free = [40, 50, 91, 99].includes(beginning) ? 10 : 1;
      expect([beginning, byLast, byThird]).toEqual([beginning, free, free]);
    }
  });

  test('methods of the older system need a bank code of its form', () => {
    for (const bankCode of ['', '13011172', '1305117', '130511722', 'ABC5DEFG']) {
      expect(verify('52', '43001500', bankCode)).toBe('failed');
      expect(verify('53', '382432256', bankCode)).toBe('failed');
    }
  });
});
