/** The engine of the current day: rules have dates, and a service runs for many days. */
import type { Engine } from 'payprep';

/** One engine; a function that makes the engine of a day; or, if data are replaced while the service runs, one that returns the current engine. */
export type EngineSource = Engine | ((on: string) => Engine) | { readonly current: () => Engine };

/** Returns the given engine, or the engine of the day, made once a day (UTC). */
export function engineOfToday(given: EngineSource, clock: () => Date): () => Engine {
  if (typeof given !== 'function') return 'current' in given ? given.current : () => given;
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

/** The day as a number, which is faster than a text. */
const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY);

const textOf = (date: Date): string => date.toISOString().slice(0, 10);
