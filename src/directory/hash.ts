/** A whole number for a text, from 0 and below a power of two: equal texts have the same. */
export function hashOf(text: string, below: number): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 15)) & (below - 1);
}
