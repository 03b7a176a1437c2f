/** The shapes of requests under `/engine`. */
import { anyObject } from './object.js';

export { anyInstructions } from './payments.js';

/** The body as it is read: a member of another type, or one that the contract does not know, is explained by an alert. */
export const anyInstruction = anyObject();
