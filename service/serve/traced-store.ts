/** A store whose transactions are spans below the span of their request or delivery. A transaction outside of these is no span. */
import { StorageError } from '../storage/errors.js';
import type { Store } from '../storage/port.js';
import type { SpanEnd, Tracer } from '../tracing/tracer.js';

/** `system`: the name of the database in the semantic conventions; undefined for the store in memory. */
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

/** Only errors of the store count as errors of the span, not those that the work throws. */
function endOf(fault: unknown): SpanEnd {
  if (!(fault instanceof StorageError)) return {};
  return { isError: true, attributes: { 'error.type': fault.code, 'db.response.status_code': fault.sqlState } };
}
