import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyGermanAccount } from '../../rules/check-digits/german/index.js';
import { m87Table } from '../../rules/check-digits/german/special.js';

interface Vector {
  readonly method: string;
  readonly account: string;
  readonly valid: boolean;
}

const VECTORS = JSON.parse(readFileSync(new URL('../fixtures/de-account-methods.json', import.meta.url), 'utf8')) as readonly Vector[];

/** The bank codes under which the document gives its examples for the methods that read them. */
const BANK_CODES: Readonly<Record<string, string>> = { '52': '13051172', '53': '16052072', B6: '80053782', C0: '13051172' };

function verify(method: string, account: string, bankCode = BANK_CODES[method] ?? '10000000') {
  return verifyGermanAccount(method, account, bankCode);
}

/** Every method that a bank has in the German bank code file (generated_de.json of schwifty). */
const IN_USE = (
  '00 01 03 05 06 08 09 10 11 13 16 17 18 19 20 21 22 24 25 26 27 28 29 30 31 32 33 34 38 40 41 42 43 44 46 47 48 49 50 56 57 59 60 61 63 ' +
  '64 65 67 68 71 74 76 78 88 91 92 94 95 96 98 99 A2 A3 A4 A5 A6 A7 A8 B1 B2 B3 B5 B6 B7 B8 C0 C1 C2 C3 C5 C7 C8 C9 D0 D2 D6 D7 D8 D9 E0 E3 E4'
).split(' ');

/** 00 to 99, A0 to D9, E0 to E4. */
const ALL = [...Array(145).keys()].map((n) => `${'0123456789ABCDE'.charAt(Math.floor(n / 10))}${n % 10}`);

/** Accounts that the acceptance list has as valid, and the current edition of the document does not. */
const SUPERSEDED = new Set([
  // "Testkontonummern (falsch)" in the document, of which the list took some from there.
  ...['A1 0010030998', 'B0 1000000405', 'B0 0535791830', 'B0 0051234901', 'C5 0000507336', 'C5 0302555000', 'C5 1000061457'],
  ...['C5 1000061498', 'C5 3081308871', 'C6 7006003027', 'C6 2004306518', 'C6 1000118821', 'C6 0525111212', 'C6 0091423614'],
  ...['D0 6100273377', 'D2 0006414241'],
  // Wrong under the constants of the current edition; in D1, an account that begins with 8 is wrong in any case.
  ...[
    'C6 7003306026',
    'C6 7001501029',
    'D1 1000005016',
    'D1 1000004019',
    'D1 4000008014',
    'D1 8300042011',
    'D1 2000005018',
    'D1 7400041011',
  ],
]);

describe('acceptance list', () => {
  test.each([...new Set(VECTORS.map(({ method }) => method))])('method %s', (method) => {
    for (const { account, valid } of VECTORS.filter((vector) => vector.method === method)) {
      const superseded = SUPERSEDED.has(`${method} ${account.padStart(10, '0')}`);
      const expected = method === '09' ? 'not-covered' : valid && !superseded ? 'passed' : 'failed';
      expect(`${account} ${verify(method, account)}`).toBe(`${account} ${expected}`);
    }
  });
});

/** The ledger accounts of method 51, whose exception many others share. */
const LEDGERS = '0199100002 0099100010 2599100002 0199100004 2599100003 3199204090';

