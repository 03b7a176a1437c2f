/** Legal forms as people and banks shorten them, and what looks like one. */
import { expect, test } from 'vitest';
import { compareNames } from '../../src/names.js';

type Row = readonly [given: string, held: string, result: string, country?: string];

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  'forms of Japan in brackets and in Kana': [
    ['(福)若葉会', '社会福祉法人若葉会', 'MATCH', 'JP'],
    ['(財)若葉', '一般財団法人若葉', 'MATCH', 'JP'],
    ['(一財)若葉', '公益財団法人若葉', 'CLOSE_MATCH', 'JP'],
    ['(医)若葉会', '(福)若葉会', 'CLOSE_MATCH', 'JP'],
    ['ｶﾞｸ)ﾜｶﾊﾞ', '学校法人ワカバ', 'MATCH', 'JP'],
    ['NPO法人若葉', '(特非)若葉', 'MATCH', 'JP'],
    ['(福)若葉会', '(福)若葉園', 'NO_MATCH', 'JP'],
  ],
  'Pty Ltd as P/L': [
    ['Lakeside Tiling P/L', 'LAKESIDE TILING PTY. LTD.', 'MATCH', 'AU'],
    ['Lakeside Tiling P/L', 'Lakeside Tiling', 'CLOSE_MATCH', 'AU'],
    ['Lakeside Tiling P/L', 'Lakeside Tiles Pty Ltd', 'NO_MATCH', 'AU'],
    ['Lane P/L', 'Lane P. L.', 'NO_MATCH', 'AU'],
  ],
  '“y” and “e” before sons': [
    ['Robles y Hijos, S.L.', 'ROBLES E HIJOS SL', 'MATCH', 'ES'],
    ['Robles y Hijos', 'Robles e Hijos', 'CLOSE_MATCH'],
    ['Robles y Hijos', 'Robles e Hermanos', 'NO_MATCH', 'ES'],
    ['Ana Y Robles', 'Ana E Robles', 'NO_MATCH', 'ES'],
  ],
  'Sá and S.A.': [
    ['Maria Sá', 'MARIA SA', 'MATCH', 'PT'],
    ['Nuno Sá', 'Nuno S.A.', 'CLOSE_MATCH', 'PT'],
    ['Maria Sá', 'Maria Sá, S.A.', 'CLOSE_MATCH', 'PT'],
    ['Obras Sá, S.A.', 'OBRAS SA, S.A.', 'MATCH', 'PT'],
    ['Obras Sá Lda', 'OBRAS SA LDA', 'MATCH', 'PT'],
    ['Obras Sá SA', 'Obras SA', 'CLOSE_MATCH', 'PT'],
    ['Jan Ås', 'Jan A.S.', 'CLOSE_MATCH'],
    ['Pärna OÜ', 'Pärna Osaühing', 'MATCH', 'EE'],
  ],
  'Sp. z o.o. before the name': [['Spółka z o.o. Jodła', 'Jodła sp. z o.o.', 'MATCH', 'PL']],
};

test.each(Object.entries(GROUPS).flatMap(([group, rows]) => rows.map((row) => [group, row] as const)))('%s: %j', (_, row) => {
  const [given, held, result, country] = row;
  expect(compareNames(given, held, { country }).result).toBe(result);
  expect(compareNames(held, given, { country }).result).toBe(result);
});
