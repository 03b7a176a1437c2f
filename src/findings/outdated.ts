/**
 * Datasets that are old on the day of a payment: more than a year older than that day.
 *
 * The gotcha: an edition can be a month or a year. It counts as old only where its last day is.
 */
import type { Editions } from '../directory/dataset.js';
import { yearsBefore } from '../identifiers/date.js';

/** A dataset that was read, and its edition. */
export interface OutdatedDataset {
  readonly dataset: string;
  readonly edition: string;
}

/** True for an edition that ended more than these years before the day. An edition that is no date is never old. */
export const isOlderThan = (years: number, edition: string, on: string): boolean =>
  /^\d{4}(?:-\d\d){0,2}$/.test(edition) && edition < yearsBefore(on, years).slice(0, edition.length);

/** True for an edition that ended more than a year before the day. */
export const isOutdated = (edition: string, on: string): boolean => isOlderThan(1, edition, on);

/** The datasets among these, by name → edition, that are old on a day, in the order of their names. */
export const outdatedDatasets = (editions: Editions, on: string): readonly OutdatedDataset[] =>
  Object.entries(editions)
    .filter(([, edition]) => isOutdated(edition, on))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([dataset, edition]) => ({ dataset, edition }));
