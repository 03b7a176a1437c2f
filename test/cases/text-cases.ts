/** Cases of texts, payment codes and references: the account to pay in a text, what a code says, whether a reference is right. */

import type { ReferenceKind } from '../../rules/index/codes.js';
import { extract } from '../../src/detect.js';
import { parsePaymentCode } from '../../src/payment-codes.js';
import { isValid, parse, type ReferenceOptions } from '../../src/references.js';
import codes from '../fixtures/cases/codes.json' with { type: 'json' };
import references from '../fixtures/cases/references.json' with { type: 'json' };
import texts from '../fixtures/cases/texts.json' with { type: 'json' };

/** A case without its file. */
export interface TextCase {
  readonly kind: string;
  readonly label: string;
  readonly confidence: string;
  readonly ask: () => string | undefined;
}

const bare = (account: string | undefined): string | undefined => account?.replace(/[^A-Za-z\d]/g, '');

interface TextExpectation {
  readonly account?: string;
  readonly alsoVals?: readonly string[];
  readonly not?: readonly string[];
  readonly name?: string;
  readonly bic?: string;
  readonly bank?: string;
  readonly none?: boolean;
}

function askText({ text, options }: (typeof texts)[number]['input'], expect: TextExpectation): string | undefined {
  const { instruction } = extract(text, options);
  const account = bare(instruction?.creditorAccount?.id?.value);
  if (expect.not?.includes(account ?? '')) return 'the account of the payer';
  if (expect.none === true) return account === undefined ? undefined : `found ${account}`;
  if (account === undefined) return 'no account';
  if (![expect.account, ...(expect.alsoVals ?? [])].some((value) => bare(value) === account)) return `account ${account}`;
  const { bic, clearingSystemMemberId } = instruction?.creditorAgent ?? {};
  if (expect.bic !== undefined && expect.bic !== bic) return `BIC ${bic}`;
  if (expect.bank !== undefined && expect.bank !== clearingSystemMemberId?.memberId) return `bank ${clearingSystemMemberId?.memberId}`;
  return expect.name === undefined || expect.name === instruction?.creditor?.name ? undefined : `name ${instruction?.creditor?.name}`;
}

interface CodeExpectation {
  readonly kind?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly name?: string;
  readonly account?: string;
  readonly type?: string;
  readonly network?: string;
  readonly reference?: string;
  readonly message?: string;
  /** One of them is raised; none where the list is empty, or has an empty one. */
  readonly problems: readonly string[];
  /** A national code. It has to be called by its name at least. */
  readonly gap?: string;
}

const digitsOf = (amount: string | undefined): number | undefined => (amount === undefined ? undefined : Number(amount));

function askCode(input: string, { problems, gap, ...expect }: CodeExpectation): string | undefined {
  const { kind, instruction, amount, currency, reference, message, details, problems: raised } = parsePaymentCode(input);
  if (gap !== undefined) return kind === undefined && raised.some(({ code }) => code === 'NOT_A_PAYMENT_CODE') ? 'not known' : undefined;
  const codes = raised.map(({ code }) => code);
  const isAsExpected =
    codes.length === 0
      ? problems.length === 0 || problems.includes('')
      : problems.includes('*') || codes.some((code) => problems.includes(code));
  if (!isAsExpected) return `problems ${codes.join(', ') || 'none'}`;
  const { name } = instruction.creditor ?? {};
  const { value: account, type } = instruction.creditorAccount?.id ?? {};
  const values = { kind, currency, name, account, type, network: details.network, reference, message };
  const other = Object.entries(values).find(([key, value]) => {
    const wanted = expect[key as keyof typeof values];
    return wanted !== undefined && wanted !== value;
  });
  if (other !== undefined) return other.join(' ');
  return expect.amount === undefined || digitsOf(expect.amount) === digitsOf(amount) ? undefined : `amount ${amount}`;
}

interface ReferenceExpectation {
  readonly valid?: boolean;
  readonly kind?: string;
}

function askReference({ value, kind, options }: (typeof references)[number]['input'], expect: ReferenceExpectation): string | undefined {
  if (expect.kind !== undefined) {
    const result = parse(value);
    return result.ok && result.reference.kind === expect.kind ? undefined : 'another kind';
  }
  const valid = isValid(value, kind as ReferenceKind, options as ReferenceOptions | undefined);
  return valid === expect.valid ? undefined : valid ? 'valid' : 'not valid';
}

export const textCases: readonly TextCase[] = texts.map(({ input, expect, lang, confidence }) => ({
  kind: lang,
  label: input.text.replaceAll('\n', ' / ').slice(0, 80),
  confidence,
  ask: () => askText(input, expect as TextExpectation),
}));

export const codeCases: readonly TextCase[] = codes.map(({ input, expect, confidence }) => ({
  kind: expect.gap ?? expect.kind ?? 'none',
  label: input.replaceAll(/\r?\n/g, ' / '),
  confidence,
  ask: () => askCode(input, expect as CodeExpectation),
}));

export const referenceCases: readonly TextCase[] = references.map(({ input, expect, confidence }) => ({
  kind: input.kind ?? 'kind',
  label: `${input.kind ?? 'kind of'} ${input.value}`,
  confidence,
  ask: () => askReference(input, expect),
}));
