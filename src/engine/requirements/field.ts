/** What a form learns of one member of the instruction. */
import type { CreditorType } from '../../../rules/vocabulary/scheme.js';
import type { Asker } from '../required-fields.js';

/** A member of the instruction, as a form asks for it. */
export interface FieldRequirement {
  /** RFC 6901. */
  readonly pointer: string;
  readonly required: boolean;
  /** Who asks for it; absent where nobody does. */
  readonly because?: readonly Asker[];
  /** Required of creditors of these types, where the corridor leaves the type open. */
  readonly requiredFor?: readonly CreditorType[];
  /** One of these members is enough: this one, or another. */
  readonly oneOf?: readonly string[];
  /** Only for an account identifier of this type. */
  readonly accountIdType?: string;
  /** The key of its label. A bank identifier is called what its clearing system calls it: `clearingSystem.GBDSC`. */
  readonly label: string;
  readonly type: 'string' | 'object' | 'array';
  readonly format?: 'date' | 'email';
  /** ECMA-262, anchored; it accepts separators and lower case where `validate` does. */
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The only values that there are. */
  readonly options?: readonly string[];
  readonly example?: string;
}
