/**
 * Maps the columns of a CSV file to the fields of a payment instruction.
 *
 * A column is named by the path of its field, with an index for arrays: `creditor.documents.0.value`. Columns of other names belong
 * to the user and are ignored. The list is closed, so that no column name can reach a prototype.
 *
 * @see Payment Preparation Interface, payment instruction and recipient
 */
import { ADDRESS_FIELDS } from '../instruction/fields.js';
import { UnreadableInput } from './unreadable-input.js';

const joinPaths = (parents: readonly string[], names: readonly string[]): string[] =>
  parents.flatMap((parent) => names.map((name) => `${parent}.${name}`));

const AGENTS = ['creditorAgent', 'intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'];

const FIELD_PATHS: ReadonlySet<string> = new Set([
  'country',
  'currency',
  'method',
  ...joinPaths(AGENTS, ['bic', 'clearingSystemMemberId.memberId', 'branchId']),
  ...joinPaths(['creditor'], ['name', 'type', 'dateOfBirth', 'taxId', 'contactDetails.email', 'contactDetails.phone']),
  ...joinPaths(['creditor.address'], ADDRESS_FIELDS),
  ...joinPaths(['creditorAccount'], ['id.value', 'id.type', 'type']),
  'settlementInformation.settlementSystem',
]);

const DOCUMENT_PATH = /^creditor\.documents\.\d{1,2}\.(?:value|type)$/;

const isField = (name: string): boolean => FIELD_PATHS.has(name) || DOCUMENT_PATH.test(name);

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
