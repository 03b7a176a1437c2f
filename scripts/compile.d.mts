/** What the configuration of the tests reads of `compile.mjs`. */
export const COMPILED: string;
export const EXPORTS: Readonly<Record<string, string>>;
