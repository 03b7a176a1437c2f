/**
 * The text of a file while a payment of it is completed: what stands where, and how the file writes its elements.
 *
 * The gotcha: `<` stands nowhere inside a tag, so that a tag begins at the last one before its end.
 */
import type { Element } from './elements.js';

/** Replaces characters of the text by others. */
export interface Edit {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

export class SourceText {
  readonly #text: string;
  /** The place of its first character in the file. */
  readonly #from: number;

  constructor(text: string, from: number) {
    this.#text = text;
    this.#from = from;
  }

  slice(from: number, to: number): string {
    return this.#text.slice(from - this.#from, to - this.#from);
  }

  startOf({ startTagEnd }: Element): number {
    return this.#text.lastIndexOf('<', startTagEnd - 1 - this.#from) + this.#from;
  }

  endTagOf(element: Element): number {
    return element.isSelfClosing ? element.end : this.#text.lastIndexOf('<', element.end - 1 - this.#from) + this.#from;
  }

  /** What stands before an element, behind the one before it or the start tag around it. */
  gapBefore(element: Element): string {
    return this.slice(endBefore(element), this.startOf(element));
  }

  /** The white space before an element; none where a comment or text stands there. */
  indentOf(element: Element): string {
    const gap = this.gapBefore(element);
    return gap.trim() === '' ? gap : '';
  }

  /** The text of an element with these edits made. */
  withEdits(element: Element, edits: readonly Edit[]): string {
    return applyEdits(this.slice(this.startOf(element), element.end), this.startOf(element), edits);
  }
}

/** Where the element before this one ends, or the start tag around it. */
export function endBefore(element: Element): number {
  const siblings = element.parent?.children ?? [];
  const before = siblings[siblings.indexOf(element) - 1];
  return before?.end ?? element.parent?.startTagEnd ?? 0;
}

/** The text with the edits made; `from` is the place of its first character. Edits stand in the order of the text. */
export function applyEdits(text: string, from: number, edits: readonly Edit[]): string {
  let written = '';
  let at = from;
  for (const edit of edits) {
    written += text.slice(at - from, edit.at - from) + edit.insert;
    at = edit.at + edit.remove;
  }
  return written + text.slice(at - from);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** Writes elements in the style of those around them. */
export class ElementWriter {
  /** With its colon. */
  readonly #prefix: string;

  constructor({ qualifiedName }: Element) {
    this.#prefix = qualifiedName.includes(':') ? `${qualifiedName.split(':', 1)[0]}:` : '';
  }

  withText(name: string, text: string): string {
    return `<${this.#prefix}${name}>${escapeText(text)}</${this.#prefix}${name}>`;
  }

  /** `indent` and `end`: what stands before the content, and behind it. */
  around(name: string, content: string, indent = '', end = ''): string {
    return `<${this.#prefix}${name}>${indent}${content}${end}</${this.#prefix}${name}>`;
  }
}

/** Puts text into an element that has none, in place of white space: around a BIC it is not allowed. */
export function fillText(element: Element, text: string, source: SourceText): Edit {
  const edit = fill(element, escapeText(text), source);
  const content = element.isSelfClosing ? '' : source.slice(element.startTagEnd, source.endTagOf(element));
  return content.trim() === '' ? { ...edit, remove: edit.remove + content.length } : edit;
}

/** Puts content into an element that has none. */
export function fill(element: Element, content: string, source: SourceText): Edit {
  if (!element.isSelfClosing) return { at: element.startTagEnd, remove: 0, insert: content };
  const tag = source.slice(source.startOf(element), element.startTagEnd).replace(/\s*\/>$/, '');
  const at = source.startOf(element) + tag.length;
  return { at, remove: element.startTagEnd - at, insert: `>${content}</${element.qualifiedName}>` };
}
