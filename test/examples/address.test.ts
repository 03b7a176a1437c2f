import { expect, test } from 'vitest';
import { repairAddress } from '../../examples/address/repair.js';

test('an address that is certain goes into the payment', () =>
  expect(repairAddress(['Muster Handel GmbH', 'Rosenthaler Straße 1', 'D-10119 Berlin'])).toEqual({
    address: { country: 'DE', streetName: 'Rosenthaler Straße', buildingNumber: '1', townName: 'Berlin', postCode: '10119' },
    lines: ['Rosenthaler Straße 1', '10119 Berlin', 'Germany'],
    left: ['Muster Handel GmbH'],
  }));

test('another one is shown', () => {
  const { address, lines } = repairAddress(['Rosenthaler Straße 1', 'Berlin'], 'DE');
  expect(address).toBeUndefined();
  expect(lines).toEqual(['Rosenthaler Straße 1', 'Berlin', 'Germany']);
});
