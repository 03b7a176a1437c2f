/**
 * The fields in the page: labels, hints, what is wrong, the correction, the bank.
 *
 * What changes is said in places that stay: a screen reader speaks of what appears in them, and not of the places themselves.
 */

import { directionOf } from '../../rules/words/directions.js';
import type { AsTyped } from '../form/as-typed.js';
import { attachFormatter } from '../form/attach.js';
import type { IdentifierType } from '../form/formatter.js';
import { writeText } from '../form/typed-input.js';
import type { AccountField, AccountForm, Entries, FieldName, Way } from './account-fields.js';
import { BankCombobox } from './bank-combobox.js';
import type { FindBanks } from './bank-search.js';
import { formatByLoaded } from './country-rules.js';
import { make, setText } from './dom.js';
import type { AccountBank, FieldFinding } from './findings.js';
import { afterClick } from './pressing.js';
import { type ProblemPlaces, showProblem, showProposal } from './shown-problem.js';
import type { ElementTexts } from './texts.js';

export interface ViewListener {
  typed(name: FieldName, text: string): void;
  /** The field was left. */
  left(name: FieldName): void;
  /** What stands in the field is final for now. */
  changed(): void;
  chose(way: Way): void;
}

export interface ViewOptions {
  readonly form: AccountForm;
  readonly entries: Entries;
  readonly texts: ElementTexts;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly isRequired: boolean;
  readonly listener: ViewListener;
}

type Control = HTMLInputElement | HTMLSelectElement;

interface FieldView extends ProblemPlaces {
  readonly combobox?: BankCombobox;
}

/** The keyboard that a telephone shows for it. */
const KEYBOARDS: Readonly<Partial<Record<IdentifierType, string>>> = { CARD_NUMBER: 'numeric', EMAIL: 'email', PHONE: 'tel' };

/** The name of a bank stays as it is typed; of a code that is pasted with its label, the code stays. */
const asName = (text: string, asCode: AsTyped): AsTyped =>
  asCode.within === undefined ? { ...asCode, value: text, caret: text.length } : asCode;

/** Remembers the control that has the focus, and gives it to the one that is there in its place. */
function focusIn(root: ShadowRoot): () => void {
  const { id = '', selectionStart = null } = (root.activeElement ?? {}) as Partial<HTMLInputElement>;
  return () => {
    const control = id === '' ? null : root.getElementById(id);
    control?.focus();
    if (control instanceof HTMLInputElement && selectionStart !== null) control.setSelectionRange(selectionStart, selectionStart);
  };
}

/** Says what could not be loaded. */
export const noticeOf = (text: string): HTMLElement => make('p', { class: 'notice error', part: 'problem', role: 'alert' }, text);

export class AccountView {
  readonly #fields: ReadonlyMap<FieldName, FieldView>;
  readonly #advice = make('p', { class: 'hint', part: 'advice', role: 'status' });
  #notice: HTMLElement | undefined;
  readonly #bank = make('div', { class: 'bank', part: 'bank', role: 'status' });
  readonly #options: ViewOptions;
  #shownBank: string | undefined;

