/**
 * Croatian reference (poziv na broj): HR, a model of two digits, and elements of digits with hyphens between them, 22 characters in all.
 *
 * The model says which elements end in a check digit. HR00 checks nothing, HR99 says that there is no reference.
 *
 * The gotcha: models 12 and above belong to authorities and large payees, with rules of their own: not covered. Most invoices have HR00 or HR01.
 *
 * @see FINA, Jedinstveni pregled osnovnih modela poziva na broj, April 2022
 */
import { completeModel, type ModelPattern, verifyModel } from '../check-digits/yugoslav-models.js';
import { type ReferenceExamples, reference } from '../vocabulary/reference.js';

const MODELS: Readonly<Record<string, ModelPattern>> = {
  '00': '...',
  '01': '++k',
  '02': '.kk',
  '03': 'kkk',
  '04': 'k.k',
  '05': 'k..',
  '06': '.+k',
  '07': '.k.',
  '08': '+kk',
  '09': '+k.',
  '10': 'k+k',
  '11': 'kk.',
};

const elementsOf = (value: string): readonly string[] => value.slice(4).split('-');

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
  checks: [
    {
      name: 'hr-model',
      verify(value) {
        if (value === 'HR99') return 'none';
        const pattern = MODELS[value.slice(2, 4)];
        if (pattern === undefined) return 'not-covered';
        const elements = elementsOf(value);
        return elements.length > pattern.length ? 'failed' : verifyModel(pattern, elements);
      },
      complete(body) {
        const pattern = MODELS[body.slice(2, 4)];
        if (pattern === undefined) return body === 'HR99' ? body : undefined;
        return body.slice(0, 4) + completeModel(pattern, elementsOf(body)).join('-');
      },
    },
  ],
  evidence: 'mark',
  confidence: 'verified',
});

export const sources: readonly string[] = ['FINA, Jedinstveni pregled osnovnih modela poziva na broj, April 2022'];

export const examples: ReferenceExamples = {
  valid: ['HR00 2025-123-4', 'HR99', 'HR01 7336-68949637625-00005'],
  invalid: { 'HR01 7336-68949637625-00002': 'INCORRECT_CHECK_DIGITS', HR01: 'INVALID_FORMAT' },
  notCovered: ['HR67 1234-5', 'HR02 1234'],
  built: { 'HR01 7336-68949637625-0000': 'HR017336-68949637625-00005' },
};
