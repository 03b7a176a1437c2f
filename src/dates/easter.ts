/**
 * Easter Sunday of the western churches by the Gregorian computus, and of the eastern ones by the Julian, as days of the Gregorian calendar.
 *
 * @see Meeus, Astronomical Algorithms, 2nd edition 1998, chapter 8
 */
import { dayNumber } from './day-number.js';

/** By the Gregorian calendar, from 1583. */
export function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return dayNumber(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Between the calendars, 1900 to 2099. */
const JULIAN_LAG = 13;

/** Easter of the eastern churches, 1900 to 2099. */
export function orthodoxEasterOf(year: number): number {
  const epact = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7;
  const days = epact + toSunday + 114;
  return dayNumber(year, Math.floor(days / 31), (days % 31) + 1) + JULIAN_LAG;
}
