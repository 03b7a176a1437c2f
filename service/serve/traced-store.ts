/** A store whose transactions are spans, below the request or the delivery that they are for: what nobody asked for is none. */
import { StorageError } from '../storage/errors.js';
import type { Store } from '../storage/port.js';
import type { SpanEnd, Tracer } from '../tracing/tracer.js';

/** `system`: as the semantic conventions name the database; undefined for none. */
export function tracedStore(store: Store, tracer: Tracer, system: 'postgresql' | undefined): Store {
  const name = 'TRANSACTION payprep';
  const attributes = { 'db.system.name': system, 'db.namespace': 'payprep', 'db.operation.name': 'TRANSACTION' };
  return {
    ...store,
    async transaction(work, signal) {
      const span = tracer.startBelow({ name, kind: 'CLIENT', attributes });
      if (span === undefined) return store.transaction(work, signal);
      try {
        const result = await span.run(() => store.transaction(work, signal));
        span.end({});
        return result;
      } catch (fault) {
        span.end(endOf(fault));
        throw fault;
      }
    },
  };
}

/** What the work itself decides is no fault of the database. */
function endOf(fault: unknown): SpanEnd {
  if (!(fault instanceof StorageError)) return {};
  return { isError: true, attributes: { 'error.type': fault.code, 'db.response.status_code': fault.sqlState } };
}
