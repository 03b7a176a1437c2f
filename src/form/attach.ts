/** Formats an input of a page while somebody types in it. */
import type { AsTyped } from './as-typed.js';

/** What is needed of an `HTMLInputElement`. */
export interface TypedInput {
  value: string;
  readonly selectionStart: number | null;
  setSelectionRange(start: number, end: number): void;
  addEventListener(type: 'input', listener: (event: { readonly inputType?: string; readonly isComposing?: boolean }) => void): void;
  removeEventListener(type: 'input', listener: (event: { readonly inputType?: string; readonly isComposing?: boolean }) => void): void;
}

/** What the text becomes: `(text, caret) => formatIbanAsTyped(text, { caret })`. */
export type Format = (text: string, caret: number | null) => AsTyped;

/**
 * Formats the text of an input at every change, and tells what is known of it.
 *
 * Where somebody deletes a separator forwards, it comes back, and the caret moves behind it.
 *
 * @returns takes the listener away
 * @example
 * const input = document.querySelector('input');
 * attachFormatter(input, (text, caret) => formatIbanAsTyped(text, { caret }));
 * input.value // 'DE89 37'
 */
export function attachFormatter(input: TypedInput, format: Format, onChange?: (shown: AsTyped) => void): () => void {
  let last = '';
  const update = (event?: { readonly inputType?: string; readonly isComposing?: boolean }): void => {
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
  update();
  return () => input.removeEventListener('input', update);
}
