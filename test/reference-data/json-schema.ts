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
/** By what is in them: the same schema may be read more than once. */
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a value, as `/rows/0 must be array`; nothing when it fits. */
export function faults(schema: object, value: unknown): readonly string[] {
  const text = JSON.stringify(schema);
  const fits = compiled.get(text) ?? ajv.compile(schema);
  compiled.set(text, fits);
  return fits(value) ? [] : (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
