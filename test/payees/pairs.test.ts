/** `comparePayees` says of three hundred pairs what was written before it was asked. */
import { describe, expect, test } from 'vitest';
import * as full from '../../src/full.js';
import { comparePayees, sameAccount } from '../../src/payees.js';
import { PAIRS } from './pairs.js';

const engine = full.createEngine({ on: '2026-11-20' });

const GROUPS = { merger: 60, notation: 60, BIC: 40, name: 50, slip: 40, other: 50 } as const;

const ONE_ACCOUNT = ['SAME', 'SAME_ACCOUNT', 'BANK_MERGED'];

test('three hundred, of each kind as many as there are to be', () => {
  const count = (group: string): number => PAIRS.filter((pair) => pair.group === group).length;
  expect(Object.fromEntries(Object.keys(GROUPS).map((group) => [group, count(group)]))).toEqual(GROUPS);
});

describe.each(Object.keys(GROUPS))('%s', (group) => {
  test.each(PAIRS.filter((pair) => pair.group === group))('$name', ({ before, after, result, attention, code }) => {
    const answer = comparePayees(before as never, after as never, engine);
    expect([answer.attention, result === undefined ? undefined : answer.result]).toEqual([attention, result]);
    if (code !== undefined) expect(answer.changes.map((change) => change.code)).toContain(code);
    // two accounts, and what is not sure, are never below confirm; the other door says the same
    if (!ONE_ACCOUNT.includes(answer.result)) expect(answer.attention).toBe('confirm');
    const { result: same } = sameAccount(before as never, after as never, engine);
    expect(same).toBe(ONE_ACCOUNT.includes(answer.result) ? 'SAME' : answer.result === 'CHANGED' ? 'DIFFERENT' : 'NOT_COVERED');
    expect(answer.changes.filter(({ text }) => /\d{5}|Example|ada@/i.test(text))).toEqual([]);
  });
});
