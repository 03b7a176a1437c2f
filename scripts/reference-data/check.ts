/**
 * Checks a dataset before it is written: its header against `schema/dataset.schema.json`, its columns and cells against the table of its
 * kind in `schema/rows.schema.json`, where a row is an object with a member for each column.
 *
 * The member `uniqueKey` of a table is not part of JSON Schema: it names the columns that no two rows share.
 */
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { isCutName } from './bank-names.js';
import { readJson } from './read.js';
import { nearest } from './text.js';

/** The table of one kind of dataset. */
export interface Table {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
  readonly uniqueKey: readonly string[];
}

interface RowsSchema {
  readonly properties: Readonly<Record<string, Table>>;
}

const SCHEMAS = fileURLToPath(new URL('../../reference-data/schema', import.meta.url));
const ROWS = readJson<RowsSchema>(SCHEMAS, 'rows.schema.json');

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, keywords: ['uniqueKey'] });
ajv.addSchema(ROWS, 'rows');
const validateHeader = ajv.compile(readJson<object>(SCHEMAS, 'dataset.schema.json'));

/** Stops after this many messages: the rest is mostly the same fault. */
const LIMIT = 20;

/** E-mail addresses and telephone numbers: a dataset holds facts about banks only. */
const CONTACT = /@[\p{L}\p{N}-]+\.|\+\d[\d ()/-]{7,}|\b(?:e-?mail|tel|phone|fax)\b ?[.:]/iu;

/** Control and format characters, line separators and the mark of a wrong encoding; not the joiners that Persian and Sinhala need. */
const STRAY = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]/u;

/** The table of a dataset: that of its own name (`registries/countries`), else that of its folder (`banks`). */
function tableNameOf(dataset: string): string {
  const [folder = ''] = dataset.split('/');
  const name = [dataset, folder].find((candidate) => Object.hasOwn(ROWS.properties, candidate));
  if (name === undefined) throw new Error(`${dataset}: reference-data/schema/rows.schema.json has no table "${folder}" or "${dataset}".`);
  return name;
}

export function tableOf(dataset: string): Table {
  const table = ROWS.properties[tableNameOf(dataset)];
  if (table === undefined) throw new Error(`${dataset} has no table`);
  return table;
}

const escapedPointer = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

function rowValidator(dataset: string): ValidateFunction {
  const validate = ajv.getSchema(`rows#/properties/${escapedPointer(tableNameOf(dataset))}`);
  if (validate === undefined) throw new Error(`${dataset} has no table`);
  return validate;
}

const kindOfCell = (cell: Cell | undefined): string => (cell === null ? 'null' : typeof cell === 'string' ? 'text' : typeof cell);

/** The message of JSON Schema, with the values that it does not name. */
function messageOf({ message, params }: ErrorObject): string {
  if ('additionalProperty' in params) return `${message} (${String(params.additionalProperty)})`;
  return 'allowedValues' in params ? `must be ${params.allowedValues.join(' or ')}` : `${message}`;
}

function headerFaults(dataset: Dataset): string[] {
  if (validateHeader({ ...dataset, rows: [] })) return [];
  return (validateHeader.errors ?? []).map((error) => {
    const path = error.instancePath.split('/').slice(1);
    const found: unknown = path.reduce<unknown>((value, member) => Object(value)[member], dataset);
    const told = path.length > 0 && typeof found !== 'object' ? `, found ${JSON.stringify(found)}` : '';
    return `${['header', ...path].join('.')}: ${messageOf(error)}${told}`;
  });
}

function columnFaults({ dataset, columns }: Dataset): string[] {
  const { required, properties } = tableOf(dataset);
  const known = Object.keys(properties);
  const unknown = columns.flatMap((column, at) =>
    known.includes(column)
      ? []
      : [`column ${at + 1} "${column}" is not known. Did you mean "${nearest(column, known)}"? Known columns: ${known.join(', ')}.`],
  );
  const missing = required.filter((column) => !columns.includes(column)).map((column) => `the column "${column}" is missing.`);
  const repeated = columns.filter((column, at) => columns.indexOf(column) < at).map((column) => `the column "${column}" is there twice.`);
  return [...unknown, ...missing, ...repeated];
}

