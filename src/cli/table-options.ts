/** `--map` and `--set`: what the call says of the columns of a table. */
import { isField, resolveField, suggestName } from '../files/column-fields.js';
import type { ColumnOptions } from '../files/column-plan.js';
import type { Arguments } from './arguments.js';
import { UsageError } from './io.js';

/** Field, usual name, or for a column, nothing. */
function checkField(option: string, field: string): string {
  if (resolveField(field) !== undefined) return field.trim();
  const suggestion = suggestName(field);
  const hint = suggestion === undefined || isField(field) ? '' : `. Did you mean ${suggestion}?`;
  throw new UsageError(`${option} names no field of an instruction, such as creditorAccount.id.value${hint}`);
}

/** Column names may hold an equals sign; fields hold none. */
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

/** @throws UsageError where a field is none */
export const readColumnOptions = ({ maps, sets }: Pick<Arguments, 'maps' | 'sets'>): ColumnOptions => ({
  maps: maps.map(readMap),
  sets: sets.map(readSet),
});
