/**
 * `<payprep-payee>`: a form field for a whole payee: corridor, person or company, name, account, address, and what the corridor requires.
 *
 * The gotcha: the account is `<payprep-account>` inside it, which formats and checks by itself. What asks and checks the rest is `payprep/payee-form`.
 */

import { en as englishMessages } from '../../rules/index/alert-texts.js';
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import { en as englishWords } from '../../rules/texts/en/payee-form.js';
import type { PayeeFormTexts } from '../../rules/texts/payee-form-texts.js';
import { fieldAlerts } from '../answers/explain/field-alert.js';
import type { FieldText } from '../answers/field-texts.js';
import { NAME } from '../checks/pointers.js';
import type { Engine } from '../index.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { creditorTypesFor, currenciesFor, type PayeeChoice, settleChoice } from '../payee-form/choice.js';
import { CREDITOR_TYPE, type PayeeForm, payeeFormWith } from '../payee-form/fields.js';
import { isDueWith, type PayeeProblem, type PayeeState, payeeState, problemsWith } from '../payee-form/problems.js';
import { payeeTexts, problemText } from '../payee-form/texts.js';
import { choiceIn, isEmpty, type PayeeValues, payeeValuesOf, payeeWith } from '../payee-form/values.js';
import { countriesOfCorridor } from './account-fields.js';
import { parseValue } from './account-value.js';
import { adoptProperties, languageOf, onLanguage } from './attributes.js';
import { areLoaded, formatByLoaded, loadCountryRules } from './country-rules.js';
import type { AccountProblem } from './findings.js';
import type { Told } from './form-field.js';
import { type AdviseOnName, loadNameAdvice, type NameAdvice } from './name-hints.js';
import { passOn } from './payee-account.js';
import { PayeeAttributes, type PayeeDetail } from './payee-attributes.js';
import { payeeEngine, requirementsOf } from './payee-engine.js';
import { inOrder, isShownByAccount, shownCorrection, wrongFields } from './payee-problems.js';
import { payeeStyles } from './payee-styles.js';
import { payeeTextsIn } from './payee-texts.js';
import { PayeeView } from './payee-view.js';
import type { PayprepAccount } from './payprep-account.js';
import { type ElementTexts, english } from './texts.js';

/** The parts of the account, for `::part` of the page. */
const PARTS =
  'field, label, input, invalid, hint, problem, proposal, button, ways, way, bank, bank-name, bank-town, bank-logo, example, banks, option';

