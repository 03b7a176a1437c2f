/**
 * A settlement system, and what it carries. A module in `schemes/`, or `countries/XX/schemes.ts`, calls {@link scheme}.
 *
 * A member of the instruction is named by its JSON Pointer. The type system knows them all, so a misspelt one does not compile.
 */

/** `creditor.type`. */
export type CreditorType = 'INDIVIDUAL' | 'BUSINESS';

/** What moves the money: at once; in batches; one by one for large amounts; between countries; to something that is no account. */
export type SchemeKind = 'instant' | 'batch' | 'high-value' | 'cross-border' | 'proxy';

/** What stands in `creditorAccount.id.type`: the two forms of an account, and what people give in place of one. */
export type AccountIdType =
  | 'IBAN'
  | 'ACCOUNT_NUMBER'
  | 'CARD_NUMBER'
  | 'PHONE'
  | 'MOBILE' // as PHONE; DuitNow's own word
  | 'EMAIL'
  | 'ALIAS' // a name or a random key that a scheme has registered
  | 'TAX_ID'
  | 'NRIC'
  | 'PASSPORT'
  | 'ARMY_POLICE'
  | 'BUSINESS_REGISTRATION'
  | 'BPAY_CRN'
  | 'FPS_ID';

/** A member of the instruction that is an agent. */
export type Agent = 'creditorAgent' | 'intermediaryAgent1' | 'intermediaryAgent2' | 'intermediaryAgent3';

/** A member of an address. */
export type AddressField =
  | 'country'
  | 'addressLine1'
  | 'addressLine2'
  | 'addressLine3'
  | 'department'
  | 'streetName'
  | 'buildingNumber'
  | 'buildingName'
  | 'floor'
  | 'room'
  | 'townName'
  | 'townLocationName'
  | 'districtName'
  | 'postBox'
  | 'postCode'
  | 'countrySubdivision';

type CreditorField = 'name' | 'type' | 'taxId' | 'documents' | 'dateOfBirth' | 'contactDetails/email' | 'contactDetails/phone' | 'address';

/** A member of the instruction, as a JSON Pointer. */
export type InstructionPointer =
  | `/${Agent}`
  | `/${Agent}/bic`
  | `/${Agent}/branchId`
  | `/${Agent}/clearingSystemMemberId/memberId`
  | `/creditor/${CreditorField}`
  | `/creditor/address/${AddressField}`
  | '/creditorAccount/id'
  | '/creditorAccount/type';

/** A member whose absence has a code of its own. */
export type AskedPointer =
  | `/creditor/${CreditorField}`
  | `/creditor/address/${'country' | 'streetName' | 'townName' | 'postCode' | 'countrySubdivision'}`
  | '/creditorAccount/id'
  | '/creditorAccount/type'
  | '/creditorAgent'
  | '/creditorAgent/bic'
  | '/creditorAgent/branchId'
  | '/creditorAgent/clearingSystemMemberId/memberId';

/** A member that is required. Of a list one is enough; the first names what is missing. */
export type Asked = AskedPointer | readonly [AskedPointer, ...InstructionPointer[]];

/** A member that a system or a method does not allow. */
export type NotAllowedPointer = Extract<InstructionPointer, '/intermediaryAgent1' | '/intermediaryAgent2' | '/intermediaryAgent3'>;

/** An ISO 8601 date. */
export type DateText = `${number}-${number}-${number}`;

/** What an address must look like from a day on, where one is given. */
export interface AddressRule {
  readonly from: DateText;
  /** Fully structured; or town and country beside two lines of at most seventy characters, which do not repeat them. */
  readonly form: 'structured-or-hybrid';
}

/** One form of an identifier that a system registers in place of an account. */
export interface RegisteredForm {
  /** `creditorAccount.id.type`. */
  readonly type: AccountIdType;
  /** Other words that are taken for the type. */
  readonly also?: readonly AccountIdType[];
  /**
   * How it is cleaned before the pattern reads it. `+55`: a telephone number, to E.164, with this country code where it has none;
   * `email`: an address; `lower-case`: spaces around it removed, letters lowered. Absent: separators removed, letters raised.
   */
  readonly as?: `+${number}` | 'email' | 'lower-case';
  /** The cleaned form, anchored and linear. Absent: any e-mail address. */
  readonly pattern?: RegExp;
}

/** From when on a law obliges the banks of some countries to receive payments through a system. */
export interface Mandate {
  readonly from: DateText;
  readonly countries: readonly string[];
  /** `banks`: credit institutions alone; `all`: payment and electronic money institutions, too. */
  readonly of: 'banks' | 'all';
  /** It obliges those that take part in this system. Absent: whoever serves accounts. */
  readonly participantsOf?: string;
}

