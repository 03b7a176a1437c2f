/**
 * The datasets that a bundler has put into the bundle with the module that reads files. From source there are none.
 *
 * The build replaces this module by one with a `require` that Node never has in an ES module, and that Bun's bundler resolves: it takes the entry
 * that is for Node, and no other condition tells it from Node.
 */
import type { ReferenceData } from '../reference-data.js';

export const bundledData = (): Required<ReferenceData> | undefined => undefined;
