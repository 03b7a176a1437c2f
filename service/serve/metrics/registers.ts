/** Where metrics are registered. */
import type { Registry } from 'prom-client';

export type Registers = Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>[];
