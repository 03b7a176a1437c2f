/** What a form has to ask for, or still has to ask for: as data, as texts, and as JSON Schema. */
import { type Corridor, requirements, toJsonSchema } from 'payprep';
import { fieldTexts } from 'payprep/field-texts';
import type { EngineContext } from './endpoint.js';

export async function requirementsOf(corridor: Corridor, { engine, texts }: EngineContext) {
  const { fields } = await texts();
  const required = requirements(corridor, engine);
  const written = fieldTexts(required, fields);
  return { requirements: required, texts: written, jsonSchema: toJsonSchema(required, written) };
}

/** What is still needed beside a partial instruction, along the corridor that it names. */
export const stillRequired = (given: Readonly<Record<string, unknown>>, context: EngineContext) =>
  // what is no text is no code: the library reads any value
  requirementsOf({ country: '', currency: '', given }, context);
