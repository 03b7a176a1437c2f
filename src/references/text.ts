/** References as people write them: capital letters, one kind of space, one kind of hyphen; then what a kind ignores is left out. */
import type { ReferenceRule } from '../../rules/vocabulary/reference.js';
import { MAX_TEXT } from '../characters/text.js';

const DEFAULT_IGNORED = '-.';

/** ASCII capitals; any space as a space, any hyphen as a hyphen. Undefined for what is no text, or longer than any reference. */
export function referenceText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_TEXT) return undefined;
  return value
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/[\s\u00a0\u2007\u2009\u200a\u202f]/g, ' ');
}

/** The electronic form of a plain text, as this kind reads it. It need not have the form of the kind. */
export function readAs(rule: ReferenceRule, plain: string): string {
  const { ignored = DEFAULT_IGNORED, read } = rule;
  let text = '';
  for (const character of plain) if (character !== ' ' && !ignored.includes(character)) text += character;
  return read === undefined ? text : read(text);
}
