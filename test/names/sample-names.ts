/** Made-up names for the properties of `compareNames`: words of which no two are one name in any spelling. */
import fc from 'fast-check';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const GIVEN_NAMES = words(
  'Anton Beatrix Clément Dorothée Emil Fiorella Gökhan Hélène Ignacio Jörg Kjersti Łucja Mário Nuño Ødger Přemysl',
);
export const FAMILY_NAMES = words(
  'Abendroth Bjørnstad Castañeda Dvořáček Estévez Fröhlich Gonçalves Håkansson İnönü Jürgensen Kołodziej Lindqvist Møller Niedermaier Öztürk Straßmann',
);
/** Distinctive words of companies. */
export const FIRM_WORDS = words(
  'Abrax Bluewing Corvanta Dunmere Elbgrund Fernhill Gratvik Halmborg Isarkiesel Jadestone Kupfermühle Lorvane',
);
export const LINES_OF_BUSINESS = words('Bau Holding Services Trading Consulting Logistik Immobilien Foods Hotel Software Verlag Transport');
export const PLACES = words('Berlin Wien Milano Lisboa London Singapore Praha Oslo');
export const FORMS = ['GmbH', 'AG', 'Ltd', 'S.p.A.', 'Sp. z o.o.', 's.r.o.', 'SARL', 'GmbH & Co. KG', 'B.V.', 'Oy', 'A/S', 'S.L.'] as const;

export const person: fc.Arbitrary<readonly string[]> = fc
  .tuple(fc.uniqueArray(fc.constantFrom(...GIVEN_NAMES), { minLength: 1, maxLength: 2 }), fc.constantFrom(...FAMILY_NAMES))
  .map(([given, family]) => [...given, family]);

export const firm: fc.Arbitrary<readonly string[]> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...FIRM_WORDS), { minLength: 1, maxLength: 2 }),
    fc.option(fc.constantFrom(...LINES_OF_BUSINESS), { nil: undefined }),
    fc.option(fc.constantFrom(...PLACES), { nil: undefined }),
    fc.option(fc.constantFrom(...FORMS), { nil: undefined }),
  )
  .map(([own, ...rest]) => [...own, ...rest].filter((word) => word !== undefined));

/** Text as networks and people send it, in several scripts, with whatever else. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(...GIVEN_NAMES, ...FAMILY_NAMES, ...FIRM_WORDS, ...FORMS, '&', 'and', '/', 'Dr.', 'J.', 'von', 't/a', '(', ')', '7'),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join(' ')),
  fc.string({ unit: fc.constantFrom(...'аджиоαβγאבגدمح김수山田 -.ñüßİı'), maxLength: 30 }),
);
