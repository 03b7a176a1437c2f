/**
 * EPC QR code, also called GiroCode: a SEPA credit transfer in at most twelve lines.
 *
 * Version 001 needs the BIC; 002 can do without in the European Economic Area. A structured reference and a text exclude each other. Empty lines at the end are left out.
 *
 * The gotcha: the limit of 331 bytes counts them in the character set that line 3 names.
 *
 * @see European Payments Council, EPC069-12, Quick Response Code: Guidelines to enable data capture for the initiation of an SCT, versions 2.1 and 3.0
 */

import { economicArea } from '../../rules/banks/economic-area.js';
import { electronic } from '../characters/text.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { byteLength, isIn } from './character-sets.js';
import type { Content } from './content.js';
import { BIC_FORM, checkAmount, checkElement, checkIban, type ElementRule, isCreditorReference } from './elements.js';
import type { PaymentCode } from './payment-code.js';
import type { Problems } from './problems.js';

const MAX_BYTES = 331;

/** Line 4 → the settlement system. */
const SYSTEMS: Readonly<Record<string, 'SCT' | 'SCT_INST'>> = { SCT: 'SCT', INST: 'SCT_INST' };

/** The lines from 5 on, but for the IBAN and the amount. */
const LINES: Readonly<Record<number, ElementRule>> = {
  5: { name: 'the BIC', max: 11, form: BIC_FORM },
  6: { name: 'the name of the payee', max: 70, required: true },
  9: { name: 'the purpose code', max: 4, form: /^[A-Z0-9]{1,4}$/ },
  10: { name: 'the structured reference', max: 35 },
  11: { name: 'the text to the payee', max: 140 },
  12: { name: 'the information to the payer', max: 70 },
};

const LAST_LINE = 12;

function checkHead(line: (number: number) => string, problems: Problems): void {
  if (!/^00[12]$/.test(line(2))) problems.add('VERSION_NOT_SUPPORTED', { line: 2 }, 'The version is neither 001 nor 002.');
  if (!/^[1-8]$/.test(line(3))) problems.add('CHARACTER_SET_NOT_SUPPORTED', { line: 3 }, 'The character set is no number from 1 to 8.');
  if (!Object.hasOwn(SYSTEMS, line(4))) problems.add('INVALID_FORMAT', { line: 4 }, 'The identification is neither SCT nor INST.');
  checkPresenceOfBic(line, problems);
}

function checkPresenceOfBic(line: (number: number) => string, problems: Problems): void {
  if (line(5) !== '') return;
  const country = /^[A-Z]{2}\d/.test(line(7)) ? line(7).slice(0, 2) : undefined;
  if (line(2) === '001') problems.add('ELEMENT_MISSING', { line: 5 }, 'The BIC is missing; version 001 requires it.');
  else if (country !== undefined && !economicArea.includes(country))
    problems.add('ELEMENT_MISSING', { line: 5 }, 'The BIC is missing; an account outside the European Economic Area requires it.');
}

function checkReference(line: (number: number) => string, problems: Problems): void {
  const [reference, text] = [line(10), line(11)];
  if (reference !== '' && text !== '') {
    problems.add('ELEMENT_NOT_ALLOWED', { line: 11 }, 'A structured reference and a text exclude each other.');
  }
  if (/^RF\d/.test(reference) && !isCreditorReference(reference)) {
    problems.add('REFERENCE_INCORRECT', { line: 10 }, 'The creditor reference does not have correct check digits (ISO 11649).');
  }
}

/** Checks the lines of a code. */
function check(lines: readonly string[], text: string, problems: Problems): void {
  const line = (number: number): string => lines[number - 1] ?? '';
  checkHead(line, problems);
  for (let number = 5; number <= LAST_LINE; number++) {
    const rule = LINES[number];
    if (rule !== undefined) checkElement(line(number), rule, { line: number }, problems);
    if (number === 7 && checkElement(line(7), { name: 'the IBAN', max: 34, required: true }, { line: 7 }, problems)) {
      checkIban(line(7), 'the account', { line: 7 }, problems);
    }
    if (number === 8 && line(8) !== '') checkEuro(line(8), problems);
  }
  checkReference(line, problems);
  lines.forEach((value, at) => {
    const place = { line: at + 1 };
    if (at >= LAST_LINE) problems.add('ELEMENT_NOT_ALLOWED', place, 'A code has at most twelve lines.');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    else if (/[\0-\x1f\x7f]/.test(value)) problems.add('CHARACTER_NOT_ALLOWED', place, 'The line has a control character.');
    else if (!isIn(value, line(3)))
      problems.add('CHARACTER_NOT_ALLOWED', place, 'The line has a character that the character set of line 3 does not have.');
  });
  if (byteLength(text, line(3)) > MAX_BYTES) problems.add('TOO_LONG', undefined, `The code has more than ${MAX_BYTES} bytes.`);
}

