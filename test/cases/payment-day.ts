/** The day of the payments of all cases that say no other. */
export const PAYMENT_DAY = '2026-11-28';
