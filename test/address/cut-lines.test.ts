import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';

/** The text in lines of 35 characters, as MT messages have them. */
const cutAnywhere = (text: string): readonly string[] => (text.match(/.{1,35}/g) ?? []).map((line) => line.trim());

function cutBetweenWords(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > 35) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

const TEXTS = [
  ['US', 'PO Box 4510, Winston-Salem, North Carolina 27115, United States', 'Winston-Salem', 'North Carolina'],
  ['CO', 'Av. 6N # 23-45, Cali, Valle del Cauca, 760046', 'Cali', 'Valle del Cauca'],
  ['GB', 'Rose Cottage, Church Lane, Great Missenden, Bucks, HP16 0AL', 'Great Missenden', 'Bucks'],
  ['BR', 'Acme Ltda, Rua Augusta, 2000, São Paulo, SP, 01412-000', 'São Paulo', 'SP'],
  ['IE', 'Main Street, Ballinasloe, Co. Galway, H53 A0P6', 'Ballinasloe', 'Co. Galway'],
  ['KH', 'No. 26, Preah Norodom Blvd, Phnom Penh 12207', 'Phnom Penh', undefined],
] as const;

describe('lines that were cut at 35 characters', () => {
  test.each(TEXTS)('%s, between words: %s', (country, text, townName, countrySubdivision) => {
    const { address, confidence } = structureAddress(cutBetweenWords(text), { country });
    expect({ ...address, confidence }).toMatchObject({ townName, confidence: 'medium', ...(countrySubdivision && { countrySubdivision }) });
  });

  test.each(TEXTS)('%s, anywhere: %s', (country, text, townName) => {
    const { address, confidence } = structureAddress(cutAnywhere(text), { country });
    expect({ townName: address.townName, confidence }).toEqual({ townName, confidence: expect.not.stringMatching('high') });
  });

  test('have two places for a name that was cut', () => {
    const lines = ['12 Bach Dang, Hai Chau Dist., Da', 'Nang 550000'];
    const { address, used, left } = structureAddress(lines, { country: 'VN' });
    expect(address.townName).toBe('Da Nang');
    expect(used.townName).toEqual([
      { line: 0, start: 30, end: 32 },
      { line: 1, start: 0, end: 4 },
    ]);
    expect(left).toEqual([]);
  });
});

describe('long lines that were not cut are read as they stand', () => {
  test.each([
    ['DE', 'Musterstraße 12, Haus am Langen See 1\n10115 Berlin', 'high'],
    ['BR', 'Av. Larga 1578, Quarto Andar, Centro\nSão Paulo - SP\n01310-200\nBrazil', 'high'],
    ['ES', 'CALLE LARGA, 28 FLOOR 1, C Y D PUERT\n28039 MADRID', 'high'],
    ['GB', 'Unit 4, 12 Long Industrial Road North\nStoke-on-Trent\nST4 4RN', 'high'],
    ['FR', '12 rue de la Longue Vallée, Bâtiment B\n75009 Paris\nTel: 01 23 45 67 89', 'high'],
  ])('%s: %s', (country, text, confidence) => expect(structureAddress(text, { country }).confidence).toBe(confidence));

  test.each([
    ['IE', 'Pembroke Lodge, Main Street Dundrum\nDublin 14\nIRELAND', 'Dublin 14'],
    ['IE', 'Main Street, Kilsaran Industrial\nCastlebellingham', 'Castlebellingham'],
  ])('%s, where nothing says that the name began above: %s', (country, text, town) =>
    expect(structureAddress(text, { country }).address.townName).toBe(town),
  );
});
