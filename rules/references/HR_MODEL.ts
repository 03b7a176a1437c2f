/**
 * Croatian reference (poziv na broj): HR, a model of two digits, and elements of digits with hyphens between them, 22 characters in all.
 *
 * The model says which elements end in a check digit. HR00 checks nothing, HR99 says that there is no reference.
 *
 * Most invoices have HR00, HR01 or HR67; taxes have HR68.
 *
 * The gotcha: the second element of HR05 has a check digit where it is paid to certain accounts of the budget alone, so that it is not checked. Models
 * of single banks (12 to 15, 18, 40 to 42, 50) and of FINA (25, 83, 84) are not covered.
 *
 * @see FINA, Jedinstveni pregled osnovnih modela poziva na broj, January 2021 and April 2022
 */
import { type Model, modelCheck } from '../check-digits/yugoslav-models.js';
import { type ReferenceExamples, reference } from '../vocabulary/reference.js';

const MODELS: Readonly<Record<string, Model>> = {
  '00': ['...'],
  '01': ['++k'],
  '02': ['.kk'],
  '03': ['kkk'],
  '04': ['k.k'],
  '05': ['k..'],
  '06': ['.+k'],
  '07': ['.k.'],
  '08': ['+kk'],
  '09': ['+k.'],
  '10': ['k+k'],
  '11': ['kk.'],
  '16': ['kk.', 3, [5, 4, 8]],
  '17': ['i..'],
  '19': ['ki', 2],
  '23': ['k...', 1, [4]],
  '24': ['k...', 1, [4]],
  '26': ['koo.', 3, [4]],
  '27': ['kk', 2, [4]],
  '28': ['kkk.', 3, [4, 3, 6]],
  '29': ['kkk', 3, [4]],
  '30': ['...', 3, [10, 4]],
  '31': ['i...'],
  '33': ['ii.', 3],
  '34': ['iii', 3],
  '35': ['ki', 2],
  '43': ['.k..', 4, [3, 8, 5, 3]],
  '55': ['k..'],
  '62': ['kik.', 3, [4]],
  '63': ['kik', 3, [4]],
  '64': ['kiu.', 3, [4]],
  '65': ['kkc.', 3, [4, 3]],
  '67': ['i..', 1, [11]],
  '68': ['ki.', 2, [4, 11]],
};

export const HR_MODEL = reference({
  code: 'HR_MODEL',
  name: 'Croatian reference',
  localName: 'poziv na broj',
  country: 'HR',
  usedFor: 'Invoices and taxes in Croatia.',
  form: /^HR(?:99|(?!99)\d\d(?=[\d-]{1,22}$)\d+(?:-\d+){0,3})$/,
  body: /^HR(?:99|(?!99)\d\d(?=[\d-]{1,22}$)\d+(?:-\d+){0,3})$/,
  ignored: '.',
  format: (value) => `${value.slice(0, 4)} ${value.slice(4)}`.trim(),
  parts: (value) => ({ model: value.slice(2, 4), reference: value.slice(4) }),
  checks: [modelCheck('hr-model', MODELS, 'HR99')],
  evidence: 'mark',
  confidence: 'verified',
});

export const sources: readonly string[] = ['FINA, Jedinstveni pregled osnovnih modela poziva na broj, January 2021 and April 2022'];

export const examples: ReferenceExamples = {
  valid: ['HR00 2025-123-4', 'HR99', 'HR01 7336-68949637625-00005', 'HR67 12345678903-2025', 'HR17 2340009'],
  invalid: {
    'HR01 7336-68949637625-00002': 'INCORRECT_CHECK_DIGITS',
    'HR67 12345678904-2025': 'INCORRECT_CHECK_DIGITS',
    'HR67 2340009': 'INCORRECT_CHECK_DIGITS',
    HR01: 'INVALID_FORMAT',
  },
  notCovered: ['HR14 2233445568', 'HR02 1234'],
  built: { 'HR67 1234567890-2025': 'HR6712345678903-2025', 'HR01 7336-68949637625-0000': 'HR017336-68949637625-00005', HR99: 'HR99' },
};
