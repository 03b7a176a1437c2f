/**
 * A dataset as an ES module: bundlers link it or make a chunk of it, and Node reads its text as a file, without running it.
 *
 * The text stands in a raw template literal. JSON has other ways to write the two things that would end or break one, and only JSON in the text
 * contains them, so that what is between the head and the tail is the text itself, byte by byte.
 */
const HEAD = 'export const read=()=>String.raw`';
const TAIL = "`;\nimport{unpackDataset}from'../../unpack.js';\nexport const dataset=()=>unpackDataset(read());\n";

/** The module of the text of a dataset. */
export const moduleOf = (text: string): string => HEAD + text.replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{') + TAIL;

/** The text of a module: up to the last backtick, which ends it. */
export const moduleText = (module: string): string => module.slice(HEAD.length, module.lastIndexOf('`'));