export class PayprepPayee extends PayeeAttributes {
  readonly #root: ShadowRoot;
  readonly #account: PayprepAccount;
  readonly #view: PayeeView;
  #texts: ElementTexts = english;
  #words: PayeeFormTexts = englishWords;
  #messages: AlertTexts = englishMessages;
  #engine: Engine | undefined;
  #given: unknown;
  #choice: PayeeChoice = { country: '' };
  #values: PayeeValues = {};
  #form: PayeeForm | undefined;
  #labels: ReadonlyMap<string, FieldText> = new Map();
  #problems: readonly AccountProblem[] = [];
  #advise: AdviseOnName | undefined;
  #advice: readonly NameAdvice[] = [];
  #isBuilding = false;
  #isTouched = false;
  #left: ReadonlySet<string> = new Set();
  #isRefused = false;
  #forgetLanguage: (() => void) | undefined;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#root.adoptedStyleSheets = payeeStyles();
    this.internals.role = 'group';
    this.#account = document.createElement('payprep-account') as PayprepAccount;
    this.#account.setAttribute('exportparts', PARTS);
    this.#view = new PayeeView(this.#root, this.#account);
    for (const type of ['input', 'change'] as const)
      this.#root.addEventListener(type, (event) => {
        event.stopPropagation();
        if (event.target !== this.#account) return;
        this.#isTouched = true;
        this.update();
        this.#send(type);
      });
    this.#account.addEventListener('checked', () => {
      this.update();
      // the account tells by itself what it had told unchecked
      if (this.#pending === undefined) this.#send(...this.toldUnchecked);
    });
    this.#account.addEventListener('loaderror', ({ detail }: CustomEventInit) =>
      this.dispatchEvent(new CustomEvent('loaderror', { detail })),
    );
    this.addEventListener('loaderror', () => (this.#form === undefined ? this.#wait() : this.update()));
    this.#root.addEventListener('keydown', (event) => this.press(event as KeyboardEvent));
    this.addEventListener('invalid', () => this.#refuse());
  }

  /** An engine of the page's own, of `createEngine`; `banks` has no effect then. */
  get engine(): Engine | undefined {
    return this.#engine;
  }
  set engine(engine: Engine | undefined) {
    this.#engine = engine ?? undefined;
    this.#account.engine = this.#engine;
    this.build();
  }

  /** A payment instruction; `null` while nothing is typed. */
  get value(): PaymentInstruction | null {
    return this.#form === undefined ? ((this.#given as PaymentInstruction | null | undefined) ?? null) : this.#payee(this.#form);
  }
  set value(given: PaymentInstruction | string | null | undefined) {
    const value = typeof given === 'string' ? parseValue(given) : given;
    this.#isTouched = true;
    // a framework gives back what it was told: nobody is disturbed while typing
    const isSame = this.#form !== undefined && JSON.stringify(value ?? null) === JSON.stringify(this.value);
    if (!isSame) this.#enter(value);
  }

  /** What `input` and `change` tell. */
  get detail(): PayeeDetail {
    const { bank } = this.#account.detail;
    const form = this.#form;
    const pending = this.#pending;
    return {
      value: this.value,
      isValid: this.validity.valid,
      state: form !== undefined ? this.#state(form) : this.value === null ? 'empty' : 'incomplete',
      problems: this.#problems,
      ...(pending && { pending }),
      ...(bank && { bank }),
      nameAdvice: this.#advice,
      notes: form?.asked.notes ?? [],
    };
  }

  connectedCallback(): void {
    adoptProperties(this);
    if (!this.#isTouched) this.#enter(parseValue(this.getAttribute('value')));
    else this.#enter(this.#given);
    this.#loadTexts();
    this.#forgetLanguage = onLanguage(this, () => this.#loadTexts());
  }

  disconnectedCallback(): void {
    this.#given = this.value;
    this.#forgetLanguage?.();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return;
    if (name === 'value') {
      if (!this.#isTouched) this.#enter(parseValue(this.getAttribute('value')));
    } else if (name === 'lang') this.#loadTexts();
    else this.build();
  }

  formResetCallback(): void {
    this.#isTouched = false;
    this.#enter(parseValue(this.getAttribute('value')));
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.value = state;
  }

  get #engineInUse(): Engine {
    return this.#engine ?? payeeEngine();
  }

  /** Starts anew with this value. */
  #enter(value: unknown): void {
    this.#given = value;
    this.#left = new Set();
    this.#isRefused = false;
    const { [CREDITOR_TYPE]: _, ...values } = payeeValuesOf(value);
    this.#values = Object.fromEntries(Object.entries(values).filter(([pointer]) => !isShownByAccount(pointer)));
    this.#choice = choiceIn(value);
    // until there are fields for it, it is what was given
    this.#form = undefined;
    const { creditorAccount, creditorAgent, settlementInformation } = (value ?? {}) as PaymentInstruction;
    const account = { ...(creditorAccount && { creditorAccount, settlementInformation }), ...(creditorAgent && { creditorAgent }) };
    this.#account.value = (creditorAccount || creditorAgent ? account : null) as PayprepAccount['value'];
    this.build();
  }

  /** Loads the rules of countries; until then nothing is known of a value, and none is sent. */
  #load(countries: readonly string[], loaded: () => void): void {
    if (areLoaded(countries)) return loaded();
    this.loading.start(() => loadCountryRules(countries), loaded);
    this.#wait();
  }

  #wait(): void {
    if (this.required || this.value !== null) this.internals.setValidity({ customError: true }, this.#pendingText);
  }

  get #pendingText(): string {
    return this.pendingText(this.#texts.words, this.loading.hasFailed || this.#account.detail.pending === 'failed');
  }

  /** The account is checked by itself; the rest as soon as there are fields. */
  get #pending(): PayeeDetail['pending'] {
    if (this.#form === undefined && this.value !== null) return this.loading.hasFailed ? 'failed' : 'loading';
    return this.#account.detail.pending;
  }

  /** Makes the fields for the corridor. */
  protected override build(): void {
    if (!this.isConnected) return;
    const { said } = this;
    const chosen = { ...this.#choice, ...said };
    const countries = countriesOfCorridor({ settlementSystem: '', ...chosen });
    if (!areLoaded(countries)) return this.#load(countries, () => this.build());
    const engine = this.#engineInUse;
    const choice = settleChoice(chosen, engine);
    const { country, method } = choice;
    this.#choice = choice;
    const address = this.address === 'lines' ? 'lines' : this.hasAttribute('address') ? 'fields' : undefined;
    const form = payeeFormWith(requirementsOf, choice, engine, { isFilled: (pointer) => (this.#values[pointer] ?? '') !== '', address });
    this.#form = form;
    this.#labels = payeeTexts(form, this.#texts.fields);
    passOn(this.#account, this, form, { language: this.#texts.language, isDisabled: this.isDisabled });
    this.#isBuilding = true;
    this.#view.show({
      form: country === '' ? { ...form, fields: [] } : form,
      values: this.#values,
      labels: this.#labels,
      texts: this.#texts,
      words: this.#words,
      countries: said.country === undefined,
      currencies: said.currency === undefined && country !== '' ? currenciesFor(country, engine, method) : undefined,
      creditorTypes: said.creditorType === undefined ? creditorTypesFor(method) : undefined,
      isDisabled: this.isDisabled,
      isReadOnly: this.readOnly,
      isRequired: this.required,
      listener: {
        typed: (pointer, text) => this.#typed(pointer, text),
        left: (pointer) => this.#leave(pointer),
        changed: () => this.#send('change'),
        chose: (pointer, value) => this.#choose(pointer, value),
      },
    });
    this.#isBuilding = false;
    this.nameGroup(this.#texts.fields.groups.creditor);
    this.update();
  }

  /** What is typed, with the account. */
  #all(): PayeeValues {
    return { ...this.#values, ...payeeValuesOf(this.#account.value) };
  }

  #payee(form: PayeeForm): PaymentInstruction | null {
    const account = this.#account.value;
    const own = this.#given !== null && typeof this.#given === 'object' ? this.#given : {};
    if (account === null && isEmpty(form, this.#values)) return null;
    const { creditorAccount: _, creditorAgent: __, method, ...payee } = payeeWith(formatByLoaded, form, this.#values, own);
    // a key is paid to by its system, and by no method
    return { ...payee, ...(method && !account?.settlementInformation && { method }), ...account } as PaymentInstruction;
  }

  #state(form: PayeeForm): PayeeState {
    const isError = this.#pending !== undefined || this.#problems.some(({ severity }) => severity === 'error');
    return isEmpty(form, this.#all()) ? 'empty' : isError || payeeState(form, this.#all(), []) === 'incomplete' ? 'incomplete' : 'complete';
  }

  /** Validates the entries and shows the problems that should be visible now. */
  protected override update(): void {
    const form = this.#form;
    if (form === undefined) return;
    const payee = this.#payee(form);
    const values = this.#all();
    const isNeeded = this.required || payee !== null;
    const found = isNeeded ? problemsWith(form, values, () => fieldAlerts(payee ?? form.asked.instruction, this.#engineInUse)) : [];
    const account = this.#account.value === null ? [] : this.#account.detail.problems;
    const own = found.filter(({ pointer }) => this.#account.value === null || !isShownByAccount(pointer));
    this.#problems = inOrder(form, [...own.map((problem) => this.#told(problem)), ...account]);
    for (const pointer of this.#view.pointers)
      this.#showProblem(
        form,
        pointer,
        own.find((problem) => problem.pointer === pointer),
      );
    this.#adviseOnName(payee);
    const json = payee === null ? null : JSON.stringify(payee);
    this.internals.setFormValue(json);
    const wrong = this.#problems.find(({ severity }) => severity === 'error');
    const pending = this.#pending && this.#pendingText;
    const text = wrong?.text || this.customError || pending;
    if (text) this.internals.setValidity({ customError: true }, text, this.#anchorOf(wrong?.pointer ?? NAME));
    else this.internals.setValidity({});
  }

  #anchorOf = (pointer: string): HTMLElement => this.#view.control(pointer) ?? this.#account;

  #told(problem: PayeeProblem): AccountProblem {
    const { pointer, code, severity } = problem;
    const text = pointer === '/country' ? this.#words.chooseCountry : problemText(problem, this.#labels.get(pointer), this.#messages);
    return { pointer, ...(code !== '' && { code }), text, severity };
  }

  #showProblem({ fields, choice }: PayeeForm, pointer: string, problem: PayeeProblem | undefined): void {
    const field = fields.find((each) => each.pointer === pointer) ?? {};
    const progress = { value: this.#values[pointer] ?? '', isLeft: this.#left.has(pointer), isRefused: this.#isRefused };
    const isShown = problem !== undefined && isDueWith(formatByLoaded, problem, field, choice, progress);
    const shown = isShown ? { text: this.#told(problem).text, ...shownCorrection(problem, field, progress.value, choice) } : undefined;
    this.#view.showProblem(pointer, shown);
  }

  async #adviseOnName(payee: PaymentInstruction | null): Promise<void> {
    const name = this.#values[NAME] ?? '';
    if (name !== '' && this.#advise === undefined) {
      this.#advise = () => [];
      this.#advise = await loadNameAdvice(this.#texts.language).catch(() => undefined);
      // more may have been typed meanwhile
      return this.update();
    }
    // who is typing has not finished the name
    this.#advice = name !== '' && payee !== null ? (this.#advise?.(payee, this.#engineInUse) ?? []) : [];
    this.#view.showAdvice(this.#left.has(NAME) ? this.#advice.map(({ text }) => text) : []);
  }

  #typed(pointer: string, text: string): void {
    this.#isTouched = true;
    this.#values = { ...this.#values, [pointer]: text };
    this.update();
    this.#send('input');
  }

  #leave(pointer: string): void {
    if (this.#isBuilding || (this.#values[pointer] ?? '').trim() === '') return;
    this.#left = new Set([...this.#left, pointer]);
    this.update();
  }

  #choose(pointer: string, value: string): void {
    this.#isTouched = true;
    this.#isRefused = false;
    if (pointer === CREDITOR_TYPE) this.#choice = { ...this.#choice, creditorType: value };
    else if (pointer === '/currency') this.#choice = { ...this.#choice, currency: value };
    else return this.#toCountry(value);
    this.build();
    this.#send('input', 'change');
  }

  #toCountry(country: string): void {
    const move = (): void => {
      this.#move(country);
      this.build();
      this.#send('input', 'change');
    };
    this.#load(countriesOfCorridor({ country, settlementSystem: '' }), move);
  }

  /** Resolves as soon as what is typed is checked: `detail` and `validity` say then what they say. What could not be loaded is tried again. */
  async whenChecked(): Promise<void> {
    if (this.#form === undefined) this.build();
    await this.loading.done;
    await this.#account.whenChecked();
    this.update();
  }

  /** To another country: a number that it cannot have goes, and its own currency comes. */
  #move(country: string): void {
    const { creditorType = '' } = this.#choice;
    this.#choice = { country, creditorType };
    this.#given = undefined;
    const gone = new Set(wrongFields(this.#form, this.#values, this.#choice));
    this.#values = Object.fromEntries(Object.entries(this.#values).filter(([pointer]) => !gone.has(pointer)));
  }

  /** The form was not sent: everything is told, and the first field that is wrong has the focus, if this element has it. */
  #refuse(): void {
    if (this.isQuiet) return;
    this.#isRefused = true;
    this.#account.required = true;
    this.#account.dispatchEvent(new Event('invalid'));
    this.update();
    setTimeout(() => {
      const wrong = this.#problems.find(({ severity }) => severity === 'error');
      if (this.#root.activeElement === null || wrong === undefined) return;
      const control = this.#view.control(wrong.pointer);
      const inAccount = this.#account.shadowRoot?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (control ?? inAccount ?? this.#account).focus();
    });
  }

  #send(...types: readonly Told[]): void {
    this.tell(this.detail, types);
  }

  async #loadTexts(): Promise<void> {
    const language = languageOf(this);
    if (language === this.#texts.language) return;
    const loaded = await payeeTextsIn(language);
    if (language !== languageOf(this)) return;
    [this.#texts, this.#words, this.#messages] = loaded;
    this.#advise = undefined;
    this.build();
  }
}
