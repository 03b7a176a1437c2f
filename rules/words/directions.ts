/**
 * The direction of writing of a language.
 *
 * @see Unicode CLDR, release 48, `layout/orientation/characterOrder`
 */

/** Languages that are written from right to left, of those that there are texts in. */
const RIGHT_TO_LEFT: readonly string[] = ['ar'];

/**
 * The direction of a language of the texts, BCP 47.
 *
 * @example
 * directionOf('ar') // 'rtl'
 */
export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr');
