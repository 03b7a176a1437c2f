/** The version of the service, as labels of a gauge whose value is 1. */
import { createRequire } from 'node:module';
import { Gauge } from 'prom-client';
import type { Registers } from './registers.js';

export interface Build {
  readonly version: string;
  /** Of payprep, and of its newest reference data: `0.1.0 2026-11-01`. */
  readonly engineEdition: string;
  readonly node: string;
}

export function countBuild({ version, engineEdition, node }: Build, registers: Registers): void {
  new Gauge({
    name: 'payprep_build_info',
    help: 'What runs',
    labelNames: ['version', 'engine_edition', 'node'],
    registers,
  }).set({ version, engine_edition: engineEdition, node }, 1);
}

const require = createRequire(import.meta.url);

export function buildOf(node: string): Build {
  const { version } = require('payprep-service/package.json') as { readonly version: string };
  const engine = require('payprep/package.json') as { readonly version: string };
  const { datasets } = require('payprep/reference-data/manifest.json') as { readonly datasets: readonly { readonly edition: string }[] };
  // an edition is a date, a month, a year or a name
  const dates = datasets.map(({ edition }) => edition).filter((edition) => /^\d{4}(?:-\d\d){0,2}$/.test(edition));
  return { version, engineEdition: `${engine.version} ${dates.sort().at(-1) ?? ''}`.trim(), node };
}
