/**
 * A text put into an input of a page as if somebody had typed it, so that undo and redo of the browser go on working.
 *
 * The gotcha: `input.value = …` leaves the history of the browser behind: undo then scrambles the text. `execCommand` is the only way to write that
 * keeps it. The standards call it obsolete, and no browser has another one.
 */

type Listener = (event: TypingEvent) => void;

/** What is needed of an `HTMLInputElement`. */
export interface TypedInput {
  value: string;
  /** What a reset of its form puts in. */
  defaultValue?: string;
  readonly selectionStart: number | null;
  setSelectionRange(start: number, end: number): void;
  addEventListener(type: 'input' | 'compositionend', listener: Listener): void;
  removeEventListener(type: 'input' | 'compositionend', listener: Listener): void;
  readonly ownerDocument?: EditedDocument;
  readonly form?: Events<'reset'> | null;
  getRootNode?(): object;
}

/** What is needed of a `Document`. */
interface EditedDocument {
  execCommand?(command: string, showsDialog?: boolean, text?: string): boolean;
  readonly defaultView?: Events<'pageshow'> | null;
}

/** What is needed of an `HTMLFormElement` and of a `Window`. */
interface Events<Type extends string> {
  addEventListener(type: Type, listener: () => void): void;
  removeEventListener(type: Type, listener: () => void): void;
}

/** What is needed of an `InputEvent` and of a `CompositionEvent`. */
export interface TypingEvent {
  readonly inputType?: string;
  readonly isComposing?: boolean;
  stopImmediatePropagation?(): void;
}

type Command = 'undo' | 'redo' | 'delete' | 'insertText';

/** Runs a command of the editor in this input; false where the browser has none, or somebody is elsewhere in the page. */
function command(input: TypedInput, name: Command, text?: string): boolean {
  const { activeElement } = (input.getRootNode?.() ?? {}) as { readonly activeElement?: unknown };
  return activeElement === input && input.ownerDocument?.execCommand?.(name, false, text) === true;
}

/** The first place where two texts differ, and how many characters at their ends are the same. */
function difference(one: string, other: string): readonly [start: number, end: number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  return [start, end];
}

/**
 * Puts the text into the place of what stands there, and the caret where it belongs.
 *
 * @returns true where the browser wrote it, and told so by an input event
 */
export function writeText(input: TypedInput, text: string, caret: number): boolean {
  const { value } = input;
  // an e-mail field tells nobody where its caret is
  const hasCaret = input.selectionStart !== null;
  let isTold = false;
  if (value !== text) {
    const [start, end] = difference(value, text);
    if (hasCaret) input.setSelectionRange(start, value.length - end);
    const part = text.slice(start, text.length - end);
    isTold = hasCaret && command(input, part === '' ? 'delete' : 'insertText', part);
    if (input.value !== text) input.value = text;
  }
  if (hasCaret) input.setSelectionRange(caret, caret);
  return isTold;
}

/**
 * Goes on in the history of the browser to the next text that was shown: in between are those that were typed. The caret goes where the text changed.
 *
 * @param last what was shown before
 * @param formatted what the text of the input is once it is formatted
 */
export function goOn(input: TypedInput, name: 'undo' | 'redo', last: string, formatted: () => string): void {
  let before: string | undefined;
  while (before !== input.value && (input.value === last || formatted() !== input.value)) {
    before = input.value;
    command(input, name);
  }
  const caret = input.value.length - difference(last, input.value)[1];
  if (input.selectionStart !== null) input.setSelectionRange(caret, caret);
}
