/** JSON Schema 2020-12: what is wrong with a value. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  strictTuples: false,
  validateFormats: false,
});
const compiled = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value, as `/rows/0 must be array`; nothing when it fits. */
export function faults(schema: object, value: unknown): readonly string[] {
  const fits = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, fits);
  return fits(value) ? [] : (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
