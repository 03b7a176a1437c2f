/**
 * Makes elements of the events of the parser, for the part of a file that is kept.
 *
 * The gotcha: the parser counts UTF-16 code units, and its place at an event is behind the tag.
 */
import type { Element } from './elements.js';

/** What is said of a start tag. */
export interface StartTag {
  readonly name: string;
  readonly qualifiedName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isSelfClosing: boolean;
  readonly line: number;
  readonly end: number;
}

export class TreeBuilder {
  #current: Element | undefined;

  /** True inside an element that is kept. */
  get isOpen(): boolean {
    return this.#current !== undefined;
  }

  open({ end, ...tag }: StartTag): void {
    const element: Element = { ...tag, parent: this.#current, children: [], text: '', startTagEnd: end, end };
    this.#current?.children.push(element);
    this.#current = element;
  }

  addText(text: string): void {
    if (this.#current !== undefined) this.#current.text += text;
  }

  /** Returns the outermost element when it ends. */
  close(end: number): Element | undefined {
    const element = this.#current;
    if (element === undefined) return undefined;
    element.end = end;
    this.#current = element.parent;
    return element.parent === undefined ? element : undefined;
  }
}
