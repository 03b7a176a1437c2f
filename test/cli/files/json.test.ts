/** JSON arrays and values over many lines, in chunks of any size. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { MAX_BYTES } from '../../../cli/files/blocks.js';
import { JsonReader } from '../../../cli/files/json.js';
import { splitIntoChunks } from './chunks.js';

/** The values, or their number and error. */
function read(text: string, size = 5): readonly unknown[] {
  const reader = new JsonReader();
  const entries = [...splitIntoChunks(text, size)].flatMap((chunk) => [...reader.push(chunk as Buffer)]);
  return [...entries, ...reader.end()].map((entry) => (entry.kind === 'instruction' ? entry.instruction : [entry.line, entry.error]));
}

const MALFORMED = 'JSON_PAYLOAD_MALFORMED';

property.prop([fc.array(fc.jsonValue(), { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), fc.constantFrom(undefined, 2)])(
  'an array is read as JSON.parse reads it',
  (values, size, indent) => {
    expect(read(JSON.stringify(values, null, indent), size)).toEqual(JSON.parse(JSON.stringify(values)));
  },
);

property.prop([
  fc.array(
    fc.jsonValue().filter((value) => !Array.isArray(value)),
    { maxLength: 4 },
  ),
  fc.integer({ min: 1, max: 9 }),
])('values one after the other are read as JSON.parse reads each', (values, size) => {
  const text = values.map((value) => JSON.stringify(value, null, 2)).join('\n');
  expect(read(text, size)).toEqual(JSON.parse(JSON.stringify(values)));
});

property.prop([fc.string({ unit: fc.constantFrom(...'[]{},:"\\ \n1ax') }), fc.integer({ min: 1, max: 5 })])(
  'any text is read to its end',
  (text, size) => {
    const whole = read(text, 1000);
    expect(read(text, size)).toEqual(whole);
  },
);

describe('an item that cannot be read', () => {
  test.each([
    ['[{"a":1},{"a":},{"a":3}]', [{ a: 1 }, [2, MALFORMED], { a: 3 }]],
    ['[1,,2]', [1, [2, MALFORMED], 2]],
    ['[1,]', [1, [2, MALFORMED]]],
    ['[1 2]', [1, [2, MALFORMED], 2]],
    ['[{"a":1}', [{ a: 1 }, [2, MALFORMED]]],
    ['[{"a":1},{"a"', [{ a: 1 }, [2, MALFORMED]]],
    ['[1] x y', [1, [2, MALFORMED]]],
    ['[', [[1, MALFORMED]]],
    ['{"a":1}{"a":2}', [{ a: 1 }, { a: 2 }]],
    ['\ufeff[1]', [1]],
    ['', []],
    ['[]', []],
  ])('%s', (text, expected) => expect(read(text, 1000)).toEqual(expected));

  test('is dropped where it is over the limit, in constant memory', () => {
    const long = 'x'.repeat(MAX_BYTES);
    expect(read(`[1,"${long}",{"a":"${long}"},2]`, 65_536)).toEqual([1, [2, 'JSON_PAYLOAD_TOO_LARGE'], [3, 'JSON_PAYLOAD_TOO_LARGE'], 2]);
  });
});
