/**
 * `payprep/returns`: what the code means with which a payment was refused or came back, which field is wrong, who can put it right, and whether to pay again.
 *
 * Codes of ISO 20022, Nacha, Bacs, Faster Payments, Pix, SPEI, UPI, the New Payments Platform and Zengin. No code is made up: one that no list has is answered by an empty list.
 */
import type { AlertCode } from '../rules/alert-codes/alert-code.js';
import { RETURN_LISTS } from '../rules/returns/lists.js';
import type { ReturnList } from '../rules/returns/return-list.js';
import type { DescribedReturn, DescribeReturnOptions } from './returns/describe-return.js';
import * as returns from './returns/describe-return.js';

export type { AlertCode } from '../rules/alert-codes/alert-code.js';
export type { ReturnActor, ReturnRetry } from '../rules/returns/meaning.js';
export type { ReturnMeaning } from '../rules/returns/meanings.js';
export type { ReturnListCode } from '../rules/returns/return-list.js';
export type { ReturnTexts } from '../rules/texts/return-texts.js';
export type { DescribedReturn, DescribeReturnOptions } from './returns/describe-return.js';

/** A list of return codes: who publishes it, which edition was read, and on which terms its codes may be passed on. */
export type ReturnListFacts = Omit<ReturnList, 'codes'> & { readonly codes: readonly string[] };

/**
 * Every meaning that a return code has, that of ISO 20022 first; an empty list where no list has it. Case, spaces and hyphens do not matter. Of what a bank wrote, “R01 - NSF” or
 * “Grund: AC04 (Konto erloschen)”, the one code in it counts; two codes are none.
 *
 * @throws TypeError where `texts` are not the texts of a language
 * @example
 * describeReturn('AC04', { list: 'ISO20022' }).map(({ meaning, fields, retry }) => [meaning, fields, retry])
 * // [['ACCOUNT_CLOSED', ['/creditorAccount/id/value'], 'corrected']]
 */
export const describeReturn: (code: string, options?: DescribeReturnOptions) => readonly DescribedReturn[] = returns.describeReturn;

/**
 * The return codes that an alert may save: those whose meaning it can say before the payment is made. An empty list for an alert that no bank has a code for.
 *
 * @example
 * returnsOfAlert('CREDITOR_BRANCH_IDENTIFIER_UNKNOWN').map(({ list, code }) => [list, code]) // [['ISO20022', 'AC08']]
 */
export const returnsOfAlert: (alert: AlertCode, options?: DescribeReturnOptions) => readonly DescribedReturn[] = returns.returnsOfAlert;

/**
 * The lists, each with its source, date and terms, and its codes.
 *
 * @example
 * returnLists().find(({ list }) => list === 'ZENGIN')?.codes // ['1', '2', '3', '4', '8', '9']
 */
export const returnLists = (): readonly ReturnListFacts[] =>
  RETURN_LISTS.map(({ codes, ...facts }) => ({
    ...facts,
    codes: [...new Set(Object.values(codes).flatMap((each) => each.split(' ')))].sort(),
  }));
