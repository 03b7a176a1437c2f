/** Reads `--map` and `--set`, the options for the columns of a table. */
import { isField, resolveField, suggestName } from '../files/column-fields.js';
import type { ColumnOptions } from '../files/column-plan.js';
import { UsageError } from '../terminal/io.js';
import type { Arguments } from './arguments.js';

/** @throws UsageError unless it is the path or a usual name of a field */
function checkField(option: string, field: string): string {
  if (resolveField(field) !== undefined) return field.trim();
  const suggestion = suggestName(field);
  const hint = suggestion === undefined || isField(field) ? '' : `. Did you mean ${suggestion}?`;
  throw new UsageError(`${option} names no field of an instruction, such as creditorAccount.id.value${hint}`);
}

/** The last equals sign counts: a column name may have one, a field has none. */
function readMap(text: string): readonly [string, string] {
  const at = text.lastIndexOf('=');
  if (at < 1) throw new UsageError('--map is COLUMN=FIELD: --map "IBAN=creditorAccount.id.value"');
  const field = text.slice(at + 1).trim();
  return [text.slice(0, at).trim(), field === '' ? '' : checkField('--map', field)];
}

function readSet(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new UsageError('--set is FIELD=VALUE: --set country=DE');
  return [checkField('--set', text.slice(0, at)), text.slice(at + 1)];
}

/** @throws UsageError for an unknown field */
export const readColumnOptions = ({ maps, sets }: Pick<Arguments, 'maps' | 'sets'>): ColumnOptions => ({
  maps: maps.map(readMap),
  sets: sets.map(readSet),
});
