/**
 * The colours that a page in the colour of an organization needs, each against what it stands on: at least 4.5:1, as WCAG 2.2 (level AA) asks of text.
 *
 * The gotcha: the grounds are those of `page/styles.css`; a test holds the two together.
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
  /** A ground that is tinted. */
  readonly accentSoft: string;
  /** The ground of the main button: the colour itself. */
  readonly fill: string;
  /** The same under the pointer. */
  readonly fillStrong: string;
  readonly onFill: string;
}

/** What the page paints on, by colour scheme. */
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

/** How much of the colour is in a ground that is tinted. */
const TINT = { light: 0.1, dark: 0.22 } as const;

/** True for `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The palette of a colour. Where the colour itself is too faint for text, the text has it darker, or lighter in the dark. */
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
    // away from the text on it: what can be read stays so
    fillStrong: written(mixed(own, onFill === WHITE ? BLACK : WHITE, 0.18)),
    onFill: written(onFill),
  };
}

/** True where text in the colour itself can be read on the page of a scheme. */
export const isLegible = (colour: string, scheme: Scheme): boolean =>
  Object.values(GROUNDS[scheme])
    .slice(0, 2)
    .every((ground) => contrast(parsed(colour), parsed(ground)) >= CONTRAST);

/** 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(parsed(one), parsed(other));

/** The colour nearest to one, on the way to black or white, that can be read on all of these. */
function legible(colour: Colour, away: Colour, grounds: readonly Colour[]): Colour {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mixed(colour, away, step / STEPS);
    if (grounds.every((ground) => contrast(candidate, ground) >= CONTRAST)) return candidate;
  }
  return away;
}

/** A surface with a tint, on which the ink can still be read. */
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

/** Rounded at once: what is measured is what is painted. */
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
