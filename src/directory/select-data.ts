/**
 * Reference data that may be passed on, or used, on certain terms: by dataset, column and row.
 *
 * The gotcha: what was left out no longer proves anything by its absence, so that a dataset with fewer rows is partial, and its codes an excerpt. What
 * the build makes part of the code itself (countries, currencies, post codes, the British weights) is no dataset and stays: `docs/licences.md` lists it.
 */
import { cacheResults } from './cache.js';
import { CODES } from './code-spaces.js';
import type { Cell, Dataset, DatasetPart, Listed, Terms } from './dataset.js';
import type { ReferenceData } from './reference-data.js';

export interface Selection {
  /** The terms that are acceptable. */
  readonly terms: readonly Terms[];
}

const TERMS: Readonly<Record<Terms, true>> = { open: true, credit: true, unclear: true, 'non-commercial': true, refused: true };

type IsAllowed = (part: DatasetPart) => boolean;

/**
 * Reference data with those facts alone whose publishers let them be passed on on these terms. A dataset of your own says nothing of terms, and stays.
 *
 * @throws TypeError where `terms` is missing, or a text is none of the terms
 *
 * @example
 * const engine = createEngine({ referenceData: selectData(shippedData, { terms: ['open', 'credit'] }) });
 * enrich({ country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }, engine).enrichments.creditorAgent?.name // 'Commerzbank'
 */
export function selectData(referenceData: ReferenceData, selection: Selection): ReferenceData {
  const terms: unknown = selection?.terms;
  if (!Array.isArray(terms) || !terms.every((each) => Object.hasOwn(TERMS, each))) {
    throw new TypeError(`selectData takes { terms }, a list of ${Object.keys(TERMS).join(', ')}`);
  }
  const isAllowed: IsAllowed = (part) => terms.includes(part.terms);
  const dataset = cacheResults((name: string): Dataset | undefined => {
    const found = referenceData.dataset(name);
    return found && select(found, isAllowed);
  });
  const { phoneNumbers } = referenceData;
  return { dataset, ...(phoneNumbers && { phoneNumbers }) };
}

/** The dataset without what is not allowed; undefined where nothing is left that rows are found by. */
function select(dataset: Dataset, isAllowed: IsAllowed): Dataset | undefined {
  const { parts = [] } = dataset;
  if (parts.every(isAllowed)) return dataset;
  const kept = keepRows(dataset, isAllowed);
  const refused = parts.flatMap(({ columns = [], ...part }) => (isAllowed(part) ? [] : columns));
  const isRefused = dataset.columns.map((column) => refused.includes(column));
  if (kept.length === 0 || isRefused[0] === true) return undefined;
  const rows = isRefused.includes(true) ? kept.map((row) => row.map((cell, at) => (isRefused[at] === true ? null : cell))) : kept;
  return { ...headOf(dataset, parts.filter(isAllowed), rows.length < dataset.rows.length), rows };
}

/** The rows of publishers whose terms are allowed: a row whose column `publisher` names none is the first one's. */
function keepRows({ parts = [], columns, rows }: Dataset, isAllowed: IsAllowed): Dataset['rows'] {
  const at = columns.indexOf('publisher');
  const allowed = new Map<Cell | undefined, boolean>(parts.map((part) => [part.publisher, isAllowed(part)]));
  const [first] = parts;
  const ofFirst = first === undefined || isAllowed(first);
  return rows.filter((row) => (at < 0 || row[at] === null ? ofFirst : allowed.get(row[at]) === true));
}

const EXCERPT: Listed = 'excerpt';

/** What the dataset says about itself. Written out, because the rows of a shipped one are decoded when they are asked for. */
function headOf(dataset: Dataset, parts: readonly DatasetPart[], isShorter: boolean): Omit<Dataset, 'rows'> {
  const { dataset: name, edition, format, source, confidence, completeness, codeSpaces, columns } = dataset;
  const codes = CODES.filter((column) => columns.includes(column));
  const listed = isShorter ? Object.fromEntries(codes.map((column) => [column, EXCERPT])) : codeSpaces;
  return {
    dataset: name,
    edition,
    format,
    source,
    parts,
    confidence,
    completeness: isShorter ? 'partial' : completeness,
    ...(listed && { codeSpaces: listed }),
    columns,
  };
}
