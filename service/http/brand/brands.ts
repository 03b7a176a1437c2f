/**
 * The brands of the hosted page: the name, the logo and the colour of each organization, and which of its pages may embed it.
 *
 * The gotcha: the page is the same file for all organizations, so its content security policy lists the origins of all logos. A `data:` URL has no
 * origin.
 */
import { isSecure } from '../secure-url.js';
import { isColour, isLegible, type Palette, paletteOf, type Scheme } from './colours.js';

/** The settings of one organization. */
export interface BrandSettings {
  /** The name that its users know. */
  readonly name: string;
  /** A `data:` URL of an image, or an https URL. */
  readonly logo?: string;
  /** `#rrggbb` */
  readonly colour?: string;
  /** The origins of its pages that may embed the page: `https://app.example.com`. Default: none. */
  readonly embeddedBy?: readonly string[];
}

/** Organization → its brand: `{ "acme": { "name": "Acme Pay", "colour": "#0b5cad" } }`. */
export type BrandsSettings = Readonly<Record<string, BrandSettings>>;

/** A brand as the page gets it. */
export interface Brand {
  readonly name: string;
  readonly logo?: string;
  readonly palettes?: Readonly<Record<Scheme, Palette>>;
}

export interface Brands {
  of(organization: string): Brand | undefined;
  /** The origins of logos that are not `data:` URLs. */
  readonly logoOrigins: readonly string[];
  /** The origins that may embed the page of this organization. */
  embeddedBy(organization: string): readonly string[];
  /** The origins that may embed the page of any organization. */
  readonly embeddingOrigins: ReadonlySet<string>;
  /** The colours that were changed for contrast, a line each. */
  readonly remarks: readonly string[];
}

const MAX_NAME = 60;

/** The longest `data:` URL, in characters: the answer to each session contains it. */
const MAX_LOGO = 64 * 1024;

/** The most origins that may embed the page of one organization. */
const MAX_ORIGINS = 10;

const ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/;

const IMAGE = /^data:image\/(?:png|jpeg|webp|gif|avif|svg\+xml)(?:;[\w=-]{1,40}){0,3},/;

/** Control characters, marks of text direction, and other invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Reads the brands of organizations.
 *
 * @throws TypeError that names the organization and the invalid member
 * @example
 * readBrands({ acme: { name: 'Acme Pay', colour: '#ffcc00' } }).remarks
 * // ['brand of acme: text in #ffcc00 cannot be read on light; it is #8a6e00 there']
 */
export function readBrands(settings: unknown): Brands {
  if (!isObject(settings)) throw new TypeError('brands are an object: organization → { name, logo, colour }');
  const read = Object.entries(settings).map(([organization, value]) => [organization, settingsOf(organization, value)] as const);
  const known = new Map(read);
  const brands = new Map(read.map(([organization, own]) => [organization, brandOf(own)]));
  return {
    of: (organization) => brands.get(organization),
    embeddedBy: (organization) => known.get(organization)?.embeddedBy ?? [],
    embeddingOrigins: new Set(read.flatMap(([, { embeddedBy = [] }]) => embeddedBy)),
    logoOrigins: [...new Set(read.flatMap(([, { logo }]) => (logo?.startsWith('https:') ? [new URL(logo).origin] : [])))],
    remarks: read.flatMap(([organization, { colour }]) => (colour === undefined ? [] : remarksOn(organization, colour))),
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MEMBERS: readonly string[] = ['name', 'logo', 'colour', 'embeddedBy'];

function settingsOf(organization: string, value: unknown): BrandSettings {
  const refuse = (problem: string): never => {
    throw new TypeError(`brand of ${organization}: ${problem}`);
  };
  if (!isObject(value)) return refuse('it is an object: { name, logo, colour }');
  const unknown = Object.keys(value).find((member) => !MEMBERS.includes(member));
  if (unknown !== undefined) refuse(`there is no member ${unknown}`);
  const { name, logo, colour, embeddedBy } = value;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME || INVISIBLE.test(name))
    return refuse(`name has 1 to ${MAX_NAME} characters that can be seen`);
  if (logo !== undefined && !(typeof logo === 'string' && isLogo(logo)))
    return refuse(`logo is a data: URL of an image with at most ${MAX_LOGO / 1024} KiB, or an https URL`);
  if (colour !== undefined && !(typeof colour === 'string' && isColour(colour))) return refuse('colour is written #rrggbb');
  if (embeddedBy !== undefined && !(Array.isArray(embeddedBy) && embeddedBy.length <= MAX_ORIGINS && embeddedBy.every(isEmbedding)))
    return refuse(`embeddedBy is a list of at most ${MAX_ORIGINS} origins, such as https://app.example.com, without a path`);
  return {
    name: name.trim(),
    ...(logo !== undefined && { logo }),
    ...(colour !== undefined && { colour }),
    ...(embeddedBy !== undefined && { embeddedBy: embeddedBy as readonly string[] }),
  };
}

/** An origin as browsers write it, which becomes part of a header. */
const isEmbedding = (text: unknown): boolean =>
  typeof text === 'string' && ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text && isSecure(new URL(text));

function isLogo(text: string): boolean {
  if (IMAGE.test(text)) return text.length <= MAX_LOGO;
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  // the origin becomes part of a header
  return protocol === 'https:' && username === '' && password === '' && /^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(hostname);
}

const brandOf = ({ name, logo, colour }: BrandSettings): Brand => ({
  name,
  ...(logo !== undefined && { logo }),
  ...(colour !== undefined && { palettes: { light: paletteOf(colour, 'light'), dark: paletteOf(colour, 'dark') } }),
});

const remarksOn = (organization: string, colour: string): readonly string[] =>
  (['light', 'dark'] as const)
    .filter((scheme) => !isLegible(colour, scheme))
    .map(
      (scheme) =>
        `brand of ${organization}: text in ${colour} cannot be read on ${scheme}; it is ${paletteOf(colour, scheme).accent} there`,
    );
