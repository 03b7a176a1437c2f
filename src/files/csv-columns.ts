/**
 * The columns of a CSV file: which are fields of a payment instruction, and how a record becomes one.
 *
 * A column is named by the path of its field, arrays by index: `creditor.documents.0.value`. The list is closed: a column of
 * any other name is the user's own, and no name of a column can reach a prototype.
 *
 * @see Payment Preparation Interface, payment instruction and recipient
 */
import { ADDRESS_FIELDS } from '../instruction/fields.js';
import { UnreadableInput } from './entry.js';

const under = (parents: readonly string[], names: readonly string[]): string[] =>
  parents.flatMap((parent) => names.map((name) => `${parent}.${name}`));

const AGENTS = ['creditorAgent', 'intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'];

const PATHS: ReadonlySet<string> = new Set([
  'country',
  'currency',
  'method',
  ...under(AGENTS, ['bic', 'clearingSystemMemberId.memberId', 'branchId']),
  ...under(['creditor'], ['name', 'type', 'dateOfBirth', 'taxId', 'contactDetails.email', 'contactDetails.phone']),
  ...under(['creditor.address'], ADDRESS_FIELDS),
  ...under(['creditorAccount'], ['id.value', 'id.type', 'type']),
  'settlementInformation.settlementSystem',
]);

const DOCUMENT = /^creditor\.documents\.\d{1,2}\.(?:value|type)$/;

const isField = (name: string): boolean => PATHS.has(name) || DOCUMENT.test(name);

interface Tree {
  [name: string]: Tree | string;
}

/** Makes the instruction of a record; an empty cell is an absent field. */
export type InstructionMaker = (cells: readonly string[]) => unknown;

/** Reads the first row. */
export function instructionMaker(names: readonly string[]): InstructionMaker {
  const trimmed = names.map((name) => name.trim());
  const twice = trimmed.find((name, index) => isField(name) && trimmed.indexOf(name) !== index);
  if (twice !== undefined) throw new UnreadableInput(`the column ${twice} stands there twice`);
  const fields = trimmed.flatMap((name, column) => (isField(name) ? [{ column, path: name.split('.') }] : []));
  if (fields.length === 0) {
    throw new UnreadableInput('no column of the first row is a field of a payment instruction, such as creditorAccount.id.value');
  }
  return (cells) => {
    const instruction: Tree = {};
    for (const { column, path } of fields) {
      const cell = cells[column];
      if (cell !== undefined && cell !== '') set(instruction, path, cell);
    }
    return withDocuments(instruction);
  };
}

function set(tree: Tree, path: readonly string[], cell: string): void {
  let parent = tree;
  for (const name of path.slice(0, -1)) {
    const child = parent[name];
    const next: Tree = typeof child === 'object' ? child : {};
    parent[name] = next;
    parent = next;
  }
  parent[path.at(-1) ?? ''] = cell;
}

/** The documents, collected by index, as an array: keys that are numbers come in their order. */
function withDocuments(instruction: Tree): unknown {
  const { creditor } = instruction;
  if (typeof creditor !== 'object' || typeof creditor.documents !== 'object') return instruction;
  return { ...instruction, creditor: { ...creditor, documents: Object.values(creditor.documents) } };
}
