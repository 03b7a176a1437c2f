/**
 * The source text of a payment that is completed: the positions of its elements, and the style in which the file writes them.
 *
 * The gotcha: a tag cannot contain `<`, so it begins at the last `<` before its end.
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

  /** The text between an element and the one before it, or the start tag around it. */
  gapBefore(element: Element): string {
    return this.slice(endBefore(element), this.startOf(element));
  }

  /** The white space before an element; none if there is a comment or text. */
  indentOf(element: Element): string {
    const gap = this.gapBefore(element);
    return gap.trim() === '' ? gap : '';
  }

  /** The text of an element with these edits. */
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

/** The text with the edits; `from` is the position of its first character. The edits are in the order of the text. */
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

  /** `indent` and `end`: the text before and behind the content. */
  around(name: string, content: string, indent = '', end = ''): string {
    return `<${this.#prefix}${name}>${indent}${content}${end}</${this.#prefix}${name}>`;
  }
}

/** Puts text into an empty element. It replaces white space, which is not allowed around a BIC. */
export function fillText(element: Element, text: string, source: SourceText): Edit {
  const edit = fill(element, escapeText(text), source);
  const content = element.isSelfClosing ? '' : source.slice(element.startTagEnd, source.endTagOf(element));
  return content.trim() === '' ? { ...edit, remove: edit.remove + content.length } : edit;
}

/** Puts content into an empty element. */
export function fill(element: Element, content: string, source: SourceText): Edit {
  if (!element.isSelfClosing) return { at: element.startTagEnd, remove: 0, insert: content };
  const tag = source.slice(source.startOf(element), element.startTagEnd).replace(/\s*\/>$/, '');
  const at = source.startOf(element) + tag.length;
  return { at, remove: element.startTagEnd - at, insert: `>${content}</${element.qualifiedName}>` };
}
