/**
 * Maps the cells of a record to the fields of a payment instruction.
 *
 * A column is named by the path of its field, with an index for arrays, `creditor.documents.0.value`, or by what people call it. Columns of other
 * names belong to the user and are ignored.
 *
 * @see Payment Preparation Interface, payment instruction and recipient
 */
import { cellReader, typeOfAccount } from './cell-values.js';
import { ANY_TYPE } from './column-accounts.js';
import { ACCOUNT } from './column-meanings.js';
import type { ColumnPlan, FieldColumn } from './column-plan.js';

interface Tree {
  [name: string]: Tree | string;
}

/** A text that a program wrote as a formula, so that a spreadsheet keeps its zeros. */
const FORMULA = /^="([^"]*)"$/;

const textOf = (cell: string | undefined): string | undefined => (cell?.startsWith('=') ? (FORMULA.exec(cell)?.[1] ?? cell) : cell);

/** Turns the cells of a record into an instruction. An empty cell is an absent field. */
export type InstructionMapper = (cells: readonly string[]) => unknown;

/** Where the value of a field stands. */
interface Place {
  readonly parents: readonly string[];
  readonly name: string;
}

function placeOf(path: string): Place {
  const names = path.split('.');
  return { parents: names.slice(0, -1), name: names.at(-1) ?? '' };
}

const ID_TYPE = 'creditorAccount.id.type';
const ID_TYPE_PLACE = placeOf(ID_TYPE);

/** Creates the mapper for a file, from the plan of its columns. What holds for the whole file is found out once, not for each row. */
export function createInstructionMapper({ fields, constants }: ColumnPlan): InstructionMapper {
  const filled = new Set<string>();
  const columns = fields.map(({ column, path, idType, isByName }) => {
    const mayBeFilled = filled.has(path);
    filled.add(path);
    if (idType !== undefined) filled.add(ID_TYPE);
    const read = isByName === true ? cellReader(path) : undefined;
    return { column, place: placeOf(path), mayBeFilled, idType, isAccount: path === ACCOUNT, read };
  });
  const notAccountIn = fields.find(({ otherwiseIn }) => otherwiseIn !== undefined);
  const defaults = constants.map(([path, value]) => ({ place: placeOf(path), value }));
  const hasLines = fields.some(({ path }) => LINE_PATHS.includes(path));
  return (cells) => {
    const instruction: Tree = {};
    for (const { column, place, mayBeFilled, idType, read, isAccount } of columns) {
      const text = textOf(cells[column]);
      const cell = text === undefined || read === undefined ? text : read(text);
      if (cell === undefined || cell === '' || (isAccount && cell.trim() === '')) continue;
      if (mayBeFilled && textAt(instruction, place) !== undefined) continue;
      setAt(instruction, place, cell);
      const type = idType === ANY_TYPE ? typeOfAccount(cell) : idType;
      if (type !== undefined && textAt(instruction, ID_TYPE_PLACE) === undefined) setAt(instruction, ID_TYPE_PLACE, type);
    }
    for (const { place, value } of defaults) if (textAt(instruction, place) === undefined) setAt(instruction, place, value);
    if (notAccountIn !== undefined) leaveOutAccount(instruction, notAccountIn);
    return listDocuments(hasLines ? divideAddressLines(instruction) : instruction);
  };
}

const COUNTRY = placeOf('country');

/** In some countries the name of the column means something else (`otherwiseIn`): there its cell is not the account. */
function leaveOutAccount(instruction: Tree, { path, otherwiseIn = [] }: FieldColumn): void {
  const country = textAt(instruction, COUNTRY)?.toUpperCase() ?? '';
  if (otherwiseIn.includes(country) && path === ACCOUNT) delete instruction.creditorAccount;
}

const LINES = ['addressLine1', 'addressLine2', 'addressLine3'] as const;
const LINE_PATHS: readonly string[] = LINES.map((line) => `creditor.address.${line}`);

/** A cell of several lines holds as many lines of an address; lines after the third are joined to it. */
function divideAddressLines(instruction: Tree): Tree {
  const { creditor } = instruction;
  const address = typeof creditor === 'object' ? creditor.address : undefined;
  if (typeof address !== 'object') return instruction;
  const texts = LINES.flatMap((line) => address[line] ?? []).filter((text) => typeof text === 'string');
  if (!texts.some((text) => LINE_END.test(text))) return instruction;
  const lines = texts
    .flatMap((text) => text.split(LINE_END))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first, second, ...rest] = lines;
  const divided = [first, second, rest.length > 0 ? rest.join(', ') : undefined];
  for (const [index, line] of LINES.entries()) {
    const text = divided[index];
    if (text === undefined) delete address[line];
    else address[line] = text;
  }
  return instruction;
}

const LINE_END = /\r\n|\r|\n/;

function textAt(tree: Tree, { parents, name }: Place): string | undefined {
  let parent: Tree | string | undefined = tree;
  for (const each of parents) parent = typeof parent === 'object' ? parent[each] : undefined;
  const found = typeof parent === 'object' ? parent[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function setAt(tree: Tree, { parents, name }: Place, cell: string): void {
  let parent = tree;
  for (const each of parents) {
    const child = parent[each];
    const next: Tree = typeof child === 'object' ? child : {};
    if (next !== child) parent[each] = next;
    parent = next;
  }
  parent[name] = cell;
}

/** Turns the documents, collected by index, into an array. `Object.values` gives them by ascending index. */
function listDocuments(instruction: Tree): unknown {
  const { creditor } = instruction;
  if (typeof creditor !== 'object' || typeof creditor.documents !== 'object') return instruction;
  return { ...instruction, creditor: { ...creditor, documents: Object.values(creditor.documents) } };
}
