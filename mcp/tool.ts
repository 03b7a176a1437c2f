/** A tool: its name, what an assistant is told of it, and what it does. */
import type { Engine } from 'payprep/full';
import type { Arguments } from './arguments.js';
import type { ObjectSchema } from './schemas/json-schema.js';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** As it is listed. */
  readonly inputSchema: ObjectSchema;
  /** What the arguments are held to, where that is more than is listed. */
  readonly argumentSchema?: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly run: (args: Arguments, engine: Engine) => Arguments;
}
