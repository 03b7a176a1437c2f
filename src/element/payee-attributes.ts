/** The attributes of `<payprep-payee>` beside those of any field, each with its property, and what its events tell. */
import { countryMeant } from '../identifiers/country/meant.js';
import { currencyMeant } from '../identifiers/currency-meant.js';
import { CREDITOR_TYPES } from '../instruction/fields.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import type { PayeeChoice } from '../payee-form/choice.js';
import type { PayeeForm } from '../payee-form/fields.js';
import type { PayeeState } from '../payee-form/problems.js';
import { today } from './engines.js';
import type { AccountBank, AccountProblem } from './findings.js';
import { FormField } from './form-field.js';
import type { NameAdvice } from './name-hints.js';

/** What `input` and `change` tell. */
export interface PayeeDetail {
  /** `null` while nothing is typed. */
  readonly value: PaymentInstruction | null;
  readonly isValid: boolean;
  /** `complete`: everything that the corridor asks for is there, and nothing of it is an error. */
  readonly state: PayeeState;
  readonly problems: readonly AccountProblem[];
  /** As that of the account. */
  readonly pending?: 'loading' | 'failed';
  /** Where a directory knows it. */
  readonly bank?: AccountBank;
  /** What in the name invites a mismatch where the bank compares it. Nothing of it is an error. */
  readonly nameAdvice: readonly NameAdvice[];
  /** What a payment has to say besides, such as a code of its purpose: `notes` of `requirements`. */
  readonly notes: PayeeForm['asked']['notes'];
}

export class PayeeAttributes extends FormField {
  static override readonly observedAttributes: readonly string[] = [...FormField.observedAttributes, 'address', 'payee-type', 'payeetype'];

  /** `INDIVIDUAL` or `BUSINESS`, where the page knows it: nobody is asked then. */
  get payeeType(): string {
    return this.getAttribute('payee-type') ?? this.getAttribute('payeetype') ?? '';
  }
  set payeeType(type: string | null | undefined) {
    this.removeAttribute('payeetype');
    if (type == null) this.removeAttribute('payee-type');
    else this.setAttribute('payee-type', type);
  }
  /** Solid writes the name of a property in small letters. */
  set payeetype(type: string | null | undefined) {
    this.payeeType = type;
  }

  /** `fields` or `lines`: the address is asked for though nobody requires it, with street and number in fields of their own, or in a line. */
  get address(): string {
    return this.getAttribute('address') ?? '';
  }
  set address(address: string | null | undefined) {
    if (address == null) this.removeAttribute('address');
    else this.setAttribute('address', address);
  }

  /** What the page says, as far as it is known, goes before what is chosen in the form: nobody is asked then. */
  protected get said(): Partial<PayeeChoice> {
    const { settlementSystem } = this;
    const country = countryMeant(this.country);
    const currency = currencyMeant(this.currency, today());
    const creditorType = CREDITOR_TYPES.find((type) => type === this.payeeType.toUpperCase());
    this.reportUnknown({ country, currency, 'payee-type': creditorType });
    return {
      ...(country && { country }),
      ...(currency && { currency }),
      ...(settlementSystem && { settlementSystem }),
      ...(creditorType && { creditorType }),
    };
  }
}
