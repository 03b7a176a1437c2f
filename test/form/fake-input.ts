/** As much of an input of a page as somebody types into. */
import type { TypedInput } from '../../src/form.js';

type Listener = Parameters<TypedInput['addEventListener']>[1];

export class FakeInput implements TypedInput {
  value = '';
  selectionStart = 0;
  readonly #listeners = new Set<Listener>();
  readonly #endings = new Set<Listener>();

  #of(type: string): Set<Listener> {
    return type === 'input' ? this.#listeners : this.#endings;
  }

  addEventListener(type: 'input' | 'compositionend', listener: Listener): void {
    this.#of(type).add(listener);
  }

  removeEventListener(type: 'input' | 'compositionend', listener: Listener): void {
    this.#of(type).delete(listener);
  }

  setSelectionRange(start: number): void {
    this.selectionStart = start;
  }

  get listeners(): number {
    return this.#listeners.size + this.#endings.size;
  }

  /** Puts a text in the place of what is between the caret and `end`. */
  type(text: string, at = this.selectionStart, end = at): void {
    this.#change(this.value.slice(0, at) + text + this.value.slice(end), at + text.length, 'insertText');
  }

  /** The key in front of the caret. */
  backspace(): void {
    const at = Math.max(0, this.selectionStart - 1);
    this.#change(this.value.slice(0, at) + this.value.slice(this.selectionStart), at, 'deleteContentBackward');
  }

  /** The key behind the caret. */
  delete(): void {
    const at = this.selectionStart;
    this.#change(this.value.slice(0, at) + this.value.slice(at + 1), at, 'deleteContentForward');
  }

  /** What an input method is still composing. */
  compose(text: string): void {
    this.value += text;
    this.selectionStart = this.value.length;
    for (const listener of this.#listeners) listener({ isComposing: true });
  }

  /** What it composed is done: no input event says so. */
  commit(): void {
    for (const listener of this.#endings) listener({});
  }

  #change(value: string, caret: number, inputType: string): void {
    this.value = value;
    this.selectionStart = caret;
    for (const listener of [...this.#listeners]) listener({ inputType });
  }
}
