/** The name of the payee behind its label: free text, so it is taken only where nothing speaks against it. */
import type { Label } from './labels.js';

const LONGEST_NAME = 140;
const MOST_WORDS = 12;

/** Where a name ends at the latest: the line, a cell, a wide gap. */
const END = /[\n\r\t|;]| {3,}/;

/** What follows a label that stands behind a name on its line. */
const ENDS_VALUE = /^(?: ?n[ro°º]?\.?)?[ \u00a0]?[:=]/i;

/** True for a text that can be a name: letters, a capital among them, few digits, no address of mail or web. */
function isName(text: string): boolean {
  if (text.length < 2 || text.length > LONGEST_NAME || /[@{}<>[\]_=]|https?:|www\./i.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  return letters >= 2 && digits * 2 < letters && /\p{Lu}|\p{Lo}/u.test(text) && text.split(/\s+/).length <= MOST_WORDS;
}

/** The name that begins at a place, with its end; undefined where what stands there is no name. */
export function readName(
  text: string,
  at: number,
  labels: readonly Label[],
  next: number,
): readonly [name: string, end: number] | undefined {
  const piece = text.slice(at, at + LONGEST_NAME + 1);
  const length = END.exec(piece)?.index ?? piece.length;
  let end = at + length;
  for (let index = next; index < labels.length; index++) {
    const label = labels[index] as Label;
    if (label.start >= end) break;
    // a name may begin with such a word: Bank of Examples
    if (label.start === at ? label.end === end : ENDS_VALUE.test(text.slice(label.end, label.end + 16))) end = label.start;
  }
  const name = text.slice(at, end).replace(/[\s,:/(*·•–—-]+$/, '');
  return isName(name) ? [name, at + name.length] : undefined;
}
