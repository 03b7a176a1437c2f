/**
 * The colours of a page in the colour of an organization, each with a contrast of at least 4.5:1 to its background, as WCAG 2.2 (level AA) requires
 * for text.
 *
 * The gotcha: the backgrounds are also in `page/styles.css`; a test compares the two.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */

/** Red, green and blue, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/** The custom properties of the page → `#rrggbb`. */
export interface Palette {
  /** Links, marks and edges. */
  readonly accent: string;
  /** Text on `accentSoft`. */
  readonly accentStrong: string;
  /** A tinted background. */
  readonly accentSoft: string;
  /** The background of the main button: the colour itself. */
  readonly fill: string;
  /** The same under the pointer. */
  readonly fillStrong: string;
  readonly onFill: string;
}

/** The backgrounds of the page, by colour scheme. */
export const GROUNDS = {
  light: { ground: '#f5f6f8', surface: '#ffffff', ink: '#16202c' },
  dark: { ground: '#10151b', surface: '#1a2129', ink: '#eef2f6' },
} as const;

export type Scheme = keyof typeof GROUNDS;

/** WCAG 2.2, 1.4.3, level AA. */
export const CONTRAST = 4.5;

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];

/** Steps between a colour and black or white. */
const STEPS = 100;

/** The share of the colour in a tinted background. */
const TINT = { light: 0.1, dark: 0.22 } as const;

/** True for `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The palette of a colour. If the colour is too faint for text, its text colour is darker, or in the dark scheme lighter. */
export function paletteOf(colour: string, scheme: Scheme): Palette {
  const own = parsed(colour);
  const { ground, surface, ink } = GROUNDS[scheme];
  const away = scheme === 'light' ? BLACK : WHITE;
  const accent = legible(own, away, [parsed(ground), parsed(surface)]);
  const soft = tinted(own, scheme, parsed(surface), parsed(ink));
  const onFill = contrast(own, WHITE) >= CONTRAST ? WHITE : BLACK;
  return {
    accent: written(accent),
    accentStrong: written(legible(mixed(accent, away, 0.15), away, [soft, parsed(ground), parsed(surface)])),
    accentSoft: written(soft),
    fill: written(own),
    // away from the colour of the text, so that the contrast grows
    fillStrong: written(mixed(own, onFill === WHITE ? BLACK : WHITE, 0.18)),
    onFill: written(onFill),
  };
}

/** True if text in the colour is legible on the page of a scheme. */
export const isLegible = (colour: string, scheme: Scheme): boolean =>
  Object.values(GROUNDS[scheme])
    .slice(0, 2)
    .every((ground) => contrast(parsed(colour), parsed(ground)) >= CONTRAST);

/** 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(parsed(one), parsed(other));

/** The colour nearest to a given one, on the way to black or white, that is legible on all of these backgrounds. */
function legible(colour: Colour, away: Colour, grounds: readonly Colour[]): Colour {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mixed(colour, away, step / STEPS);
    if (grounds.every((ground) => contrast(candidate, ground) >= CONTRAST)) return candidate;
  }
  return away;
}

/** A tinted surface on which the text is still legible. */
function tinted(colour: Colour, scheme: Scheme, surface: Colour, ink: Colour): Colour {
  for (let share: number = TINT[scheme]; share > 0; share -= 0.02) {
    const candidate = mixed(surface, colour, share);
    if (contrast(candidate, ink) >= 2 * CONTRAST) return candidate;
  }
  return surface;
}

const parsed = (colour: string): Colour => {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

/** Rounded here, so that the contrast is measured on the painted colour. */
const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const part = (index: 0 | 1 | 2): number => Math.round(one[index] + (other[index] - one[index]) * share);
  return [part(0), part(1), part(2)];
};

const written = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const luminance = ([red, green, blue]: Colour): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
