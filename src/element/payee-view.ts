/**
 * The fields of a whole payee in the page, in groups around the account, which is an element of its own and stays where it is.
 *
 * What changes is said in places that stay: a screen reader speaks of what appears in them, and not of the places themselves.
 */

import type { PayeeFormTexts } from '../../rules/texts/payee-form-texts.js';
import { directionOf } from '../../rules/words/directions.js';
import type { FieldText } from '../answers/field-texts.js';
import { countries } from '../answers/lists.js';
import { platformNames } from '../answers/platform-names.js';
import { NAME } from '../checks/pointers.js';
import type { AsTyped } from '../form/as-typed.js';
import { attachFormatter } from '../form/attach.js';
import { CREDITOR_TYPE, DOCUMENT, DOCUMENT_TYPE, type PayeeField, type PayeeForm } from '../payee-form/fields.js';
import { type PayeeValues, typedWith } from '../payee-form/values.js';
import { formatByLoaded } from './country-rules.js';
import { make, setText } from './dom.js';
import type { PayprepAccount } from './payprep-account.js';
import { afterClick } from './pressing.js';
import { type ProblemPlaces, type ShownProblem, showProblem, showProposal } from './shown-problem.js';
import type { ElementTexts } from './texts.js';

export interface PayeeViewListener {
  typed(pointer: string, text: string): void;
  left(pointer: string): void;
  changed(): void;
  /** `/country`, `/currency` or `/creditor/type`. */
  chose(pointer: string, value: string): void;
}

export interface PayeeViewOptions {
  readonly form: PayeeForm;
  readonly values: PayeeValues;
  readonly labels: ReadonlyMap<string, FieldText>;
  readonly texts: ElementTexts;
  readonly words: PayeeFormTexts;
  /** What a person chooses here, and from what: absent where the page has said it. */
  readonly countries: boolean;
  readonly currencies?: readonly string[] | undefined;
  readonly creditorTypes?: readonly string[] | undefined;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly isRequired: boolean;
  readonly listener: PayeeViewListener;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** What is shown at a field. */
interface ShownAtField extends ShownProblem {
  /** What the field would show after the one correction that there is. */
  readonly correction?: string | undefined;
}

/** Every country by its name in the language, in the order of the alphabet. */
function namedCountries(language: string): readonly (readonly [code: string, name: string])[] {
  const { compare } = new Intl.Collator(language);
  const named = countries({ language }).map(({ code, name }) => [code, name] as const);
  return named.sort(([, one], [, other]) => compare(one, other));
}

/** A pointer as an id. */
const idOf = (pointer: string): string => pointer.slice(1).replaceAll('/', '-');

const KEYBOARDS: Readonly<Partial<Record<PayeeField['input'], string>>> = { email: 'email', tel: 'tel' };

export class PayeeView {
  readonly #root: ShadowRoot;
  readonly #rooms = {
    corridor: make('div', { class: 'group', part: 'group' }),
    creditor: make('div', { class: 'group', part: 'group' }),
    account: make('div', { class: 'group', part: 'group' }),
    address: make('fieldset', { class: 'group', part: 'group' }),
    contact: make('fieldset', { class: 'group', part: 'group' }),
  };
  readonly #advice = make('p', { class: 'hint', part: 'advice', role: 'status' });
  #fields = new Map<string, ProblemPlaces>();
  #options: PayeeViewOptions | undefined;

