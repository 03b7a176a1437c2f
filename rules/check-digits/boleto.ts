/**
 * The check digits of Brazilian payment slips: of a bank's slip (boleto), and of a bill of a utility or an authority (arrecadação), which begins with 8.
 *
 * The bar code has 44 digits and one check digit; the line that people type has the same digits in another order, in parts with a check digit each.
 *
 * The gotcha: a remainder that leaves no digit is written 1 on a boleto and 0 on a bill.
 *
 * @see Banco do Brasil, Especificações técnicas para confecção de boleto de cobrança
 * @see FEBRABAN, Layout padrão de arrecadação/recebimento com utilização do código de barras
 */
import { luhnDigitOf } from './luhn.js';
import { mod11Complement } from './sum-from-right.js';

const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9];

/** Of a boleto: 0, 10 and 11 are written 1. */
function boletoDigit(digits: string): string {
  const value = mod11Complement(digits, WEIGHTS);
  return value === 0 || value === 10 ? '1' : String(value);
}

/** Of a bill, by its third digit: 6 and 7 stand for modulo 10, 8 and 9 for modulo 11. */
const billDigit = (kind: string, digits: string): string =>
  kind === '6' || kind === '7' ? luhnDigitOf(digits) : String(mod11Complement(digits, WEIGHTS) % 10);

const withLuhn = (digits: string): string => digits + luhnDigitOf(digits);

/** The bar code, 44 digits, of a bar code without its check digit, 43 digits. */
export function completeBarcode(body: string): string {
  if (!body.startsWith('8')) return body.slice(0, 4) + boletoDigit(body) + body.slice(4);
  return body.slice(0, 3) + billDigit(body.charAt(2), body) + body.slice(3);
}

/** The line that people type, 47 or 48 digits, of a bar code. */
export function lineOfBarcode(code: string): string {
  if (!code.startsWith('8')) {
    const free = code.slice(19);
    return (
      withLuhn(code.slice(0, 4) + free.slice(0, 5)) +
      withLuhn(free.slice(5, 15)) +
      withLuhn(free.slice(15)) +
      code.charAt(4) +
      code.slice(5, 19)
    );
  }
  return code.replace(/.{11}/g, (part) => part + billDigit(code.charAt(2), part));
}

/** The bar code of a line, without the check digits of the parts. */
export function barcodeOfLine(line: string): string {
  if (line.length === 48) return line.replace(/(.{11})./g, '$1');
  return line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
}
