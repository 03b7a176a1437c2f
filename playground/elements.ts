/** Elements of the page: made by function, never from text that was pasted. */
type Child = Node | string | undefined;

interface Attributes {
  readonly class?: string;
  readonly id?: string;
  readonly title?: string;
  readonly href?: string;
}

/** Makes an element; texts become text, so that nothing that was pasted is ever read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

export const code = (text: string): HTMLElement => element('code', {}, text);

/** A table with a row of headings. */
export function table(head: readonly string[], rows: readonly (readonly Child[])[]): HTMLElement {
  const headings = element('tr', {}, ...head.map((text) => element('th', {}, text)));
  const body = rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))));
  const made = element('table', {}, element('thead', {}, headings), element('tbody', {}, ...body));
  // a wide table scrolls by itself, by keyboard as well
  const frame = element('div', { class: 'scroll' }, made);
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', head.join(', '));
  return frame;
}
