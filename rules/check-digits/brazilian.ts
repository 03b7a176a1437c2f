/**
 * Check digits of Brazilian branches and accounts. Each bank has its own rule and no authority publishes them: they are known from use.
 *
 * The bank is its COMPE code or its ISPB number. A number that is longer than its bank’s rule is not covered: banks have issued longer ones since.
 *
 * @see https://github.com/wirecardBrasil/desmond/tree/master/docs (Banco do Brasil, Banrisul, Bradesco, Caixa, Itaú, Santander)
 */
import { advisory, type Check, type CompiledCheck, reader } from '../vocabulary/check.js';
import { isLuhn } from './luhn.js';

interface Rule {
  /** Digits of the account, filled up with zeros. */
  readonly length: number;
  /** The digits that may stand at the end. */
  readonly digits: (branch: string, account: string) => string;
}

function sum(digits: string, weights: string): number {
  let total = 0;
  for (let at = 0; at < digits.length; at++) total += (digits.charCodeAt(at) - 48) * (weights.charCodeAt(at) - 48);
  return total;
}

/** The complement to eleven; `ten` stands for 10, and 0 for 11. */
function complement(digits: string, weights: string, ten: string): string {
  const remainder = sum(digits, weights) % 11;
  return remainder === 0 ? '0' : remainder === 1 ? ten : String(11 - remainder);
}

const luhnDigit = (digits: string): string => [...'0123456789'].filter((digit) => isLuhn(digits + digit)).join('');

/** COMPE code → the rule over the account alone. */
const ALONE: Readonly<Record<string, Rule>> = {
  '001': { length: 8, digits: (_, account) => complement(account, '98765432', 'X') },
  '041': { length: 9, digits: (_, account) => complement(account, '324765432', '6') },
  // P is often written as 0
  '237': { length: 7, digits: (_, account) => complement(account, '2765432', 'P0') },
};

/** COMPE code → the rule over branch and account. */
const TOGETHER: Readonly<Record<string, Rule>> = {
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
      ].map((names) => reader(spans, names)) as [Read, Read, Read, Read];
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

type Read = ReturnType<typeof reader>;

/**
 * Banks whose digit is of the account alone.
 *
 * @example
 * brazilianAccount('bank', 'account', 'check')   // Bradesco, 0238069-2
 */
export const brazilianAccount = <const Field extends string>(bank: Field, account: Field, check: Field): Check<Field> =>
  byRule('br-account', ALONE, [bank, account, check], { bank, account, check });

/**
 * Banks whose digit is of branch and account.
 *
 * @example
 * brazilianBranchAccount('bank', 'branch', 'account', 'check')   // Itaú, 2545 02366-1
 */
export const brazilianBranchAccount = <const Field extends string>(
  bank: Field,
  branch: Field,
  account: Field,
  check: Field,
): Check<Field> => byRule('br-branch-account', TOGETHER, [bank, branch, account, check], { bank, branch, account, check });

/** COMPE code → what stands for 10. */
const BRANCH_TEN: Readonly<Record<string, string>> = { '001': 'X', '237': 'P0' };

/**
 * The digit of the branch, at the two banks that have one of this kind.
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
      const [bankOf, branchOf, digitOf] = [bank, branch, check].map((field) => reader(spans, [field])) as [Read, Read, Read];
      return {
        verify(text, _tables, from) {
          const ten = BRANCH_TEN[compeOf(bankOf(text, from))];
          const number = branchOf(text, from);
          // in an IBAN the branch has five digits, the first of them a zero: then the last is no check digit
          if (ten === undefined || number.startsWith('0')) return 'not-covered';
          return complement(number, '5432', ten).includes(digitOf(text, from)) ? 'passed' : 'failed';
        },
      };
    },
  });
