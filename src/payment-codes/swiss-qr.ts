/**
 * Swiss QR code: the payment part of the QR-bill, 31 to 34 lines.
 *
 * A QR-IBAN, whose institution is 30000 to 31999, goes with a QR reference; any other IBAN with a creditor reference or none. The lines of the
 * ultimate creditor are empty: they are for future use.
 *
 * The gotcha: an address of type K, two free lines, ended on 21 November 2025. It is read, and not written. So are euros to a QR-IBAN, which
 * version 2.4 ends: valid from 14 November 2026, beside 2.3 until November 2027.
 *
 * @see SIX, Swiss Implementation Guidelines for the QR-bill, versions 2.2 and 2.3
 */

import { ibanOfQrBill, ibanWithQrIid } from '../../rules/banks/qr-iids.js';
import { mod10RecursiveDigit } from '../../rules/check-digits/mod10-recursive.js';
import { type AmountRule, characterCount, checkAmount, checkElement, checkIban, isCreditorReference } from './elements.js';
import type { Problems } from './problems.js';

/** The lines of a code, from 1. */
export const LINE = {
  iban: 4,
  creditor: 5,
  ultimateCreditor: 12,
  amount: 19,
  currency: 20,
  debtor: 21,
  referenceType: 28,
  reference: 29,
  message: 30,
  trailer: 31,
  billInformation: 32,
  procedures: 33,
} as const;

const LAST_LINE = 34;

const MAX_CHARACTERS = 997;

/** The message and the information on the bill together. */
const MAX_INFORMATION = 140;

const AMOUNT: AmountRule = { name: 'the amount', whole: 9, decimals: [2, 2], mayBeZero: true, isWithoutLeadingZeros: true };

/** What a line of an address holds, by its type: name, then as the guidelines list them. */
const ADDRESS: Readonly<Record<string, readonly (readonly [name: string, max: number, required: boolean])[]>> = {
  S: [
    ['name', 70, true],
    ['street', 70, false],
    ['building number', 16, false],
    ['post code', 16, true],
    ['town', 35, true],
    ['country', 2, true],
  ],
  K: [
    ['name', 70, true],
    ['first line of the address', 70, false],
    ['second line of the address', 70, true],
    ['post code', 0, false],
    ['town', 0, false],
    ['country', 2, true],
  ],
};

type Line = (number: number) => string;

function checkAddress(line: Line, from: number, owner: string, problems: Problems): void {
  const type = line(from);
  const rules = ADDRESS[type];
  if (rules === undefined) {
    if (type === '') problems.add('ELEMENT_MISSING', { line: from }, `The type of the address of the ${owner} is missing.`);
    else problems.add('INVALID_FORMAT', { line: from }, `The type of the address of the ${owner} is not S.`);
    return;
  }
  if (type === 'K') {
    problems.add(
      'ADDRESS_TYPE_ENDED',
      { line: from },
      `The address of the ${owner} is two free lines; since 22 November 2025 it has type S.`,
    );
  }
  rules.forEach(([part, max, required], at) => {
    const place = { line: from + 1 + at };
    const value = line(place.line);
    const name = `the ${part} of the ${owner}`;
    if (max === 0) {
      if (value !== '') problems.add('ELEMENT_NOT_ALLOWED', place, `An address of two free lines has no line for ${name}.`);
    } else checkElement(value, { name, max, required, ...(part === 'country' && { form: /^[A-Z]{2}$/ }) }, place, problems);
  });
}

/** True where some line of a party says something. */
export const hasParty = (line: Line, from: number): boolean =>
  Array.from({ length: 7 }, (_, at) => line(from + at)).some((value) => value !== '');

/** `hasIban`: the IBAN is right, so that it says which reference it takes. */
function checkReference(line: Line, hasIban: boolean, problems: Problems): void {
  const [type, reference] = [line(LINE.referenceType), line(LINE.reference)];
  const place = { line: LINE.reference };
  if (type === 'QRR') {
    const isCorrect = /^\d{27}$/.test(reference) && mod10RecursiveDigit(reference.slice(0, -1)) === reference.slice(-1);
    if (!isCorrect) problems.add('REFERENCE_INCORRECT', place, 'The QR reference does not have 27 digits with a correct check digit.');
  } else if (type === 'SCOR') {
    // banks make no difference between small letters and capitals
    if (!isCreditorReference(reference.toUpperCase()))
      problems.add('REFERENCE_INCORRECT', place, 'The creditor reference does not have correct check digits (ISO 11649).');
  } else if (type !== 'NON')
    problems.add('INVALID_FORMAT', { line: LINE.referenceType }, 'The type of the reference is not QRR, SCOR or NON.');
  else if (reference !== '') problems.add('ELEMENT_NOT_ALLOWED', place, 'There is a reference, and its type is NON.');
  if (!hasIban) return;
  if (ibanWithQrIid.test(line(LINE.iban)) && type !== 'QRR') {
    problems.add('REFERENCE_TYPE_NOT_ALLOWED', { line: LINE.referenceType }, 'A QR-IBAN takes payments with a QR reference alone.');
  } else if (!ibanWithQrIid.test(line(LINE.iban)) && type === 'QRR') {
    problems.add('REFERENCE_TYPE_NOT_ALLOWED', { line: LINE.referenceType }, 'A QR reference needs a QR-IBAN.');
  }
}