/** Where a system stands among those of its kind that fit, too: the lower number is named first. */
export const precedenceOf = ({ precedence = 5 }: Pick<SchemeRule, 'precedence'>): number => precedence;

/** A settlement system as its module declares it. */
export interface SchemeRule {
  /** Its name in `settlementSystem`. */
  readonly code: string;
  readonly name: string;
  /** Its name in ISO 20022 (ExternalCashClearingSystem1Code), where it is listed. */
  readonly clearingSystem?: string;
  readonly kind: SchemeKind;
  /** Where several systems of one kind fit, the one with the lower number is named first. Default: 5. */
  readonly precedence?: number;
  /** Where the account is. `SEPA`: the scope of SEPA, with its dates. */
  readonly countries: readonly string[] | 'SEPA' | 'WORLD';
  /** Countries of the scope of SEPA that it does not reach. Default: none. */
  readonly notIn?: readonly string[];
  readonly currencies: readonly string[] | 'ANY';
  /** The account identifiers that it takes. */
  readonly account: readonly AccountIdType[];
  /** The forms of the identifiers that it registers itself. Absent: those of the methods that it carries. A type without a form may look like anything, but for an e-mail address. */
  readonly registered?: readonly RegisteredForm[];
  /** The beginning of IBANs, in electronic form, to which it pays nothing, although it serves their country: anchored. */
  readonly refusedIban?: RegExp;
  /** The most characters of an account number that it carries, separators not counted. Absent: as many as the country has. */
  readonly accountLength?: number;
  /** What it needs to know of the bank beside an account number. An IBAN names its bank; what stands for an account needs none. */
  readonly bank: 'memberId' | 'bic' | 'either' | 'in-account';
  /** Which banks of its countries take part: every one, by law or in fact; or those that chose to (docs/decisions/0017-membership.md). */
  readonly membership: 'all' | 'optional';
  /** A law that obliges banks to take part in a system that is optional elsewhere, or was until then. */
  readonly mandatory?: readonly Mandate[];
  /** It collects from the account instead of paying to it: nobody is offered it to pay with. */
  readonly collects?: true;
  /** The largest payment. An instruction has no amount: `enrich` and `explain` are told it beside one. */
  readonly cap?: { readonly amount: number; readonly currency: string };
  /** What it requires beside the account, its bank and a name. */
  readonly required?: readonly Asked[];
  readonly forbidden?: readonly NotAllowedPointer[];
  /** Only to creditors of these types. */
  readonly creditorTypes?: readonly CreditorType[];
  /** The greatest number of characters. */
  readonly limits?: { readonly [Pointer in InstructionPointer]?: number };
  /** The system truncates what is longer, and the payment still lands. */
  readonly cuts?: true;
  /** `sepa`: the basic Latin set of the EPC. `swift-x`: the X set of Swift. `ascii`: letters without accents, and the signs of ASCII. */
  readonly charset?: 'sepa' | 'swift-x' | 'ascii' | 'half-width-katakana';
  readonly address?: readonly AddressRule[];
  /** Its first day. */
  readonly from?: DateText;
  /** Its last day. */
  readonly until?: DateText;
  /** Read in a source, which `sources` beside the rule names; computed; or known only, and then it raises no more than a warning. */
  readonly confidence: 'sourced' | 'verified' | 'known';
  /** The members that are known only, where the rest is more. */
  readonly knownOnly?: readonly (keyof SchemeRule)[];
}

/**
 * Declares a settlement system.
 *
 * @example
 * scheme({
 *   code: 'CZ_CERTIS', name: 'CERTIS', kind: 'batch', countries: ['CZ'], currencies: ['CZK'],
 *   account: ['ACCOUNT_NUMBER', 'IBAN'], bank: 'memberId', membership: 'all', confidence: 'known',
 * })
 */
export function scheme(declaration: SchemeRule): SchemeRule {
  return declaration;
}

/** The examples beside a system. The suite runs them; no bundle holds them. Numbers are a registry's examples or generated. */
export interface SchemeExamples {
  readonly fits: readonly SchemeExample[];
  /** Payments that the system cannot carry, beside those that the tests make of the first that fits: in another currency, to a card, to an account in Canada. */
  readonly not?: readonly SchemeExample[];
}

/** The details of a payment, as far as they decide which systems can carry it. */
export interface SchemeExample {
  /** The day of the payment. Default: that of the SEPA scope's edition. */
  readonly on?: DateText;
  /** Where the account is. Default: what the IBAN says, else the BIC. */
  readonly country?: string;
  readonly iban?: string;
  readonly memberId?: string;
  readonly bic?: string;
  /** Default: `ACCOUNT_NUMBER`. */
  readonly type?: AccountIdType;
  readonly account?: string;
  readonly currency?: string;
  /** A list names the bank as one that the system reaches. */
  readonly reached?: true;
}
