import { expect, test } from 'vitest';
import { compareNames, type NameResult } from '../../src/names.js';

/** All pairs of initials: 23 of them are legal forms somewhere. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => [first, second] as const));

type Write = (first: string, second: string) => readonly [given: string, held: string];

const othersThan = (expected: readonly NameResult[], write: Write): readonly string[] =>
  PAIRS.flatMap(([first, second]) => {
    const [given, held] = write(first, second);
    const found = [compareNames(given, held).result, compareNames(held, given).result];
    return found.every((result) => expected.includes(result)) ? [] : [`${given}, ${held}: ${found}`];
  });

test('two initials with a title or without one are the same', () => {
  expect(othersThan(['MATCH'], (a, b) => [`Mr ${a}.${b}. Hallam`, `${a}.${b}. Hallam`])).toEqual([]);
});

test('two initials that are together or apart are the same', () => {
  expect(othersThan(['MATCH'], (a, b) => [`${a}. ${b}. Hallam`, `${a}.${b}. Hallam`])).toEqual([]);
});

test('two initials stand for two names', () => {
  expect(othersThan(['CLOSE_MATCH'], (a, b) => [`${a}.${b}. Hallam`, `${a}nors ${b}eril Hallam`])).toEqual([]);
});

test('an initial that one of them has more is no other person', () => {
  expect(othersThan(['CLOSE_MATCH'], (a, b) => [`${a}.${b}. Hallam`, `${a}. Hallam`])).toEqual([]);
});

test('initials behind the name are those before it, or a form', () => {
  expect(othersThan(['MATCH', 'CLOSE_MATCH'], (a, b) => [`Hallam ${a}.${b}.`, `${a}.${b}. Hallam`])).toEqual([]);
});

test('initials in another order are no match', () => {
  const others = PAIRS.filter(([a, b]) => a !== b && compareNames(`${a}.${b}. Hallam`, `${b}.${a}. Hallam`).result === 'MATCH');
  expect(others).toEqual([]);
});
