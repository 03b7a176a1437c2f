/** The form of thirty corridors, each way to name the account: what its examples make is saved, and what is left out is said where it lacks. */
import { createEngine } from 'payprep';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../../../../test/runs.js';
import { settleChoice } from '../../../page/src/form/choices.js';
import { detailsOf } from '../../../page/src/form/details.js';
import { isShown, recipientProblems } from '../../../page/src/form/problems.js';
import { textOf, wordsOf } from '../../../page/src/form/words.js';
import type { Choice } from '../../../recipients/form/choice.js';
import { formFor } from '../../../recipients/form/fields.js';
import type { FormField } from '../../../recipients/form/form.js';
import { BIC, BRANCH, DOCUMENT, DOCUMENT_TYPE, NAME } from '../../../recipients/form/pointers.js';
import { showValue } from '../../../recipients/form/typed.js';
import type { Values } from '../../../recipients/form/values.js';
import { validateRecipient } from '../../../recipients/validate-recipient.js';
import { english } from './language.js';

const ANY = { allowedCountries: undefined, allowedRecipientTypes: undefined };
const ON = '2026-11-22';
const engine = createEngine({ on: ON });
const COUNTRIES =
  'AE AR AU BD BR CA CH CL CN CO CZ DE EG ES FR GB GH HK ID IL IN IT JP KE KR MX MY NG NZ PH PL SE SG TH TR TW US VN ZA'.split(' ');

const CORRIDORS = COUNTRIES.flatMap((country) => {
  const choice = settleChoice({ country, method: 'BANK_ACCOUNT', currency: '', type: 'INDIVIDUAL', accountIdType: '' }, {}, { on: ON });
  const types = formFor(choice, engine).accountIdTypes;
  return types.map(({ type }): [string, string, Choice] => [country, type, { ...choice, accountIdType: type }]);
});

/** What has no example. */
const UNSHOWN: Readonly<Record<string, string>> = {
  '/creditor/contactDetails/phone': '+8801712345678',
  [DOCUMENT]: '11010519491231002X',
  [BIC]: 'AAAAPHMM',
};

/** What somebody writes into a field; it shows it as it is written. */
function entryOf(field: FormField, { fields }: ReturnType<typeof formFor>['asked'], choice: Choice): string {
  const { pointer, options, example } = field;
  if (options !== undefined) return options[0] ?? '';
  const own = fields.find((each) => each.pointer === pointer && [undefined, choice.accountIdType].includes(each.accountIdType));
  const text = example ?? own?.example ?? UNSHOWN[pointer] ?? 'Main Street';
  return showValue(field, pointer === NAME ? 'Anna Berg' : text, choice);
}

function filledIn(choice: Choice) {
  const form = formFor(choice, engine);
  const isFilled = ({ isRequired, pointer }: FormField) =>
    isRequired || (pointer === BRANCH && form.fields.some((each) => each.pointer === BRANCH && each.isShown));
  const values: Values = Object.fromEntries(
    form.fields.filter(isFilled).map((field) => [field.pointer, entryOf(field, form.asked, choice)]),
  );
  const details = (typed: Values) => detailsOf({ ...form, choice }, typed);
  const errors = (typed: Values) =>
    recipientProblems(details(typed), { ...form, choice }, engine, { values: typed }).filter(({ isError }) => isError);
  return { form, values, details, errors };
}

test('there are thirty of them, and more', () => expect(COUNTRIES.length).toBeGreaterThanOrEqual(30));

describe.each(oneIn(2, CORRIDORS))('%s by %s', (_country, _type, choice) => {
  const { form, values, details, errors } = filledIn(choice);

  test('filled in from its examples, it is saved: neither page nor service has anything against it', () => {
    expect(errors(values)).toEqual([]);
    expect(validateRecipient(details(values), ANY, engine)).toEqual([]);
  });

  test('each required field that is left out is an error there, which says what to do', () => {
    const required = form.fields.filter(({ isRequired, pointer }) => isRequired && pointer !== DOCUMENT_TYPE && pointer !== DOCUMENT);
    expect(required.length).toBeGreaterThan(1);
    for (const { pointer } of required) {
      const { [pointer]: _, ...rest } = values;
      const problem = errors(rest).find((each) => each.pointer === pointer);
      if (problem === undefined) throw new Error(`nobody misses ${pointer}`);
      const text = textOf({ pointer }, { ...form, choice }, english);
      expect(wordsOf(problem, english, text)).toBe(text?.errors.missing);
    }
  });

  test('no filled field is told that it is empty', () => {
    for (const left of Object.keys(values)) {
      const { [left]: _, ...rest } = values;
      const wrong = errors(rest).filter(({ pointer, isMissing }) => isMissing && (rest[pointer] ?? '') !== '');
      expect(wrong).toEqual([]);
    }
  });

  test('nothing is wrong while an example is typed', () => {
    for (const field of form.fields.filter(({ format }) => format !== undefined)) {
      const whole = values[field.pointer] ?? '';
      for (let length = 1; length < whole.length; length++) {
        const value = whole.slice(0, length);
        const problem = recipientProblems(details({ ...values, [field.pointer]: value }), { ...form, choice }, engine).find(
          (each) => each.pointer === field.pointer,
        );
        const isWrong = problem !== undefined && isShown(problem, field, choice, { value, isLeft: false, isAsked: false });
        const isComplete = field.pattern?.test(value) ?? true;
        expect(isWrong && !isComplete, `${field.pointer} ${value}`).toBe(false);
      }
    }
  });
});
