/** The edition of a list, from what its publisher wrote: never from the clock. */
import type { List } from '../list.js';
import type { Fetched } from './fetch-file.js';
import { ListFault } from './list-fault.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-30` or `2026-11`; undefined where it is no day of the calendar. */
function dateOf({ year = '', month = '', day }: Readonly<Record<string, string | undefined>>): string | undefined {
  const number = /^\d+$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const text = [year.padStart(4, '20'), two(number), ...(day === undefined ? [] : [two(Number(day))])].join('-');
  const time = Date.parse(`${text.padEnd(10, '-01')}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, text.length) !== text ? undefined : text;
}

/** @throws ListFault where the list does not say it, or not as it did */
export function editionOf({ edition }: Pick<List, 'edition'>, { url, modified }: Pick<Fetched, 'url' | 'modified'>, text: string): string {
  if (edition.in === 'modified') {
    if (modified === undefined) throw new ListFault('neither the list nor its server says of which day it is');
    return modified;
  }
  const found = edition.pattern.exec(edition.in === 'address' ? decodeURIComponent(url) : text)?.groups;
  const date = found && dateOf(found);
  if (date === undefined) throw new ListFault(`its ${edition.in} does not say of which day it is`);
  return date;
}
