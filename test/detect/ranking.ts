/** Where `detect` ranks each kind for its samples: alone, with its country, and behind its label. `docs/detect.md` shows it. */

import type { Kind } from '../../src/detect/kind.js';
import { kinds } from '../../src/detect/kinds.js';
import { type Detection, detect } from '../../src/detect.js';
import { foldWord } from '../../src/identifiers/labels.js';
import { samples } from './samples.js';

export const nameOf = ({ kind, country }: { readonly kind: string; readonly country?: string }): string =>
  country === undefined ? kind : `${kind} ${country}`;

/** A sample for which another kind comes first. */
export interface Behind {
  readonly text: string;
  readonly first: Detection;
  readonly own: Detection | undefined;
}

export interface Ranking {
  readonly kind: Kind;
  readonly count: number;
  /** Samples for which another kind comes first: alone, and where the country is given. */
  readonly alone: readonly Behind[];
  readonly inCountry: readonly Behind[];
  /** The same behind the label, where it is no name of the kind that comes first. */
  readonly labelled: readonly Behind[];
}

function behind(kind: Kind, text: string, country?: string): readonly Behind[] {
  const found = detect(text, { country });
  const [first] = found;
  const own = found.find((each) => nameOf(each) === nameOf(kind));
  return first === undefined || first === own ? [] : [{ text, first, own }];
}

const fold = (name: string): string =>
  name
    .trim()
    .split(/[^\p{L}\p{N}]+/u)
    .map(foldWord)
    .join(' ');

/** True where the kind is called so, too: a TIN is a number of many countries. */
const isCalled = (detection: Detection, label: string): boolean =>
  kinds().some((kind) => nameOf(kind) === nameOf(detection) && kind.names.some((name) => fold(name) === fold(label)));

export const rankings: readonly Ranking[] = kinds().map((kind) => {
  const texts = samples.filter((sample) => sample.kind === kind).map(({ text }) => text);
  const [label] = kind.names;
  return {
    kind,
    count: texts.length,
    alone: texts.flatMap((text) => behind(kind, text)),
    inCountry: kind.country === undefined ? [] : texts.flatMap((text) => behind(kind, text, kind.country)),
    labelled:
      label === undefined
        ? []
        : texts.flatMap((text) => behind(kind, `${label.trim()}: ${text}`)).filter(({ first }) => !isCalled(first, label)),
  };
});
