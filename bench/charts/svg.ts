/**
 * The little of SVG that the charts need.
 *
 * The gotcha: an image in a page of another site cannot know the colours of that site. Each chart brings its own ground, light or dark as the reader's
 * system asks for, and says in words what it shows.
 *
 * @see https://www.w3.org/TR/graphics-aria-1.0/
 */

export const WIDTH = 760;

/** The contrast of text to its ground is 7 or more, that of a bar or a line 3 or more. */
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #24292f }
  .title { font-size: 15px; font-weight: 600 }
  .note { font-size: 12px; fill: #4b5563 }
  .ours { font-weight: 600 }
  .ground { fill: #ffffff }
  .line { fill: none; stroke: #d0d7de }
  .bar { fill: #8592a0 }
  .bar.ours { fill: #0b6bcb }
  .goal { stroke: #b42318; stroke-width: 2 }
  .edge { stroke: #ffffff; stroke-width: 6 }
  .curve { fill: none; stroke: #0b6bcb; stroke-width: 2 }
  .curve.second { stroke: #b4540a; stroke-dasharray: 6 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .note { fill: #b6c0ca }
    .ground { fill: #0d1117 }
    .line { stroke: #3d444d }
    .bar { fill: #768390 }
    .bar.ours { fill: #4ea1ff }
    .goal { stroke: #ff8a80 }
    .edge { stroke: #0d1117 }
    .curve { stroke: #4ea1ff }
    .curve.second { stroke: #f0a35e }
  }
`;

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type Attributes = Readonly<Record<string, string | number>>;

const formatAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Number(value.toFixed(1)) : escapeText(value)}"`)
    .join('');

/** An element without content. */
export const shape = (name: 'rect' | 'line' | 'polyline' | 'circle', attributes: Attributes): string =>
  `<${name}${formatAttributes(attributes)}/>\n`;

export const text = (content: string, attributes: Attributes): string =>
  `<text${formatAttributes(attributes)}>${escapeText(content)}</text>\n`;

export interface Chart {
  readonly title: string;
  /** The chart in words, for who cannot see it. */
  readonly description: string;
  readonly height: number;
  readonly body: string;
}

export const formatChart = ({ title, description, height, body }: Chart): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escapeText(title)}</title>
<desc id="description">${escapeText(description)}</desc>
<style>${STYLE}</style>
${shape('rect', { class: 'ground', width: WIDTH, height, rx: 6 })}${text(title, { class: 'title', x: 16, y: 26 })}${body}</svg>
`;
