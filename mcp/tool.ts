/** A tool: its name, its description for assistants, and its function. */
import type { Engine } from 'payprep/full';
import type { Arguments } from './arguments.js';
import type { ObjectSchema } from './schemas/json-schema.js';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The schema in the list of tools. */
  readonly inputSchema: ObjectSchema;
  /** The schema that checks the arguments, if it is stricter than the listed one. */
  readonly argumentSchema?: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly run: (args: Arguments, engine: Engine) => Arguments;
}