/** Accounts that the document calls right, and such that it calls wrong after the last variant. */
const DOCUMENT: Readonly<Record<string, readonly [right: string, wrong?: string]>> = {
  '00': ['9290701 539290858 1501824 1501832'],
  '17': ['0446786040'],
  '24': ['138301 1306118605 3307118608 9307118603'],
  '26': ['0520309001 1111118111 0005501024'],
  '27': ['2847169488'],
  '28': ['19999000 9130000201'],
  '29': ['3145863029'],
  '32': ['9141405 1709107983 0122116979 0121114867 9030101192 9245500460'],
  '34': ['9913000700 9914001000'],
  '45': ['3545343232 4013410024 0994681254 0000012340 1000199999 0100114240 4890001112'],
  '50': ['4000005001 4444442001'],
  '51': [
    `0001156071 0001156136 0001156078 0001234567 340968 201178 1009588 0000156071 101356073 ${LEDGERS}`,
    '0123412345 67493647 0099345678',
  ],
  '52': ['43001500'],
  '53': ['382432256'],
  '54': ['4964137395 4900010987'],
  '56': ['0290545005 9718304037'],
  '57': [
    '7500021766 9400001734 7800028282 8100244186 3251080371 3891234567 7777778800 5001050352 5045090090 1909700805 9322111030 7400060823 185125434',
    '5302707782 6412121212 1813499124 2206735010',
  ],
  '61': ['2063099200 0260760481'],
  '63': ['123456600 1234566'],
  '66': ['100150502 100154508 101154508 100154516 101154516 0983393104'],
  '68': ['8889654328 987654324 987654328'],
  '69': ['1234567900 1234567006 9721134869'],
  '73': [`0003503398 0001340967 0003503391 0001340968 0003503392 0001340966 123456 ${LEDGERS}`, '121212 987654321'],
  '74': [
    '1016 26260 242243 242248 18002113 1821200043 1015 26263 242241 18002116 1821200047 3456789012',
    '1011 26265 242249 18002118 6160000024',
  ],
  '76': ['0006543200 9012345600 7876543100 123456'],
  '77': ['10338 13844 65354 69258'],
  '78': ['7581499 9999999981'],
  '80': [`340968 340966 ${LEDGERS}`],
  '81': [`0646440 1359100 ${LEDGERS}`],
  '82': ['123897 3199500501'],
  '83': ['0001156071 0001156136 0000156078 0000156071 0099100002'],
  '84': [`240699 350982 461059 240692 350985 461052 240961 350984 461054 ${LEDGERS}`, '240965 350980 461053'],
  '85': ['0001156071 0001156136 0000156078 0000156071 3199100002'],
  '86': [`340968 1001171 1009588 123897 340960 ${LEDGERS}`],
  '87': [
    `0000000406 0000051768 0010701590 0010720185 0000100005 0000393814 0000950360 3199500501 0001975641 0001988654 ${LEDGERS}`,
    '0001924592',
  ],
  '88': ['2525259 1000500 90013000 92525253 99913003'],
  '89': ['1098506 32028008 218433000'],
  '90': [
    '0001975641 0001988654 0001863530 0001784451 0000654321 0000824491 0000677747 0000840507 0000996663 0000666034 0004923250 0003865960 0099100002',
    '0001924592 0000901568 0000820487 0000726393 0000924591 0003865964 0099100007',
  ],
  '91': [
    '2974118000 5281741000 9952810000 2974117000 5281770000 9952812000 8840019000 8840050000 8840087000 8840045000 8840012000 8840055000 8840080000',
    '8840010000 8840057000',
  ],
  '93': ['6714790000 0000671479 1277830000 0000127783 1277910000 0000127791 3067540000 0000306754'],
  '95': ['0068007003 0847321750 6450060494 6454000003'],
  '96': ['0000254100 9421000009 0000000208 0101115152 0301204301'],
  '97': ['24010019'],
  A0: ['521003287 54500 3287 18761 28290'],
  A1: ['0010030005 0010030997 1010030054', '0110030005 0010030998 0000030005'],
  A2: ['3456789019 5678901231 6789012348 3456789012', '1234567890 0123456789'],
  A3: ['1234567897 0123456782 9876543210 1234567890 0123456789', '6543217890 0543216789'],
  A4: [
    '0004711173 0007093330 0004711172 0007093335 1199503010 8499421235 0000862342 8997710000 0664040000 0000905844 5030101099 0001123458 1299503117',
    '0000399443 0000553313',
  ],
  A5: [
    '9941510001 9961230019 9380027210 9932290910 0000251437 0007948344 0000159590 0000051640',
    '9941510002 9961230020 0000251438 0007948345',
  ],
  A8: [`7436661 7436670 1359100 7436660 7436678 0003503398 0001340967 ${LEDGERS}`, '7436666 7436677 0003503391 0001340966'],
  B0: [
    '1197423162 1000000606 1000000406 1035791538 1126939724 1197423460',
    '8137423260 600000606 51234309 1000000405 1035791539 8035791532 535791830 51234901',
  ],
  B1: ['1434253150 2746315471 7414398260 8347251693 1501824 1501832 539290858 7414398268 8347251699', '0123456789 2345678901 5678901234'],
  B2: [
    '0020012357 0080012345 0926801910 1002345674 8000990054 9000481805',
    '0020012399 0080012347 0080012370 0932100027 3310123454 8000990057 8011000126 9000481800 9980480111',
  ],
  B3: ['1000000060 0000000140 0000000019 1002798417 8409915001 9635000101 9730200100', '0002799899 1000000111 9635100101 9730300100'],
  B4: [
    '9941510001 9961230019 9380027210 9932290910 0000251437 0007948344 0000051640',
    '9941510002 9961230020 0000251438 0007948345 0000159590',
  ],
  B5: [
    '0159006955 2000123451 1151043216 9000939033 0123456782 0130098767 1045000252',
    '8347251693 9000293707 0159004165 0023456787 0056789018 3045000333',
  ],
  B6: ['9110000000 0269876545 487310018', '9111000000 0269456780'],
  B7: [
    '0700001529 0730000019 0001001008 0001057887 0001007222 0810011825 0800107653 0005922372',
    '0001057886 0003815570 0005620516 0740912243 0893524479',
  ],
  B8: ['0734192657 6932875274 3145863029 2938692523 5011654366 5432198760 9070873333', '0132572975 9000412340 9310305011'],
  B9: [
    '87920187 41203755 81069577 61287958 58467232 7125633 1253657 4353631',
    '88034023 43025432 86521362 61256523 54352684 2356412 5435886 9435414',
  ],
  C0: ['43001500 48726458 0082335729 0734192657 6932875274', '29837521 0132572975 3038752371'],
  C1: [
    '0446786040 0478046940 0701625830 0701625840 0882095630 5432112349 5543223456 5654334563 5765445670 5876556788',
    '0446786240 0478046340 0701625730 0701625440 0882095130 5432112341 5543223458 5654334565 5765445672 5876556780',
  ],
  C2: ['2394871426 4218461950 7352569148 5127485166 8738142564 0076543216 3456789012 9024675138', '0328705282 7352569145 9024675131'],
  C3: ['9294182 4431276 19919 9000420530 9000010006 9000577650', '17002 123451 122448 9000734028 9000733227 9000731120'],
  C5: [
    '0000301168 0000302554 0300020050 0300566000 1000061378 1000061412 4450164064 4863476104 5000000028 5000000391 6450008149 6800001016 ' +
      '9000100012 9000210017 3060188103 3070402023 0030000000 0059999999 7000000000 7099999999 8500000000 8599999999',
    '0000302589 0000507336 0302555000 0302589000 1000061457 1000061498 4864446015 4865038012 5000001028 5000001075 6450008150 6542812818 ' +
      '9000110012 9000300310 3081000783 3081308871',
  ],
  C6: [
    '0000065516 0203178249 1031405209 1082012201 2003455189 2004001016 3110150986 3068459207 5035105948 5286102149 4012660028 4100235626 ' +
      '6028426119 6861001755 7008199027 7002000023 8526080015 8711072264 9000430223 9000781153',
    '0525111212 0091423614 1082311275 1000118821 2004306518 2016001206 3462816371 3622548632 4232300158 4000456126 5002684526 5564123850 ' +
      '6295473774 6640806317 7000062022 7006003027 8348300002 8654216984 9000641509 9000260986',
  ],
  C7: ['3500022 38150900 600103660 39101181 94012341 5073321010', '1234517892 987614325'],
  C8: ['3456789019 5678901231 3456789012 0022007130 0123456789 0552071285', '1234567890 9012345678'],
  C9: ['3456789019 5678901231 0123456789', '1234567890 9012345678'],
  D0: ['6100272324 6100273479 5700000000 5799999999', '6100272885 6100273377 6100274012'],
  D1: [
    '0082012203 1452683581 2129642505 3002000027 4230001407 5000065514 6001526215 7126502149 9000430223',
    '0000260986 1062813622 2256412314 3012084101 4006003027 5814500990 6128462594 7000062035 8003306026 9000641509',
  ],
  D2: ['189912137 235308215 4455667784 1234567897 51181008 71214205', '6414241 179751314'],
  D3: ['1600169591 1600189151 1800084079 6019937007 6021354007 6030642006', '6025017009 6028267003 6019835001'],
  D4: [
    '1112048219 2024601814 3000005012 4143406984 5926485111 6286304975 7900256617 8102228628 9002364588',
    '0359432843 1000062023 2204271250 3051681017 4000123456 5212744564 6286420010 7859103459 8003306026 9916524534',
  ],
  D5: [
    '5999718138 1799222116 0099632004 0004711173 0007093330 0000127787 0004711172 0007093335 0000100062 0000100088',
    '3299632008 1999204293 0399242139 0000100084 0000100085',
  ],
  D6: ['3409 585327 1650513 3601671056 4402001046 6100268241 7001000681 9000111105 9001291005', '7004017653 9002720007 9017483524'],
  D8: ['1403414848 6800000439 6899999954 0010000000 0099999999', '3012084101 1062813622 0000260986 0009999999 0100000000'],
  D9: ['1234567897 0123456782 9876543210 1234567890 0123456789 1100132044 1100669030', '1100789043 1100914032'],
  E1: ['0134211909 0100041104 0100054106 0200025107', '0150013107 0200035101 0081313890 4268550840 0987402008'],
  E2: [
    '0003831745 0051330335 1730773457 1987654327 2012345675 2220467998 3190519693 3011219713 4131220086 4110919419 5000083836 5069696965 3000260983',
    '0121314151 0036958466 1000174716 1975312468 2260519349 2004002175 3780024149 3015024274 4968745438 4005012150 5000137454 5221398871 ' +
      '6221398879 6742185327 7793867322 7900695413 8001256238 8303808900 9703805111 9006126433',
  ],
  E3: [
    '9290701 539290858 1501824 1501832 9290708 539290854 1501823 1501831 2345678909 5678901237',
    '0123456789 2345678901 5678901234 7414398260',
  ],
  E4: ['1501836 9290702 539290858 1501824 1501832 9290701', '12345007 87654005'],
};

