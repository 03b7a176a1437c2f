/** Makes elements of a page. Nothing is parsed as HTML: a text is a text. */

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An attribute that is `true` is there, one that is `false` or undefined is not. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** Sets the text only where it changed: a screen reader repeats a text that is set again. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
