/** What a field says, when it says it, and in which words. */

import { fc, test as property } from '@fast-check/vitest';
import { createEngine } from 'payprep/full';
import { describe, expect, test } from 'vitest';
import { detailsOf } from '../../../page/src/form/details.js';
import { type FieldProblem, fieldAt, IBAN_ELSEWHERE, ofCheckedValues, problemsOfRefusals } from '../../../page/src/form/field-problems.js';
import { applyCorrection, isShown, recipientProblems } from '../../../page/src/form/problems.js';
import { choiceOf } from '../../../page/src/form/values.js';
import { textOf, type Words, wordsOf } from '../../../page/src/form/words.js';
import { formFor } from '../../../recipients/form/fields.js';
import type { Values } from '../../../recipients/form/values.js';
import { english as inEnglish, german as inGerman } from './language.js';

const engine = createEngine({ on: '2026-11-20' });
const [NAME, ACCOUNT, MEMBER_ID] = [
  '/creditor/name',
  '/creditorAccount/id/value',
  '/creditorAgent/clearingSystemMemberId/memberId',
] as const;

/** The form of a way to pay, and what it says of some values. */
function formOf(country: string, currency: string, accountIdType = 'IBAN', method = 'BANK_ACCOUNT', type = 'INDIVIDUAL') {
  const choice = choiceOf({ country, currency, method, creditor: { type }, creditorAccount: { id: { type: accountIdType } } });
  const { fields, asked } = formFor(choice, engine);
  const form = { choice, asked, fields };
  const problems = (values: Values) => recipientProblems(detailsOf(form, values), form, engine);
  return {
    choice,
    asked,
    fields,
    problems,
    at: (pointer: string, values: Values) => problems(values).find((each) => each.pointer === pointer),
  };
}

const german = formOf('DE', 'EUR');
const british = formOf('GB', 'GBP', 'ACCOUNT_NUMBER');

