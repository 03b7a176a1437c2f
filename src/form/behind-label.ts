/** What is copied together with its label: “Sort code: 60-16-13”. */
import { inAscii } from './as-typed.js';

/** No line of a form is longer. */
const LONGEST = 200;

/** A label has no digits, and a colon or a number sign behind it: words alone may be part of a number. */
const LABEL = /^[^0-9:#]{1,60}[:#]/;

/** The text behind the label; undefined where there is none. */
export function behindLabel(given: string): string | undefined {
  if (given.length > LONGEST) return undefined;
  const text = inAscii(given);
  const label = LABEL.exec(text)?.[0];
  return label === undefined ? undefined : text.slice(label.length);
}
