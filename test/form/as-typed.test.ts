/** What holds for every identifier while it is typed, over every example of the rules. */

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatAsTyped } from '../../src/form.js';
import { runs } from '../runs.js';
import { samples, significant } from './samples.js';

/** The lines of a list that is empty where all is well. */
const failing = (check: (sample: (typeof samples)[number]) => unknown): readonly string[] =>
  samples.flatMap((sample) => {
    const found = check(sample);
    return found === undefined ? [] : [`${JSON.stringify(sample)} ${JSON.stringify(found)}`];
  });

describe('the examples of the rules', () => {
  test('there are many', () => {
    expect(samples.length).toBeGreaterThan(900);
  });

  test('are complete', () => {
    expect(
      failing(({ text, options }) => {
        const shown = formatAsTyped(text, options);
        return shown.state === 'complete' && shown.remaining === 0 ? undefined : shown;
      }),
    ).toEqual([]);
  });

  test('are never wrong while they are typed, and never lose a letter or digit', () => {
    expect(
      failing(({ text, options }) => {
        let value = '';
        for (const character of text) {
          const shown = formatAsTyped(value + character, options);
          if (shown.state === 'wrong' || shown.caret !== shown.value.length) return shown;
          if (significant(shown.value) !== significant(value + character)) return shown;
          value = shown.value;
        }
        return significant(value) === significant(text) && formatAsTyped(value, options).state === 'complete' ? undefined : value;
      }),
    ).toEqual([]);
  });

  test('are never wrong in any of their beginnings, and miss at most as many characters as there are', () => {
    expect(
      failing(({ text, options }) => {
        const shown = Array.from(text, (_, end) => [end, formatAsTyped(text.slice(0, end), options)] as const);
        return shown.find(([end, { state, remaining = 0 }]) => state === 'wrong' || remaining > text.slice(end).replace(/\s/g, '').length);
      }),
    ).toEqual([]);
  });

  test('stay as they are once they are formatted', () => {
    expect(
      failing(({ text, options }) => {
        const { value } = formatAsTyped(text, options);
        return formatAsTyped(value, options).value === value ? undefined : value;
      }),
    ).toEqual([]);
  });

  test('have an example beside them that is complete and is written as it is shown', () => {
    expect(
      failing(({ text, options }) => {
        const { example } = formatAsTyped(text, options);
        if (example === undefined) return undefined;
        const shown = formatAsTyped(example, options);
        return shown.state === 'complete' && shown.value === example ? undefined : shown;
      }),
    ).toEqual([]);
  });
});

/** What somebody does to a field: types, pastes, deletes, anywhere. */
const edits = fc.array(
  fc.record({
    at: fc.nat(40),
    deleted: fc.nat(6),
    typed: fc.oneof(fc.constant(''), fc.stringMatching(/^[0-9A-Za-z .\-/]{1,6}$/), fc.string({ unit: 'binary', maxLength: 4 })),
  }),
  { maxLength: 12 },
);

/** No field puts its caret between the two halves of a character. */
const wholeTo = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);

const sample = fc.constantFrom(...samples);

describe('whatever somebody does', () => {
  test.prop([sample, edits], { numRuns: runs(100) })(
    'no letter or digit is lost, and the caret stays behind those before it',
    (start, all) => {
      let value = formatAsTyped(start.text, start.options).value;
      for (const { at, deleted, typed } of all) {
        const from = wholeTo(value, Math.min(at, value.length));
        const text = value.slice(0, from) + typed + value.slice(wholeTo(value, from + deleted));
        const caret = from + typed.length;
        const shown = formatAsTyped(text, { ...start.options, caret });
        expect(significant(shown.value)).toBe(significant(text));
        expect(significant(shown.value.slice(0, shown.caret))).toBe(significant(text.slice(0, caret)));
        expect(formatAsTyped(shown.value, start.options).value).toBe(shown.value);
        value = shown.value;
      }
    },
  );

  test.prop([sample, fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(80)], { numRuns: runs(100) })(
    'the range is a part of the value, and a wrong value has one',
    ({ options }, text, caret) => {
      const { value, range, state, ...shown } = formatAsTyped(text, { ...options, caret });
      expect(shown.caret).toBeGreaterThanOrEqual(0);
      expect(shown.caret).toBeLessThanOrEqual(value.length);
      expect(range === undefined).toBe(state !== 'wrong');
      if (range === undefined) return;
      expect(range[0]).toBeGreaterThanOrEqual(0);
      expect(range[1]).toBeGreaterThan(range[0]);
      expect(range[1]).toBeLessThanOrEqual(value.length);
    },
  );

  test.prop([sample, fc.string({ unit: 'binary', maxLength: 12 })])(
    'what is wrong stays wrong with more behind it',
    ({ text, options }, more) => {
      const end = Math.min(text.length, 5);
      const head = text.slice(0, end) + more;
      if (formatAsTyped(head, options).state !== 'wrong') return;
      expect(formatAsTyped(`${head}7`, options).state).toBe('wrong');
    },
  );

  test.prop([sample, fc.anything()])('any value has an answer', ({ options }, value) => {
    expect(['incomplete', 'complete', 'wrong']).toContain(formatAsTyped(value, options).state);
  });

  test.each(samples.filter((_, at) => at % 80 === 0))('a paste of 100 kB has an answer: $text', ({ text, options }) => {
    const { state, value } = formatAsTyped(text + '1'.repeat(100_000), options);
    expect(state).toBe('wrong');
    expect(significant(value).length).toBe(significant(text).length + 100_000);
  });
});
