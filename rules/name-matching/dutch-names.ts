/**
 * Names of Dutch whose `ij` others write as `y`: IJsbrand, Ysbrand; Dijkstra, Dykstra.
 *
 * @see Nederlandse Taalunie, Leidraad van het Woordenboek Nederlandse Taal: ij and y in family names
 */
const IJ = /ij/g;
/** True for two words that differ in ij and y alone. */
export const haveOneSpellingWithY = (one: string, other: string): boolean =>
  one.length !== other.length && (one.includes('ij') || other.includes('ij')) && one.replace(IJ, 'y') === other.replace(IJ, 'y');
