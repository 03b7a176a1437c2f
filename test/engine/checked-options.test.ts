/** Options of a list: codes are checked, as far as they are given; a form has an empty text before anything is chosen. */
import { expect, test } from 'vitest';
import { checkedOptions } from '../../src/engine/checked-options.js';

const NAMES = ['country', 'currency', 'language'];
const check = (options: object) => checkedOptions('methods', options, NAMES);

test.each([
  {},
  { country: 'DE', currency: 'EUR' },
  { country: '', currency: '' },
  { country: undefined, currency: undefined, language: undefined },
  { language: 'anything' },
  { language: 7 },
])('%j is handed on', (options) => {
  expect(check(options)).toBe(options);
});

test.each([
  [{ country: 'de' }, 'country'],
  [{ country: 'DEU' }, 'country'],
  [{ country: ' DE' }, 'country'],
  [{ country: ['DE'] }, 'country'],
  [{ country: null }, 'country'],
  [{ country: 'DE', currency: 'EU' }, 'currency'],
  [{ currency: 'EURO' }, 'currency'],
  [{ currency: 978 }, 'currency'],
])('%j is refused by the name of the option', (options, option) => {
  expect(() => check(options)).toThrow(TypeError);
  expect(() => check(options)).toThrow(`methods: \`${option}\` is a code of ISO`);
});