/** Says what is wrong with a cell, in words, where the message of JSON Schema does not. */
function cellFault(error: ErrorObject, record: Readonly<Record<string, Cell>>): string {
  const { instancePath, keyword, params } = error;
  const column = instancePath.slice(1);
  const cell = record[column];
  if (keyword === 'type') {
    const expected = [params.type].flat().map((type) => (type === 'string' ? 'text' : String(type)));
    return `column "${column}": expected ${expected.join(' or ')}, found ${kindOfCell(cell)} ${JSON.stringify(cell)}`;
  }
  return `column "${column}": ${JSON.stringify(cell)} ${messageOf(error)}`;
}

/** What is wrong with a text, whatever its column. */
function textFaults(record: Readonly<Record<string, Cell>>): string[] {
  return Object.entries(record).flatMap(([column, cell]) => {
    if (typeof cell !== 'string') return [];
    const stray = STRAY.exec(cell)?.[0];
    if (stray !== undefined) {
      const code = (stray.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return [`column "${column}": ${JSON.stringify(cell)} contains the control character U+${code}. Clean the text with tidy().`];
    }
    if (cell === '') return [`column "${column}": an empty text. Write null where nothing is known.`];
    if (cell !== cell.trim())
      return [`column "${column}": ${JSON.stringify(cell)} begins or ends with a space. Clean the text with tidy().`];
    return CONTACT.test(cell) ? [`column "${column}": contact details do not belong in a dataset.`] : [];
  });
}

function rowFaults({ dataset, columns, rows }: Dataset): string[] {
  const { uniqueKey } = tableOf(dataset);
  const validate = rowValidator(dataset);
  const firstRows = new Map<string, number>();
  const faults: string[] = [];
  for (const [at, row] of rows.entries()) {
    const where = `row ${at + 1} (${row.slice(0, 2).join(', ')})`;
    if (row.length !== columns.length) faults.push(`${where}: ${row.length} cells for ${columns.length} columns`);
    const record = Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]));
    const cellFaults = validate(record) ? [] : (validate.errors ?? []).map((error) => cellFault(error, record));
    faults.push(...[...textFaults(record), ...cellFaults].map((fault) => `${where}, ${fault}`));
    const key = JSON.stringify(uniqueKey.map((column) => record[column] ?? null));
    const first = firstRows.get(key);
    if (first !== undefined) faults.push(`${where}: ${uniqueKey.join(' and ')} are the same as in row ${first + 1}`);
    else firstRows.set(key, at);
    if (faults.length >= LIMIT) return [...faults, 'and perhaps more.'];
  }
  return faults;
}

/** Names that were cut. The rules of `bank-names.ts` set them; what they miss is a fault. */
function nameFaults({ dataset, columns, rows }: Dataset): string[] {
  const column = columns.indexOf('name');
  if (!/^(?:banks|bics)\//.test(dataset) || column < 0) return [];
  return rows.flatMap((row, at) => {
    const name = row[column];
    if (typeof name !== 'string' || !isCutName(name)) return [];
    return [`row ${at + 1} (${row.slice(0, 2).join(', ')}): the name ${JSON.stringify(name)} was cut`];
  });
}

/** Everything that is wrong with a dataset, a sentence each; nothing when it may be written. */
export function findFaults(dataset: Dataset): readonly string[] {
  const columns = columnFaults(dataset);
  const faults = [...headerFaults(dataset), ...columns, ...(columns.length === 0 ? [...rowFaults(dataset), ...nameFaults(dataset)] : [])];
  return faults.map((fault) => `reference-data/${dataset.dataset}.json: ${fault}`);
}
