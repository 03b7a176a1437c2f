/** Checks the text before the first element of a file: declaration, comments and processing instructions are allowed, a DOCTYPE is not. */

/** More than any declaration needs, in characters. */
export const MAX_PROLOG = 64 * 1024;

export interface Prolog {
  /** The line of a DOCTYPE; undefined if there is none so far. */
  readonly line?: number;
  /** True if the first element, or something invalid, begins. */
  readonly isOver: boolean;
}

const SKIPPED = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

const OPEN: Prolog = { isOver: false };

/** Reads the beginning of a file. */
export function findDoctype(text: string): Prolog {
  let at = 0;
  for (;;) {
    while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at));
    if (skipped !== undefined) {
      const [start, end] = skipped;
      const found = text.indexOf(end, at + start.length);
      if (found < 0) return OPEN;
      at = found + end.length;
      continue;
    }
    if (text.startsWith('<!D', at)) return { line: text.slice(0, at).split('\n').length, isOver: true };
    // `<`, `<!` or `<!-` may still become one of them
    return '<!--'.startsWith(text.slice(at)) ? OPEN : { isOver: true };
  }
}
