/** Hashes a text to a whole number from 0 to `size - 1`; `size` is a power of two. */
export function hashText(text: string, size: number): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 15)) & (size - 1);
}
