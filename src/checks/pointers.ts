/** The members of an instruction that several checks ask about, as JSON Pointers. */

export const CURRENCY = '/currency';
export const METHOD = '/method';
export const NAME = '/creditor/name';
export const ADDRESS = '/creditor/address';
export const PHONE = '/creditor/contactDetails/phone';
export const DATE_OF_BIRTH = '/creditor/dateOfBirth';
export const ACCOUNT_VALUE = '/creditorAccount/id/value';
export const BIC = '/creditorAgent/bic';
export const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
export const BRANCH_ID = '/creditorAgent/branchId';
export const SETTLEMENT_SYSTEM = '/settlementInformation/settlementSystem';
