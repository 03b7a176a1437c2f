/**
 * Words inside of names that tell a man's name from a woman's. Salutations do so, too: see `titles.ts`. Small letters, without accents.
 *
 * The gotcha: Van is a particle of Dutch names as well, so that the word alone says nothing: only the other one in the other name does.
 *
 * Common knowledge of the languages: Văn and Thị are the middle names of older Vietnamese, José María is a man and María José a woman.
 */

/** Vietnamese: Văn stands in the names of men, Thị in those of women. */
export const MIDDLE_NAMES: { readonly ofMen: string; readonly ofWomen: string } = { ofMen: 'van', ofWomen: 'thi' };
