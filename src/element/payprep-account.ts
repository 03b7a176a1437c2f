/**
 * `<payprep-account>`: a field of a form for an account.
 *
 * The gotcha: nothing is wrong too early. What can still become right is not marked before its field is left or the form is sent. And nothing is right too
 * early: the rules of the country come before the fields, what checks comes with the first focus, and until then the element is not valid.
 */
import type { Engine } from '../index.js';
import {
  type AccountForm,
  accountForm,
  countriesOfCorridor,
  type Entries,
  elementCorridor,
  type FieldName,
  knownCodes,
  type Way,
} from './account-fields.js';
import { type AccountValue, countriesOf, entriesOfValue, parseValue } from './account-value.js';
import { adoptProperties, languageOf, onLanguage } from './attributes.js';
import { loadBankSearch } from './bank-search.js';
import { type CheckingNeeds, checkingOf, loadChecking, loadedBankOf } from './checking.js';
import { CountryEntries } from './country-entries.js';
import { areLoaded, loadCountryRules } from './country-rules.js';
import { type EngineOfNow, engineForFields, engineWithBanks, engineWithoutBanks } from './engines.js';
import { type AccountDetail, accountDetail, type EntryFindings, fieldFindings, firstWrong, isFindingDue } from './findings.js';
import { FormField, type Told } from './form-field.js';
import { readLabelled } from './labelled-text.js';
import { type AdviseOnName, loadNameAdvice, type NameAdvice } from './name-hints.js';
import { styles } from './styles.js';
import { type ElementTexts, english, textsIn } from './texts.js';
import { AccountView, noticeOf } from './view.js';

