/** Bytes of their own memory, as Web Crypto and `Response` take them. Before TypeScript 5.7 these arrays have no parameter. */
export type Bytes = ReturnType<Uint8ArrayConstructor['of']>;
