/** A Swiss QR code, read from its lines and written in them: `swiss-qr.ts` says what they hold. */

import { ibanWithQrIid } from '../../rules/banks/qr-iids.js';
import { electronic } from '../characters/text.js';
import type { Address, PaymentInstruction } from '../instruction/payment-instruction.js';
import type { Content } from './content.js';
import type { PaymentCode, PaymentCodeDetails, PaymentCodeParty } from './payment-code.js';
import type { Problems } from './problems.js';
import { checkSwissQr, hasParty, LINE } from './swiss-qr.js';

/** The members of an address in the lines behind type and name, and at its end the country. */
const MEMBERS: Readonly<Record<string, readonly (keyof Address)[]>> = {
  S: ['streetName', 'buildingNumber', 'postCode', 'townName', 'country'],
  K: ['addressLine1', 'addressLine2', 'postCode', 'townName', 'country'],
};

function readParty(line: (number: number) => string, from: number): PaymentCodeParty {
  const name = line(from + 1);
  const members = (MEMBERS[line(from)] ?? [])
    .map((member, at) => [member, line(from + 2 + at)] as const)
    .filter(([, value]) => value !== '');
  return { ...(name !== '' && { name }), ...(members.length > 0 && { address: Object.fromEntries(members) }) };
}

function readDetails(lines: readonly string[], line: (number: number) => string, text: string): PaymentCodeDetails {
  const procedures = lines.slice(LINE.procedures - 1);
  return {
    lineBreak: text.includes('\r\n') ? 'CRLF' : 'LF',
    ...(hasParty(line, LINE.debtor) && { debtor: readParty(line, LINE.debtor) }),
    // an empty line is kept: the code is written again as it was
    ...(lines.length >= LINE.billInformation && { billInformation: line(LINE.billInformation) }),
    ...(procedures.length > 0 && { alternativeProcedures: procedures }),
  };
}

/** Reads a code that begins with SPC and the end of a line. */
export function readSwissQr(text: string, problems: Problems): PaymentCode {
  const lines = text.split(/\r?\n/);
  checkSwissQr(lines, text, problems);
  const line = (number: number): string => lines[number - 1] ?? '';
  const iban = line(LINE.iban);
  const currency = line(LINE.currency) || undefined;
  const creditor = readParty(line, LINE.creditor);
  const instruction: PaymentInstruction = {
    ...(/^[A-Z]{2}/.test(iban) && { country: iban.slice(0, 2) }),
    ...(currency !== undefined && { currency }),
    ...(Object.keys(creditor).length > 0 && { creditor }),
    ...(iban !== '' && { creditorAccount: { id: { value: iban, type: 'IBAN' } } }),
  };
  return {
    kind: 'SWISS_QR',
    instruction,
    amount: line(LINE.amount) || undefined,
    currency,
    reference: line(LINE.reference) || undefined,
    message: line(LINE.message) || undefined,
    details: readDetails(lines, line, text),
    problems: problems.list,
  };
}

/** The seven lines of a party. An address that gives nothing but free lines has type K, which a check refuses. */
function writeParty(content: Content, from: number, problems: Problems, ...path: readonly string[]): readonly string[] {
  const at = (offset: number, ...members: readonly string[]): string => content.text({ line: from + offset }, ...path, ...members);
  const name = at(1, 'name');
  const country = at(6, 'address', 'country');
  const [first, second, third] = [at(2, 'address', 'addressLine1'), at(3, 'address', 'addressLine2'), at(3, 'address', 'addressLine3')];
  const [street, number, postCode, town] = (['streetName', 'buildingNumber', 'postCode', 'townName'] as const).map((member, index) =>
    at(2 + index, 'address', member),
  ) as [string, string, string, string];
  if (street + number + postCode + town === '' && first + second !== '') return ['K', name, first, second, '', '', country];
  // the street may stand with its number
  const rest = (street === '' ? '' : first) + second + third;
  if (rest !== '') problems.add('ELEMENT_NOT_ALLOWED', { line: from + 2 }, 'An address in parts has no free lines beside them.');
  return ['S', name, street || first, number, postCode, town, country];
}

const NOBODY: readonly string[] = Array.from({ length: 7 }, () => '');

/** Writes a code. What is wrong is added to the problems; the text is of use where there are none. */
export function writeSwissQr(content: Content, problems: Problems): string {
  const reference = electronic(content.text({ line: LINE.reference }, 'reference'));
  const type = reference === '' ? 'NON' : reference.startsWith('RF') ? 'SCOR' : 'QRR';
  const currency =
    content.text({ line: LINE.currency }, 'currency') || content.text({ line: LINE.currency }, 'instruction', 'currency') || 'CHF';
  const kindOfAccount = content.text({ line: LINE.iban }, 'instruction', 'creditorAccount', 'id', 'type');
  const procedures = content.texts({ line: LINE.procedures }, 'details', 'alternativeProcedures');
  const billInformation = content.at('details', 'billInformation');
  const isOneMore = procedures.length > 0 || typeof billInformation === 'string';
  const lines = [
    'SPC',
    '0200',
    '1',
    kindOfAccount === '' || kindOfAccount === 'IBAN'
      ? electronic(content.text({ line: LINE.iban }, 'instruction', 'creditorAccount', 'id', 'value'))
      : '',
    ...writeParty(content, LINE.creditor, problems, 'instruction', 'creditor'),
    ...NOBODY,
    content.text({ line: LINE.amount }, 'amount'),
    currency,
    ...(content.at('details', 'debtor') == null ? NOBODY : writeParty(content, LINE.debtor, problems, 'details', 'debtor')),
    type,
    reference,
    content.text({ line: LINE.message }, 'message'),
    'EPD',
    ...(isOneMore ? [content.text({ line: LINE.billInformation }, 'details', 'billInformation')] : []),
    ...procedures,
  ];
  const text = lines.join(content.text(undefined, 'details', 'lineBreak') === 'CRLF' ? '\r\n' : '\n');
  checkSwissQr(lines, text, problems);
  // codes of version 2.3 are paid until November 2027: one is read, and no other is written
  if (currency === 'EUR' && ibanWithQrIid.test(lines[LINE.iban - 1] ?? ''))
    problems.add(
      'CURRENCY_NOT_ALLOWED',
      { line: LINE.currency },
      'A QR-IBAN takes payments in francs alone, by version 2.4 of the guidelines.',
    );
  return text;
}
