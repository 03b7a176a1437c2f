/**
 * Text while it is typed: which of its characters count, how they are written, and where the caret goes.
 *
 * The gotcha: nothing that may be part of an identifier is ever removed, right or wrong. Only separators come and go.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { isSeparator, MAX_TEXT } from '../characters/text.js';

/** `incomplete` may become right by typing more at the end; `wrong` cannot. */
export type TypedState = 'incomplete' | 'complete' | 'wrong';

/** A text as a form shows it while it is typed. */
export interface AsTyped {
  /** What the field shows. */
  readonly value: string;
  /** Where its caret stands: behind the same letters and digits as before. */
  readonly caret: number;
  readonly state: TypedState;
  /** Where `value` is wrong: start and end, end exclusive. */
  readonly range?: readonly [number, number];
  /** A valid example, written as `value` is. It is made up. */
  readonly example?: string;
  /** How many letters and digits are missing at least; 0 where it is complete, absent where it is wrong or the length is not known. */
  readonly remaining?: number;
  /** With `wrong`: the one valid IBAN within a text that has something else beside it, or any other identifier behind its label. */
  readonly within?: string;
}

/** What is written before the character at this index: a separator, or nothing. */
export type Gap = (index: number) => string;

/** What is found in the characters that count; positions count these. */
export interface TypedReading {
  readonly state: TypedState;
  readonly at?: readonly [number, number];
  readonly remaining?: number;
  /** Absent: the text stays as it was written, but for spaces around it. */
  readonly gap?: Gap | undefined;
  /** A space behind the text stays, too: it may say where a part ends. */
  readonly keepsSpace?: boolean;
  readonly example?: string | undefined;
}

/** One kind of identifier. */
export interface TypedForm {
  /** True for a character that does not count; `before` are those that do, so far. */
  readonly isSeparator: (code: number, before: string) => boolean;
  /** `text` has the characters that count, letters raised; `written` is the text as it was given. */
  readonly read: (text: string, written: string) => TypedReading;
  /** Letters stay as they are. */
  readonly keepsCase?: true;
  /** One that is right, without separators; it is shown as the text is. Default: that of the reading. */
  readonly example?: () => string;
}

/** White space, and characters that nobody sees: a text copied from a page or a PDF has them. */
const BLANK = /* @__PURE__ */ lazy(() => /[\s\p{Cc}\p{Cf}]/u);

/** White space, and what nobody sees. */
export const isBlankCharacter = (code: number): boolean => !(code > 32 && code < 127) && BLANK().test(String.fromCharCode(code));

/** What separates the characters of an identifier: spaces, hyphens, full stops, and what nobody sees. */
export const isUsualSeparator = (code: number): boolean => isSeparator(code) || isBlankCharacter(code);

/** Characters of full width, as Japanese and Chinese keyboards type them, and the digits of Arabic and of Persian. */
const OTHER_FORMS = /* @__PURE__ */ lazy(() => /[\uFF01-\uFF5E\u0660-\u0669\u06F0-\u06F9]/g);
const FULL_WIDTH = 0xff01 - 0x21;

/** The same letters and digits, as identifiers are written: nobody means another one by ８ or ٨. Each takes the place of one. */
export const inAscii = (text: string): string =>
  text.replace(OTHER_FORMS(), (character) => {
    const code = character.charCodeAt(0);
    return code > FULL_WIDTH ? String.fromCharCode(code - FULL_WIDTH) : String(code & 15);
  });

/** Letters of ASCII become capital; others have no part in an identifier, or another capital than one would think. */
const raised = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** The characters that count, and where each stands. */
interface Significant {
  readonly text: string;
  readonly places: readonly number[];
}

function significantOf(written: string, isDropped: TypedForm['isSeparator']): Significant {
  const places: number[] = [];
  let text = '';
  for (let at = 0; at < written.length; at++) {
    if (isDropped(written.charCodeAt(at), text)) continue;
    text += written.charAt(at);
    places.push(at);
  }
  return { text, places };
}

const isInside = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff;
};

/** Writes the characters with their separators; `places` tells where each of them stands then. */
function writeWith(gap: Gap, text: string): { readonly value: string; readonly places: readonly number[] } {
  const places: number[] = [];
  const parts: string[] = [];
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    // the two halves of a character stay together
    const before = at === 0 || isInside(text, at) ? '' : gap(at);
    parts.push(before, text.charAt(at));
    length += before.length + 1;
    places.push(length - 1);
  }
  return { value: parts.join(''), places };
}

/** A text without the spaces around it; `places` tells where the characters stand then. */
function trimmed(
  written: string,
  before: readonly number[],
  keepsSpace = false,
): { readonly value: string; readonly places: readonly number[] } {
  const start = written.trimStart();
  const value = keepsSpace ? start : start.trimEnd();
  const offset = written.length - start.length;
  return { value, places: before.map((place) => place - offset) };
}

/** No identifier is longer than what is read: the rest is wrong. */
function readBounded({ read }: TypedForm, text: string, written: string): TypedReading {
  if (text.length <= MAX_TEXT) return read(text, written);
  const start = text.slice(0, MAX_TEXT);
  const found = read(start, start);
  const from = found.state === 'wrong' ? (found.at?.[0] ?? 0) : MAX_TEXT;
  return { state: 'wrong', at: [from, text.length], gap: found.gap, example: found.example };
}

/** A text as it is shown, and where its characters stand before and after. */
interface Shown {
  readonly value: string;
  readonly reading: TypedReading;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function show(written: string, form: TypedForm): Shown {
  const { text, places } = significantOf(written, form.isSeparator);
  const reading = readBounded(form, raised(text), written);
  const cased = form.keepsCase ? (result: string) => result : raised;
  const { gap, keepsSpace } = reading;
  const { value, places: after } = gap === undefined ? trimmed(cased(written), places, keepsSpace) : writeWith(gap, cased(text));
  return { value, reading, before: places, after };
}

/** Where the caret stands in the value: behind the last character that was before it, in a text that stays as it was at the same place. */
function caretIn({ value, reading, before, after }: Shown, written: string, caret: number): number {
  if (reading.gap === undefined) return Math.max(0, Math.min(caret - written.length + written.trimStart().length, value.length));
  let count = 0;
  while (count < before.length && (before[count] as number) < caret) count++;
  return count === 0 ? 0 : (after[count - 1] as number) + 1;
}

function rangeIn({ value, reading: { at }, after }: Shown): readonly [number, number] | undefined {
  if (at === undefined) return undefined;
  const last = after[at[1] - 1];
  return [after[at[0]] ?? value.length, last === undefined ? value.length : last + 1];
}

/** The text as a field shows it, by the rules of this form. Any value that is no text is an empty one. */
export function showAsTyped(given: unknown, caret: number | null | undefined, form: TypedForm): AsTyped {
  const written = typeof given === 'string' ? inAscii(given) : '';
  const shown = show(written, form);
  const { state, remaining, example = form.example === undefined ? '' : show(form.example(), form).value } = shown.reading;
  const range = rangeIn(shown);
  return {
    value: shown.value,
    caret: caretIn(shown, written, caret ?? written.length),
    state,
    ...(range && { range }),
    ...(example !== '' && { example }),
    ...(remaining !== undefined && { remaining }),
  };
}
