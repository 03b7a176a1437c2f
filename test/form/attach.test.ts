import { expect, test } from 'vitest';
import { type AsTyped, attachFormatter, formatIbanAsTyped } from '../../src/form.js';
import { FakeInput } from './fake-input.js';

const format = (text: string, caret: number | null): AsTyped => formatIbanAsTyped(text, { caret });

test('formats what stands there at first, and says so', () => {
  const input = new FakeInput();
  input.value = 'de8937';
  const states: string[] = [];
  attachFormatter(input, format, ({ state }) => states.push(state));
  expect([input.value, states]).toEqual(['DE89 37', ['incomplete']]);
});

test('asks nothing of an empty field that nobody is told of', () => {
  const asked: string[] = [];
  attachFormatter(new FakeInput(), (text, caret) => {
    asked.push(text);
    return format(text, caret);
  });
  expect(asked).toEqual([]);
});

test('keeps the caret where somebody types in the middle', () => {
  const input = new FakeInput();
  attachFormatter(input, format);
  for (const key of 'DE89370400440532013000') input.type(key);
  expect([input.value, input.selectionStart]).toEqual(['DE89 3704 0044 0532 0130 00', 27]);
  input.type('5', 7);
  expect([input.value, input.selectionStart]).toEqual(['DE89 3750 4004 4053 2013 000', 8]);
});

test('deletes everything with one key, whichever it is', () => {
  const input = new FakeInput();
  attachFormatter(input, format);
  input.type('DE8937040044');
  for (let presses = 0; presses < 14; presses++) input.backspace();
  expect(input.value).toBe('');
  input.type('DE8937040044');
  input.setSelectionRange(0);
  for (let presses = 0; presses < 14; presses++) input.delete();
  expect(input.value).toBe('');
});

test('passes a separator that somebody deletes forwards', () => {
  const input = new FakeInput();
  attachFormatter(input, format);
  input.type('DE893704');
  input.setSelectionRange(4);
  input.delete();
  expect([input.value, input.selectionStart]).toEqual(['DE89 3704', 5]);
  input.delete();
  expect(input.value).toBe('DE89 704');
});

test('waits for an input method', () => {
  const input = new FakeInput();
  attachFormatter(input, format);
  input.compose('ｄｅ893');
  expect(input.value).toBe('ｄｅ893');
  input.commit();
  expect(input.value).toBe('DE89 3');
});

test('stops where it is told to', () => {
  const input = new FakeInput();
  attachFormatter(input, format)();
  input.type('de893');
  expect(input.value).toBe('de893');
});
