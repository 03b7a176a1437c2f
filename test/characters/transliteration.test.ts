/** What becomes of a name in basic Latin letters, by the European conversion table. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCarried, transliterate } from '../../src/characters/transliteration.js';
import { anyText } from '../properties/any-text.js';
import { runs } from '../runs.js';

describe('the conversion table', () => {
  test.each([
    ['Müller', 'Muller'],
    ['STRAßE', 'STRAsE'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Ærøskøbing', 'Aroskobing'],
    ['Þór', 'bor'],
    ['þór', 'por'],
    ['Guðrún', 'Gu.run'],
    ['Œuvre', 'Ouvre'],
    ['İpek Işık', 'Ipek Isik'],
    ['Đorđe', 'Dorde'],
    ['Nguyễn Thị Hương', 'Nguyen Thi Huong'],
    ['O’Brien', "O'Brien"],
    ['Θεόδωρος Ψαρράς', 'THeodoros PSarras'],
    ['Ωραία', 'Oraia'],
    ['Щерю Йорданов', 'SHTeryu Yordanov'],
    ['Съединение', 'Saedinenie'],
    ['Крылов', 'Kr.lov'],
    ['Бёлль', 'Belly'],
    ['王小明', '...'],
    ['محمد', '....'],
    ['Steenhouwer & Zonen', 'Steenhouwer + Zonen'],
    ['A_B [C] {D} | \\ ; € ¿', 'A-B (C) (D) / / , E ?'],
    ['a\u00a0b\u2009c', 'a b c'],
    ['Ada #1', 'Ada .1'],
    ['e\u0301', 'e'],
    ['x\u0301', 'x'],
    ['ﬁ', '.'],
    ['각', '.'],
  ])('%s becomes %s', (text, carried) => expect(transliterate(text, 'sepa')).toBe(carried));

  test('Swift has the same set', () => expect(transliterate('Müller', 'swift-x')).toBe('Muller'));
});

test('what the system carries stays as it is', () => {
  const text = "ABCXYZ abcxyz 0189 /-?:().,'+";
  expect(isCarried(text, 'sepa')).toBe(true);
  expect(transliterate(text, 'sepa')).toBe(text);
  expect(isCarried(text, 'swift-x')).toBe(true);
  expect([isCarried('Ada Müller', 'swift-x'), isCarried('A'.repeat(256), 'swift-x'), isCarried('', 'swift-x')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('how a name is read in Japanese is not made up', () => {
  expect(isCarried('ﾔﾏﾀﾞ ﾀﾛｳ', 'half-width-katakana')).toBe(true);
  expect(transliterate('ﾔﾏﾀﾞ ﾀﾛｳ', 'half-width-katakana')).toBe('ﾔﾏﾀﾞ ﾀﾛｳ');
  expect(transliterate('山田太郎', 'half-width-katakana')).toBeUndefined();
  expect(transliterate('山田 Taro', 'half-width-katakana')).toBeUndefined();
});

test('whatever comes in, what comes out is carried', () => {
  fc.assert(
    fc.property(anyText(60), (text) => {
      expect(isCarried(transliterate(text, 'sepa') ?? '#', 'sepa')).toBe(true);
    }),
    { numRuns: runs(650) },
  );
});

test.each([
  ['ヤマダ タロウ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
  ['やまだ　たろう', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
  ['ソニー・ジャパン', 'ｿﾆｰ･ｼﾞｬﾊﾟﾝ'],
  ['カ）ヴァ', 'ｶ)ｳﾞｧ'],
  ['Ｙａｍａｄａ', 'YAMADA'],
  ['Müller', 'MULLER'],
  ["Ng'ang'a & Sons", 'NG.ANG.A . SONS'],
])('%s in kana of half width', (name, carried) => {
  expect(transliterate(name, 'half-width-katakana')).toBe(carried);
  expect(isCarried(carried, 'half-width-katakana')).toBe(true);
});

test.each([
  ['José Núñez', 'Jose Nunez'],
  ['Nguyễn Văn Đặng', 'Nguyen Van Dang'],
])('%s in ASCII', (name, carried) => expect(transliterate(name, 'ascii')).toBe(carried));
