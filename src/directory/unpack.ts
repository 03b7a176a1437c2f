/** The module that the module of each dataset imports, to decode all of it. */
export { unpackDataset } from './packed.js';
