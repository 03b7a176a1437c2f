/**
 * Letters of Cyrillic and Greek that look like Latin ones, small or capital: a keyboard that was left in another script writes Jоhn with the о of Cyrillic.
 *
 * The gotcha: fraudsters do so as well. A name with such a letter is never more than a close match.
 *
 * @see Unicode Technical Standard 39, confusables.txt; only those of one letter to one letter
 */
export const LATIN_LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', с: 'c', е: 'e', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p', ѕ: 's', т: 't', х: 'x', у: 'y',
  α: 'a', β: 'b', ε: 'e', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't', χ: 'x', υ: 'y', ζ: 'z',
}; // biome-ignore format: a table
