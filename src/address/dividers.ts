/** Divides the pieces of an address where a word of its country says that a part ends, and no comma does: `Gazi Cad. No:45 Kat:3`. */
import { dividers } from '../../rules/addresses/customs.js';
import type { Draft } from './draft.js';

const patterns = new Map<string, RegExp>();

function patternOf(country: string): RegExp | undefined {
  const sources = dividers[country];
  if (sources === undefined) return undefined;
  const pattern = patterns.get(country) ?? new RegExp(sources.join('|'), 'gu');
  patterns.set(country, pattern);
  return pattern;
}

/** Divides the pieces. The lines in which it did: what stands there without a comma is likely and never certain. */
export function divide(draft: Draft, country: string): ReadonlySet<number> {
  const pattern = patternOf(country);
  const lines = new Set<number>();
  if (pattern === undefined) return lines;
  for (const piece of draft.pieces) {
    const places = [...piece.folded.matchAll(pattern)].map(({ index }) => piece.start + index);
    let rest = piece;
    for (const at of places) {
      draft.split(rest, at);
      rest = draft.pieces.find(({ line, end }) => line === piece.line && end === piece.end) ?? rest;
    }
    if (places.length > 0) lines.add(piece.line);
  }
  return lines;
}
