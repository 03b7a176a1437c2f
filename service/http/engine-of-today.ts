/** The engine of the day: rules have dates, and a service runs for longer than one. */
import type { Engine } from 'payprep';

/** The engine that was given; or the one that is made for a day, once a day (UTC). */
export function engineOfToday(given: Engine | ((on: string) => Engine), clock: () => Date): () => Engine {
  if (typeof given !== 'function') return () => given;
  let now = clock();
  let engine = given(textOf(now));
  return () => {
    const last = now;
    now = clock();
    if (dayOf(now) !== dayOf(last)) engine = given(textOf(now));
    return engine;
  };
}

const DAY = 86_400_000;

/** As a number, which is faster to make than a text. */
const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY);

const textOf = (date: Date): string => date.toISOString().slice(0, 10);
