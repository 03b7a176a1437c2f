/** Signs that a text in the place of the town is more than a town, or something else. */

import { buildingsNoTown, kindsOfZones, zones } from '../../rules/addresses/buildings.js';
import { townsOfTheSameName } from '../../rules/addresses/countries.js';
import { scriptsWithoutSpaces } from '../../rules/addresses/scripts.js';
import { streetsInsideTown } from '../../rules/addresses/streets.js';
import { behindTownName } from '../../rules/addresses/town-names.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { countryOfName } from './country-name.js';
import type { AddressDraft } from './draft.js';
import {
  areRelated,
  belongsBefore,
  isLargeTown,
  isSubdivision,
  isSubdivisionCode,
  isTownAsSubdivision,
  knowsSubdivisions,
  layoutOf,
} from './facts.js';
import { pattern } from './patterns.js';
import { type AddressPiece, anyOf, isBefore } from './text.js';

/** True where the last words are a subdivision, and nothing says whether they belong to the name of the town: `Laoag City Ilocos Norte`. */
export function endsInSubdivision({ text, folded }: AddressPiece, country: string): boolean {
  if (isTownAsSubdivision(text, country)) return false;
  return [...text.matchAll(/[^\s/-]+/g)].slice(1).some(({ index }) => {
    const name = text.slice(index);
    // `são paulo/sp`, `são paulo - sp`
    const isSmall = text === text.toLowerCase() && /(?:\/|- )$/.test(text.slice(0, index));
    return (
      !belongsBefore(folded.slice(0, index).replace(/[ -]+$/, '')) &&
      (isSubdivision(name, country) || (isSmall && isSubdivisionCode(name, country)))
    );
  });
}

const STREET_INSIDE = /* @__PURE__ */ pattern(() => `\\p{L} ${anyOf(streetsInsideTown)}\\.? \\p{L}`);

/** `Letterkenny Retail Park Letterkenny` */
const ZONE_INSIDE = /* @__PURE__ */ pattern(() => `\\b${anyOf(kindsOfZones)} ${anyOf(zones)}\\b`);

/** `Yelwa JOS`: the town is what is in capitals, or all of it. */
const CAPITALS_BEHIND = /* @__PURE__ */ pattern(() => `\\p{Ll}{2}.* (?!${behindTownName.toUpperCase()}|[IVX]+$)\\p{Lu}{3}`);

/** `Chingeltei District - Ulaanbaatar` */
const TWO_NAMES = / [-–] /;

/** Signs, emojis, control characters, halves of a character. */
const NO_NAME = /* @__PURE__ */ lazy(() => /[\p{So}\p{Cc}\p{Cs}\p{Co}]/u);

const WITHOUT_SPACES = /* @__PURE__ */ pattern(() => `[${scriptsWithoutSpaces}]`);

/** `Beograd Central-Serbia`, `Le Port La Réunion`, but not `Ciudad de Panamá` nor `Fort-de-France`. */
function endsInCountry({ text, folded }: AddressPiece, country: string): boolean {
  if (townsOfTheSameName.includes(country)) return false;
  return [...text.matchAll(/[ -]/g)].some(({ 0: gap, index }) => {
    const named = countryOfName(text.slice(index + 1));
    return (
      named !== undefined && (named === country || areRelated(named, country)) && (gap === ' ' || !belongsBefore(folded.slice(0, index)))
    );
  });
}

/** `Maroussi Athens`: one of the largest towns behind another name, which is its quarter or a town beside it. */
function endsInLargeTown({ text, folded }: AddressPiece, country: string): boolean {
  if (isLargeTown(text, country)) return false;
  return [...text.matchAll(/[ /-]+/g)].some(
    ({ 0: gap, index }) =>
      isLargeTown(text.slice(index + gap.length), country) &&
      !isLargeTown(text.slice(0, index), country) &&
      !belongsBefore(folded.slice(0, index)),
  );
}

/** `Caixa Postal 423 Maputo`, `PARIS RCS Paris 395 030 844` */
const NUMBER_INSIDE = /* @__PURE__ */ lazy(() => /\p{L}.* \d{2,} .*\p{L}{3}|\d{3}|\d ?[-–/] ?\d/u);
const BUILDING_FIRST = /* @__PURE__ */ pattern(() => `^${anyOf(buildingsNoTown)} `);

/** `Yerevan 0010 RA`, `Den Bosch (NB)`: the letters of a country or of a state that we do not know. */
const TWO_CAPITALS = /^[A-Z]{2}$|\([A-Z]{2}\)$/i;

/** True for a town that may hold more than a town, or be none. */
export const isDoubtfulTown = (town: AddressPiece, country: string): boolean =>
  STREET_INSIDE().test(town.folded) ||
  ZONE_INSIDE().test(town.folded) ||
  CAPITALS_BEHIND().test(town.text) ||
  WITHOUT_SPACES().test(town.text) ||
  NUMBER_INSIDE().test(town.folded) ||
  TWO_CAPITALS.test(town.text) ||
  TWO_NAMES.test(town.text) ||
  NO_NAME().test(town.text) ||
  BUILDING_FIRST().test(town.folded) ||
  endsInCountry(town, country) ||
  endsInLargeTown(town, country) ||
  endsInSubdivision(town, country);

/** True where the last line may be a subdivision of which we know no names: `Al Asmai, Al Basrah`. */
export const mayBeSubdivision = ({ text }: AddressPiece, country: string): boolean =>
  layoutOf(country).includes('S') && !knowsSubdivisions(text, country) && !isTownAsSubdivision(text, country);

const NUMBER_OF_DISTRICT = /* @__PURE__ */ pattern(() => ` (?:${behindTownName} )?\\d{1,2}$`, 'i');
const WORD_BEHIND_TOWN = /* @__PURE__ */ pattern(() => ` ${behindTownName} `, 'i');

/** `903 26 Umeå Norrlandsgatan 2`: a number behind the town, where no other text has one. That of a district stands behind a large town: `Praha 1`. */
export const mayHoldStreet = ({ pieces, address }: AddressDraft, { text }: AddressPiece, country: string): boolean => {
  const name = text.replace(NUMBER_OF_DISTRICT(), '');
  if (name === text ? !/\d/.test(text) : !/\d/.test(name) && (WORD_BEHIND_TOWN().test(text) || isLargeTown(name, country))) return false;
  return address.postBox === undefined && pieces.every((piece) => !/\d/.test(piece.text));
};

/** `Example Slough SL1 2AB`: some words and a post code with nothing before them, where the first words may be a company. */
export const mayHoldCompany = ({ used, aside }: AddressDraft, town: AddressPiece, country: string): boolean =>
  used.postCode !== undefined &&
  / /.test(town.text) &&
  !isLargeTown(town.text, country) &&
  Object.values(used)
    .flat()
    .concat(aside)
    .every((range) => isBefore(town, range) || (range.line === town.line && range.start === town.start));
