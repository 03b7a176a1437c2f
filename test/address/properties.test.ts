import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOnlySeparators } from '../../src/address/text.js';
import { addressLines, structureAddress, type TextRange } from '../../src/address.js';
import { explain } from '../../src/index.js';
import { runs } from '../runs.js';
import { COUNTRIES, GENERATED, PUBLISHED } from './cases.js';

const RUNS = { numRuns: runs(100) };
const words = PUBLISHED.flat().flatMap(({ lines }) => lines.flatMap((line) => line.split(' ')));
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words, 'PO Box', '12', 'Apt 4B', '#', '(', ')', ',', '-', 'Germany') },
  fc.string(),
);
const line = fc.oneof(
  { weight: 3, arbitrary: fc.array(word, { maxLength: 6 }).map((parts) => parts.join(' ')) },
  fc.constantFrom(...PUBLISHED.flat().flatMap(({ lines }) => lines)),
);
const address = fc.array(
  line.map((text) => text.replace(/[\r\n]/g, ' ')),
  { maxLength: 7 },
);
/** Line ends as a web page or a program writes them. */
const WRITTEN_LINE_ENDS = /<br ?\/?>|(?:\\r)?\\n/gi;

const country = fc.option(fc.constantFrom(...COUNTRIES), { nil: undefined });

function places(lines: readonly string[], of: string | undefined): readonly TextRange[] {
  const { used, left } = structureAddress(lines, { country: of });
  return [...Object.values(used).flat(), ...left];
}

describe('structureAddress', () => {
  test('uses or leaves every character that is no separator, once', () => {
    fc.assert(
      fc.property(address, country, (lines, of) => {
        const rest = lines.map((text) => [...text].join('').split(''));
        for (const { line: at, start, end } of places(lines, of)) {
          for (let index = start; index < end; index++) {
            expect(rest[at]?.[index]).not.toBe('\0');
            (rest[at] as string[])[index] = '\0';
          }
        }
        const lost = rest.map((characters) => characters.filter((character) => character !== '\0').join(''));
        expect(lost.filter((text) => !isOnlySeparators(text.replaceAll(WRITTEN_LINE_ENDS, '')))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('invents nothing: each value but the country stands where it says', () => {
    fc.assert(
      fc.property(address, country, (lines, of) => {
        const { address: found, used } = structureAddress(lines, { country: of });
        for (const [field, value] of Object.entries(found)) {
          if (field === 'country') continue;
          const texts = used[field as keyof typeof used]?.map(({ line: at, start, end }) => lines[at]?.slice(start, end) ?? '') ?? [];
          // a name that a line was cut in stands in two
          const written = [texts[0], ...[2, 3].flatMap((count) => [texts.slice(0, count).join(''), texts.slice(0, count).join(' ')])];
          expect(written).toContain(value);
        }
      }),
      RUNS,
    );
  });

  test('gives at most two lines, no longer than 70 characters', () => {
    fc.assert(
      fc.property(address, country, (lines, of) => {
        const { addressLine1 = '', addressLine2 = '', addressLine3 } = structureAddress(lines, { country: of }).address;
        expect(addressLine3).toBeUndefined();
        expect(Math.max(addressLine1.length, addressLine2.length)).toBeLessThanOrEqual(70);
      }),
      RUNS,
    );
  });

  test.each(['__proto__', 'constructor', 'toString'])('takes any text for the country of an address: %s', (country) => {
    expect(addressLines({ country, streetName: 'Long Street', townName: 'Exampleton', postCode: '12345', postBox: '3' })).toContain(
      country,
    );
    const creditor = { address: { country, addressLine1: '12 Harbour Street', addressLine2: 'DE', addressLine3: '12 Harbour Street' } };
    const { alerts } = explain({ creditor, settlementInformation: { settlementSystem: 'SWIFT' } });
    expect(alerts.map(({ code }) => code)).toContain('CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT');
  });

  test('answers anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(structureAddress(value as string).confidence).toBeDefined();
        expect(addressLines(value as object)).toBeDefined();
      }),
      RUNS,
    );
  });

  test('finds nothing in a list that cannot be read', () => {
    const { proxy, revoke } = Proxy.revocable<string[]>([], {});
    revoke();
    expect(structureAddress(proxy).address).toEqual({});
  });

  test('reads a sparse list by the lines it has, not by its length', () => {
    const lines: string[] = ['Kirchengasse 9', '5580 Tamsweg', 'Austria'];
    lines.length = 1e9;
    expect(structureAddress(lines).address).toMatchObject({ townName: 'Tamsweg', postCode: '5580', country: 'AT' });
    lines[1e9 - 1] = 'the last one';
    const { address, left } = structureAddress(lines);
    expect(address).toEqual({});
    expect(left.at(-1)).toEqual({ line: 1e9 - 1, start: 0, end: 12, text: 'the last one' });
  });

  test('leaves a text that is too long as it is', () => {
    const { address: found, left } = structureAddress(
      Array.from({ length: 50 }, () => 'Long Street 1'),
      { country: 'DE' },
    );
    expect(found).toEqual({ country: 'DE' });
    expect(left).toHaveLength(50);
  });

  test.each(COUNTRIES)('gives back what addressLines wrote of an address in %s', (code) => {
    for (const one of GENERATED.filter((other) => other.country === code)) {
      expect(structureAddress(addressLines(one)).address).toEqual(one);
    }
  });
});
