/** What a form and a page ask of any field, as of an `<input>`: its form, its labels, whether it is valid. */
import { AccountAttributes } from './attributes.js';

export class FormField extends AccountAttributes {
  static readonly formAssociated: boolean = true;

  protected readonly internals: ElementInternals;
  /** Somebody only asks whether it is valid. */
  protected isQuiet = false;

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
}
