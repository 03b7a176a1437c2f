/** Formats an input of a page while somebody types in it. */
import type { AsTyped } from './as-typed.js';
import { goOn, type TypedInput, type TypingEvent, writeText } from './typed-input.js';

export type { TypedInput, TypingEvent } from './typed-input.js';

/** What the text becomes: `(text, caret) => formatIbanAsTyped(text, { caret })`. */
export type Format = (text: string, caret: number | null) => AsTyped;

/** Text that comes from elsewhere, and may have more in it than the field asks for. */
const BROUGHT = /^insertFrom(?:Paste|Drop)/;

/**
 * Formats the text of an input at every change, and tells what is known of it.
 *
 * Where somebody deletes a separator forwards, it comes back, and the caret moves behind it. Of a text that is pasted, the identifier within it stays.
 * A text that is composed, as with an input method or on a telephone, is formatted when it is done: no input event says so. Undo and redo of the
 * browser go from one formatted text to another. What a reset of the form or the way back
 * of the browser puts in is formatted as well.
 *
 * @throws TypeError when there is no input, or `format` is no function
 * @returns takes the listeners away
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
  let isWriting = false;
  const read = (): AsTyped => format(input.value, input.selectionStart);
  const write = (work: () => void): void => {
    isWriting = true;
    try {
      work();
    } finally {
      isWriting = false;
    }
  };
  const update = (event?: TypingEvent): void => {
    // what is written here is an input event as well
    if (isWriting) return event?.stopImmediatePropagation?.();
    if (event?.isComposing) return;
    const { inputType = '' } = event ?? {};
    if (/^history/.test(inputType)) write(() => goOn(input, inputType === 'historyUndo' ? 'undo' : 'redo', last, () => read().value));
    const typed = read();
    const within = BROUGHT.test(inputType) ? typed.within : undefined;
    const shown = within === undefined ? typed : format(within, within.length);
    const isStuck = inputType === 'deleteContentForward' && shown.value === last;
    last = shown.value;
    if (event === undefined) {
      if (input.value !== shown.value) input.value = shown.value;
    } else if (input.value !== shown.value) write(() => writeText(input, shown.value, isStuck ? shown.caret + 1 : shown.caret));
    onChange?.(shown);
  };
  // the form puts the text in by itself, after it has told
  const reset = (): void => {
    const shown = format(input.defaultValue ?? '', null);
    if (input.defaultValue !== shown.value) input.defaultValue = shown.value;
    last = shown.value;
    onChange?.(shown);
  };
  // on the way back the browser fills in what was typed before, and says no more than that the page is shown
  const arrive = (): void => {
    if (input.value !== last) update();
  };
  // an empty field is as it should be
  if (input.value || onChange) update();
  return listen(input, update, reset, arrive);
}

/** @returns takes the listeners away */
function listen(input: TypedInput, update: (event?: TypingEvent) => void, reset: () => void, arrive: () => void): () => void {
  const { form } = input;
  const page = input.ownerDocument?.defaultView;
  input.addEventListener('input', update);
  input.addEventListener('compositionend', update);
  form?.addEventListener('reset', reset);
  page?.addEventListener('pageshow', arrive);
  return () => {
    input.removeEventListener('input', update);
    input.removeEventListener('compositionend', update);
    form?.removeEventListener('reset', reset);
    page?.removeEventListener('pageshow', arrive);
  };
}
