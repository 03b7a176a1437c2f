/**
 * Belgian structured communication (OGM, VCS): ten digits and two check digits, written +++123/4567/89002+++ or with asterisks.
 *
 * The check digits are the ten digits modulo 97; a remainder of 0 is written 97.
 *
 * @see Febelfin, Banking standards for online banking
 */
import { mod97, twoDigits } from '../check-digits/mod97.js';
import { atEnd, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const BE_OGM = reference({
  code: 'BE_OGM',
  name: 'Belgian structured communication',
  localName: 'gestructureerde mededeling, communication structurée',
  country: 'BE',
  usedFor: 'Invoices and taxes in Belgium.',
  form: /^\d{12}$/,
  body: /^\d{10}$/,
  ignored: '-./+*',
  format: (value) => `+++${value.slice(0, 3)}/${value.slice(3, 7)}/${value.slice(7)}+++`,
  parts: (value) => ({ reference: value.slice(0, 10), checkDigits: value.slice(10) }),
  checks: [atEnd('mod97-remainder', 2, (body) => twoDigits(mod97(body) || 97))],
  evidence: 'length',
  marked: /([+*])\1\1 ?\d{3}\/?\d{4}\/?\d{5} ?\1{3}/g,
  confidence: 'verified',
});

export const sources: readonly string[] = ['Febelfin, Banking standards for online banking'];

export const examples: ReferenceExamples = {
  valid: ['+++010/8068/17183+++', '010/8068/17183', '***090/9337/55493***', '090933755493'],
  invalid: { '010/8068/17180': 'INCORRECT_CHECK_DIGITS', '+++010/8068/1718+++': 'INVALID_FORMAT' },
  built: { '0108068171': '010806817183' },
};
