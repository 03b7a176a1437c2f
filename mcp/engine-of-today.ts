/** The engine of the day: rules have dates, and a server runs for longer than one. */
import type { Engine } from 'payprep/full';

/** Makes the engine of a day (UTC) at the first call on that day, and keeps it until the next day. */
export function engineOfToday(make: (on: string) => Engine, clock: () => Date): () => Engine {
  let last: { readonly on: string; readonly engine: Engine } | undefined;
  return () => {
    const on = clock().toISOString().slice(0, 10);
    if (last?.on !== on) last = { on, engine: make(on) };
    return last.engine;
  };
}