describe('what is wrong', () => {
  test('nothing, where nothing is', () => {
    expect(german.problems({ [NAME]: 'Bertha Beispiel', [ACCOUNT]: 'DE89 3704 0044 0532 0130 00' })).toEqual([]);
    expect(british.problems({ [NAME]: 'Ada Example', [MEMBER_ID]: '20-00-00', [ACCOUNT]: '55779911' })).toEqual([]);
  });

  test('everything that is marked as required and empty', () => {
    const missing = british.problems({}).map(({ pointer, isMissing, isError }) => [pointer, isMissing, isError]);
    expect(missing).toEqual(expect.arrayContaining([NAME, MEMBER_ID, ACCOUNT].map((pointer) => [pointer, true, true])));
  });

  test('no bank is missing beside its BIC', () => {
    const values = { [NAME]: 'Ada Example', [ACCOUNT]: '55779911', '/creditorAgent/bic': 'BARCGB22' };
    expect(british.at(MEMBER_ID, values)).toBeUndefined();
  });

  test('an IBAN that is mistyped, with its correction', () => {
    const values = { [NAME]: 'Bertha Beispiel', [ACCOUNT]: 'DE89 3704 0044 0523 0130 00' };
    const problem = german.at(ACCOUNT, values);
    expect(problem).toMatchObject({ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', isError: true, isMissing: false });
    const correction = problem?.correction ?? { at: 0, remove: 0, insert: '?' };
    expect(applyCorrection({ format: 'IBAN' }, values[ACCOUNT], correction, german.choice)).toBe('DE89 3704 0044 0532 0130 00');
  });

  test('in one place, one thing: an error before a warning', () => {
    const places = british.problems({ [NAME]: 'x', [MEMBER_ID]: '1', [ACCOUNT]: '1' }).map(({ pointer }) => pointer);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('an account in a country that the session is not for', () => {
  const [french, foreign] = ['FR14 2004 1010 0505 0001 3M02 606', 'IR58 0540 1051 8002 1273 1130 07'];
  const { fields, asked } = formOf('GB', 'GBP');
  const problemAt = (value: string, allowedCountries?: readonly string[]) => {
    const choice = choiceOf({ country: 'GB', currency: 'GBP', method: 'BANK_ACCOUNT', creditorAccount: { id: { type: 'IBAN' } } });
    const details = detailsOf({ choice, asked, fields }, { [NAME]: 'Ada Example', [ACCOUNT]: value });
    const session = allowedCountries === undefined ? {} : { allowedCountries };
    return recipientProblems(details, { choice, asked, fields }, engine, { session }).find(({ pointer }) => pointer === ACCOUNT);
  };

  test('is an error, which cannot be saved over', () => {
    for (const value of [french, foreign])
      expect(problemAt(value, ['GB', 'DE'])).toMatchObject({ code: 'COUNTRY_NOT_ALLOWED', isError: true });
  });

  test('is a warning where the session is for it', () => {
    for (const allowed of [undefined, ['GB', 'FR']]) expect(problemAt(french, allowed)).toMatchObject({ isError: false });
    expect(problemAt('GB29 NWBK 6016 1331 9268 19', ['GB'])).toBeUndefined();
  });
});

describe('the place', () => {
  test('is the field, or one that stands for it', () => {
    const { fields } = british;
    expect(fieldAt(ACCOUNT, fields)).toBe(ACCOUNT);
    expect(fieldAt('/creditorAgent', fields)).toBe(MEMBER_ID);
    expect(fieldAt('/creditorAccount', fields)).toBe(ACCOUNT);
    expect(fieldAt('/creditorAccount/id/type', fields)).toBe(ACCOUNT);
    expect(fieldAt('/creditor/address', fields)).toBe('/creditor/address/streetName');
    const brazilian = formOf('BR', 'BRL', 'ACCOUNT_NUMBER').fields;
    expect(fieldAt('/creditor/documents/0/type', brazilian)).toBe('/creditor/documents/0/type');
    expect(fieldAt('/creditor/documents/3/value', brazilian)).toBe('/creditor/documents/0/value');
    expect(fieldAt('/creditor', fields)).toBe(NAME);
    expect(fieldAt('/country', fields)).toBe('/country');
  });

  test('is the whole, where there is none', () => {
    expect(fieldAt('', british.fields)).toBe('');
    expect(fieldAt('/settlementInformation', british.fields)).toBe('');
    expect(fieldAt('/creditorAgent/bic', [])).toBe('');
  });

  property.prop([fc.webPath()])('whatever a server names, it is a field or the whole', (pointer) => {
    const place = fieldAt(pointer, british.fields);
    const pointers = british.fields.map((field) => field.pointer);
    expect(['', '/country', '/currency', '/method', '/creditor/type', ...pointers]).toContain(place);
  });
});

describe('when it is said', () => {
  const wrong: FieldProblem = { pointer: ACCOUNT, code: 'X', isError: true, isMissing: false, params: {} };
  const missing: FieldProblem = { ...wrong, isMissing: true };
  const pattern = /^\d{8}$/u;
  const [typing, left, asked] = [
    { isLeft: false, isAsked: false },
    { isLeft: true, isAsked: false },
    { isLeft: false, isAsked: true },
  ];

  test.each([
    ['typing', wrong, '1234567', typing, false],
    ['complete', wrong, ' 12345678 ', typing, true],
    ['left', wrong, '1234567', left, true],
    ['left and empty', wrong, '  ', left, false],
    ['missing and left', missing, '', left, false],
    ['missing and asked', missing, '', asked, true],
    ['asked', wrong, '1', asked, true],
  ])('%s', (_when, problem, value, state, told) => expect(isShown(problem, { pattern }, british.choice, { value, ...state })).toBe(told));

  test.each([
    ['663749', false],
    ['66374958', false], // a sort code and an account number may be typed in one
    ['60161331926810', true],
  ])('a number that may have another digit waits until it is left: %s', (value, told) => {
    expect(isShown(wrong, { format: 'ACCOUNT_NUMBER' }, british.choice, { value, ...typing })).toBe(told);
    expect(isShown(wrong, { format: 'ACCOUNT_NUMBER' }, british.choice, { value, ...left })).toBe(true);
  });

  test('a field without a pattern waits until it is left', () => {
    expect(isShown(wrong, {}, british.choice, { value: '1', ...typing })).toBe(false);
    expect(isShown(wrong, {}, british.choice, { value: '1', ...left })).toBe(true);
  });
});

describe('what the server refuses', () => {
  const refusal = (code: string, pointer: string = ACCOUNT) => ({ pointer, code, detail: 'In English.' });
  const say = (code: string, words: Words, alerts?: Readonly<Record<string, string>>): string => {
    const [problem] = problemsOfRefusals([refusal(code)], british.fields);
    return problem === undefined ? '' : wordsOf(problem, { ...words, alerts });
  };

  test('stands at its field', () => {
    const problems = problemsOfRefusals([refusal('A'), refusal('B', '/nowhere'), refusal('C', '/creditor/type')], british.fields);
    expect(problems.map(({ pointer }) => pointer)).toEqual([ACCOUNT, '', '/creditor/type']);
    expect(problems.every(({ isError }) => isError)).toBe(true);
  });

  test('in the words of the page', () => {
    expect(say('COUNTRY_NOT_ALLOWED', inGerman)).toBe(inGerman.texts.refusals.COUNTRY_NOT_ALLOWED);
    expect(say('CREDITOR_NAME_MISSING', inGerman)).toBe(inGerman.texts.missing);
    expect(say('CREDITOR_BIC_DOES_NOT_EXIST', inGerman, { CREDITOR_BIC_DOES_NOT_EXIST: 'Diesen BIC gibt es nicht.' })).toBe(
      'Diesen BIC gibt es nicht.',
    );
  });

  test('without the parameters that a text wants, in fewer words; in English in those of the server', () => {
    expect(say('CREDITOR_BANK_IDENTIFIER_UNKNOWN', inGerman, { CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Keine Bank in {country}.' })).toBe(
      inGerman.texts.wrong,
    );
    expect(say('CREDITOR_BANK_IDENTIFIER_UNKNOWN', inEnglish)).toBe('In English.');
    expect(say('SOMETHING_NEW', inGerman, {})).toBe(inGerman.texts.wrong);
    expect(say('constructor', inGerman, {})).toBe(inGerman.texts.wrong);
  });
});

test('an IBAN of another country than the chosen one is worth a word, and may be saved', () => {
  const problem = german.at(ACCOUNT, { [NAME]: 'Ada Example', [ACCOUNT]: 'GB29 NWBK 6016 1331 9268 19' });
  expect([problem?.code, problem?.isError]).toEqual([IBAN_ELSEWHERE, false]);
  expect(problem && wordsOf(problem, inEnglish)).toContain('United Kingdom');
});

test('an IFSC is one code: there is no field for the branch, and the bank alone is not enough', () => {
  const indian = formOf('IN', 'INR', 'ACCOUNT_NUMBER');
  expect(indian.fields.map(({ pointer }) => pointer)).not.toContain('/creditorAgent/branchId');
  const values = { [NAME]: 'Anna Berg', [ACCOUNT]: '1691189311' };
  const begun = indian.at(MEMBER_ID, { ...values, [MEMBER_ID]: 'HDFC0' });
  expect(begun).toMatchObject({ isError: true, isMissing: false });
  // who chose a bank has filled it in: the example shows what is still missing
  const field = indian.fields.find(({ pointer }) => pointer === MEMBER_ID);
  const text = field && textOf(field, { asked: indian.asked, choice: indian.choice }, inEnglish);
  expect(begun && wordsOf(begun, inEnglish, text)).toMatch(/^Check the entry in “IFSC”\. It should look like this: [A-Z]{4}0\w{6}\.$/);
  expect(indian.at(MEMBER_ID, values)).toMatchObject({ isError: true, isMissing: true });
  expect(indian.at(MEMBER_ID, { ...values, [MEMBER_ID]: 'HDFC0000001' })?.isError ?? false).toBe(false);
});

test('a problem is one of the value that was checked, not of what was typed since', () => {
  const checked = { [NAME]: 'Bertha Beispiel', [ACCOUNT]: 'DE89 3704 0044 0532 0130 0' };
  const problems = german.problems(checked);
  expect(ofCheckedValues(problems, checked, checked).map(({ pointer }) => pointer)).toEqual([ACCOUNT]);
  expect(ofCheckedValues(problems, checked, { ...checked, [ACCOUNT]: 'DE89 3704 0044 0532 0130 00' })).toEqual([]);
  expect(ofCheckedValues(problems, checked, { ...checked, [NAME]: 'Berta Beispiel' })).toEqual(problems);
});

describe('in words', () => {
  test('nobody lives in GB', () => {
    const problem = british.at(MEMBER_ID, { [NAME]: 'Ada Example', [MEMBER_ID]: '1', [ACCOUNT]: '55779911' });
    if (problem === undefined) throw new Error('a sort code of one digit is none');
    expect(wordsOf(problem, inEnglish)).toContain('United Kingdom');
    expect(wordsOf(problem, { ...inGerman, alerts: { [problem.code]: 'Nicht in {country: place de}.' } })).toBe('Nicht in UK.');
  });

  test('words of ours are those of the language, and no text is shown unfilled', () => {
    const problem = british.at(NAME, { [NAME]: 'X', [MEMBER_ID]: '200000', [ACCOUNT]: '55779911' });
    if (problem === undefined) throw new Error('a name of one letter is worth a word');
    const words = wordsOf(problem, inGerman);
    expect(words).toContain('(ein einzelner Buchstabe)');
    expect(words).not.toMatch(/[{}]/);
    // the server gives no parameters: what stands in brackets goes, and the sentence stays
    const [refused] = problemsOfRefusals([{ pointer: NAME, code: problem.code, detail: 'In English.' }], british.fields);
    expect(refused && wordsOf(refused, inGerman)).toBe('Der Name des Zahlungsempfängers ist kein vollständiger Name.');
  });

  test('no account number stands in them', () => {
    const values = { [NAME]: '55779911', [MEMBER_ID]: '20000', [ACCOUNT]: '1234567890123456789' };
    for (const problem of british.problems(values)) {
      const words = wordsOf(problem, inEnglish);
      expect(Object.values(values).filter((value) => words.includes(value))).toEqual([]);
    }
  });
});

describe('a bank', () => {
  test('whose BIC is asked for is missing there, and nowhere else', () => {
    const afghan = formOf('AF', 'AFN', 'ACCOUNT_NUMBER');
    const missing = afghan.problems({ [NAME]: 'Anna Berg', [ACCOUNT]: '1234567' }).map(({ pointer, isMissing }) => [pointer, isMissing]);
    expect(missing).toEqual([['/creditorAgent/bic', true]]);
  });

  test('that an account does not tell is asked for by its BIC, which is behind “more”', () => {
    const montenegrin = formOf('ME', 'EUR', 'ACCOUNT_NUMBER');
    const missing = montenegrin.problems({ [NAME]: 'Anna Berg', [ACCOUNT]: '292' });
    expect(missing).toMatchObject([{ pointer: '/creditorAgent/bic', isMissing: true, isError: true }]);
  });
});

describe('a branch', () => {
  const values = { [NAME]: 'Ana Exemplo', [ACCOUNT]: '210169-6', '/creditorAccount/type': 'CHECKING', '/creditor/taxId': '235.703.750-48' };
  const brazilian = formOf('BR', 'BRL', 'ACCOUNT_NUMBER');

  test('that the bank code does not name is an error at its own field', () => {
    const errors = brazilian.problems({ ...values, [MEMBER_ID]: '001' }).filter(({ isError }) => isError);
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/creditorAgent/branchId']);
    expect(brazilian.problems({ ...values, [MEMBER_ID]: '001', '/creditorAgent/branchId': '1584-9' })).toEqual([]);
  });

  test('is no error where the bank code names it', () =>
    expect(brazilian.at('/creditorAgent/branchId', { ...values, [MEMBER_ID]: '0036030500001', [ACCOUNT]: '9795493' })).toBeUndefined());

  test('that nobody was asked for by itself is wrong at the bank code', () => {
    const refusal = { pointer: '/creditorAgent/branchId', code: 'CREDITOR_BRANCH_IDENTIFIER_UNKNOWN', detail: '' };
    const { choice } = formOf('AU', 'AUD', 'ACCOUNT_NUMBER');
    const places = (given: Values) => {
      const { fields } = formFor(choice, engine, (pointer) => given[pointer] !== undefined);
      return problemsOfRefusals([refusal], fields).map(({ pointer }) => pointer);
    };
    expect([places({}), places({ '/creditorAgent/branchId': '000' })]).toEqual([[MEMBER_ID], ['/creditorAgent/branchId']]);
  });

  test('that a begun BSB lacks is wrong at the BSB, which is no optional field', () => {
    const given = { [NAME]: 'Ada Example', [ACCOUNT]: '123456', [MEMBER_ID]: '292' };
    expect(formOf('AU', 'AUD', 'ACCOUNT_NUMBER').at(MEMBER_ID, given)).toMatchObject({ isError: true, isMissing: false });
  });
});

test('a bank code that is a word is none, here and at the service', () => {
  const values = { [NAME]: 'Maria Halimbawa', [MEMBER_ID]: 'BPI', [ACCOUNT]: '8916911893' };
  expect(formOf('PH', 'PHP', 'ACCOUNT_NUMBER').at(MEMBER_ID, values)?.isError).toBe(true);
});

test('no text names a check or a rule', () => {
  const values = { [NAME]: 'Ana Exemplo', [MEMBER_ID]: '001', '/creditorAgent/branchId': '1584-9', [ACCOUNT]: '210169-7' };
  const problem = formOf('BR', 'BRL', 'ACCOUNT_NUMBER').at(ACCOUNT, values);
  expect(problem?.params.check).toBeDefined();
  // the country stands in brackets where its name would need an article
  for (const words of [inEnglish, inGerman])
    expect(problem && wordsOf(problem, words).replace(' (Brasilien)', '')).not.toMatch(/br-|[_{}()]/);
});
