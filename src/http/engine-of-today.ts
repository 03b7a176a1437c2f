/** The engine of the day: rules have dates, and a service runs for longer than one. */
import type { Engine } from '../engine/types.js';

/** The engine that was given; or the one that is made for a day, once a day (UTC). */
export function engineOfToday(given: Engine | ((on: string) => Engine), clock: () => Date): () => Engine {
  if (typeof given !== 'function') return () => given;
  let [day, engine] = dayAndEngine(given, clock);
  return () => {
    if (dayOf(clock()) !== day) [day, engine] = dayAndEngine(given, clock);
    return engine;
  };
}

function dayAndEngine(make: (on: string) => Engine, clock: () => Date): [string, Engine] {
  const day = dayOf(clock());
  return [day, make(day)];
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
