/**
 * A text field with a list of banks. The focus stays in the field, and `aria-activedescendant` names the active line. A code that is typed is as good.
 *
 * The gotcha: the field shows the name of the bank, and its value is the code: what stands in it is not what is meant.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
import type { ElementWords } from '../../rules/vocabulary/element-words.js';
import { fill } from '../messages/fill.js';
import type { BankSuggestion, FindBanks } from './bank-search.js';
import { make, setText } from './dom.js';
import { drawLogo } from './logo.js';

const NO_LINE = -1;

export class BankCombobox {
  /** Field, list, and how many banks there are. */
  readonly whole: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #status = make('span', { class: 'hidden', role: 'status' });
  readonly #words: ElementWords;
  readonly #onChoose: (value: string) => void;
  #find: FindBanks | undefined;
  #banks: readonly BankSuggestion[] = [];
  #active = NO_LINE;
  /** What is chosen, and the name that the field shows for it. */
  #chosen: { readonly value: string; readonly name: string } | undefined;

  constructor(input: HTMLInputElement, label: string, words: ElementWords, onChoose: (value: string) => void) {
    this.#input = input;
    this.#words = words;
    this.#onChoose = onChoose;
    this.#list = make('div', { id: `${input.id}-list`, class: 'banks', part: 'banks', role: 'listbox', 'aria-label': label, hidden: true });
    // the focus stays in the field
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('aria-controls', this.#list.id);
    input.addEventListener('input', (event) => (event as InputEvent).isComposing || this.#open(true));
    input.addEventListener('compositionend', () => this.#open(true));
    input.addEventListener('click', () => this.#open(false));
    input.addEventListener('keydown', (event) => this.#press(event));
    input.addEventListener('focusout', () => this.#leave());
    this.whole = make('div', { class: 'combobox' }, input, this.#list, this.#status);
  }

  /** The code, or what was typed. */
  get value(): string {
    const { value } = this.#input;
    return this.#chosen?.name === value ? this.#chosen.value : value;
  }

  /** The banks are there: a code that stands in the field becomes the name of its bank, unless somebody is typing. */
  set find(find: FindBanks | undefined) {
    this.#find = find;
    const root = this.#input.getRootNode() as Document | ShadowRoot;
    if (root.activeElement !== this.#input) this.#showName();
    else if (this.#input.value !== '') this.#open(true);
  }

  #showName(): void {
    const value = this.value.trim();
    const bank = value === '' ? undefined : this.#find?.(value).find((each) => each.value === value || each.otherCode === value);
    // the code that was given stays
    if (bank !== undefined) this.#show({ ...bank, value });
  }

  #show({ value, name }: BankSuggestion): void {
    this.#chosen = { value, name };
    this.#input.value = name;
  }

  #choose(bank: BankSuggestion): void {
    this.#show(bank);
    this.#close();
    this.#onChoose(bank.value);
  }

  /** What can mean one bank only means it. */
  #leave(): void {
    this.#close();
    if (this.#input.readOnly || this.#chosen?.name === this.#input.value) return;
    const [first] = this.#input.value.trim() === '' ? [] : (this.#find?.(this.#input.value) ?? []);
    if (first?.isSure) this.#choose(first);
  }

  #open(isTyped: boolean): void {
    if (this.#find === undefined || this.#input.readOnly) return;
    const { value } = this.#input;
    // whoever comes back to a bank that is chosen sees the others
    this.#banks = this.#find(this.#chosen?.name === value ? '' : value);
    this.#active = isTyped && value.trim() !== '' && this.#banks[0]?.isSure ? 0 : NO_LINE;
    const lines = this.#banks.map((bank, at) => {
      const logo = bank.logo === undefined ? undefined : drawLogo(bank.logo);
      const note = make('span', { class: 'note' }, make('bdi', {}, bank.note));
      const line = make(
        'div',
        { id: `${this.#input.id}-${at}`, class: 'option', part: 'option', role: 'option' },
        ...(logo ? [logo] : []),
        make('bdi', {}, bank.name),
        ' ',
        note,
      );
      line.addEventListener('click', () => this.#choose(bank));
      return line;
    });
    this.#list.replaceChildren(...lines);
    this.#setOpen(lines.length > 0);
    setText(this.#status, lines.length > 0 ? fill(this.#words.found, { count: lines.length }) : this.#words.none);
    this.#mark();
  }

  #close(): void {
    this.#active = NO_LINE;
    this.#setOpen(false);
    setText(this.#status, '');
    this.#mark();
  }

  #setOpen(isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    this.#input.setAttribute('aria-expanded', String(isOpen));
  }

  #mark(): void {
    const active = this.#list.hidden ? undefined : this.#list.children[this.#active];
    for (const line of this.#list.children) line.setAttribute('aria-selected', String(line === active));
    if (active === undefined) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', active.id);
    active?.scrollIntoView({ block: 'nearest' });
  }

  #move(step: 1 | -1): void {
    if (this.#list.hidden) this.#open(false);
    const { length } = this.#banks;
    if (length === 0) return;
    const next = this.#active + step;
    this.#active = this.#active === NO_LINE || next < 0 || next >= length ? (step === 1 ? 0 : length - 1) : next;
    this.#mark();
  }

  #press(event: KeyboardEvent): void {
    const { key, isComposing } = event;
    const isOpen = !this.#list.hidden;
    const bank = isOpen ? this.#banks[this.#active] : undefined;
    // while an input method composes, Enter and the arrows belong to it
    if (isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') this.#move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape' && isOpen) this.#close();
    else if (key === 'Enter' && bank !== undefined) this.#choose(bank);
    else return;
    event.preventDefault();
  }
}
