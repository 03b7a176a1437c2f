/** How long is kept what is kept for looking back. */

const DAY = 24 * 60 * 60 * 1000;

/** Events that went out, and what came of them. */
const EVENT_DAYS = 30;

/** Of events that are settled, those of after this time are kept. */
export const eventsKeptSince = (now: Date): Date => new Date(now.getTime() - EVENT_DAYS * DAY);
