/**
 * Maps the cells of a record to the fields of a payment instruction.
 *
 * A column is named by the path of its field, with an index for arrays, `creditor.documents.0.value`, or by what people call it. Columns of other
 * names belong to the user and are ignored.
 *
 * @see Payment Preparation Interface, payment instruction and recipient
 */
import { cellReader, typeOfAccount } from './cell-values.js';
import { ACCOUNT, ANY_TYPE } from './column-accounts.js';
import type { ColumnPlan, FieldColumn } from './column-plan.js';

interface Tree {
  [name: string]: Tree | string;
}

/** A text that a program wrote as a formula, so that a spreadsheet keeps its zeros. */
const FORMULA = /^="([^"]*)"$/;

const textOf = (cell: string | undefined): string | undefined => (cell?.startsWith('=') ? (FORMULA.exec(cell)?.[1] ?? cell) : cell);

/** Turns the cells of a record into an instruction. An empty cell is an absent field. */
export type InstructionMapper = (cells: readonly string[]) => unknown;

const ID_TYPE = ['creditorAccount', 'id', 'type'];

/** Creates the mapper for a file, from the plan of its columns. */
export function createInstructionMapper({ fields, constants }: ColumnPlan): InstructionMapper {
  const columns = fields.map(({ column, path, idType, isByName }) => {
    return { column, path: path.split('.'), idType, isAccount: path === ACCOUNT, read: isByName === true ? cellReader(path) : undefined };
  });
  const notAccountIn = fields.find(({ otherwiseIn }) => otherwiseIn !== undefined);
  const defaults = constants.map(([path, value]) => ({ path: path.split('.'), value }));
  return (cells) => {
    const instruction: Tree = {};
    for (const { column, path, idType, read, isAccount } of columns) {
      const text = textOf(cells[column]);
      const cell = text === undefined || read === undefined ? text : read(text);
      if (cell === undefined || cell === '' || (isAccount && cell.trim() === '') || textAt(instruction, path) !== undefined) continue;
      setAtPath(instruction, path, cell);
      const type = idType === ANY_TYPE ? typeOfAccount(cell) : idType;
      if (type !== undefined && textAt(instruction, ID_TYPE) === undefined) setAtPath(instruction, ID_TYPE, type);
    }
    for (const { path, value } of defaults) if (textAt(instruction, path) === undefined) setAtPath(instruction, path, value);
    if (notAccountIn !== undefined) leaveOutAccount(instruction, notAccountIn);
    return listDocuments(divideAddressLines(instruction));
  };
}

/** In some countries the name of the column means something else (`otherwiseIn`): there its cell is not the account. */
function leaveOutAccount(instruction: Tree, { path, otherwiseIn = [] }: FieldColumn): void {
  const country = textAt(instruction, ['country'])?.toUpperCase() ?? '';
  if (otherwiseIn.includes(country) && path === ACCOUNT) delete instruction.creditorAccount;
}

const LINES = ['addressLine1', 'addressLine2', 'addressLine3'] as const;

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

function textAt(tree: Tree, path: readonly string[]): string | undefined {
  let found: Tree | string | undefined = tree;
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function setAtPath(tree: Tree, path: readonly string[], cell: string): void {
  let parent = tree;
  for (const name of path.slice(0, -1)) {
    const child = parent[name];
    const next: Tree = typeof child === 'object' ? child : {};
    parent[name] = next;
    parent = next;
  }
  parent[path.at(-1) ?? ''] = cell;
}

/** Turns the documents, collected by index, into an array. `Object.values` gives them by ascending index. */
function listDocuments(instruction: Tree): unknown {
  const { creditor } = instruction;
  if (typeof creditor !== 'object' || typeof creditor.documents !== 'object') return instruction;
  return { ...instruction, creditor: { ...creditor, documents: Object.values(creditor.documents) } };
}
