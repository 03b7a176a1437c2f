/**
 * The logo of a bank, drawn in the page: a policy may forbid images, and one that is drawn is none.
 *
 * The gotcha: an engine of the page may have logos of its own. Only the paths and the colours of an SVG are taken, and nothing that could run or be fetched.
 */
const SVG = 'http://www.w3.org/2000/svg';
const LONGEST = 20_000;
const PATH = /<path (?:fill='(#[0-9A-Fa-f]{3,8})' )?d='([^'<>]{1,20000})'\/>/g;
const BOX = /viewBox='((?:[0-9.]{1,8} ){3}[0-9.]{1,8})'/;

/** Undefined for what is no such SVG. */
export function drawLogo(dataUri: string): SVGElement | undefined {
  const [, encoded] = /^data:image\/svg\+xml,(.{1,40000})$/.exec(dataUri) ?? [];
  if (encoded === undefined || encoded.length > 2 * LONGEST || /%(?![0-7][0-9A-Fa-f])/.test(encoded)) return undefined;
  const text = decodeURIComponent(encoded);
  const [, viewBox] = BOX.exec(text) ?? [];
  const paths = [...text.matchAll(PATH)];
  if (viewBox === undefined || paths.length === 0) return undefined;
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ viewBox, class: 'logo', part: 'bank-logo', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value);
  for (const [, fill = 'currentColor', d = ''] of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('fill', fill);
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
