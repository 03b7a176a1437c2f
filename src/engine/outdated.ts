/**
 * Datasets that are old on the day of a payment: more than a year older than that day.
 *
 * The gotcha: an edition can be a month or a year. It counts as old only where its last day is.
 */
import { yearsBefore } from '../identifiers/date.js';

/** A dataset that was read, and its edition. */
export interface OutdatedDataset {
  readonly dataset: string;
  readonly edition: string;
}

/** True for an edition that ended more than a year before the day. An edition that is no date is never old. */
export function isOutdated(edition: string, on: string): boolean {
  return /^\d{4}(?:-\d\d){0,2}$/.test(edition) && edition < yearsBefore(on, 1).slice(0, edition.length);
}

/** The datasets among these, by name → edition, that are old on a day, in the order of their names. */
export const outdatedDatasets = (editions: Readonly<Record<string, string>>, on: string): readonly OutdatedDataset[] =>
  Object.entries(editions)
    .filter(([, edition]) => isOutdated(edition, on))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([dataset, edition]) => ({ dataset, edition }));
