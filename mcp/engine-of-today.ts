/** The engine of the day: rules have dates, and a server runs for longer than one. */
import type { Engine } from 'payprep/full';

/** Makes an engine for a day when it is first asked for on that day (UTC). */
export function engineOfToday(make: (on: string) => Engine, clock: () => Date): () => Engine {
  let last: { readonly on: string; readonly engine: Engine } | undefined;
  return () => {
    const on = clock().toISOString().slice(0, 10);
    if (last?.on !== on) last = { on, engine: make(on) };
    return last.engine;
  };
}