  /** Puts the fields in the place of what was there. */
  constructor(root: ShadowRoot, options: ViewOptions) {
    this.#options = options;
    const { form } = options;
    const parts: HTMLElement[] = [];
    const fields = form.fields.map((field) => {
      const { whole, ...view } = this.#fieldView(field);
      parts.push(whole);
      return [field.name, view] as const;
    });
    this.#fields = new Map(fields);
    const ways = form.ways.length > 1 ? [this.#waysView()] : [];
    const restoreFocus = focusIn(root);
    const { language } = options.texts;
    for (const part of [...ways, ...parts]) {
      // the page may be in a language that there are no texts in
      part.lang = language;
      part.dir = directionOf(language);
    }
    root.replaceChildren(...ways, ...parts, this.#bank);
    restoreFocus();
  }

  /** What the fields show: their texts, formatted. */
  get entries(): Entries {
    return Object.fromEntries([...this.#fields].map(([name, { control, combobox }]) => [name, combobox?.value ?? control.value]));
  }

  control(name: FieldName): Control | undefined {
    return this.#fields.get(name)?.control;
  }

  /** The banks of the field from which one is chosen. */
  showBanks(find: FindBanks | undefined): void {
    for (const { combobox } of this.#fields.values()) if (combobox !== undefined) combobox.find = find;
  }

  /** Shows what is wrong with a field; nothing where `finding` is undefined. */
  showFinding(name: FieldName, finding: FieldFinding | undefined): void {
    const view = this.#fields.get(name);
    if (view === undefined) return;
    const { texts, isReadOnly } = this.#options;
    view.control.style.setProperty('--_length', String(view.control.value.length));
    showProblem(view, finding?.problem);
    const correction = isReadOnly ? undefined : finding?.correction;
    showProposal(view, correction, texts.words, (text) => this.#use(name, view.control, text));
  }

  showBank(bank: AccountBank | undefined): void {
    const shown = bank === undefined ? '' : JSON.stringify(bank);
    if (shown === this.#shownBank) return;
    this.#shownBank = shown;
    const { words } = this.#options.texts;
    const label = make('span', { class: 'hidden' }, `${words.bank}: `);
    const name = bank && make('strong', { part: 'bank-name' }, bank.name);
    const town = bank?.town === undefined ? [] : [make('span', { part: 'bank-town' }, bank.town)];
    this.#bank.replaceChildren(...(name ? [label, name, ...town] : []));
  }

  /** What could not be loaded. */
  showNotice(text: string): void {
    if ((this.#notice?.textContent ?? '') === text) return;
    this.#notice?.remove();
    this.#notice = noticeOf(text);
    if (text !== '') this.#bank.after(this.#notice);
  }

  /** What invites a mismatch of the name. */
  showAdvice(texts: readonly string[]): void {
    setText(this.#advice, texts.join(' '));
  }

  #use(name: FieldName, control: Control, correction: string): void {
    const { listener } = this.#options;
    const isTold = control instanceof HTMLInputElement && writeText(control, correction, correction.length);
    if (!isTold) listener.typed(name, correction);
    listener.changed();
  }

  #waysView(): HTMLElement {
    const { form, isDisabled, isReadOnly, listener } = this.#options;
    const radios = form.ways.map(({ way, label }) => {
      const radio = make('input', {
        id: `way-${way}`,
        type: 'radio',
        name: 'way',
        value: way,
        checked: way === form.way,
        disabled: isDisabled || isReadOnly,
      });
      radio.addEventListener('change', () => listener.chose(way));
      return make('label', { class: 'way', part: 'way' }, radio, label);
    });
    return make('fieldset', { class: 'ways', part: 'ways' }, make('legend', { part: 'label' }, form.question), ...radios);
  }

  #fieldView(field: AccountField): FieldView & { readonly whole: HTMLElement } {
    const { name, text } = field;
    const control = field.options === undefined ? this.#inputOf(field) : this.#selectOf(field);
    const { listener, texts } = this.#options;
    const combobox =
      field.bank && control instanceof HTMLInputElement
        ? new BankCombobox(control, text.label, texts.words, (value) => {
            listener.typed(name, value);
            listener.changed();
          })
        : undefined;
    const typed = (): void => listener.typed(name, combobox?.value ?? control.value);
    // what is being composed is not finished, and nothing in it is wrong yet
    control.addEventListener('input', (event) => (event as InputEvent).isComposing || typed());
    control.addEventListener('compositionend', typed);
    control.addEventListener('change', () => listener.changed());
    control.addEventListener('focusout', () => afterClick(() => listener.left(name)));
    const problem = make('p', { id: `${name}-problem`, class: 'problem', part: 'problem', 'aria-live': 'polite' });
    const proposal = make('div', { class: 'proposal', part: 'proposal', role: 'status' });
    const whole = make(
      'div',
      { class: 'field', part: `field ${name}` },
      make('label', { for: name, part: 'label' }, text.label),
      combobox?.whole ?? control,
      make('p', { id: `${name}-hint`, class: 'hint', part: 'hint' }, ...this.#hintOf(field)),
      problem,
      proposal,
      ...(name === 'name' ? [this.#advice] : []),
    );
    return { whole, control, problem, proposal, ...(combobox && { combobox }) };
  }

  /** With an example. A bank has none: it is chosen. */
  #hintOf({ text, format: type, bank }: AccountField): readonly (Node | string)[] {
    const { placeholder } = text;
    if (placeholder === undefined || type === undefined || bank !== undefined) return [text.hint];
    const [before = '', after = ''] = this.#options.texts.words.example.split('{text}');
    return [text.hint, ' ', make('span', { class: 'example', part: 'example' }, before, make('bdi', { dir: 'ltr' }, placeholder), after)];
  }

  #attributesOf({ name, isExtra }: AccountField) {
    const { isDisabled, isRequired } = this.#options;
    return {
      id: name,
      part: 'input',
      autocomplete: 'off',
      disabled: isDisabled,
      'aria-describedby': `${name}-hint ${name}-problem`,
      'aria-required': isRequired && !isExtra ? 'true' : undefined,
      'aria-invalid': 'false',
    };
  }

  #inputOf(field: AccountField): HTMLInputElement {
    const { entries, form } = this.#options;
    const { name, bank } = field;
    // a name is no code
    const type = bank === undefined ? field.format : undefined;
    const input = make('input', {
      ...this.#attributesOf(field),
      type: 'text',
      readonly: this.#options.isReadOnly,
      // groups of digits would change their places
      dir: bank === undefined && name !== 'name' ? 'ltr' : 'auto',
      inputmode: field.isNumeric ? 'numeric' : type === undefined ? undefined : KEYBOARDS[type],
      // capitals are other addresses
      autocapitalize: name === 'name' ? 'words' : type === 'EMAIL' || type === 'ALIAS' || form.key ? 'none' : 'characters',
      autocorrect: 'off',
      spellcheck: 'false',
    });
    input.value = entries[name] ?? '';
    const country = form.asked.corridor.country || undefined;
    if (type === 'IBAN') attachFormatter(input, (text, caret) => formatByLoaded(text, { type, caret }));
    else if (field.format !== undefined) {
      const { format } = field;
      const shown = (text: string, caret: number | null) => formatByLoaded(text, { type: format, country, caret });
      attachFormatter(input, bank === undefined ? shown : (text, caret) => asName(text, shown(text, caret)));
    }
    return input;
  }

  #selectOf(field: AccountField): HTMLSelectElement {
    const { entries, texts, isDisabled, isReadOnly } = this.#options;
    const chosen = entries[field.name] ?? '';
    const options = [['', texts.words.choose], ...Object.entries(field.options ?? {})] as const;
    const select = make('select', { ...this.#attributesOf(field), disabled: isDisabled || isReadOnly });
    select.append(...options.map(([value = '', label = '']) => make('option', { value, selected: value === chosen }, label)));
    return select;
  }
}
