/**
 * Reads the text of a body, up to a limit.
 *
 * The gotcha: `Content-Length` may lie or be absent, so bytes are counted as they come.
 */

export type ReadText = { readonly text: string } | { readonly problem: 'TOO_LARGE' | 'MALFORMED' };

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    // not awaited: the sender may never notice it
    reader.cancel().catch(() => undefined);
  }
}

/** `MALFORMED` if it is not UTF-8. Rejects if the body breaks off. */
export async function readText(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<ReadText> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body === null ? [] : chunksOf(body)) {
    length += chunk.length;
    if (length > maxBytes) return { problem: 'TOO_LARGE' };
    chunks.push(chunk);
  }
  return decodeText(joinChunks(chunks, length));
}

function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes bytes that are complete. */
export function decodeText(bytes: Uint8Array): ReadText {
  try {
    return { text: UTF_8.decode(bytes) };
  } catch {
    return { problem: 'MALFORMED' };
  }
}