describe('test accounts of the document', () => {
  test.each(Object.entries(DOCUMENT))('method %s', (method, [right, wrong]) => {
    for (const account of right.split(' ')) expect(`${account} ${verify(method, account)}`).toBe(`${account} passed`);
    for (const account of wrong?.split(' ') ?? []) expect(`${account} ${verify(method, account)}`).toBe(`${account} failed`);
  });

  test('the other bank codes of method B6', () => {
    expect(verify('B6', '467310018', '80053762')).toBe('failed');
    expect(verify('B6', '477310018', '80053772')).toBe('failed');
  });
});

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

/** Method A of 87, step by step as the document has it; the names are its own. */
function programOf87(account: string): boolean {
  const konto = [0, ...account].map(Number);
  const at = (index: number) => konto[index] ?? 0;
  let i = 4;
  while (i < 10 && at(i) === 0) i++;
  let [c2, d2, a5] = [i % 2, 0, 0];
  for (; i < 10; i++) {
    const value =
      new Map([
        [0, 5],
        [1, 6],
        [5, 10],
        [6, 1],
      ]).get(at(i)) ?? at(i);
    if (c2 === d2 && value > 5) {
      if (c2 === 0) [c2, d2, a5] = [1, 1, a5 + 6 - (value - 6)];
      else [c2, d2, a5] = [0, 0, a5 + value];
    } else if (c2 === d2) {
      [c2, a5] = [c2 === 0 ? 1 : 0, a5 + value];
    } else if (value > 5) {
      if (c2 === 0) [c2, d2, a5] = [1, 0, a5 - 6 + (value - 6)];
      else [c2, d2, a5] = [0, 1, a5 - value];
    } else {
      [c2, a5] = [c2 === 0 ? 1 : 0, a5 - value];
    }
  }
  while (a5 < 0 || a5 > 4) a5 += a5 > 4 ? -5 : 5;
  const p = (d2 === 0 ? [0, 4, 3, 2, 6] : [7, 1, 5, 9, 8])[a5] ?? 0;
  return p === at(10) || (at(4) === 0 && (p > 4 ? p - 5 : p + 5) === at(10));
}

