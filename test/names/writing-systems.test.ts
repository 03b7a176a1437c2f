import { describe, expect, test } from 'vitest';
import { compareNames } from '../../src/names.js';

const result = (given: string, held: string, country?: string): string => compareNames(given, held, { country }).result;

/** Each pair is also held against the other way round. */
function expectBothWays(given: string, held: string, expected: string): void {
  expect([given, held, result(given, held)]).toEqual([given, held, expected]);
  expect([held, given, result(held, given)]).toEqual([held, given, expected]);
}

describe('one character in two forms', () => {
  test.each([
    ['陈大文', '陳大文'],
    ['张伟', '張偉'],
    ['华为技术有限公司', '華為技術有限公司'],
    ['髙橋一郎', '高橋一郎'],
    ['渡辺健', '渡邊健'],
  ])('%s and %s are a close match', (given, held) => expectBothWays(given, held, 'CLOSE_MATCH'));

  test.each([
    ['王小明', '王小红'],
    ['张伟', '张炜'],
    ['中村工務店', '中山工務店'],
  ])('%s and %s are two names', (given, held) => expectBothWays(given, held, 'NO_MATCH'));
});

describe('words that sound like one word together', () => {
  test.each([
    ['Kim Minsoo', 'Kim Min-su'],
    ['Park Jisoo', 'Park Ji-su'],
    ['Kim Soon Ja', 'Kim Sun Ja'], // oo is u, and u before n may be eo
    ['Khaled Al-Mansouri', 'Khalid Almansoori'],
    ['Yusuf Alhaddad', 'Youssef Al Haddad'],
  ])('%s and %s are a close match', (given, held) => expectBothWays(given, held, 'CLOSE_MATCH'));

  test('another syllable is another name', () => expectBothWays('Kim Soo-jin', 'Kim Soo-jung', 'NO_MATCH'));
});

describe('names in Cyrillic letters that the tables have in Latin ones', () => {
  test.each([
    ['Владимир Кравчук', 'Володимир Кравчук'],
    ['Катя Белова', 'Екатерина Белова'],
    ['Александр Иванов', 'Саша Иванов'],
    ['Андрій Шевчук', 'Андрей Шевчук'],
  ])('%s and %s are a close match', (given, held) => expectBothWays(given, held, 'CLOSE_MATCH'));

  test('another given name stays another one', () => expectBothWays('Сергей Волков', 'Андрей Волков', 'NO_MATCH'));
});

describe('Arabic and Hebrew letters and Latin ones', () => {
  test.each([
    ['عبد الرحمن حسن', 'Abdulrahman Hassan'], // the h of Rahman is written
    ['عبدالعزيز صالح', 'Abdul Aziz Saleh'],
    ['رضا محمدی', 'Reza Mohammadi'], // Persian
    ['رضا حسن', 'Rida Hassan'], // Arabic
    ['אברהם כהן', 'Avraham Cohen'],
    ['יוסף לוי', 'Yosef Levi'],
    ['אלפא בע"מ', 'Alfa Ltd'],
  ])('%s and %s are a close match', (given, held) => expectBothWays(given, held, 'CLOSE_MATCH'));

  test.each([
    ['רחל לוי', 'Sarah Levi'],
    ['رضا محمدی', 'Reza Karimi'],
  ])('%s and %s are two names', (given, held) => expectBothWays(given, held, 'NO_MATCH'));
});

describe('legal forms in their own letters', () => {
  test.each([
    ['บริษัท สยามการค้า จำกัด', 'บจก. สยามการค้า'],
    ['บริษัทสยามการค้าจำกัด', 'บริษัท สยามการค้า จำกัด'],
    ['หจก. ไทยเจริญ', 'ห้างหุ้นส่วนจำกัด ไทยเจริญ'],
    ['ЖШС Алтын', 'ТОО Алтын'],
    ['Привреда ДОО', 'ПРИВРЕДА д.о.о.'],
    ['אלפא בע"מ', 'אלפא בע״מ'],
    ['Delta Sh.p.k.', 'Delta Shoqëri me përgjegjësi të kufizuar'],
    ['Delta E.I.R.L.', 'Delta Empresa Individual de Responsabilidad Limitada'],
    ['Delta Sagl', 'Delta Società a garanzia limitata'],
    ['Delta GmbH & Co. KGaA', 'Delta GmbH & Co. Kommanditgesellschaft auf Aktien'],
  ])('%s and %s are one', (given, held) => expectBothWays(given, held, 'MATCH'));

  test.each([
    ['สยามการค้า', 'บริษัท สยามการค้า จำกัด'],
    ['บริษัท สยามการค้า จำกัด (มหาชน)', 'บริษัท สยามการค้า จำกัด'],
    ['შპს დელტა', 'დელტა'],
    ['גליל', 'גליל בע"מ'],
    ['Алфа ДООЕЛ', 'Алфа ДОО'],
    ['Estate of Mary Jones', 'Mary Jones'],
    ['Estate of Mary Jones', 'Mary Jones (Deceased)'],
    ['Estate of Mary Jones', 'Executors of Mary Jones'],
  ])('%s and %s are a close match', (given, held) => expectBothWays(given, held, 'CLOSE_MATCH'));

  test('an estate is that of one person', () => expectBothWays('Estate of Mary Jones', 'Estate of Martin Jones', 'NO_MATCH'));
  test('“the late” says no more than the estate does', () =>
    expectBothWays('Estate of the late Mary Jones', 'Estate of Mary Jones', 'MATCH'));
});

test('a title whose part stands behind it is no name in any country', () => {
  expectBothWays('Sig.ra Maria Rossi', 'Maria Rossi', 'MATCH');
  expectBothWays('Engr. Chidi Obi', 'Chidi Obi', 'MATCH');
  expectBothWays('Dr. Ing-Marie Holm', 'Marie Holm', 'CLOSE_MATCH');
});

test('S.C. says that a company follows where the country is Romania or Moldova', () => {
  expect(result('S.C. Alfa S.R.L.', 'Alfa SRL', 'RO')).toBe('MATCH');
  expect(result('S.C. Alfa S.R.L.', 'Alfa SRL', 'MD')).toBe('MATCH');
  expect(result('S.C. Johnson SRL', 'Johnson SRL')).toBe('CLOSE_MATCH');
});
