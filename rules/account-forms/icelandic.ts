/**
 * The Icelandic account number in its parts: bank and branch, ledger, number, and the kennitala of the owner. People leave out leading zeros of a part.
 *
 * @see https://www.islandsbanki.is/is/grein/iban
 */
import type { AccountForm } from '../vocabulary/account-form.js';

const WRITTEN = /^(?:(\d{1,4})-)?(\d{1,2})-(\d{1,6})-(\d{6}-?\d{4})$/;

type Field = 'bank' | 'branch' | 'type' | 'account' | 'holder';

/** 0159-26-7654-551073-0339, or without the bank where that stands elsewhere. It is read only: the parts at their full lengths are written. */
export const icelandicParts: AccountForm<Field> = {
  fields: ['bank', 'branch', 'type', 'account', 'holder'],
  read: (text) => {
    const [, office, type, account, holder] = WRITTEN.exec(text) ?? [];
    if (type === undefined || account === undefined || holder === undefined) return undefined;
    const bank = office?.padStart(4, '0');
    return {
      ...(bank && { bank: bank.slice(0, 2), branch: bank.slice(2) }),
      type: type.padStart(2, '0'),
      account: account.padStart(6, '0'),
      holder: holder.replace('-', ''),
    };
  },
  write: () => '',
};
