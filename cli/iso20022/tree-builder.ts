/**
 * Builds elements from the events of the parser, for the part of a file that is kept.
 *
 * The gotcha: the parser counts UTF-16 code units, and its position at an event is behind the tag.
 */
import type { Element } from './elements.js';

/** The facts of a start tag. */
export interface StartTag {
  readonly name: string;
  readonly qualifiedName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isSelfClosing: boolean;
  readonly line: number;
  readonly end: number;
}

/** A class, because one is made for each element: copying the members of an object costs ten times as much. */
class OpenElement implements Element {
  readonly name: string;
  readonly qualifiedName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | undefined;
  readonly children: Element[] = [];
  readonly line: number;
  text = '';
  readonly startTagEnd: number;
  readonly isSelfClosing: boolean;
  end: number;

  constructor({ name, qualifiedName, attributes, isSelfClosing, line, end }: StartTag, parent: Element | undefined) {
    this.name = name;
    this.qualifiedName = qualifiedName;
    this.attributes = attributes;
    this.parent = parent;
    this.line = line;
    this.startTagEnd = end;
    this.isSelfClosing = isSelfClosing;
    this.end = end;
  }
}

export class TreeBuilder {
  #current: Element | undefined;

  /** True inside an element that is kept. */
  get isOpen(): boolean {
    return this.#current !== undefined;
  }

  open(tag: StartTag): void {
    const element = new OpenElement(tag, this.#current);
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
