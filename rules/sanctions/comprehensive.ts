/**
 * Countries under comprehensive sanctions: payments to them are forbidden by default, whoever is paid, and allowed by licence or exception.
 *
 * The gotcha: lists of persons and banks, and sanctions on a region (Crimea, Donetsk, Luhansk), are no part of this. Whom a payer must screen, and
 * by whose law, this library cannot say.
 *
 * @see 31 CFR 560.301(a) and 510.304(a)(1) for Iran and North Korea, read on 2026-11-29; Executive Order 14312 of 30 June 2025, revoking Executive Order
 * 13582 on Syria from 1 July 2025; 31 CFR 515.201 for Cuba and Council Regulations (EU) 2016/841 and 2017/1509 for North Korea (by reports on them)
 */
import type { DateText } from '../vocabulary/scheme.js';

export interface ComprehensiveSanctions {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The laws, as they are cited. */
  readonly programmes: string;
  /** First day, YYYY-MM-DD. */
  readonly from: DateText;
  /** Last day; absent: still in force on 2026-11-29. */
  readonly until?: DateText;
}

export const comprehensiveSanctions: readonly ComprehensiveSanctions[] = [
  { country: 'CU', programmes: '31 CFR Part 515', from: '1963-07-08' },
  { country: 'IR', programmes: '31 CFR Part 560', from: '1997-08-20' },
  { country: 'KP', programmes: '31 CFR Part 510, Regulation (EU) 2017/1509', from: '2016-03-16' },
  { country: 'SY', programmes: '31 CFR Part 542', from: '2011-08-18', until: '2025-06-30' },
];
