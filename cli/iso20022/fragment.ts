/** Parses one element again after it was completed. */
import { SaxesParser } from 'saxes';
import type { Element } from './elements.js';
import { TreeBuilder } from './tree-builder.js';

/** The element of a text; undefined if it is not well-formed. */
export function readFragment(text: string): Element | undefined {
  const parser = new SaxesParser({ xmlns: false });
  const tree = new TreeBuilder();
  let prefix: string | undefined;
  let root: Element | undefined;
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const colon = name.indexOf(':');
    const own = name.slice(0, colon + 1);
    prefix ??= own;
    tree.open({
      name: own === prefix ? name.slice(colon + 1) : '',
      qualifiedName: name,
      attributes: attributes as Readonly<Record<string, string>>,
      isSelfClosing,
      line: 1,
      end: parser.position,
    });
  });
  parser.on('text', (part) => tree.addText(part));
  parser.on('cdata', (part) => tree.addText(part));
  parser.on('closetag', () => {
    root ??= tree.close(parser.position);
  });
  let isWellFormed = true;
  parser.on('error', () => {
    isWellFormed = false;
  });
  parser.write(text).close();
  return isWellFormed ? root : undefined;
}
