/**
 * Slovenian reference: SI, a model of two digits, and up to three elements of digits with hyphens between them, 20 digits in all.
 *
 * The model says which elements end in a check digit. SI00 checks nothing, SI99 says that there is no reference.
 *
 * The gotcha: hyphens count. The published lists differ on models 21 and 31, so that these are not covered.
 *
 * @see http://navodila.mit-ing.si, Pregled in vsebina osnovnih modelov (the table of models)
 * @see Uradni list RS 34/2019, Pravila za oblikovanje in uporabo standardiziranih referenc pri opravljanju plačilnih storitev
 */
import { type Model, modelCheck } from '../check-digits/yugoslav-models.js';
import { type ReferenceExamples, reference } from '../vocabulary/reference.js';

const MODELS: Readonly<Record<string, Model>> = {
  '00': ['...', 1],
  '01': ['++k', 1],
  '02': ['.kk', 3],
  '03': ['kkk', 3],
  '04': ['k.k', 3],
  '05': ['k..', 1],
  '06': ['.+k', 2],
  '07': ['.k.', 2],
  '08': ['+kk', 3],
  '09': ['+k.', 1],
  '10': ['k+k', 2],
  '11': ['kk.', 2],
  '12': ['k', 1],
  '18': ['kk.', 2],
  '19': ['kk.', 2],
  '28': ['kk.', 2],
  '38': ['kk.', 2],
  '40': ['kk.', 2],
  '41': ['kk.', 2],
  '48': ['kk.', 2],
  '49': ['kk.', 2],
  '51': ['kk.', 2],
  '55': ['k..', 1],
  '58': ['kk.', 2],
};

export const SI_MODEL = reference({
  code: 'SI_MODEL',
  name: 'Slovenian reference',
  localName: 'sklic',
  country: 'SI',
  usedFor: 'Invoices and taxes in Slovenia.',
  form: /^SI(?:99|(?!99)\d\d(?=(?:-?\d){1,20}$)\d+(?:-\d+){0,2})$/,
  body: /^SI(?:99|(?!99)\d\d(?=(?:-?\d){1,20}$)\d+(?:-\d+){0,2})$/,
  ignored: '.',
  format: (value) => `${value.slice(0, 4)} ${value.slice(4)}`.trim(),
  parts: (value) => ({ model: value.slice(2, 4), reference: value.slice(4) }),
  checks: [modelCheck('si-model', MODELS, 'SI99')],
  evidence: 'mark',
  confidence: 'sourced',
});

export const sources: readonly string[] = [
  'navodila.mit-ing.si, Pregled in vsebina osnovnih modelov za sklicevanje na številko',
  'Uradni list RS 34/2019, Pravila za oblikovanje in uporabo standardiziranih referenc pri opravljanju plačilnih storitev',
];

export const examples: ReferenceExamples = {
  valid: ['SI01 25-1235-8402', 'SI00 2025-123', 'SI99', 'si12 0000000012343'],
  invalid: { 'SI01 25-1235-8403': 'INCORRECT_CHECK_DIGITS', 'SI12 12-34': 'INCORRECT_CHECK_DIGITS', SI1: 'INVALID_FORMAT' },
  notCovered: ['SI21 123-456', 'SI77 123'],
  built: { 'SI01 25-1235-840': 'SI0125-1235-8402', 'SI00 2025-123': 'SI002025-123', SI99: 'SI99' },
};
