/**
 * When a dataset was last held against its publisher, and by when that has to be done again.
 *
 * The promise: of a list that is downloaded, a new edition is here within 45 days of the day on which it is due, by the list's own rhythm; every other dataset is looked at within a
 * year of its edition. The gotcha: an edition that is a month or a year counts from its last day.
 */
import type { Dataset } from '../../src/directory/dataset.js';
import { LISTS } from './lists.js';

/** Days from when a new edition is due until it has to be here. */
export const WITHIN = 45;
const YEAR = 365;

const DAY_MS = 86_400_000;

/** Dataset → the days between two editions of its list. */
const rhythms: ReadonlyMap<string, number> = new Map(
  Object.values(LISTS).flatMap(({ makes, rhythm }) => (makes === undefined ? [] : [[makes.dataset, rhythm] as const])),
);

export const isDownloaded = (dataset: string): boolean => rhythms.has(dataset);

/** The last day of an edition: `2026` ends on 2026-12-31. */
function lastDayOf(edition: string): number {
  const [year = 0, month = 12, day] = edition.split('-').map(Number);
  return day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day);
}

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export interface Review {
  /** The day of the last look. */
  readonly reviewed: string;
  /** The last day on which that is enough. */
  readonly nextReview: string;
}

export function reviewOf({ dataset, edition, source }: Pick<Dataset, 'dataset' | 'edition' | 'source'>): Review {
  const rhythm = rhythms.get(dataset);
  const days = rhythm === undefined ? YEAR : rhythm + WITHIN;
  return { reviewed: source.retrieved, nextReview: textOf(lastDayOf(edition) + days * DAY_MS) };
}
