/**
 * Reads the national codes and links of `rules/text-codes`: parts in lines, between bars, or as parameters of a link.
 *
 * The gotcha: a name in such a code may hold its address, behind a line break.
 */
import { textCodes } from '../../rules/text-codes/text-codes.js';
import type { TextCode } from '../../rules/vocabulary/text-code.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { BIC_FORM, checkElement, checkIban, isCreditorReference } from './elements.js';
import { decoded } from './parameters.js';
import type { PaymentCode, PaymentCodeElements, TextCodeKind } from './payment-code.js';
import type { PaymentCodePlace, Problems } from './problems.js';

/** The code that a text begins as. */
export const findTextCode = (text: string): TextCode | undefined => textCodes.find(({ start }) => start.test(text));

const pairOf = (part: string, separator: string): readonly [tag: string, value: string] => {
  const at = part.indexOf(separator);
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
};

/** The parts of a code, in its order. */
function partsOf(text: string, { start, parted, separator }: TextCode, problems: Problems): PaymentCodeElements {
  if (parted === 'query') {
    const match = start.exec(text);
    const groups = Object.entries(match?.groups ?? {}).flatMap(
      ([tag, value]): PaymentCodeElements => (value === undefined ? [] : [[tag, value]]),
    );
    const query = text.slice(match?.[0].length ?? 0).replace(/#.*$/s, '');
    const pairs = query.split('&').filter((part) => part !== '');
    const values = pairs
      .map((part) => pairOf(part, '='))
      .map(([tag, value]) => [tag, decoded(tag, value.replaceAll('+', ' '), problems)] as const);
    return [...groups, ...values];
  }
  const parts = parted === 'lines' ? text.split(/\r?\n/) : text.split('|');
  return separator === undefined
    ? parts.map((value, at) => [String(at + 1), value] as const)
    : parts.filter((part) => part.includes(separator)).map((part) => pairOf(part, separator));
}

/** An amount as a decimal with a point; undefined where it is not written as it should be. */
function decimalOf(written: string, { amountForm }: TextCode): string | undefined {
  if (amountForm === 'minor') {
    const cents = /^\d{1,18}$/.test(written) ? written.replace(/^0+(?=\d{3})/, '').padStart(3, '0') : undefined;
    return cents && `${cents.slice(0, -2)}.${cents.slice(-2)}`;
  }
  const [match, whole = '', decimals = ''] = amountForm.exec(written) ?? [];
  return match === undefined ? undefined : decimals === '' ? whole : `${whole}.${decimals}`;
}

/** Reads a code. */
export function readTextCode(text: string, code: TextCode, problems: Problems): PaymentCode {
  const elements = partsOf(text, code, problems);
  const { parts, longest = {}, required = [], ibanPrefix = '', accountForm } = code;
  const place = (tag: string): PaymentCodePlace => (code.parted === 'lines' ? { line: Number(tag) } : { tag });
  const value = (tag: string | undefined): string => elements.find(([each]) => each.toLowerCase() === tag?.toLowerCase())?.[1].trim() ?? '';
  for (const tag of [...new Set([parts.account, ...required, ...Object.keys(longest)])]) {
    const isRequired = tag === parts.account || required.includes(tag);
    checkElement(value(tag), { name: 'this part', max: longest[tag] ?? 255, required: isRequired }, place(tag), problems);
  }
  const account = value(parts.account) === '' ? '' : ibanPrefix + value(parts.account).toUpperCase();
  if (account !== '' && accountForm === undefined) checkIban(account, 'the account', place(parts.account), problems);
  if (accountForm?.test(account) === false && account !== '')
    problems.add('INVALID_FORMAT', place(parts.account), 'The account does not have the form that it must have.');
  const bic = value(parts.bic);
  if (bic !== '' && !BIC_FORM.test(bic)) problems.add('INVALID_FORMAT', place(parts.bic ?? ''), 'The BIC does not have the form of one.');
  const written = value(parts.amount);
  const amount = written === '' ? undefined : decimalOf(written, code);
  if (written !== '' && amount === undefined)
    problems.add('INVALID_FORMAT', place(parts.amount), 'The amount is not written as it must be.');
  const [said] = /^[A-Z]{3}(?=[:\d])/.exec(written) ?? [];
  const currency = said ?? (value(parts.currency) || code.currency);
  if (code.currency !== undefined && currency !== code.currency)
    problems.add('CURRENCY_NOT_ALLOWED', place(parts.amount), `The currency is not ${code.currency}.`);
  const reference = value(parts.reference) === '' ? '' : value(parts.referenceModel) + value(parts.reference);
  if (/^RF\d/.test(reference) && !isCreditorReference(reference))
    problems.add(
      'REFERENCE_INCORRECT',
      place(parts.reference ?? ''),
      'The creditor reference does not have correct check digits (ISO 11649).',
    );
  return {
    kind: code.code as TextCodeKind,
    instruction: instructionOf(code, { account, bic, currency, name: value(parts.name), bank: value(parts.bank) }),
    amount,
    currency,
    reference: reference || undefined,
    message: value(parts.message) || undefined,
    details: { elements },
    problems: problems.list,
  };
}

interface Values {
  readonly account: string;
  readonly bic: string;
  readonly bank: string;
  readonly name: string;
  readonly currency: string | undefined;
}

function instructionOf(code: TextCode, { account, bic, bank, name, currency }: Values): PaymentInstruction {
  const country = code.country ?? (/^[A-Z]{2}\d/.test(account) ? account.slice(0, 2) : undefined);
  const agent = { ...(bic !== '' && { bic }), ...(bank !== '' && { clearingSystemMemberId: { memberId: bank } }) };
  const [payee = ''] = name.split(/\r?\n/);
  return {
    ...(country !== undefined && { country }),
    ...(currency !== undefined && { currency }),
    ...(Object.keys(agent).length > 0 && { creditorAgent: agent }),
    ...(payee !== '' && { creditor: { name: payee } }),
    ...(account !== '' && {
      creditorAccount: { id: { value: account, type: code.accountForm === undefined ? 'IBAN' : 'ACCOUNT_NUMBER' } },
    }),
  };
}
