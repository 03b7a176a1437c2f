/**
 * The columns of a list of addresses: those of an instruction, and address lines beyond the third, such as `Address 4`, which an instruction does not have.
 * In many lists of vendors they hold the town or the country.
 */

import { readMembers } from '../../src/instruction/values.js';
import { resolveName } from '../files/column-fields.js';
import { type ColumnNote, type ColumnOptions, planColumns, type ReadTable } from '../files/column-plan.js';
import { createInstructionMapper } from '../files/csv-columns.js';

const LAST_LINE = 'creditor.address.addressLine3';

/** True for the name of an address line with a number from 4 to 9. */
const isFurtherLine = (name: string): boolean =>
  /[4-9]\s*$/.test(name) && resolveName(name.replace(/[4-9]\s*$/, '3')).some(({ path }) => path === LAST_LINE);

/** True for a text that is not blank. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Adds lines to the third address line of an instruction. */
function withLines(instruction: unknown, more: readonly string[]): unknown {
  const members = readMembers(instruction);
  const creditor = readMembers(members.creditor);
  const address = readMembers(creditor.address);
  const addressLine3 = [address.addressLine3, ...more].filter(isText).join('\n');
  return { ...members, creditor: { ...creditor, address: { ...address, addressLine3 } } };
}

export const readAddressTable =
  (options: ColumnOptions): ReadTable =>
  (header) => {
    const plan = planColumns(header, options);
    const read = createInstructionMapper(plan);
    const further = plan.notes.flatMap(({ name, by }, column) => (by === 'none' && isFurtherLine(name) ? [column] : []));
    const notes = plan.notes.map((note, column): ColumnNote => {
      return further.includes(column) ? { name: note.name, by: 'name', path: LAST_LINE, remark: 'added to its lines' } : note;
    });
    const readRow = (cells: readonly string[]): unknown => {
      const more = further.map((column) => cells[column]).filter(isText);
      return more.length === 0 ? read(cells) : withLines(read(cells), more);
    };
    return { readRow, notes };
  };
