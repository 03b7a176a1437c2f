/** A text as a stream of chunks of a size: where a chunk ends must not matter. */
export function* chunked(text: string | Buffer, size: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text as string);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Everything that a stream hands out. */
export async function all<Value>(source: AsyncIterable<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for await (const value of source) values.push(value);
  return values;
}
