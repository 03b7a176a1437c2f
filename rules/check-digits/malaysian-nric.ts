/**
 * The Malaysian identity card number: six digits of the date of birth, two of the place, four more. It has no check digit.
 *
 * Two digits of a year leave the century open; since 2000 was a leap year and 1900 was not, the 29th of February is one in every year that four
 * divides.
 *
 * @see Jabatan Pendaftaran Negara, kod negeri: codes of states and countries
 */

/** Codes of no state and no country. Lists disagree on 70, which is accepted. */
const UNASSIGNED = new Set(['00', '17', '18', '19', '20', '69', '73', '80', '81', '94', '95', '96', '97']);

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** True when twelve digits begin with a date and a place. */
export function isMalaysianNric(digits: string): boolean {
  const year = Number(digits.slice(0, 2));
  const month = Number(digits.slice(2, 4));
  const day = Number(digits.slice(4, 6));
  const days = month === 2 && year % 4 !== 0 ? 28 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days && !UNASSIGNED.has(digits.slice(6, 8));
}