function checkMoney(line: Line, problems: Problems): void {
  const [amount, currency] = [line(LINE.amount), line(LINE.currency)];
  if (amount !== '') checkAmount(amount, AMOUNT, { line: LINE.amount }, problems);
  const place = { line: LINE.currency };
  if (checkElement(currency, { name: 'the currency', max: 3, required: true }, place, problems) && !/^(?:CHF|EUR)$/.test(currency)) {
    problems.add('CURRENCY_NOT_ALLOWED', place, 'The currency is neither CHF nor EUR.');
  }
}

/** Basic Latin, Latin-1 Supplement, Latin Extended-A, and five more characters. */
const CHARACTERS = /^[\x20-\x7e\xa0-\u017f\u0218-\u021b\u20ac]*$/;

function checkTexts(lines: readonly string[], line: Line, problems: Problems): void {
  const information = line(LINE.message) + line(LINE.billInformation);
  if (characterCount(information) > MAX_INFORMATION) {
    problems.add(
      'TOO_LONG',
      { line: LINE.message },
      `The message and the information on the bill together have more than ${MAX_INFORMATION} characters.`,
    );
  }
  if (!/^(?:\/\/[A-Z0-9]{2}.*)?$/i.test(line(LINE.billInformation)))
    problems.add(
      'INVALID_FORMAT',
      { line: LINE.billInformation },
      'The information on the bill does not begin with // and two letters or digits.',
    );
  for (let number: number = LINE.procedures; number <= LAST_LINE; number++) {
    checkElement(line(number), { name: 'the alternative procedure', max: 100 }, { line: number }, problems);
  }
  lines.forEach((value, at) => {
    const place = { line: at + 1 };
    if (at >= LAST_LINE) problems.add('ELEMENT_NOT_ALLOWED', place, `A code has at most ${LAST_LINE} lines.`);
    else if (!CHARACTERS.test(value))
      problems.add('CHARACTER_NOT_ALLOWED', place, 'The line has a character that the code does not allow.');
  });
}

/** Checks the lines of a code. */
export function checkSwissQr(lines: readonly string[], text: string, problems: Problems): void {
  const line: Line = (number) => lines[number - 1] ?? '';
  if (/\r\n/.test(text) && /(?:^|[^\r])\n/.test(text))
    problems.add('INVALID_STRUCTURE', undefined, 'Some lines end with CR and LF, others with LF alone.');
  if (line(2) !== '0200') problems.add('VERSION_NOT_SUPPORTED', { line: 2 }, 'The version is not 0200.');
  if (line(3) !== '1') problems.add('CHARACTER_SET_NOT_SUPPORTED', { line: 3 }, 'The coding is not 1, UTF-8.');
  const iban = line(LINE.iban);
  const hasIban =
    checkElement(iban, { name: 'the IBAN', max: 21, required: true }, { line: LINE.iban }, problems) &&
    checkIban(iban, 'the account', { line: LINE.iban }, problems);
  if (hasIban && !ibanOfQrBill.test(iban))
    problems.add('IBAN_COUNTRY_NOT_ALLOWED', { line: LINE.iban }, 'The account is neither in Switzerland nor in Liechtenstein.');
  checkAddress(line, LINE.creditor, 'creditor', problems);
  if (hasParty(line, LINE.ultimateCreditor)) {
    problems.add('ELEMENT_NOT_ALLOWED', { line: LINE.ultimateCreditor }, 'The lines of the ultimate creditor are for future use.');
  }
  checkMoney(line, problems);
  if (hasParty(line, LINE.debtor)) checkAddress(line, LINE.debtor, 'debtor', problems);
  checkReference(line, hasIban, problems);
  if (line(LINE.trailer) !== 'EPD')
    problems.add('INVALID_STRUCTURE', { line: LINE.trailer }, 'Line 31 is not EPD, the end of the payment.');
  checkTexts(lines, line, problems);
  if (characterCount(text) > MAX_CHARACTERS) problems.add('TOO_LONG', undefined, `The code has more than ${MAX_CHARACTERS} characters.`);
}
