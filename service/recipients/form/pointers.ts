/** JSON Pointers (RFC 6901) of members that a form treats in a way of its own. */
import type { AddressField } from 'payprep/fields';

export const ACCOUNT = '/creditorAccount/id/value';
const ID_TYPE = '/creditorAccount/id/type';
export const ACCOUNT_TYPE = '/creditorAccount/type';
export const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
export const BRANCH = '/creditorAgent/branchId';
export const BIC = '/creditorAgent/bic';
export const NAME = '/creditor/name';
export const TAX_ID = '/creditor/taxId';
export const DOCUMENT_TYPE = '/creditor/documents/0/type';
export const DOCUMENT = '/creditor/documents/0/value';
export const ADDRESS = '/creditor/address';

export const inAddress = (...parts: readonly AddressField[]): readonly string[] => parts.map((part) => `${ADDRESS}/${part}`);

/** Members that are chosen before the details, or filled in by the page. */
export const ELSEWHERE: readonly string[] = [ADDRESS, '/creditor/type', ID_TYPE, '/creditor/documents'];