function checkEuro(value: string, problems: Problems): void {
  if (!value.startsWith('EUR')) problems.add('CURRENCY_NOT_ALLOWED', { line: 8 }, 'The amount does not begin with EUR.');
  else checkAmount(value.slice(3), { name: 'the amount', whole: 9, decimals: [0, 2] }, { line: 8 }, problems);
}

/** Reads a code that begins with BCD and the end of a line. */
export function readEpc(text: string, problems: Problems): PaymentCode {
  const lineBreak = text.includes('\r\n') ? 'CRLF' : 'LF';
  const lines = text.split(/\r?\n/);
  while (lines.at(-1) === '') lines.pop();
  check(lines, lines.join(lineBreak === 'CRLF' ? '\r\n' : '\n'), problems);
  const line = (number: number): string | undefined => lines[number - 1] || undefined;
  const iban = line(7);
  const system = SYSTEMS[line(4) ?? ''];
  const [, currency = 'EUR', amount] = /^([A-Z]{3})?(.+)?$/.exec(line(8) ?? '') ?? [];
  const instruction: PaymentInstruction = {
    ...(iban !== undefined && /^[A-Z]{2}/.test(iban) && { country: iban.slice(0, 2) }),
    currency,
    ...(line(5) !== undefined && { creditorAgent: { bic: line(5) } }),
    ...(line(6) !== undefined && { creditor: { name: line(6) } }),
    ...(iban !== undefined && { creditorAccount: { id: { value: iban, type: 'IBAN' } } }),
    ...(system !== undefined && { settlementInformation: { settlementSystem: system } }),
  };
  const details = {
    lineBreak,
    version: line(2),
    characterSet: line(3),
    ...(line(9) !== undefined && { purpose: line(9) }),
    ...(line(12) !== undefined && { information: line(12) }),
  } as const;
  return { kind: 'EPC', instruction, amount, currency, reference: line(10), message: line(11), details, problems: problems.list };
}

/**
 * The structured reference and the text. Only a creditor reference (ISO 11649) is structured: an invoice number stands in the text, before a message that does not
 * hold it.
 */
function remittanceLines(reference: string, message: string): readonly [reference: string, text: string] {
  if (reference === '' || /^RF\d\d/i.test(reference)) return [/^RF\d\d /i.test(reference) ? electronic(reference) : reference, message];
  return ['', message.includes(reference) ? message : [reference, message].filter((part) => part !== '').join(' ')];
}

/** Writes a code. What is wrong is added to the problems; the text is of use where there are none. */
export function writeEpc(content: Content, problems: Problems): string {
  const bic = content.text({ line: 5 }, 'instruction', 'creditorAgent', 'bic');
  const amount = content.text({ line: 8 }, 'amount');
  const currency = content.text({ line: 8 }, 'currency') || content.text({ line: 8 }, 'instruction', 'currency') || 'EUR';
  const system = content.text({ line: 4 }, 'instruction', 'settlementInformation', 'settlementSystem') || 'SCT';
  const type = content.text({ line: 7 }, 'instruction', 'creditorAccount', 'id', 'type');
  const lines = [
    'BCD',
    content.text({ line: 2 }, 'details', 'version') || '002',
    content.text({ line: 3 }, 'details', 'characterSet') || '1',
    Object.keys(SYSTEMS).find((name) => SYSTEMS[name] === system) ?? system,
    electronic(bic),
    content.text({ line: 6 }, 'instruction', 'creditor', 'name'),
    type === '' || type === 'IBAN' ? electronic(content.text({ line: 7 }, 'instruction', 'creditorAccount', 'id', 'value')) : '',
    amount === '' ? '' : currency + amount,
    content.text({ line: 9 }, 'details', 'purpose'),
    ...remittanceLines(content.text({ line: 10 }, 'reference'), content.text({ line: 11 }, 'message')),
    content.text({ line: 12 }, 'details', 'information'),
  ];
  if (amount === '' && currency !== 'EUR') problems.add('CURRENCY_NOT_ALLOWED', { line: 8 }, 'The code is for payments in euros alone.');
  while (lines.at(-1) === '') lines.pop();
  const text = lines.join(content.text(undefined, 'details', 'lineBreak') === 'CRLF' ? '\r\n' : '\n');
  check(lines, text, problems);
  return text;
}
