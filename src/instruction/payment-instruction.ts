/**
 * The payment instruction as a type: what callers write, and what the functions take beside it.
 *
 * Members are optional and may be undefined, and a code may be any text, so that what other programs read and check fits as it is. An editor
 * completes the known codes. The reading in `read.ts` trusts none of this.
 *
 * @see Payment Preparation Interface, payment instruction
 */
import type { CountryCode, CurrencyCode, SettlementSystemCode } from '../../rules/index/codes.js';
import type { MethodCode } from '../../rules/vocabulary/method.js';
import type { AccountIdType, CreditorType } from '../../rules/vocabulary/scheme.js';

/**
 * A known code, or any other text: an editor completes the known ones.
 *
 * @example
 * const system: CodeText<'SCT' | 'SWIFT'> = 'SCT';
 */
export type CodeText<Known extends string> = Known | (string & {});

/**
 * A postal address. Every member is a text.
 *
 * @example
 * const address: Address = { country: 'DE', townName: 'Berlin', postCode: '10115', streetName: 'Hauptstraße', buildingNumber: '1' };
 */
export interface Address {
  /** ISO 3166-1 alpha-2, such as `DE`. */
  readonly country?: CodeText<CountryCode> | undefined;
  /** A line that nobody has sorted into the other members. At most 70 characters. */
  readonly addressLine1?: string | undefined;
  readonly addressLine2?: string | undefined;
  readonly addressLine3?: string | undefined;
  readonly department?: string | undefined;
  /** The street without the building number. */
  readonly streetName?: string | undefined;
  readonly buildingNumber?: string | undefined;
  readonly buildingName?: string | undefined;
  readonly floor?: string | undefined;
  readonly room?: string | undefined;
  /** The town or city. */
  readonly townName?: string | undefined;
  readonly townLocationName?: string | undefined;
  readonly districtName?: string | undefined;
  readonly postBox?: string | undefined;
  /** The post code, ZIP code or PIN. */
  readonly postCode?: string | undefined;
  /** The state, province or region. */
  readonly countrySubdivision?: string | undefined;
}

/**
 * A bank: that of the creditor, or one between.
 *
 * @example
 * const bank: Agent = { bic: 'COBADEFFXXX', clearingSystemMemberId: { memberId: '37040044' } };
 */
export interface Agent {
  /** ISO 9362, 8 or 11 characters. */
  readonly bic?: string | undefined;
  /** What domestic payments call the bank: Bankleitzahl, sort code, routing number, IFSC … */
  readonly clearingSystemMemberId?: { readonly memberId?: string | undefined } | undefined;
  /** The branch, where domestic payments name it apart from the bank. */
  readonly branchId?: string | undefined;
}

/**
 * An identity document of the creditor.
 *
 * @example
 * const passport: IdentityDocument = { type: 'PASSPORT', value: 'C01X00T47' };
 */
export interface IdentityDocument {
  readonly value?: string | undefined;
  /** `PASSPORT`, `NATIONAL_ID`, or what the country calls it: `CPF`. */
  readonly type?: string | undefined;
}

/**
 * Who is paid.
 *
 * @example
 * const creditor: Creditor = { name: 'Ada Example', type: 'INDIVIDUAL' };
 */
export interface Creditor {
  /** As the bank knows the holder of the account. At most 140 characters. */
  readonly name?: string | undefined;
  readonly address?: Address | undefined;
  readonly contactDetails?: { readonly email?: string | undefined; readonly phone?: string | undefined } | undefined;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string | undefined;
  readonly taxId?: string | undefined;
  readonly documents?: readonly IdentityDocument[] | undefined;
  /** `INDIVIDUAL` or `BUSINESS`. */
  readonly type?: CodeText<CreditorType> | undefined;
}

/**
 * Where the money goes.
 *
 * @example
 * const account: CreditorAccount = { id: { value: 'DE89370400440532013000', type: 'IBAN' } };
 */
export interface CreditorAccount {
  /** The account number, or what stands for it; `type` says which. */
  readonly id?: { readonly value?: string | undefined; readonly type?: CodeText<AccountIdType> | undefined } | undefined;
  /** The kind of account, where the country tells them apart: `SAVINGS`, `CHECKING`. */
  readonly type?: string | undefined;
}

/**
 * A payment instruction: everything that is known of a payment. Every member is optional.
 *
 * @example
 * const instruction: PaymentInstruction = {
 *   country: 'DE',
 *   currency: 'EUR',
 *   creditor: { name: 'Ada Example' },
 *   creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
 *   settlementInformation: { settlementSystem: 'SCT' },
 * };
 */
export interface PaymentInstruction {
  /** The country that is paid to: ISO 3166-1 alpha-2, such as `DE`. Inside SEPA the account may be in another one. */
  readonly country?: CodeText<CountryCode> | undefined;
  /** ISO 4217, such as `EUR`. */
  readonly currency?: CodeText<CurrencyCode> | undefined;
  /** How the creditor is paid; absent: to a bank account. */
  readonly method?: CodeText<MethodCode> | undefined;
  readonly creditor?: Creditor | undefined;
  readonly creditorAccount?: CreditorAccount | undefined;
  readonly creditorAgent?: Agent | undefined;
  readonly intermediaryAgent1?: Agent | undefined;
  readonly intermediaryAgent2?: Agent | undefined;
  readonly intermediaryAgent3?: Agent | undefined;
  readonly settlementInformation?: { readonly settlementSystem?: CodeText<SettlementSystemCode> | undefined } | undefined;
}

/**
 * A stored recipient: a payment instruction with its name in the service. `validate` takes it as it is.
 *
 * @example
 * const recipient: Recipient = {
 *   id: '5ba1c1ce-8b5b-4f1c-9d54-6f1b3d6a5b1e',
 *   isDefault: true,
 *   country: 'PH',
 *   currency: 'PHP',
 *   method: 'GCASH',
 *   creditorAccount: { id: { value: '09171234567', type: 'PHONE' } },
 * };
 */
export interface Recipient
  extends Pick<PaymentInstruction, 'country' | 'currency' | 'method' | 'creditor' | 'creditorAccount' | 'creditorAgent'> {
  /** UUID. */
  readonly id?: string | undefined;
  /** True for the one that its owner pays most often. */
  readonly isDefault?: boolean | undefined;
}

/**
 * What nobody has typed: `unknown`, `any`, a record of any members, nothing. `never` for every other type, which then has to be a
 * {@link PaymentInstruction}.
 *
 * @example
 * declare const body: Untyped<Record<string, unknown>>; // Record<string, unknown>
 */
export type Untyped<Type> = unknown extends Type ? Type : string extends keyof Type ? Type : Type extends null | undefined ? Type : never;
