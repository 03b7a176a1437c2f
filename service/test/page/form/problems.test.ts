/** What a field says, when it says it, and in which words. */

import { fc, test as property } from '@fast-check/vitest';
import { createEngine } from 'payprep/full';
import { describe, expect, test } from 'vitest';
import { de as alertsInGerman } from '../../../../rules/alerts/texts/de.js';
import { choiceOf, detailsOf, type Values } from '../../../page/src/form/details.js';
import { formFor } from '../../../page/src/form/fields.js';
import { corrected, type FieldProblem, fieldAt, isTold, problemsOf, problemsOfRefusals } from '../../../page/src/form/problems.js';
import { wordsOf } from '../../../page/src/form/words.js';
import { namesIn } from '../../../page/src/names.js';
import { de } from '../../../page/src/texts/de.js';
import { en } from '../../../page/src/texts/en.js';

const engine = createEngine({ on: '2026-11-20' });
const [NAME, ACCOUNT, MEMBER_ID] = [
  '/creditor/name',
  '/creditorAccount/id/value',
  '/creditorAgent/clearingSystemMemberId/memberId',
] as const;

/** The form of a way to pay, and what it says of some values. */
function formOf(country: string, currency: string, accountIdType = 'IBAN', method = 'BANK_ACCOUNT', type = 'INDIVIDUAL') {
  const choice = choiceOf({ country, currency, method, creditor: { type }, creditorAccount: { id: { type: accountIdType } } });
  const { fields } = formFor(choice, engine);
  const problems = (values: Values) => problemsOf(detailsOf(choice, fields, values), fields, engine);
  return { fields, problems, at: (pointer: string, values: Values) => problems(values).find((each) => each.pointer === pointer) };
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
    const values = { [NAME]: 'Bertha Beispiel', [ACCOUNT]: 'DE88 3704 0044 0532 0130 00' };
    const problem = german.at(ACCOUNT, values);
    expect(problem).toMatchObject({ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', isError: true, isMissing: false });
    const correction = problem?.correction ?? { at: 0, remove: 0, insert: '?' };
    expect(corrected(values[ACCOUNT], correction)).toBe('DE89 3704 0044 0532 0130 00');
  });

  test('in one place, one thing: an error before a warning', () => {
    const places = british.problems({ [NAME]: 'x', [MEMBER_ID]: '1', [ACCOUNT]: '1' }).map(({ pointer }) => pointer);
    expect(new Set(places).size).toBe(places.length);
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
    expect(fieldAt('/creditor/documents/0/type', fields)).toBe('/creditor/documents/0/type');
    expect(fieldAt('/creditor/documents/3/value', fields)).toBe('/creditor/documents/0/value');
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
  ])('%s', (_when, problem, value, state, told) => expect(isTold(problem, { pattern }, { value, ...state })).toBe(told));

  test('a field without a pattern waits until it is left', () => {
    expect(isTold(wrong, {}, { value: '1', ...typing })).toBe(false);
    expect(isTold(wrong, {}, { value: '1', ...left })).toBe(true);
  });
});

describe('what the server refuses', () => {
  const refusal = (code: string, pointer: string = ACCOUNT) => ({ pointer, code, detail: 'In English.' });
  const say = (code: string, texts: typeof de | typeof en, alerts?: Readonly<Record<string, string>>): string => {
    const [problem] = problemsOfRefusals([refusal(code)], british.fields);
    return problem === undefined ? '' : wordsOf(problem, texts, alerts, namesIn('de'));
  };

  test('stands at its field', () => {
    const problems = problemsOfRefusals([refusal('A'), refusal('B', '/nowhere'), refusal('C', '/creditor/type')], british.fields);
    expect(problems.map(({ pointer }) => pointer)).toEqual([ACCOUNT, '', '/creditor/type']);
    expect(problems.every(({ isError }) => isError)).toBe(true);
  });

  test('in the words of the page', () => {
    expect(say('COUNTRY_NOT_ALLOWED', de)).toBe(de.refusals.COUNTRY_NOT_ALLOWED);
    expect(say('CREDITOR_NAME_MISSING', de)).toBe(de.missing);
    expect(say('CREDITOR_BIC_DOES_NOT_EXIST', de, { CREDITOR_BIC_DOES_NOT_EXIST: 'Diesen BIC gibt es nicht.' })).toBe(
      'Diesen BIC gibt es nicht.',
    );
  });

  test('without the parameters that a text wants, in fewer words; in English in those of the server', () => {
    expect(say('CREDITOR_BANK_IDENTIFIER_UNKNOWN', de, { CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Keine Bank in {country}.' })).toBe(de.wrong);
    expect(say('CREDITOR_BANK_IDENTIFIER_UNKNOWN', en)).toBe('In English.');
    expect(say('SOMETHING_NEW', de, {})).toBe(de.wrong);
    expect(say('constructor', de, {})).toBe(de.wrong);
  });
});

describe('in words', () => {
  test('nobody lives in GB', () => {
    const problem = british.at(MEMBER_ID, { [NAME]: 'Ada Example', [MEMBER_ID]: '1', [ACCOUNT]: '55779911' });
    if (problem === undefined) throw new Error('a sort code of one digit is none');
    expect(wordsOf(problem, en, undefined, namesIn('en'))).toContain('United Kingdom');
    expect(wordsOf(problem, de, { [problem.code]: 'Nicht in {country}.' }, namesIn('de'))).toBe('Nicht in UK.');
  });

  test('words of ours are those of the language, and no text is shown unfilled', () => {
    const problem = british.at(NAME, { [NAME]: 'X', [MEMBER_ID]: '200000', [ACCOUNT]: '55779911' });
    if (problem === undefined) throw new Error('a name of one letter is worth a word');
    const words = wordsOf(problem, de, alertsInGerman, namesIn('de'));
    expect(words).toContain('(ein einzelner Buchstabe)');
    expect(words).not.toMatch(/[{}]/);
    // the server gives no parameters
    const [refused] = problemsOfRefusals([{ pointer: NAME, code: problem.code, detail: 'In English.' }], british.fields);
    expect(refused && wordsOf(refused, de, alertsInGerman, namesIn('de'))).toBe(de.wrong);
  });

  test('no account number stands in them', () => {
    const values = { [NAME]: '55779911', [MEMBER_ID]: '20000', [ACCOUNT]: '1234567890123456789' };
    for (const problem of british.problems(values)) {
      const words = wordsOf(problem, en, undefined, namesIn('en'));
      expect(Object.values(values).filter((value) => words.includes(value))).toEqual([]);
    }
  });
});
