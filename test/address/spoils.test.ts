/**
 * Any spoil of an address, with the addresses of every country: a sure answer is the one that the address gives as it was. The generator is `spoils.ts`.
 */
import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';
import { oneIn } from '../runs.js';
import { GENERATED, GENERATED_CASES } from './cases.js';
import { LABELS, labelled, SPOILS, swiftLines } from './spoils.js';

interface Want {
  readonly townName?: string | undefined;
  readonly postCode?: string | undefined;
  readonly country?: string | undefined;
}

const plain = (text = ''): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The lines, where the answer to them is sure and another one. */
function sureAndOther(lines: readonly string[], country: string | undefined, want: Want): readonly string[] {
  const { address, confidence } = structureAddress(lines, { country });
  const isSame = (['townName', 'postCode', 'country'] as const).every((field) => plain(address[field]) === plain(want[field]));
  return confidence !== 'high' || isSame ? [] : [`${lines.join(' | ')} → ${address.townName}, ${address.postCode}, ${address.country}`];
}

/** Of each country, an address of one of these. */
const KINDS = 5;
const nameOf = new Map(GENERATED_CASES.map(({ country, lines }) => [country, lines.at(-1) ?? '']));

describe('an address that is spoiled', () => {
  test.each(SPOILS.map(({ name, of }, at) => [name, of, at] as const))('%s: is sure of nothing else', (_, of, at) => {
    const wrong = oneIn(
      2,
      GENERATED_CASES.filter((__, index) => index % KINDS === at % KINDS),
    ).flatMap(({ lines, want, country }) => {
      const spoiled = of(lines);
      return spoiled === undefined ? [] : sureAndOther(spoiled, at % 2 === 0 ? undefined : country, want);
    });
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(LABELS))('labels in %s: are read', (language) => {
    const at = Object.keys(LABELS).indexOf(language);
    const wrong = GENERATED.filter((_, index) => index % (3 * KINDS) === at).flatMap((address) => {
      const { streetName = '', buildingNumber = '', townName = '', postCode = '', country } = address;
      const parts = { street: `${streetName} ${buildingNumber}`, town: townName, postCode, country: nameOf.get(country) ?? '' };
      const lines = labelled(parts, language, ': ');
      const inTheLineBefore = lines.flatMap((line) => line.split(/(?<=:) /));
      return [lines, [lines.join(', ')], lines.map((line) => line.replace(': ', ' : ')), inTheLineBefore].flatMap((text) => {
        const { address: found, confidence } = structureAddress(text);
        const isRead = confidence === 'high' && plain(found.townName) === plain(townName) && plain(found.postCode) === plain(postCode);
        return isRead && found.country === country
          ? []
          : [`${text.join(' | ')} → ${found.townName}, ${found.postCode}, ${found.country}, ${confidence}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('the numbered lines of a Swift field: are read', () => {
    const wrong = GENERATED.filter((_, index) => index % KINDS === 0).flatMap((address) => {
      const { streetName = '', buildingNumber = '', townName = '', postCode = '', country } = address;
      return sureAndOther(swiftLines(`${streetName} ${buildingNumber}`, townName, postCode, country), undefined, {
        townName,
        postCode,
        country,
      });
    });
    expect(wrong).toEqual([]);
  });
});
