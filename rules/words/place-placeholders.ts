/**
 * What people write into a required field of an address where they have nothing to write. Small letters, without spaces and signs.
 *
 * The gotcha: Abc, None and Town are places as well; those are doubtful.
 *
 * Common knowledge of forms, gathered by hand. Placeholders in place of a name: `rules/creditors/names.ts`.
 */

/** No street or town is called so. */
export const noPlaces =
  'test testing teste teststreet teststrasse testtown testcity testaddress asdf asdfgh asdfghjk asdfghjkl qwerty qwertz null undefined dummy';

/** Words that can also be the name of a place. */
export const doubtfulPlaces = 'na none nil unknown notknown notavailable notapplicable noaddress tbd abc street address town city';

/** What stands for `&` in the name of a place. */
export const ampersand = 'and';
