/** The types of the rules that `payprep/core` takes, and of their parts, in one place. */

export type { AccountFacts, AccountRule, CurrencyInNumber, DomesticRule } from '../../rules/vocabulary/account.js';
export type { AccountForm, Fields, Fill, Lengths } from '../../rules/vocabulary/account-form.js';
export type {
  Check,
  CheckSeverity,
  CheckTables,
  CompiledCheck,
  NumberCheck,
  Rows,
  Span,
  Spans,
  TableCheck,
} from '../../rules/vocabulary/check.js';
export type { CountryDeclaration, IbanRule } from '../../rules/vocabulary/country.js';
export type { IbanForm } from '../../rules/vocabulary/iban-form.js';
export type {
  BirthDateInside,
  Identifier,
  IdentifierDeclaration,
  IdentifierKind,
  IdentifierRule,
} from '../../rules/vocabulary/identifier.js';
export type { MemberForm } from '../../rules/vocabulary/member-form.js';
export type { MethodIdentifier, MethodRule } from '../../rules/vocabulary/method.js';
export type { AccountType, PayoutProfile, PayoutRule } from '../../rules/vocabulary/payout.js';
export type { PurposeProfile, PurposeRule } from '../../rules/vocabulary/purpose.js';
export type { CountryRules, Rule } from '../../rules/vocabulary/rules.js';
export type {
  AddressRule,
  Asked,
  AskedPointer,
  Mandate,
  NotAllowedPointer,
  RegisteredForm,
  SchemeRule,
} from '../../rules/vocabulary/scheme.js';
export type { CountryTerms, KeyTerm, KnownBy } from '../../rules/vocabulary/terms.js';
