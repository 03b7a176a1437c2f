/** Forms for payees by a few rules: they ask and say what the forms by every rule do, as far as these rules reach. */
import { describe, expect, test } from 'vitest';
import { BR } from '../../rules/countries/BR/index.js';
import { DE } from '../../rules/countries/DE/index.js';
import { GB } from '../../rules/countries/GB/index.js';
import { BANK_ACCOUNT } from '../../rules/methods/BANK_ACCOUNT.js';
import { SCT } from '../../rules/schemes/SCT.js';
import { createEngine } from '../../src/index.js';
import {
  createPayeeForms,
  isDue,
  type PayeeChoice,
  type PayeeValues,
  payeeForm,
  payeeOf,
  payeeProblems,
  plainValue,
  settleChoice,
  typedIn,
} from '../../src/payee-form.js';

const on = '2026-11-29';
const every = createEngine({ on });

const NAME = { '/creditor/name': 'Ada Example' };
const ACCOUNT = '/creditorAccount/id/value';
const BANK = '/creditorAgent/clearingSystemMemberId/memberId';

const CASES: readonly (readonly [title: string, rules: Parameters<typeof createPayeeForms>[0]['rules'], PayeeChoice, PayeeValues])[] = [
  ['an empty form', [DE, SCT], { country: 'DE', settlementSystem: 'SCT' }, {}],
  ['a name alone', [DE, BANK_ACCOUNT], { country: 'DE' }, NAME],
  ['a German IBAN', [DE, SCT], { country: 'DE', settlementSystem: 'SCT' }, { ...NAME, [ACCOUNT]: 'DE89 3704 0044 0532 0130 00' }],
  ['with a digit less', [DE, SCT], { country: 'DE', settlementSystem: 'SCT' }, { ...NAME, [ACCOUNT]: 'DE89 3704 0044 0532 0130 0' }],
  ['with two digits swapped', [DE, SCT], { country: 'DE', settlementSystem: 'SCT' }, { ...NAME, [ACCOUNT]: 'DE89 3704 0044 0352 0130 00' }],
  ['with a label', [DE, SCT], { country: 'DE', settlementSystem: 'SCT' }, { ...NAME, [ACCOUNT]: 'IBAN: DE89 3704 0044 0532 0130 00' }],
  [
    'a British account with a sort code too short',
    [GB, BANK_ACCOUNT],
    { country: 'GB', accountIdType: 'ACCOUNT_NUMBER' },
    { ...NAME, [BANK]: '20-00-0', [ACCOUNT]: '55779911' },
  ],
  [
    'a Brazilian person with a wrong tax number',
    [BR, BANK_ACCOUNT],
    { country: 'BR', creditorType: 'INDIVIDUAL' },
    { ...NAME, '/creditor/taxId': '111.444.777-36', [ACCOUNT]: '1' },
  ],
];

describe.each(CASES)('%s', (_, rules, choice, values) => {
  const forms = createPayeeForms({ rules, on });
  const settled = settleChoice(choice, forms.engine);
  const form = forms.payeeForm(settled);
  const full = payeeForm(settleChoice(choice, every), every);

  test('is asked for by the same fields', () => {
    expect(form.fields).toEqual(full.fields);
    expect(form.choice).toEqual(full.choice);
  });

  test('is the same payee, and has the same problems', () => {
    expect(forms.payeeOf(form, values)).toEqual(payeeOf(full, values));
    const codes = (problems: ReturnType<typeof payeeProblems>) =>
      problems.map(({ pointer, code, severity, isMissing, correction }) => ({ pointer, code, severity, isMissing, correction }));
    expect(codes(forms.payeeProblems(form, values))).toEqual(codes(payeeProblems(full, values, every)));
  });

  test('is formatted and shown as there', () => {
    for (const field of form.fields) {
      const value = values[field.pointer] ?? '';
      expect(forms.typedIn(field, value, settled, value.length)).toEqual(typedIn(field, value, settled, value.length));
      expect(forms.plainValue(field, value, settled)).toBe(plainValue(field, value, settled));
      const progress = { value, isLeft: true, isRefused: false };
      for (const problem of forms.payeeProblems(form, values))
        expect(forms.isDue(problem, field, settled, progress)).toBe(isDue(problem, field, settled, progress));
    }
  });
});

test('a payee of the page’s own is judged in place of what is typed', () => {
  const forms = createPayeeForms({ rules: [DE, SCT], on });
  const form = forms.payeeForm({ country: 'DE', currency: 'EUR', settlementSystem: 'SCT' });
  const typed = { ...NAME, [ACCOUNT]: 'DE89 3704 0044 0532 0130 00' };
  expect(forms.payeeProblems(form, typed)).toEqual([]);
  const other = { ...forms.payeeOf(form, typed), currency: 'JPY' };
  expect(forms.payeeProblems(form, typed, other).map(({ code }) => code)).toContain('SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY');
});

test('rules are needed, and no option may be misspelt', () => {
  expect(() => createPayeeForms({} as Parameters<typeof createPayeeForms>[0])).toThrow(/rules/);
  expect(() => createPayeeForms(undefined as unknown as Parameters<typeof createPayeeForms>[0])).toThrow(/rules/);
  expect(() => createPayeeForms({ rules: [] })).toThrow(/rules/);
  expect(() => createPayeeForms({ rules: [DE], of: 1 } as Parameters<typeof createPayeeForms>[0])).toThrow(TypeError);
});
