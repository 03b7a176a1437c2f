/**
 * Brazilian banks, branches and accounts as people write them.
 *
 * The bank is its COMPE code of three digits or its ISPB number of eight; the branch has four digits, which some follow with a check digit.
 *
 * The gotcha: an account number without a hyphen may or may not end in its check digit. Only a character behind a hyphen, or a letter, is read as one.
 *
 * @see Banco Central do Brasil, Participantes do STR
 */
import type { AccountForm, Fields } from '../vocabulary/account-form.js';
import type { MemberForm } from '../vocabulary/member-form.js';

const BANK = /^(?:\d{1,3}|\d{8})$/;
const JOINED = /^(\d{8}|\d{3})(\d{4})([\dXP]?)$/;
const BRANCH = /^(?:(\d{1,4})|(\d{4})([\dXP]))$/;

/**
 * Bank, or bank and branch, joined or apart; leading zeros may be missing.
 *
 * @example
 * brazilianBank('bank', 'branch', 'bankCheck')   // 341 and 2545, 3412545, 60701190
 */
export function brazilianBank<const Field extends string>(bank: Field, branch: Field, digit: Field): MemberForm<Field> {
  const fields = (code: string, number: string, check: string): Fields => ({
    [bank]: code.padStart(3, '0'),
    ...(number !== '' && { [branch]: number.padStart(4, '0') }),
    ...(check !== '' && { [digit]: check }),
  });
  return {
    fields: [bank, branch, digit],
    read: (memberId, branchId) => {
      const apart = BRANCH.exec(branchId);
      if (branchId !== '' && apart === null) return undefined;
      const [, short, long, check = ''] = apart ?? [];
      const office = short ?? long ?? '';
      if (BANK.test(memberId)) return fields(memberId, office, check);
      const [, code = '', number = '', ownCheck = ''] = JOINED.exec(memberId) ?? [];
      const isSame = office === '' || office.padStart(4, '0') === number;
      return code !== '' && isSame ? fields(code, number, check || ownCheck) : undefined;
    },
  };
}

/**
 * Account number, and its check digit behind a hyphen.
 *
 * @example
 * brazilianNumber('account', 'check')   // 02366-1
 */
export function brazilianNumber<const Field extends string>(account: Field, digit: Field): AccountForm<Field> {
  return {
    fields: [account, digit],
    isShortAllowed: true,
    read: (text, lengths) => {
      const end = text.lastIndexOf('-');
      const [, head, check] = /^([\d-]{1,40})-([\dXP])$/.exec(text) ?? /^(\d{1,40})([XP])$/.exec(text) ?? [];
      const number = (head ?? (end < 0 ? text : '')).replaceAll('-', '');
      if (!/^\d{1,40}$/.test(number) || number.length > (lengths[account] ?? 0)) return undefined;
      return { [account]: number, ...(check !== undefined && { [digit]: check }) } as Fields;
    },
    write: (fields) => [fields[account], fields[digit]].filter((part) => part !== undefined).join('-'),
  };
}
