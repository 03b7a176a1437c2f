/** The elements of a payment. */

/** An element with its place. Places are counted in characters from the beginning of the file. */
export interface Element {
  /** Without prefix; empty for an element of another namespace. */
  readonly name: string;
  /** As the file writes it, with prefix. */
  readonly qualifiedName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | undefined;
  readonly children: Element[];
  /** The line on which it begins. */
  readonly line: number;
  /** Its own text, references resolved. */
  text: string;
  /** Behind the `>` of its start tag. */
  readonly startTagEnd: number;
  readonly isSelfClosing: boolean;
  /** Behind the `>` of its end tag; that of the start tag where it closes itself. */
  end: number;
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);

export const childrenOf = (element: Element | undefined, name: string): readonly Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element at a path of names: `FinInstnId/ClrSysMmbId/MmbId`. */
export const elementAt = (element: Element | undefined, path: string): Element | undefined =>
  path.split('/').reduce<Element | undefined>(childOf, element);

/** The trimmed text of an element; undefined if it is empty. */
export function textOf(element: Element | undefined): string | undefined {
  const text = element?.text.trim();
  return text === '' ? undefined : text;
}

export const elementText = (element: Element | undefined, path: string): string | undefined => textOf(elementAt(element, path));

/** The step of an XPath that leads to an element: its name, and its number where others of the name stand beside it. */
function stepTo(element: Element): string {
  const siblings = childrenOf(element.parent, element.name);
  return siblings.length > 1 ? `${element.name}[${siblings.indexOf(element) + 1}]` : element.name;
}

/** The XPath from an element around it. */
export const pathBetween = (around: Element, element: Element): string =>
  element === around || element.parent === undefined ? '' : `${pathBetween(around, element.parent)}/${stepTo(element)}`;