export class PayprepAccount extends FormField {
  /** `<payprep-payee>` says it: the type of the account is asked for though the corridor does not require it. */
  isTypeAsked = false;
  readonly #root: ShadowRoot;
  #texts: ElementTexts = english;
  #engine: Engine | undefined;
  /** With the directories that `banks` asks for, as far as they are loaded. */
  #loaded: EngineOfNow | undefined;
  /** What was set before the element was in a page. */
  #given: AccountValue | null | undefined;
  #entries: Entries = {};
  #countryEntries = new CountryEntries();
  #way: Way | undefined;
  #form: AccountForm | undefined;
  #findings: EntryFindings | undefined;
  #view: AccountView | undefined;
  /** The fields are not those of the corridor: its rules are not there yet. */
  #isStale = false;
  /** The fields are made anew: those before are left by nobody. */
  #isBuilding = false;
  /** Its texts have been there: until others are, they stay. */
  #hasTexts = false;
  #forgetLanguage: (() => void) | undefined;
  /** Somebody typed, or the page has set a value: the attribute `value` has no say any more. */
  #isTouched = false;
  /** Fields that were left while something was wrong with them. */
  #left: ReadonlySet<FieldName> = new Set();
  /** Somebody wanted to send the form. */
  #isRefused = false;
  #advise: Promise<AdviseOnName | undefined> | undefined;
  #nameAdvice: readonly NameAdvice[] = [];

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#root.adoptedStyleSheets = styles(false);
    this.internals.role = 'group';
    for (const type of ['input', 'change']) this.#root.addEventListener(type, (event) => event.stopPropagation());
    this.#root.addEventListener('focusin', () => {
      this.#loadChecking();
      this.#loadBanks();
    });
    this.#root.addEventListener('keydown', (event) => this.press(event as KeyboardEvent));
    this.#root.addEventListener('paste', (event) => this.#paste(event as ClipboardEvent));
    this.addEventListener('invalid', () => this.#refuse());
    this.addEventListener('loaderror', () => this.update());
  }

  /** An engine of the page's own, of `createEngine`; `banks` has no effect then. */
  get engine(): Engine | undefined {
    return this.#engine;
  }
  set engine(engine: Engine | undefined) {
    this.#engine = engine ?? undefined;
    this.build();
  }

  /** The members of an instruction that name the account: `{ ...account.value, country }` is one. `null` while nothing is typed. */
  get value(): AccountValue | null {
    return (this.#findings === undefined ? this.#given : this.#findings.value) ?? null;
  }
  set value(given: AccountValue | string | null | undefined) {
    const value = typeof given === 'string' ? parseValue(given) : given;
    this.#isTouched = true;
    // a framework gives back what it was told: nobody is disturbed while typing
    const isSame = this.#findings !== undefined && JSON.stringify(value ?? null) === JSON.stringify(this.value);
    if (!isSame) this.#enter(value);
  }

  connectedCallback(): void {
    adoptProperties(this);
    if (!this.#isTouched) this.#enter(parseValue(this.getAttribute('value')));
    else this.build();
    this.#loadTexts();
    this.#forgetLanguage = onLanguage(this, () => this.#loadTexts());
  }

  disconnectedCallback(): void {
    this.#forgetLanguage?.();
    this.#forgetLanguage = undefined;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    // before it is told that it is in a page, its attributes come one by one; and what is made anew loses what can be undone
    if (this.#forgetLanguage === undefined || before === after) return;
    if (name === 'value') {
      if (!this.#isTouched) this.#enter(parseValue(this.getAttribute('value')));
    } else if (name === 'lang') this.#loadTexts();
    else this.#move();
  }

  formResetCallback(): void {
    this.#isTouched = false;
    this.#enter(parseValue(this.getAttribute('value')));
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.value = state;
  }

  /** Starts anew with this value. */
  #enter(value: AccountValue | null | undefined): void {
    this.#given = value;
    const { way, entries } = entriesOfValue(value);
    this.#way = way;
    this.#entries = entries;
    this.#countryEntries = new CountryEntries();
    this.#left = new Set();
    this.#isRefused = false;
    // until there are fields for it nothing is found out: what was known of the value before is not known of this one
    this.#findings = undefined;
    this.build();
  }

  get #engineInUse(): Engine | undefined {
    return this.#engine ?? ((this.banks ? this.#loaded : undefined) ?? engineWithoutBanks)();
  }

  /** Along another corridor. Whoever keeps the value is told what that takes out of it, unless the page sets both. */
  #move(): void {
    const [before, given] = [JSON.stringify(this.value), this.#given];
    this.build();
    this.loading.whenDone(() => {
      if (given === this.#given && JSON.stringify(this.value) !== before) this.#send('input', 'change');
    });
  }

  /** Makes the fields for the corridor. */
  protected override build(): void {
    // until it is in a page, more may be set
    if (!this.isConnected) return;
    const corridor = elementCorridor(this, this.#way);
    const countries = countriesOfCorridor(corridor);
    this.#isStale = !areLoaded(countries);
    if (this.#isStale) {
      this.loading.start(
        () => loadCountryRules(countries),
        () => this.#arrive(),
      );
      this.update();
      return;
    }
    const engine = engineForFields(this.#engine);
    this.reportUnknown(knownCodes(corridor, engine));
    if (this.#form) this.#entries = this.#countryEntries.in(corridor.country, this.#form, this.#entries, this.#given);
    this.#form = accountForm(corridor, this.#texts.fields, engine, this.#entries);
    this.#isBuilding = true;
    this.#view = new AccountView(this.#root, {
      form: this.#form,
      entries: this.#entries,
      texts: this.#texts,
      isDisabled: this.isDisabled,
      isReadOnly: this.readOnly,
      isRequired: this.required,
      listener: {
        typed: (name, text) => this.#typed(name, text),
        left: (name) => this.#leave(name),
        changed: () => this.#send('change'),
        chose: (way) => this.#choose(way),
      },
    });
    this.#isBuilding = false;
    this.#entries = { ...this.#entries, ...this.#view.entries };
    this.nameGroup(this.#texts.fields.groups.account);
    this.update();
    if (this.value !== null) this.#loadBanks();
    this.#offerBanks();
  }

  /** What has to be loaded before a value can be checked. */
  #needsFor(value: AccountValue | null | undefined): CheckingNeeds {
    const countries = [...countriesOfCorridor(elementCorridor(this, this.#way)), ...countriesOf(this.#form, value ?? null)];
    return { countries, language: this.#texts.language, hasBanks: this.#engine !== undefined };
  }

  /** What is known of the entries: by their form alone until what checks them is there. */
  #find(form: AccountForm): EntryFindings {
    const asking = { isRequired: this.required, customError: this.customError };
    const typed = fieldFindings(form, this.#entries, asking);
    if (typed.isChecked) return typed;
    const checking = checkingOf(this.#needsFor(typed.value));
    const engine = this.#engineInUse;
    if (checking === undefined || engine === undefined) return typed;
    const { entryFindings, messages } = checking;
    return entryFindings(form, this.#entries, { ...asking, engine, messages, bankOf: loadedBankOf() });
  }

  /** Validates the entries and shows the problems that should be visible now. */
  protected override update(): void {
    const form = this.#form;
    if (form === undefined || this.#isStale) {
      this.#wait();
      return;
    }
    const findings = this.#find(form);
    this.#findings = findings;
    // what failed is tried again by itself
    if (!findings.isChecked && !this.loading.hasFailed) this.#loadChecking();
    for (const { name } of form.fields) {
      const finding = findings.fields[name];
      this.#view?.showFinding(name, finding && isFindingDue(finding, this.#left.has(name), this.#isRefused) ? finding : undefined);
    }
    this.#view?.showBank(findings.bank);
    this.#view?.showNotice(!findings.isChecked && this.loading.hasFailed ? this.#texts.words.notLoaded : '');
    this.#adviseOnName(form, findings.value);
    const json = findings.value === undefined ? null : JSON.stringify(findings.value);
    this.internals.setFormValue(json);
    const wrong = firstWrong(form, findings);
    const anchor = this.#view?.control((wrong ?? form.fields[0])?.name ?? 'iban');
    if (wrong !== undefined && anchor !== undefined)
      this.internals.setValidity(wrong.isMissing ? { valueMissing: true } : { customError: true }, wrong.text, anchor);
    else if (findings.isChecked) this.internals.setValidity({});
    else this.internals.setValidity({ customError: true }, this.pendingText(this.#texts.words), anchor);
  }

  /** Something that was asked for is loaded. Whoever was told of a value that nothing had checked is told again. */
  #arrive(): void {
    if (this.#isStale) this.build();
    else this.update();
    if (!this.#findings?.isChecked) return;
    this.#send(...this.toldUnchecked);
    this.dispatchEvent(new Event('checked'));
  }

  /** Nothing can be said of a value yet, and nothing is sent. */
  #wait(): void {
    if (!this.isConnected) return;
    const pending = this.pendingText(this.#texts.words);
    if (this.required || this.value !== null) this.internals.setValidity({ customError: true }, pending);
    else this.internals.setValidity({});
    if (!this.loading.hasFailed) return;
    if (this.#view === undefined) this.#root.replaceChildren(noticeOf(pending));
    else this.#view.showNotice(pending);
  }

  /** Loads what checks the account. */
  #loadChecking(): void {
    const needs = this.#needsFor(this.#findings?.value);
    if (checkingOf(needs) !== undefined) return;
    this.loading.start(
      () => loadChecking(needs),
      () => this.#arrive(),
    );
  }

  /** Resolves as soon as what is typed is checked: `detail` and `validity` say then what they say. What could not be loaded is tried again. */
  async whenChecked(): Promise<void> {
    if (this.#isStale) this.build();
    else if (this.#isPending) this.#loadChecking();
    await this.loading.done;
  }

  async #adviseOnName({ asked }: AccountForm, value: AccountValue | undefined): Promise<void> {
    if (!this.payeeName || !value?.creditor) return this.#view?.showAdvice([]);
    this.#advise ??= loadNameAdvice(this.#texts.language).catch(() => undefined);
    const advise = await this.#advise;
    // somebody typed meanwhile
    if (value !== this.#findings?.value) return;
    const engine = this.#engineInUse;
    this.#nameAdvice = (engine && advise?.({ ...asked.instruction, ...value }, engine)) ?? [];
    // who is typing has not finished the name
    this.#view?.showAdvice(this.#left.has('name') ? this.#nameAdvice.map(({ text }) => text) : []);
  }

  #typed(name: FieldName, text: string): void {
    this.#isTouched = true;
    this.#entries = { ...this.#entries, [name]: text };
    // another key may be of another type than the one that the page gave
    if (name === 'proxy' && this.#form?.key) this.#way = 'KEY';
    this.update();
    if (name !== 'name' && this.#findings?.fields[name]?.problem === undefined)
      this.#left = new Set([...this.#left].filter((each) => each !== name));
    this.#loadBanks();
    this.#send('input');
  }

  /** What was copied with labels goes into the fields that these name. */
  #paste(event: ClipboardEvent): void {
    const form = this.#form;
    if (form === undefined || this.readOnly) return;
    const found = readLabelled(event.clipboardData?.getData('text') ?? '', form.fields, form.asked.corridor.country);
    if (found === undefined) return;
    event.preventDefault();
    this.#isTouched = true;
    this.#entries = { ...this.#entries, ...found };
    this.build();
    this.#send('input', 'change');
  }

  #leave(name: FieldName): void {
    if (this.#isBuilding || (this.#entries[name] ?? '').trim() === '') return;
    this.#left = new Set([...this.#left, name]);
    this.update();
  }

  #choose(way: Way): void {
    [this.#isTouched, this.#isRefused, this.#way] = [true, false, way];
    this.build();
    this.#send('input', 'change');
  }

  /** The form was not sent: everything is told, and the first field that is wrong has the focus, if this element has it. */
  #refuse(): void {
    if (this.isQuiet) return;
    this.#isRefused = true;
    this.update();
    setTimeout(() => {
      const wrong = this.#form && this.#findings && firstWrong(this.#form, this.#findings);
      if (this.#root.activeElement !== null && wrong !== undefined) this.#view?.control(wrong.name)?.focus();
    });
  }

  /** What `input` and `change` tell. */
  get detail(): AccountDetail {
    return {
      ...accountDetail(this.#form, this.#findings, this.value),
      isValid: this.validity.valid,
      ...(this.#isPending && { pending: this.loading.hasFailed ? ('failed' as const) : ('loading' as const) }),
      ...(this.payeeName && { nameAdvice: this.#nameAdvice }),
    };
  }

  get #isPending(): boolean {
    return this.#findings === undefined ? this.value !== null : !this.#findings.isChecked;
  }

  #send(...types: readonly Told[]): void {
    this.tell(this.detail, types);
  }

  async #loadTexts(): Promise<void> {
    const language = languageOf(this);
    if (language === this.#texts.language) {
      this.#hasTexts = true;
      this.#root.adoptedStyleSheets = styles(false);
      return;
    }
    // whoever types in a field would lose it if it was hidden
    this.#root.adoptedStyleSheets = styles(!this.#hasTexts && this.#root.activeElement === null);
    const texts = language === english.language ? english : await textsIn(language);
    if (language !== languageOf(this)) return;
    this.#hasTexts = true;
    this.#root.adoptedStyleSheets = styles(false);
    this.#texts = texts;
    this.#advise = undefined;
    this.build();
  }

  async #loadBanks(): Promise<void> {
    if (!this.banks || this.#engine !== undefined) return;
    const countries = countriesOf(this.#form, this.value);
    const engine = await engineWithBanks(countries).catch(() => undefined);
    const isCurrent = countries.join() === countriesOf(this.#form, this.value).join();
    if (engine === undefined || engine === this.#loaded || !isCurrent) return;
    this.#loaded = engine;
    this.update();
  }

  /** The banks of a field from which one is chosen. Where they cannot be loaded, the code can still be typed. */
  async #offerBanks(): Promise<void> {
    const view = this.#view;
    const bank = this.#form?.fields.find((field) => field.bank !== undefined)?.bank;
    const { country = '' } = this.#form?.asked.corridor ?? {};
    if (bank === undefined || country === '') return;
    const find = await loadBankSearch(country, bank, this.#engine).catch(() => undefined);
    if (view === this.#view) view?.showBanks(find);
  }
}
