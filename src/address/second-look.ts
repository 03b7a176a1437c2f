/**
 * Looks at the whole address again, once it is divided, for reasons to doubt its town: the rest of a word that was cut, another large town, a town of other countries.
 *
 * The town stays as it is: nobody knows the right one.
 */
import { behindTownName } from '../../rules/addresses/town-names.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { AddressDraft } from './draft.js';
import { areRelated, countriesOfTown, isLargeTown, isSubdivision } from './facts.js';
import { pattern } from './patterns.js';

/** Notes the doubts in the draft. */
export function doubtAtSecondLook(draft: AddressDraft, lines: readonly string[], country: string): void {
  if (isTownOfAnotherCountry(draft)) draft.doubt('town-of-another-country');
  if (hasHyphenAtEnd(lines) || isRestOfWord(draft, lines, country)) draft.doubt('line-cut');
  if (isOtherTownLeft(draft, country)) draft.doubt('quarter-or-town');
  const { townName = '' } = draft.address;
  if (beginsWithLargeTown(townName, country) || (ENDS_IN_SMALL().test(townName) && !isLargeTown(townName, country)))
    draft.doubt('not-only-a-town');
}

/** True if the town is one of the largest of other countries, and not of this one, and no country, subdivision or post code with letters says that it is here. */
function isTownOfAnotherCountry({
  address: { country = '', townName = '', postCode = '', countrySubdivision },
  used,
}: AddressDraft): boolean {
  if (used.country !== undefined || countrySubdivision !== undefined || /\p{L}/u.test(postCode)) return false;
  const countries = countriesOfTown(townName);
  return countries.length > 0 && !countries.some((other) => other === country || areRelated(other, country));
}

/** `Código postal: 4700-`, and on the next line `320`. */
const HYPHEN_AT_END = /* @__PURE__ */ lazy(() => /[\p{L}\d][-–]\s*$/u);
const hasHyphenAtEnd = (lines: readonly string[]): boolean => lines.slice(0, -1).some((line) => HYPHEN_AT_END().test(line));

const CAPITALIZED = /* @__PURE__ */ lazy(() => /(?<!\p{L})\p{Lu}\p{Ll}{2}/u);
const IN_SMALL = /* @__PURE__ */ lazy(() => /^\p{Ll}[^\p{Lu}]*$/u);
const LAST_WORD = /* @__PURE__ */ lazy(() => /\p{L}+$/u);

/** `118 Byres Road, Glas`, and below it `gow G12 8TB`. True if the town alone is in small letters, or makes a large town together with the word before it. */
function isRestOfWord({ used, address: { townName = '' } }: AddressDraft, lines: readonly string[], country: string): boolean {
  const [town] = used.townName ?? [];
  if (town === undefined) return false;
  if (IN_SMALL().test(townName) && lines.some((line) => CAPITALIZED().test(line))) return true;
  const before = [...lines.slice(0, town.line), lines[town.line]?.slice(0, town.start) ?? ''].map((line) => line.replace(/[\s,]+$/, ''));
  const word = LAST_WORD().exec(before.findLast((line) => line !== '') ?? '')?.[0];
  return word !== undefined && isLargeTown(word + townName, country);
}

/** ` - SP`, `, Jalisco`: what may be the subdivision behind a town. */
const LAST_PART = /* @__PURE__ */ lazy(() => /[,(/–-] ?(\p{L}[\p{L} .]*)\)?$/u);

/** `Pécs`, below it the street and what looks like a town. True if the town is not a large one, and another field has a large town, or a name with its subdivision. */
function isOtherTownLeft({ pieces, address }: AddressDraft, country: string): boolean {
  const { townName = '', townLocationName, addressLine1, addressLine2, buildingName, buildingNumber, streetName } = address;
  if (townName === '' || isLargeTown(townName, country)) return false;
  const left = [...pieces.map(({ text }) => text), townLocationName, addressLine1, addressLine2, buildingName];
  if (buildingNumber === undefined) left.push(streetName);
  const isWithSubdivision = (text: string): boolean => {
    const [, part] = LAST_PART().exec(text) ?? [];
    return part !== undefined && address.countrySubdivision === undefined && isSubdivision(part, country);
  };
  return left.some((text) => text !== undefined && (isLargeTown(text, country) || isWithSubdivision(text)));
}

/** `Please quote this number`, `IBAN on file`. */
const ENDS_IN_SMALL = /* @__PURE__ */ lazy(() => /^\p{Lu}.* \p{Ll}{3,}$/u);

/** What may stand behind the name of a town and be a part of it: a number, a letter, a word for its post office or its centre. */
const BELONGS_TO_TOWN = /* @__PURE__ */ pattern(() => `^(?:${behindTownName}|\\p{L}{1,3}|[ivx\\d]+)(?![\\p{L}\\p{N}])`, 'iu');

/** `Győr Baross`, and below it the rest of the street. */
function beginsWithLargeTown(town: string, country: string): boolean {
  if (isLargeTown(town, country)) return false;
  return [...town.matchAll(/ +/g)].some(
    ({ index, 0: gap }) => isLargeTown(town.slice(0, index), country) && !BELONGS_TO_TOWN().test(town.slice(index + gap.length)),
  );
}
