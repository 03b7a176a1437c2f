/** Formats an input of a page while somebody types in it. */
import type { AsTyped } from './as-typed.js';

/** What is needed of an `HTMLInputElement`. */
export interface TypedInput {
  value: string;
  readonly selectionStart: number | null;
  setSelectionRange(start: number, end: number): void;
  addEventListener(type: 'input' | 'compositionend', listener: (event: TypingEvent) => void): void;
  removeEventListener(type: 'input' | 'compositionend', listener: (event: TypingEvent) => void): void;
}

/** What is needed of an `InputEvent` and of a `CompositionEvent`. */
export interface TypingEvent {
  readonly inputType?: string;
  readonly isComposing?: boolean;
}

/** What the text becomes: `(text, caret) => formatIbanAsTyped(text, { caret })`. */
export type Format = (text: string, caret: number | null) => AsTyped;

/**
 * Formats the text of an input at every change, and tells what is known of it.
 *
 * Where somebody deletes a separator forwards, it comes back, and the caret moves behind it. A text that is composed, as with an input method or on a
 * telephone, is formatted when it is done: no input event says so.
 *
 * @throws TypeError when there is no input, or `format` is no function
 * @returns takes the listener away
 * @example
 * const input = document.querySelector('input');
 * attachFormatter(input, (text, caret) => formatIbanAsTyped(text, { caret }));
 * input.value // 'DE89 37'
 */
export function attachFormatter(input: TypedInput, format: Format, onChange?: (shown: AsTyped) => void): () => void {
  if (typeof input?.addEventListener !== 'function') throw new TypeError('attachFormatter: the first argument is an input of the page');
  if (typeof format !== 'function')
    throw new TypeError('attachFormatter: the second argument is (text, caret) => formatIbanAsTyped(text, { caret })');
  let last = '';
  const update = (event?: TypingEvent): void => {
    if (event?.isComposing) return;
    const shown = format(input.value, input.selectionStart);
    const isStuck = event?.inputType === 'deleteContentForward' && shown.value === last;
    const caret = isStuck ? shown.caret + 1 : shown.caret;
    last = shown.value;
    if (input.value !== shown.value) {
      input.value = shown.value;
      if (event !== undefined) input.setSelectionRange(caret, caret);
    }
    onChange?.(shown);
  };
  input.addEventListener('input', update);
  input.addEventListener('compositionend', update);
  update();
  return () => {
    input.removeEventListener('input', update);
    input.removeEventListener('compositionend', update);
  };
}
