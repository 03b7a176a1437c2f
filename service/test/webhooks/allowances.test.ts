import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Allowances } from '../../webhooks/allowances.js';

const A = { id: 'a', organization: 'acme' };
const B = { id: 'b', organization: 'acme' };

const times = (count: number, work: () => void): void => {
  for (let at = 0; at < count; at++) work();
};

test('of one to which nothing is on its way, nothing is known', () => {
  const allowances = new Allowances({ first: 4, most: 32 });
  expect([...allowances.rooms()]).toEqual([]);
  allowances.left(A);
  allowances.ended(A, true);
  expect([...allowances.rooms()]).toEqual([]);
  allowances.ended(A, true);
  expect([...allowances.rooms()]).toEqual([]);
});

test('what arrives makes room for another one besides, up to a limit', () => {
  const allowances = new Allowances({ first: 2, most: 5 });
  const rooms: (number | undefined)[] = [];
  times(2, () => allowances.left(A));
  times(6, () => {
    allowances.left(A);
    allowances.ended(A, true);
    rooms.push(allowances.rooms().get('a'));
  });
  expect(rooms).toEqual([1, 2, 3, 3, 3, 3]);
});

test('what fails halves the room, down to one; others keep theirs', () => {
  const allowances = new Allowances({ first: 8, most: 8 });
  allowances.left(B);
  times(5, () => allowances.left(A));
  const rooms: (number | undefined)[] = [];
  times(4, () => {
    allowances.ended(A, false);
    rooms.push(allowances.rooms().get('a'));
  });
  // 4, 2, 1 and 1 are allowed, while 4, 3, 2 and 1 are on their way
  expect(rooms).toEqual([0, 0, 0, 0]);
  expect([...allowances.rooms()]).toEqual([
    ['b', 7],
    ['a', 0],
  ]);
});

test('what is on its way is counted for each organization', () => {
  const allowances = new Allowances({ first: 4, most: 32 });
  for (const subscription of [A, B, B, { id: 'c', organization: 'other' }]) allowances.left(subscription);
  allowances.ended(B, true);
  expect([...allowances.flying()]).toEqual([
    ['acme', 2],
    ['other', 1],
  ]);
});

property.prop([fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('left', 'arrived', 'failed')))])(
  'there is never more room than there may be, and none below zero',
  (steps) => {
    const allowances = new Allowances({ first: 3, most: 6 });
    const flying = new Map<string, number>();
    for (const [id, step] of steps) {
      const count = flying.get(id) ?? 0;
      if (step === 'left' && (allowances.rooms().get(id) ?? 3) > 0) {
        allowances.left({ id, organization: 'acme' });
        flying.set(id, count + 1);
      } else if (step !== 'left' && count > 0) {
        allowances.ended({ id, organization: 'acme' }, step === 'arrived');
        flying.set(id, count - 1);
      }
      for (const [known, room] of allowances.rooms()) {
        expect(room).toBeGreaterThanOrEqual(0);
        expect(room + (flying.get(known) ?? 0)).toBeLessThanOrEqual(6);
      }
    }
  },
);
