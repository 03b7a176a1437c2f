/**
 * Days as numbers, counted from 1970-01-01, in the Gregorian calendar: what is computed with. They depend on no clock and no time zone.
 */
import { isDate } from '../identifiers/date.js';

const MILLISECONDS = 86_400_000;

export const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / MILLISECONDS;

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The number of a date; undefined for a text that is none. */
export const readDate = (text: unknown): number | undefined =>
  typeof text === 'string' && isDate(text) ? Date.parse(`${text}T00:00:00Z`) / MILLISECONDS : undefined;

export const formatDate = (day: number): string => new Date(day * MILLISECONDS).toISOString().slice(0, 10);

export const yearOf = (day: number): number => new Date(day * MILLISECONDS).getUTCFullYear();