  constructor(root: ShadowRoot, account: PayprepAccount) {
    this.#root = root;
    this.#rooms.account.append(account);
    root.replaceChildren(...Object.values(this.#rooms));
  }

  /** Shows these fields in the place of those before; the control with the focus keeps it. */
  show(options: PayeeViewOptions): void {
    this.#options = options;
    const { form, texts } = options;
    const { id = '' } = this.#root.activeElement ?? {};
    this.#fields = new Map();
    const own = form.fields.filter(({ group, isShown, pointer }) => group !== 'account' && isShown && pointer !== CREDITOR_TYPE);
    const viewsOf = (group: string): readonly HTMLElement[] =>
      own.filter((field) => field.group === group).map((field) => this.#add(field));
    this.#rooms.corridor.replaceChildren(...this.#corridorViews());
    this.#rooms.creditor.replaceChildren(...this.#typeView(), ...viewsOf('creditor'));
    for (const group of ['address', 'contact'] as const) {
      const legend = make('legend', { part: 'group-label' }, texts.fields.groups[group]);
      const views = viewsOf(group);
      this.#rooms[group].replaceChildren(...(views.length > 0 ? [legend, ...views] : []));
    }
    for (const room of Object.values(this.#rooms)) {
      room.hidden = room.childElementCount === 0;
      // the page may be in a language that there are no texts in
      room.lang = texts.language;
      room.dir = directionOf(texts.language);
    }
    if (id !== '') this.#root.getElementById(id)?.focus();
  }

  control(pointer: string): Control | undefined {
    return this.#fields.get(pointer)?.control ?? this.#root.querySelector<HTMLInputElement>(`[name="${idOf(pointer)}"]`) ?? undefined;
  }

  /** Shows what is wrong with a field; nothing where it is undefined. */
  showProblem(pointer: string, shown: ShownAtField | undefined): void {
    const view = this.#fields.get(pointer);
    if (view === undefined) return;
    const { texts, isReadOnly, listener } = this.#options as PayeeViewOptions;
    showProblem(view, shown);
    showProposal(view, isReadOnly ? undefined : shown?.correction, texts.words, (correction) => {
      view.control.value = correction;
      listener.typed(pointer, correction);
      listener.changed();
    });
  }

  get pointers(): readonly string[] {
    return [...this.#fields.keys()];
  }

  showAdvice(texts: readonly string[]): void {
    setText(this.#advice, texts.join(' '));
  }

  #corridorViews(): readonly HTMLElement[] {
    const { form, texts, words, countries: isCountryAsked, currencies: codes } = this.#options as PayeeViewOptions;
    const { language } = texts;
    const nameOf = platformNames(language, 'currency');
    const offered = codes?.map((code) => [code, `${code} · ${nameOf(code, code)}`] as const);
    return [
      ...(isCountryAsked ? [this.#chooser('/country', words.country, namedCountries(language), form.choice.country)] : []),
      ...(offered && offered.length > 0 ? [this.#chooser('/currency', words.currency, offered, form.choice.currency ?? '')] : []),
    ];
  }

  /** What decides which fields there are. */
  #chooser(pointer: string, label: string, options: readonly (readonly [string, string])[], chosen: string): HTMLElement {
    const { texts, isDisabled, isReadOnly, listener } = this.#options as PayeeViewOptions;
    const select = make('select', { ...this.#attributesOf(pointer, false), disabled: isDisabled || isReadOnly });
    const empty = pointer === '/country' ? ([['', texts.words.choose]] as const) : [];
    select.append(...[...empty, ...options].map(([value, text]) => make('option', { value, selected: value === chosen }, text)));
    select.addEventListener('change', () => listener.chose(pointer, select.value));
    return this.#wholeOf(pointer, label, select);
  }

  #typeView(): readonly HTMLElement[] {
    const { form, labels, texts, creditorTypes, isDisabled, isReadOnly, listener } = this.#options as PayeeViewOptions;
    if (creditorTypes === undefined || creditorTypes.length < 2 || form.choice.country === '') return [];
    const radios = creditorTypes.map((type) => {
      const radio = make('input', {
        id: `creditor-type-${type}`,
        type: 'radio',
        name: idOf(CREDITOR_TYPE),
        value: type,
        checked: type === form.choice.creditorType,
        disabled: isDisabled || isReadOnly,
        'aria-describedby': `${idOf(CREDITOR_TYPE)}-problem`,
      });
      radio.addEventListener('change', () => listener.chose(CREDITOR_TYPE, type));
      return make('label', { class: 'way', part: 'way' }, radio, texts.fields.creditorTypes[type as 'INDIVIDUAL']);
    });
    const [first] = radios.map((label) => label.firstElementChild as HTMLInputElement);
    const problem = make('p', { id: `${idOf(CREDITOR_TYPE)}-problem`, class: 'problem', part: 'problem', 'aria-live': 'polite' });
    const legend = make('legend', { part: 'label' }, labels.get(CREDITOR_TYPE)?.label ?? texts.fields.fields.creditorType.label);
    const whole = make('fieldset', { class: 'field ways', part: 'ways', role: 'radiogroup' }, legend, ...radios, problem);
    if (first) this.#fields.set(CREDITOR_TYPE, { control: first, problem, proposal: make('div') });
    return [whole];
  }

  #add(field: PayeeField): HTMLElement {
    const { labels, words, form } = this.#options as PayeeViewOptions;
    const { pointer } = field;
    const text = labels.get(pointer);
    const isDocument = pointer === DOCUMENT || pointer === DOCUMENT_TYPE;
    const label = pointer === DOCUMENT ? words.documentNumber : pointer === DOCUMENT_TYPE ? words.documentType : (text?.label ?? '');
    const isChoice = field.input === 'select' || field.input === 'country';
    const control = isChoice ? this.#selectOf(field, text) : this.#inputOf(field, form);
    const { listener } = this.#options as PayeeViewOptions;
    const typed = (): void => listener.typed(pointer, control.value);
    // what is being composed is not finished, and nothing in it is wrong yet
    control.addEventListener('input', (event) => (event as InputEvent).isComposing || typed());
    control.addEventListener('compositionend', typed);
    control.addEventListener('change', () => listener.changed());
    control.addEventListener('focusout', () => afterClick(() => listener.left(pointer)));
    return this.#wholeOf(pointer, label, control, isDocument ? '' : (text?.hint ?? ''));
  }

  #wholeOf(pointer: string, label: string, control: Control, hint = ''): HTMLElement {
    const id = idOf(pointer);
    const problem = make('p', { id: `${id}-problem`, class: 'problem', part: 'problem', 'aria-live': 'polite' });
    const proposal = make('div', { class: 'proposal', part: 'proposal', role: 'status' });
    const whole = make(
      'div',
      { class: 'field', part: `field ${id}` },
      make('label', { for: id, part: 'label' }, label),
      control,
      make('p', { id: `${id}-hint`, class: 'hint', part: 'hint' }, hint),
      problem,
      proposal,
      ...(pointer === NAME ? [this.#advice] : []),
    );
    this.#fields.set(pointer, { control, problem, proposal });
    return whole;
  }

  #attributesOf(pointer: string, isNeeded: boolean) {
    const { isDisabled, isRequired } = this.#options as PayeeViewOptions;
    const id = idOf(pointer);
    return {
      id,
      part: 'input',
      autocomplete: 'off',
      disabled: isDisabled,
      'aria-describedby': `${id}-hint ${id}-problem`,
      'aria-required': isRequired && isNeeded ? 'true' : undefined,
      'aria-invalid': 'false',
    };
  }

  #inputOf(field: PayeeField, { choice }: PayeeForm): HTMLInputElement {
    const { values, isReadOnly } = this.#options as PayeeViewOptions;
    const { pointer, format, input: kind } = field;
    const input = make('input', {
      ...this.#attributesOf(pointer, field.isRequired),
      type: kind === 'date' ? 'date' : 'text',
      readonly: isReadOnly,
      // groups of digits would change their places
      dir: format === undefined && KEYBOARDS[kind] === undefined ? 'auto' : 'ltr',
      inputmode: field.isNumeric ? 'numeric' : KEYBOARDS[kind],
      autocapitalize: kind === 'email' ? 'none' : format === undefined ? 'words' : 'characters',
      autocorrect: 'off',
      spellcheck: 'false',
    });
    const text = values[pointer] ?? '';
    input.value = typedWith(formatByLoaded, field, text, choice)?.value ?? text;
    if (format !== undefined) attachFormatter(input, (typed, caret) => typedWith(formatByLoaded, field, typed, choice, caret) as AsTyped);
    return input;
  }

  #selectOf(field: PayeeField, text: FieldText | undefined): HTMLSelectElement {
    const { values, texts, words, form, isDisabled, isReadOnly } = this.#options as PayeeViewOptions;
    const { pointer, input, options = [] } = field;
    const isCountry = input === 'country';
    const chosen = values[pointer] ?? (isCountry ? form.choice.country : '');
    const names: Readonly<Record<string, string>> = pointer === DOCUMENT_TYPE ? words.documentTypes : (text?.options ?? {});
    const listed = isCountry ? namedCountries(texts.language) : options.map((option) => [option, names[option] ?? option] as const);
    const select = make('select', { ...this.#attributesOf(pointer, field.isRequired), disabled: isDisabled || isReadOnly });
    const all = [['', texts.words.choose] as const, ...listed];
    select.append(...all.map(([value, label]) => make('option', { value, selected: value === chosen }, label)));
    return select;
  }
}
