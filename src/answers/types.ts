/** The types that callers meet, in one place. */

export type { AlertCode, AlertParamsOf, AlertRule, RuleOf, Severity } from '../../rules/alert-codes/alert-code.js';
export type { CurrencyUse } from '../../rules/currencies/use.js';
export type { CountryCode, CurrencyCode, SettlementSystemCode, WithdrawnCurrencyCode } from '../../rules/index/codes.js';
export type { Outcome } from '../../rules/vocabulary/check.js';
export type { MethodCode } from '../../rules/vocabulary/method.js';
export type { AccountIdType, CreditorType, SchemeKind } from '../../rules/vocabulary/scheme.js';
export type { Cell, Dataset, DatasetFacts, DatasetOrigin, DatasetSource, DatasetText } from '../directory/dataset.js';
export type { ReferenceData } from '../directory/reference-data.js';
export type { Engine, EngineOptions } from '../engine/engine.js';
export type { AlertParams, CheckName } from '../findings/findings.js';
export type { PhoneNumbers } from '../identifiers/phone.js';
export type {
  Address,
  Agent,
  CodeText,
  Creditor,
  CreditorAccount,
  IdentityDocument,
  PaymentInstruction,
  Recipient,
  Untyped,
} from '../instruction/payment-instruction.js';
export type { Asker } from '../payment/required-fields.js';
export type { Membership } from '../rules-and-data/membership.js';
export type { AccountParts } from './corrections/split-account.js';
export type { AccountId } from './enrich/account.js';
export type { EnrichedAgent } from './enrich/agent.js';
export type { AgentAddress } from './enrich/agent-address.js';
export type { PaymentOptions } from './enrich/cap.js';
export type { EnrichmentResult, Enrichments } from './enrich.js';
export type {
  BankSuccession,
  Candidate,
  CheckOutcome,
  Completion,
  CompletionOrigin,
  Correction,
  ExplainedAlert,
  ExplainedAlertOf,
  ExplainedAmount,
  ExplainedSystem,
  Explanation,
  OutdatedDataset,
  PayeeName,
  PayeeNameHint,
  WrittenNames,
} from './explain.js';
export type { JsonSchema, MemberText } from './json-schema.js';
export type {
  BankChoice,
  BankOption,
  Corridor,
  CorridorInstruction,
  CorridorNote,
  FieldGroup,
  FieldRequirement,
  GroupName,
  Requirements,
  Term,
} from './requirements.js';
export type { ValidationAlert, ValidationResult } from './validate.js';
