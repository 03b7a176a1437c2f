/** A text in the place of a BIC that is none becomes `null`, and a rebuild says so. */
import { expect, it } from 'vitest';
import { takeRefusedBics, tidyBic, tidyBicOf } from '../../scripts/reference-data/text.js';
import { rebuildInto, sourcesOf, toy, withFolder } from './toy.js';

it('names what was refused, once, in order', () => {
  takeRefusedBics();
  expect([tidyBic('COBADEFFXXX'), tidyBic(' '), tidyBic(null), tidyBic('COBADE'), tidyBic('COBADE'), tidyBic('BARC GB2')]).toEqual([
    'COBADEFF',
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(takeRefusedBics()).toEqual(['BARC GB2', 'COBADE']);
  expect(takeRefusedBics()).toEqual([]);
});

it('names a BIC of another country', () => {
  expect(tidyBicOf('VN', 'OCBKUS3M')).toBeNull();
  expect(takeRefusedBics()).toEqual(['OCBKUS3M']);
});

it('is printed by a rebuild, with the dataset', () =>
  withFolder((target) => {
    const sources = sourcesOf({ 'banks/XX': () => toy('banks/XX', [['01', tidyBic('AAAAXX2'), 'First Bank', 'Northtown']]) });
    expect(rebuildInto(target, ['all'], sources)).toContain('banks/XX: left out what is no BIC, or none of the country (1): AAAAXX2');
  }));
