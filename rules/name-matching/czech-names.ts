/**
 * Family names of women in Czech and Slovak: Nováková of Novák, Svobodová of Svoboda, Němcová of Němec.
 *
 * The gotcha: others write the name of the father, or of the husband, without the ending, and mean the same woman.
 *
 * @see Act No 301/2000 of the Czech Republic on registers, sections 69 and 69a: forms of the family name of a woman
 */
const ENDING = 'ova';
const SMALL_A = 0x61;
const MIN_NAME = 4;

export function areOfOneFamily(one: string, other: string): boolean {
  const [woman, man] = one.length > other.length ? [one, other] : [other, one];
  const added = woman.length - man.length;
  if (added < 2 || added > 3 || woman.charCodeAt(woman.length - 1) !== SMALL_A) return false;
  if (man.length < MIN_NAME || !woman.endsWith(ENDING)) return false;
  const stem = woman.slice(0, -ENDING.length);
  return stem === man || stem === man.replace(/[ao]$|e(?=[^aeiou]$)/, '');
}
