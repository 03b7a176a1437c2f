/**
 * The cells of a sheet as text.
 *
 * The gotcha: an account number that was typed as a number has lost its leading zeros. Where the format of the cell shows them (`00000000`), they come back.
 */

/** The value of a cell, as the library gives it. */
export type CellValue = unknown;

/** A format of zeros and separators, which sets the number of digits. */
const ZEROS = /^[0 /.\\"-]*0[0 /.\\"-]*$/;

function formatNumber(value: number, format: string | undefined): string {
  if (!Number.isInteger(value)) return String(value);
  const digits = BigInt(value).toString();
  if (format === undefined || value < 0 || !ZEROS.test(format) || format.includes('.')) return digits;
  const pattern = format.replace(/[\\"]/g, '');
  const count = pattern.split('0').length - 1;
  const padded = digits.padStart(count, '0');
  if (padded.length > count) return padded;
  let next = 0;
  return pattern.replace(/0/g, () => padded[next++] ?? '');
}

/** A day, with the time if there is one. */
function formatDate(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  const text = value.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}

/** `format` is the number format of the cell. */
export function cellText(value: CellValue, format: string | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value, format);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value instanceof Date ? formatDate(value) : '';
}
