/**
 * The text of a raw template literal, as a bundler has left it. Bun's bundler, for its own runtime, writes every character beyond ASCII as an escape,
 * which a raw literal does not read back.
 */

/** Reads the escapes of characters beyond ASCII. JSON, too, means these by them. */
export const readEscapes = (text: string): string =>
  text.replace(/\\u(?!00[0-7])([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Gives back what was in the literal. A literal of ours tells what the bundler has done to the others. */
export const fromRaw = (text: string): string => {
  // biome-ignore lint/complexity/noUselessStringRaw: a bundler may have made an escape of it, and this shows whether it has
  const isAsWritten = String.raw`é` === 'é';
  return isAsWritten ? text : readEscapes(text);
};
