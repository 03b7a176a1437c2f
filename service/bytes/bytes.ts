/** Bytes of their own memory, as Web Crypto and `Response` take them. TypeScript before 5.7 has no `Uint8Array<ArrayBuffer>`: there it is `Uint8Array`. */
export type Bytes = ReturnType<Uint8ArrayConstructor['of']>;
