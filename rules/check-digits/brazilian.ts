/**
 * Check digits of Brazilian branches and accounts. Each bank has its own rule. No authority publishes the rules: they are known from use, and raise
 * warnings.
 *
 * The bank is its COMPE code or its ISPB number. A number that is longer than its bank’s rule is not covered: banks have issued longer ones since.
 *
 * @see https://github.com/wirecardBrasil/desmond/tree/master/docs (Banco do Brasil, Banrisul, Bradesco, Caixa, Itaú, Santander)
 */
import { advisory, type Check, type CompiledCheck, fieldReader } from '../vocabulary/check.js';
import { isLuhn } from './luhn.js';

interface Rule {
  /** Digits of the account, filled up with zeros. */
  readonly length: number;
  /** The check digits that are accepted. */
  readonly digits: (branch: string, account: string) => string;
}

function sum(digits: string, weights: string): number {
  let total = 0;
  for (let at = 0; at < digits.length; at++) total += (digits.charCodeAt(at) - 48) * (weights.charCodeAt(at) - 48);
  return total;
}

/** The complement modulo 11: 10 is written as one of the characters of `ten`, 11 as 0. */
function complement(digits: string, weights: string, ten: string): string {
  const remainder = sum(digits, weights) % 11;
  return remainder === 0 ? '0' : remainder === 1 ? ten : String(11 - remainder);
}

const luhnDigit = (digits: string): string => [...'0123456789'].filter((digit) => isLuhn(digits + digit)).join('');

/** COMPE code → the rule of banks whose check digit covers the account alone. */
const ACCOUNT_RULES: Readonly<Record<string, Rule>> = {
  '001': { length: 8, digits: (_, account) => complement(account, '98765432', 'X') },
  '041': { length: 9, digits: (_, account) => complement(account, '324765432', '6') },
  // people often write 0 for P
  '237': { length: 7, digits: (_, account) => complement(account, '2765432', 'P0') },
};

/** COMPE code → the rule of banks whose check digit covers branch and account. */
const BRANCH_AND_ACCOUNT_RULES: Readonly<Record<string, Rule>> = {
  '033': { length: 8, digits: (branch, account) => String((10 - (sum(branch + account, '973197131973') % 10)) % 10) },
  // with the three digits of the operation before the account
  '104': { length: 11, digits: (branch, account) => complement(branch + account, '876543298765432', '0') },
  '341': { length: 5, digits: (branch, account) => luhnDigit(branch + account) },
};

/** ISPB number → COMPE code. */
const COMPE: Readonly<Record<string, string>> = {
  '00000000': '001',
  '90400888': '033',
  '92702067': '041',
  '00360305': '104',
  '60746948': '237',
  '60701190': '341',
};

/** The COMPE code of a bank field, in which a COMPE code stands behind zeros. */
const compeOf = (bank: string): string => COMPE[bank] ?? (bank.startsWith('00000') ? bank.slice(5) : '');

function byRule<Field extends string>(
  name: string,
  rules: Readonly<Record<string, Rule>>,
  fields: readonly Field[],
  parts: { readonly bank: Field; readonly branch?: Field; readonly account: Field; readonly check: Field },
): Check<Field> {
  return advisory({
    name,
    severity: 'error',
    fields,
    compile(spans): CompiledCheck {
      const [bank, branch, account, check] = [
        [parts.bank],
        parts.branch === undefined ? [] : [parts.branch],
        [parts.account],
        [parts.check],
      ].map((names) => fieldReader(spans, names)) as [Read, Read, Read, Read];
      return {
        verify(text, _tables, from) {
          const rule = rules[compeOf(bank(text, from))];
          const digits = account(text, from).replace(/^0+/, '');
          if (rule === undefined || digits.length > rule.length) return 'not-covered';
          return rule.digits(branch(text, from), digits.padStart(rule.length, '0')).includes(check(text, from)) ? 'passed' : 'failed';
        },
      };
    },
  });
}

type Read = ReturnType<typeof fieldReader>;

/**
 * The check digit of an account, at banks where it covers the account alone.
 *
 * @example
 * brazilianAccount('bank', 'account', 'check')   // Bradesco, 0238069-2
 */
export const brazilianAccount = <const Field extends string>(bank: Field, account: Field, check: Field): Check<Field> =>
  byRule('br-account', ACCOUNT_RULES, [bank, account, check], { bank, account, check });

/**
 * The check digit of an account, at banks where it covers branch and account.
 *
 * @example
 * brazilianBranchAccount('bank', 'branch', 'account', 'check')   // Itaú, 2545 02366-1
 */
export const brazilianBranchAccount = <const Field extends string>(
  bank: Field,
  branch: Field,
  account: Field,
  check: Field,
): Check<Field> => byRule('br-branch-account', BRANCH_AND_ACCOUNT_RULES, [bank, branch, account, check], { bank, branch, account, check });

/** COMPE code → the characters that are written for 10. */
const BRANCH_RULES: Readonly<Record<string, string>> = { '001': 'X', '237': 'P0' };

/**
 * The check digit of a branch, at the two banks whose rule is known.
 *
 * @example
 * brazilianBranch('bank', 'branch', 'bankCheck')   // Banco do Brasil, 1584-9
 */
export const brazilianBranch = <const Field extends string>(bank: Field, branch: Field, check: Field): Check<Field> =>
  advisory({
    name: 'br-branch',
    severity: 'error',
    fields: [bank, branch, check],
    compile(spans) {
      const [bankOf, branchOf, digitOf] = [bank, branch, check].map((field) => fieldReader(spans, [field])) as [Read, Read, Read];
      return {
        verify(text, _tables, from) {
          const ten = BRANCH_RULES[compeOf(bankOf(text, from))];
          const number = branchOf(text, from);
          // the branch of an IBAN has five digits, of which the first is a zero and the last no check digit
          if (ten === undefined || number.startsWith('0')) return 'not-covered';
          return complement(number, '5432', ten).includes(digitOf(text, from)) ? 'passed' : 'failed';
        },
      };
    },
  });
