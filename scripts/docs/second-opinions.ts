/** What the second sources said about the bank directories when these were built, and who is right where they disagree. */
import { readFileSync } from 'node:fs';
import { type Decision, decisions } from '../reference-data/overrides/read.js';
import type { NameDisagreement, Opinion } from '../reference-data/second-opinion.js';

const path = new URL('../../reference-data/second-opinions.json', import.meta.url);

export const opinions = (JSON.parse(readFileSync(path, 'utf8')) as { readonly opinions: readonly Opinion[] }).opinions;

const opinionByDataset = new Map(opinions.map((opinion) => [opinion.dataset, opinion]));

export const opinionAbout = (dataset: string): Opinion | undefined => opinionByDataset.get(dataset);

const known = decisions();

/** The decision about one name, or about all names of the directory. */
export const decisionAbout = (dataset: string, [, bic]: NameDisagreement): Decision | undefined =>
  known.find((decision) => decision.dataset === dataset && decision.bic === bic) ??
  known.find((decision) => decision.dataset === dataset && decision.bic === undefined);