test('method A of 87 does what the program of the document does', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999 }), (number) => {
      const account = String(number).padStart(10, '0');
      expect(m87Table(account, '')).toBe(programOf87(account));
    }),
    { numRuns: 5000 },
  );
});

describe('the known methods', () => {
  test('no method in use is unknown but 09, which means no check digit', () => {
    expect(IN_USE.filter((method) => verify(method, '1234567890') === 'not-covered')).toEqual(['09']);
  });

  test('nor is any other, but 12, which was never given out', () => {
    expect(ALL.filter((method) => verify(method, '1234567890') === 'not-covered')).toEqual(['09', '12']);
  });

  test.each(['', '0', 'E5', 'a0', 'constructor', '__proto__', 'toString'])('method "%s" is not covered', (method) => {
    expect(verify(method, '1234567890')).toBe('not-covered');
  });

  test.each(['', '0', '0000000000', '12345678901', '12 34', '-1', '1.5', '１２３', '1\n', '1'.repeat(100_000), 'x'.repeat(100_000)])(
    'account %# has failed, whatever the method',
    (account) => {
      for (const method of [...ALL, 'unknown']) expect(verify(method, account)).toBe('failed');
    },
  );
});

describe('properties', () => {
  const digits = (minLength: number, maxLength: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((list) => list.join(''));

  test('never throws, and leading zeros do not matter', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...ALL), fc.string()),
        digits(0, 12),
        fc.oneof(digits(8, 8), fc.string()),
        (method, account, bank) => {
          const outcome = verifyGermanAccount(method, account, bank);
          expect(['passed', 'failed', 'not-covered']).toContain(outcome);
          if (account !== '' && account.length < 11) expect(verifyGermanAccount(method, account.padStart(10, '0'), bank)).toBe(outcome);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('method 00 has one check digit, and catches every single wrong digit', () => {
    fc.assert(
      fc.property(digits(9, 9), fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        fc.pre(body !== '000000000');
        const right = [...Array(10).keys()].map((digit) => `${body}${digit}`).filter((account) => verify('00', account) === 'passed');
        expect(right).toHaveLength(1);
        const [account = ''] = right;
        const wrong = (Number(account.charAt(place)) + shift) % 10;
        expect(verify('00', account.slice(0, place) + wrong + account.slice(place + 1))).toBe('failed');
      }),
    );
  });
});
