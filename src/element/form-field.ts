/** What a form and a page ask of any field, as of an `<input>`: its form, its labels, whether it is valid. */
import { AccountAttributes } from './attributes.js';
import { Loading } from './loading.js';

interface PendingWords {
  readonly checking: string;
  readonly notLoaded: string;
}

/** What was said of codes that nobody knows: once a page. */
const reported = /* @__PURE__ */ new Set<string>();

/** What an element tells whoever keeps its value. */
export type Told = 'input' | 'change';

export class FormField extends AccountAttributes {
  static readonly formAssociated: boolean = true;

  protected readonly internals: ElementInternals;
  /** Somebody only asks whether it is valid. */
  protected isQuiet = false;
  /** By itself, or by its fieldset. */
  protected isDisabled = false;
  /** What the page found out by itself, such as that the account is closed. */
  protected customError = '';

  protected readonly loading: Loading = new Loading(this);
  /** What was told of a value that nothing had checked: it is told again. */
  protected toldUnchecked: ReadonlySet<Told> = new Set();

  constructor() {
    super();
    this.internals = this.attachInternals();
  }

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  get labels(): NodeList {
    return this.internals.labels;
  }
  get validity(): ValidityState {
    return this.internals.validity;
  }
  get validationMessage(): string {
    return this.internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.internals.willValidate;
  }
  /** Shows nothing, other than `reportValidity` and a form that is sent. */
  checkValidity(): boolean {
    this.isQuiet = true;
    const isValid = this.internals.checkValidity();
    this.isQuiet = false;
    return isValid;
  }
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  /** As of an `<input>`: what the page found out by itself, such as that the account is closed. An empty text takes it back. */
  setCustomValidity(text: string): void {
    this.customError = `${text ?? ''}`;
    this.update();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.isDisabled = isDisabled;
    this.build();
  }

  /** Why it is not valid while something is on its way. */
  protected pendingText({ checking, notLoaded }: PendingWords, hasFailed: boolean = this.loading.hasFailed): string {
    return hasFailed ? notLoaded : checking;
  }

  /** Tells what is known now. */
  protected tell(detail: { readonly pending?: unknown }, types: readonly Told[]): void {
    this.toldUnchecked = new Set(detail.pending === undefined ? [] : [...this.toldUnchecked, ...types]);
    for (const type of types) this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: type === 'input', detail }));
  }

  /** Attribute → whether its code is known. Another is told among the errors of the page: who fills in the form can do nothing about it. */
  protected reportUnknown(known: Readonly<Record<string, unknown>>): void {
    for (const name in known) {
      const code = this.getAttribute(name);
      const text = `<${this.localName} ${name}="${code}">: no such code`;
      if (known[name] || !code || reported.has(text)) continue;
      reported.add(text);
      reportError(new TypeError(text));
    }
  }

  /** Makes the fields anew. */
  protected build(): void {}

  /** Something else is known of the value than before. */
  protected update(): void {}

  /** Its name is what a `<label>` of the page says, else the general one: two accounts on a page are told apart. */
  protected nameGroup(general: string): void {
    const said = [...this.labels].map((label) => label.textContent?.trim());
    this.internals.ariaLabel = said.join(' ') || general;
  }

  /** Enter in a field presses the first button that sends the form: fields in a shadow root do not do so by themselves. */
  protected press(event: KeyboardEvent): void {
    // a field may stand in an element in this one
    if (event.key !== 'Enter' || event.isComposing || !(event.composedPath()[0] instanceof HTMLInputElement)) return;
    // nothing but a button is of this type
    const button = [...(this.form?.elements ?? [])].find((each): each is HTMLButtonElement => 'type' in each && each.type === 'submit');
    // the browser tells first what stands in the field
    setTimeout(() => event.defaultPrevented || button?.click());
  }
}
