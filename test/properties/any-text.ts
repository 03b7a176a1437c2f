/** Text of any characters, lone surrogates included: the range of `unit: 'binary'` of fast-check, which takes 0.6 s to set up. */
import fc from 'fast-check';

const character = fc.oneof(
  fc.integer({ min: 0, max: 0xff }).map((unit) => String.fromCharCode(unit)),
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  fc.integer({ min: 0x1_0000, max: 0x10_ffff }).map((point) => String.fromCodePoint(point)),
);

/** Text of at most `maxLength` characters. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string(maxLength === undefined ? { unit: character } : { unit: character, maxLength });
