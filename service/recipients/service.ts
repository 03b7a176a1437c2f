/** The parts that every endpoint uses. */

import type { Engine } from 'payprep';
import type { Random } from '../bytes/random.js';
import type { Store } from '../storage/port.js';

export interface Service {
  readonly store: Store;
  /** Returns the engine of the current day. */
  readonly engine: () => Engine;
  readonly clock: () => Date;
  readonly random: Random;
  /** The trace of the request; it is stored with the events of the request. */
  readonly traceparent?: string | undefined;
}
