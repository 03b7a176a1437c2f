/**
 * Maps the columns of a CSV file to the fields of a payment instruction.
 *
 * A column is named by the path of its field, with an index for arrays: `creditor.documents.0.value`. Columns of other names belong
 * to the user and are ignored. The list is closed, so that no column name can reach a prototype.
 *
 * @see Payment Preparation Interface, payment instruction and recipient
 */
import { closestName } from '../instruction/closest-name.js';
import { INSTRUCTION_FIELDS } from '../instruction/fields.js';
import { looksLikeName } from '../instruction/unknown-members.js';
import { UnreadableInput } from './unreadable-input.js';

const pathOf = (pointer: string): string => pointer.slice(1).replaceAll('/', '.');

const FIELD_PATHS: ReadonlySet<string> = new Set(
  INSTRUCTION_FIELDS.filter(({ type }) => type === 'text').map(({ pointer }) => pathOf(pointer)),
);

/** A member of an item of a list: the path of the list, an index of at most two digits, the name. */
const ITEM_PATH = /^([^\d]{1,40})\.\d{1,2}\.([a-z]{1,40})$/i;

const ITEM_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  INSTRUCTION_FIELDS.map(({ pointer, items = [] }) => [pathOf(pointer), items]),
);

function isField(name: string): boolean {
  const [, list = '', member = ''] = ITEM_PATH.exec(name) ?? [];
  return FIELD_PATHS.has(name) || ITEM_NAMES.get(list)?.includes(member) === true;
}

/** A column that is no field, and the field that was probably meant. */
export interface UnknownColumn {
  /** Absent where the name does not look like one: it may be a value. */
  readonly name?: string;
  /** From 1. */
  readonly column: number;
  readonly meant?: string;
}

/** The columns that are no fields, in their order; those without a name left out. */
export function unknownColumns(names: readonly string[]): readonly UnknownColumn[] {
  const items = [...ITEM_NAMES].flatMap(([list, members]) => members.map((member) => `${list}.0.${member}`));
  return names.flatMap((cell, at) => {
    const name = cell.trim();
    if (name === '' || isField(name)) return [];
    if (!looksLikeName(name)) return [{ column: at + 1 }];
    const meant = closestName(name, [...FIELD_PATHS, ...items]);
    return [{ name, column: at + 1, ...(meant !== undefined && { meant }) }];
  });
}

interface Tree {
  [name: string]: Tree | string;
}

/** Turns the cells of a record into an instruction. An empty cell is an absent field. */
export type InstructionMapper = (cells: readonly string[]) => unknown;

/**
 * Creates the mapper for a file, from its first row.
 *
 * @throws UnreadableInput where no column is a field of an instruction, or two columns are the same field
 */
export function createInstructionMapper(names: readonly string[]): InstructionMapper {
  const trimmed = names.map((name) => name.trim());
  const repeated = trimmed.find((name, index) => isField(name) && trimmed.indexOf(name) !== index);
  if (repeated !== undefined) throw new UnreadableInput(`it has two columns named ${repeated}`);
  const fields = trimmed.flatMap((name, column) => (isField(name) ? [{ column, path: name.split('.') }] : []));
  if (fields.length === 0) {
    throw new UnreadableInput('no column of the first row is a field of a payment instruction, such as creditorAccount.id.value');
  }
  return (cells) => {
    const instruction: Tree = {};
    for (const { column, path } of fields) {
      const cell = cells[column];
      if (cell !== undefined && cell !== '') setAtPath(instruction, path, cell);
    }
    return listDocuments(instruction);
  };
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

/** Turns the documents, collected by index, into an array. An object lists whole-number keys in ascending order. */
function listDocuments(instruction: Tree): unknown {
  const { creditor } = instruction;
  if (typeof creditor !== 'object' || typeof creditor.documents !== 'object') return instruction;
  return { ...instruction, creditor: { ...creditor, documents: Object.values(creditor.documents) } };
}
