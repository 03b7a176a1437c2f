/**
 * The line of a Brazilian payment slip: 47 digits of a bank's slip (boleto), 48 of a bill of a utility or an authority, or the 44 of the bar code.
 *
 * Bills have a segment of 1 to 7 or 9 as their second digit.
 *
 * The gotcha: the due-date factor of a boleto began again at 1000 on 22 February 2025, so that a date needs the year; the factor is given as it is.
 *
 * @see Banco do Brasil, Especificações técnicas para confecção de boleto de cobrança
 * @see FEBRABAN, Layout padrão de arrecadação/recebimento com utilização do código de barras
 */
import { barcodeOfLine, completeBarcode, lineOfBarcode } from '../check-digits/boleto.js';
import { type ReferenceExamples, type ReferenceParts, reference } from '../vocabulary/reference.js';

const barcodeOf = (value: string): string => (value.length === 44 ? value : barcodeOfLine(value));

const withoutCheckDigit = (code: string): string => {
  const at = code.startsWith('8') ? 3 : 4;
  return code.slice(0, at) + code.slice(at + 1);
};

/** An amount of cents as people write it; none where it is zero. */
const amountOf = (cents: string): ReferenceParts =>
  /^0*$/.test(cents) ? {} : { amount: `${Number(cents.slice(0, -2))}.${cents.slice(-2)}` };

function parts(value: string): ReferenceParts {
  const code = barcodeOf(value);
  if (code.startsWith('8')) return { segment: code.slice(1, 2), ...amountOf(code.slice(4, 15)), freeField: code.slice(15) };
  return { bank: code.slice(0, 3), dueFactor: code.slice(5, 9), ...amountOf(code.slice(9, 19)), freeField: code.slice(19) };
}

function format(value: string): string {
  if (value.length === 48) return value.replace(/(.{11})(.)/g, '$1-$2 ').trim();
  return value.length === 47 ? value.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8') : value;
}

export const BR_BOLETO = reference({
  code: 'BR_BOLETO',
  name: 'Line of a Brazilian payment slip',
  localName: 'linha digitável',
  country: 'BR',
  usedFor: 'Boletos, and bills of utilities and authorities, in Brazil.',
  form: /^(?:[0-79]\d{46}|[0-79]\d{43}|8[1-79][6-9]\d{41}|8[1-79][6-9]\d{45})$/,
  body: /^(?:[0-79]\d{42}|8[1-79][6-9]\d{40})$/,
  format,
  parts,
  checks: [
    {
      name: 'br-boleto',
      verify(value) {
        const code = barcodeOf(value);
        const isRight = completeBarcode(withoutCheckDigit(code)) === code && (value.length === 44 || lineOfBarcode(code) === value);
        return isRight ? 'passed' : 'failed';
      },
      complete: (body) => lineOfBarcode(completeBarcode(body)),
    },
  ],
  evidence: 'length',
  confidence: 'verified',
});

export const sources: readonly string[] = [
  'Banco do Brasil, Especificações técnicas para confecção de boleto de cobrança',
  'FEBRABAN, Layout padrão de arrecadação/recebimento com utilização do código de barras',
];

export const examples: ReferenceExamples = {
  valid: [
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
    '00193373700000001000500940144816060680935031',
    '84670000001-7 43590024020-9 02405000243-5 84221010811-9',
  ],
  invalid: {
    '00190.50095 40144.816069 06809.350314 4 37370000000100': 'INCORRECT_CHECK_DIGITS',
    '00190.50094 40144.816069 06809.350314 3 37370000000100': 'INCORRECT_CHECK_DIGITS',
    '00190.50095 40144.816069': 'INVALID_FORMAT',
  },
  built: { '0019373700000001000500940144816060680935031': '00190500954014481606906809350314337370000000100' },
};
