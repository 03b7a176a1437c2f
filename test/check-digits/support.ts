/** A layout to bind a check to: `spansOf('bank:3n check:2n')`. */
import type { Spans } from '../../rules/vocabulary/check.js';
import { compileLayout } from '../../src/identifiers/country/layout.js';

export const spansOf = (layout: string): Spans => compileLayout(layout).spans;
