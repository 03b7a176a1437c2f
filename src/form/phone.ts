/**
 * Telephone numbers while they are typed. They stay as they are: how they are grouped is known to numbering plans, which are larger than all the
 * rest together.
 */
import { typedExtension } from '../../rules/creditors/contacts.js';
import { isUsualSeparator, type TypedForm, type TypedReading } from './as-typed.js';

/** The fewest digits of a number, and the most: those of E.164, or of a number behind a prefix such as 0011. */
const FEWEST = 7;
const MOST = 15;
const MAX_WITH_PREFIX = 19;

const PLUS = 0x2b;

function read(text: string): TypedReading {
  const number = text.replace(typedExtension, '');
  const foreign = number.search(/(?!^\+)\D/);
  if (foreign >= 0) return { state: 'wrong', at: [foreign, foreign + 1] };
  const digits = number.replace('+', '');
  const most = number.length - digits.length + (digits.startsWith('0') ? MAX_WITH_PREFIX : MOST);
  if (number.length > most) return { state: 'wrong', at: [most, text.length] };
  if (digits.length < FEWEST) return { state: 'incomplete', remaining: FEWEST - digits.length };
  return /[A-Z#]$/.test(text) ? { state: 'incomplete', remaining: 1 } : { state: 'complete', remaining: 0 };
}

export const phoneForm: TypedForm = {
  isSeparator: (code) => code !== PLUS && (isUsualSeparator(code) || '()/'.includes(String.fromCharCode(code))),
  read,
  keepsCase: true,
};
