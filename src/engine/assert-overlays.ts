/** Throws where an overlay would never be looked for, or be read wrongly: a mistake of the programmer, found before the first payment. */
import { awaitOf } from '../directory/await-of.js';
import type { Dataset } from '../directory/dataset.js';
import type { ReferenceData } from '../directory/reference-data.js';
import { closestName } from '../instruction/closest-name.js';
import type { PublishedTables } from '../rules-and-data/create-engine-data.js';

/** @throws TypeError that names the first overlay that is wrong, and says what it needs */
export function assertOverlays(overlays: readonly Dataset[], tables: PublishedTables, referenceData: ReferenceData): void {
  if (!Array.isArray(overlays)) throw new TypeError('createEngine: `overlays` is an array of datasets');
  overlays.forEach((overlay: Dataset, index) => {
    const fault = faultOf(overlay ?? {}, tables, referenceData);
    if (fault !== undefined) throw new TypeError(`createEngine: overlays[${index}] ${fault}${awaitOf(overlay)}`);
  });
}

/** What the names of datasets look like: many of a kind, of a country or a currency; the rest by name. */
const NAMES = /^[a-z-]+s\/[A-Z]+$|^(registries|logos)\//;

/**
 * What is wrong with an overlay: its name, its shape or its columns. What checks read as a whole it replaces, and has to be complete; of what is
 * looked up row by row it may hold a part, with columns of its own.
 */
function faultOf(
  { dataset = '', edition, completeness, columns, rows }: Partial<Dataset>,
  tables: PublishedTables,
  referenceData: ReferenceData,
): string | undefined {
  const isRow = (row: unknown): boolean => Array.isArray(row) && row.length === columns?.length;
  if (typeof edition !== 'string' || !NAMES.test(dataset) || !Array.isArray(columns) || !Array.isArray(rows) || !rows.every(isRow)) {
    return 'needs a name such as banks/GB, an edition, columns, and rows as wide';
  }
  const table = tables[dataset];
  const isReadAsWhole = table !== undefined || dataset.startsWith('iban-rules/');
  const { columns: expected = columns } = table ?? referenceData.dataset(dataset) ?? {};
  if (isReadAsWhole && completeness !== 'complete') return `replaces ${dataset}: it has to be "complete"`;
  // a column of the caller's own is no mistake; one that is misspelt has its neighbour missing
  const isMisspelt = (column: string): boolean => !columns.includes(closestName(`${column}`, expected) ?? column);
  const isWrong = isReadAsWhole ? `${expected}` !== `${columns}` : columns.some(isMisspelt);
  return isWrong ? `has other columns than ${dataset}: ${expected}` : undefined;
}
