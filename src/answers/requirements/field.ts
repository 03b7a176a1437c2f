/** What a form learns of one member of the instruction. */

import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import type { CreditorType } from '../../../rules/vocabulary/scheme.js';
import type { Asker } from '../../payment/required-fields.js';

/** What the country calls a member, in its own language. */
export interface Term {
  readonly text: string;
  /** BCP 47; absent for a name that is the same in every language, such as “CPF”. */
  readonly language?: string;
}

/** A bank to choose. */
export interface BankOption {
  /** What stands in the field: a bank code, or a BIC. */
  readonly value: string;
  readonly name: string;
}

/** From which banks one is chosen. A code that is typed by hand is as good: no list has every bank. */
export interface BankChoice {
  /** Up to 100 banks, those that are meant most often first. */
  readonly options?: readonly BankOption[];
  /** There are more, or their directory is not at hand: `searchBanks` of `payprep/banks` finds them, with the directory of the country. */
  readonly search?: true;
}

/** A member of the instruction, as a form asks for it. */
export interface FieldRequirement {
  /** RFC 6901. */
  readonly pointer: string;
  /** The payment needs it or, beside `oneOf`, one of the members that stand there. */
  readonly required: boolean;
  /** Who asks for it; absent where nobody does. */
  readonly because?: readonly Asker[];
  /** Required of creditors of these types, where the corridor leaves the type open. */
  readonly requiredFor?: readonly CreditorType[];
  /** One of these members is enough: this one, or another. */
  readonly oneOf?: readonly string[];
  /** The alert of `validate` where it is left out, or every member of `oneOf` is; absent where nobody asks for it. */
  readonly missing?: { readonly code: AlertCode; readonly pointer: string };
  /** Only for an account identifier of this type. */
  readonly accountIdType?: string;
  /** A number of its own that people know beside the bank identifier, so that a form shows both: the branch in Brazil. */
  readonly isApart?: true;
  /** The key of its label. A bank identifier is called what its clearing system calls it: `clearingSystem.GBDSC`. */
  readonly label: string;
  /** What the country calls it: “Sort code”, “Agência”; absent where it has no name of its own for it. */
  readonly term?: Term;
  readonly type: 'string' | 'object' | 'array';
  readonly format?: 'date' | 'email';
  /** ECMA-262, anchored; it accepts separators and lower case where `validate` does. */
  readonly pattern?: string;
  /** As of an `<input>`: people write digits alone; absent where they may need more. */
  readonly inputMode?: 'numeric';
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The only values that there are. */
  readonly options?: readonly string[];
  /** Of `options` or `oneOf`, what people of the country know best; absent: the first. The account number in Britain for a payment in pounds, the BIC in the Philippines. */
  readonly usual?: string;
  /** A form shows it unasked: what the usual way to pay along the corridor needs, and nothing else. */
  readonly isShown?: true;
  /** The bank is chosen by its name: people do not know its code. Absent where they do, as a sort code, and where the account names the bank. */
  readonly banks?: BankChoice;
  readonly example?: string;
}
