/** Members of an address: by which rule each is checked, where its text begins, and what was not checked. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain, validate } from '../../src/full.js';
import { callsOf } from '../identifiers/calls.js';

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });

const at = (address: object, system?: string) => ({
  creditor: { address },
  ...(system && { settlementInformation: { settlementSystem: system } }),
});

/** Each check of the address as one text: rule, member, outcome. */
const checks = (address: object): readonly string[] =>
  explain(at(address), engine)
    .checks.filter(({ pointer }) => pointer.startsWith('/creditor/address'))
    .map(({ check, pointer, outcome }) => `${check} ${pointer.replace('/creditor/address/', '')} ${outcome}`);

/** Each alert as one text: rule, severity, member. */
const alerts = (address: object, system?: string): readonly string[] =>
  explain(at(address, system), engine)
    .alerts.filter(({ pointer }) => pointer.startsWith('/creditor/address'))
    .map(({ rule, severity, pointer }) => `${rule} ${severity} ${pointer.replace('/creditor/address/', '')}`);

describe('what was checked', () => {
  test('is told member by member', () =>
    expect(
      checks({ streetName: 'Example Street', postCode: '90210', townName: 'Springfield', country: 'US', countrySubdivision: 'CA' }),
    ).toEqual([
      'country/iso-3166-1 country passed',
      'address/length streetName passed',
      'address/length townName passed',
      'address/length postCode passed',
      'address/length countrySubdivision passed',
      'address/post-code postCode passed',
      'address/subdivision countrySubdivision passed',
      'address/post-code-subdivision postCode passed',
    ]));

  test('leaves out what is not there', () =>
    expect(checks({ townName: 'Berlin', country: 'DE' })).toEqual(['country/iso-3166-1 country passed', 'address/length townName passed']));

  test('without a country there is no saying what a post code or a subdivision is', () =>
    expect(checks({ postCode: '1011', countrySubdivision: 'Atlantis' })).toEqual([
      'address/length postCode passed',
      'address/length countrySubdivision passed',
    ]));

  test('what has the wrong type has the wrong shape, and is not checked further', () => {
    expect(checks({ country: 7 })).toEqual(['instruction/shape country failed']);
    expect(checks({ streetName: 7 })).toEqual(['instruction/shape streetName failed']);
  });

  test('names the edition of the post codes only where they were read', () => {
    const editions = (address: object) => explain(at(address), engine).editions;
    expect(editions({ country: 'DE', postCode: '10115' })).toHaveProperty(['registries/post-codes']);
    for (const address of [{ country: 'AE', postCode: '00000' }, { country: 'DE' }])
      expect(editions(address)).not.toHaveProperty(['registries/post-codes']);
  });
});

describe('the text', () => {
  const longest = 'A town of thirty-five characters ab';

  test.each([
    ['a space before it', ` ${longest}`],
    ['a space behind it', `${longest} `],
    ['spaces that do not break', `\u00a0${longest}\u00a0`],
    ['wide spaces', `\u3000${longest}\u3000`],
  ])('has not %s', (_, townName) => {
    expect(alerts({ townName })).toEqual([]);
    expect(alerts({ townName: `x${townName}x` })).toEqual(['address/length warning townName']);
  });

  test('is looked at up to 256 characters: what nobody sees is not found in a longer one', () => {
    const text = (length: number) => `${'Ab'.repeat(length / 2)}b`.slice(0, length - 1).concat('\u200b');
    expect(alerts({ townName: text(256) })).toEqual(['address/characters warning townName']);
    expect(alerts({ townName: text(257) })).toEqual(['address/length warning townName']);
  });

  test('other letters are told to who wants to know of them', () => {
    const instruction = at({ townName: 'Köln', country: 'DE' }, 'SWIFT');
    const codes = (threshold: 'info' | 'warning') =>
      validate(instruction, createEngine({ on: '2026-11-20', threshold })).alerts.map(({ code }) => code);
    expect(codes('info')).toContain('CREDITOR_ADDRESS_INVALID_CHARACTERS');
    expect(codes('warning')).not.toContain('CREDITOR_ADDRESS_INVALID_CHARACTERS');
  });
});

describe('what stands for no place', () => {
  test('is told by its rule, and is no place beside a post box', () => {
    const box = { postBox: '7', townName: 'Berlin', country: 'DE' };
    expect(alerts({ ...box, streetName: 'asdf' }, 'SWIFT')).toEqual([
      'address/placeholder warning streetName',
      'address/post-box info postBox',
    ]);
    expect(alerts({ ...box, streetName: 'Example Street' }, 'SWIFT')).toEqual(['address/post-box info postBox']);
  });

  test('is told once, the post code being the same', () =>
    expect(alerts({ townName: 'asdf', postCode: 'asdf' })).toEqual(['address/placeholder warning townName']));

  test.each(['9', '99999', '00000', '１２３', '²³'])('%s is a number, and no town', (townName) =>
    expect(alerts({ townName })).toEqual(['address/placeholder warning townName']),
  );

  test.each(['6th of October', '1770 Beach', 'Ås 5', 'Żary 2'])('%s has a number, and is one', (townName) =>
    expect(alerts({ townName })).toEqual([]),
  );

  test.each(['SW1A 1AA', '(SW1A 1AA)', '-sw1a1aa', '/SW1A/1AA', ' SW1A-1AA'])(
    'the post code %s is no town, however it is written',
    (postCode) => {
      expect(alerts({ townName: 'SW1A1AA', postCode })).toEqual(['address/placeholder warning townName']);
      expect(alerts({ townName: 'Sw1ndon', postCode })).toEqual([]);
    },
  );

  test.each([
    ['Germany', 'DE'],
    ['de', 'DE'],
    ['GERMANY.', 'DE'],
    ['Åland Islands', 'AX'],
    ['aland islands', 'AX'],
  ])('%s in %s is called as its country', (townName, country) =>
    expect(alerts({ townName, country })).toEqual(['address/placeholder info townName']),
  );

  test.each([
    ['Ørsta', 'NO'],
    ['Århus', 'DK'],
    ['Dresden', 'DE'],
    ['Germering', 'DE'],
    ['Germany', 'FR'],
  ])('%s in %s is a town', (townName, country) => expect(alerts({ townName, country })).toEqual([]));
});

describe('an ordinary address', () => {
  const plain = createEngine({ on: '2026-11-20' });
  const address = { streetName: 'Example Street', townName: 'New York', postCode: '10001', country: 'US' };
  const validating = (changed: object) => () => validate(at({ ...address, ...changed }), plain);

  test('is taken as it is written', () => expect(callsOf(String.prototype, 'trim', validating({}))).toBe(0));

  test('has a town whose first letter tells that it is neither post code nor country', () => {
    for (const postCode of ['10001', '00501', '90210', undefined])
      expect(callsOf(String.prototype, 'normalize', validating({ postCode }))).toBe(0);
    expect(callsOf(String.prototype, 'normalize', validating({ townName: 'Union City' }))).toBeGreaterThan(0);
  });

  test('has nothing to be brought into order, nor has one with a single fault', () => {
    const moves = (changed: object) => callsOf<Pick<unknown[], 'sort'>>(Array.prototype, 'sort', validating(changed));
    expect([{}, { postCode: '1' }, { postCode: '1', townName: 'asdf' }].map(moves)).toEqual([0, 0, 1]);
  });
});
