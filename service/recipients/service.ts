/** What every part of the service works with. */

import type { Engine } from 'payprep';
import type { Random } from '../bytes/random.js';
import type { Store } from '../storage/port.js';

export interface Service {
  readonly store: Store;
  /** The engine of today: it knows the day that its rules are read on. */
  readonly engine: () => Engine;
  readonly clock: () => Date;
  readonly random: Random;
  /** Of the request that is served: kept with the events that come of it. */
  readonly traceparent?: string | undefined;
}
