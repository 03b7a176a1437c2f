/**
 * A dataset as an ES module: bundlers link it or make a chunk of it, and Node reads its text as a file, without running it.
 *
 * The JSON stands in a raw template literal. JSON has other ways to write the two things that would end or break one, so that what is
 * between the head and the tail is the JSON itself, byte by byte.
 */
const HEAD = 'export const read=()=>String.raw`';
const TAIL = '`;\nexport const dataset=()=>JSON.parse(read());\n';

/** The module of a JSON text. */
export const moduleOf = (json: string): string => HEAD + json.replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{') + TAIL;

/** The JSON text of a module. */
export const jsonOf = (module: string): string => module.slice(HEAD.length, -TAIL.length);
