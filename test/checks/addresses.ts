/** What is said of a creditor’s address, for the tests of its parts. */
import { createEngine, type Engine, explain } from '../../src/full.js';

export const engine = createEngine({ on: '2026-11-20', threshold: 'info' });

export const at = (address: unknown, system?: string): unknown => ({
  creditor: { name: 'Ada Example', address },
  ...(system && { settlementInformation: { settlementSystem: system } }),
});

/** Each alert as one text: severity, code without its beginning, member. What else the system asks for is no affair of these tests. */
export const found = (instruction: unknown, using: Engine = engine): readonly string[] =>
  explain(instruction, using)
    .alerts.filter(({ pointer }) => !/^\/creditorA(?:ccount|gent)/.test(pointer))
    .map(
      ({ severity, code, pointer }) => `${severity} ${code.replace('CREDITOR_ADDRESS_', '')} ${pointer.replace('/creditor/address', '')}`,
    );

export const alertsOf = (address: unknown, system?: string): readonly string[] => found(at(address, system));
export const berlin = { streetName: 'Example Street', buildingNumber: '1', postCode: '10115', townName: 'Berlin', country: 'DE' };
