/** The page and `<payprep-account>` are made of the same parts: of an account both ask for the same, in the same words. */
import { describe, expect, test } from 'vitest';
import { accountForm } from '../../../../src/element/account-fields.js';
import { COUNTRIES, createEngine } from '../../../page/src/engine.js';
import { settled } from '../../../page/src/form/choices.js';
import { ACCOUNT_TYPE, formFor } from '../../../page/src/form/fields.js';
import { labelOf } from '../../../page/src/form/words.js';
import { english, german } from './language.js';

const ON = '2026-11-22';
const engine = createEngine({ on: ON });

/** Pointer → label of what is required of the account. The type is asked for by settlement systems, which the element is told by whoever uses it. */
type Asked = readonly (readonly [pointer: string, label: string])[];

const inOrder = (asked: Asked): Asked =>
  asked.filter(([pointer]) => pointer !== ACCOUNT_TYPE).sort(([one], [other]) => (one < other ? -1 : 1));

describe.each([english, german])('$language', (words) => {
  test.each(['IBAN', 'ACCOUNT_NUMBER'] as const)('in every country, for an account by %s', (way) => {
    const different = COUNTRIES.filter((country) => {
      const choice = settled({ country, method: 'BANK_ACCOUNT', currency: '', type: 'INDIVIDUAL', accountIdType: way }, {}, ON);
      const form = formFor(choice, engine);
      if (!form.accountIdTypes.some(({ type }) => type === way)) return false;
      const corridor = { country, currency: choice.currency, settlementSystem: '', isLocalFirst: false, way };
      const element = accountForm(corridor, words.fields, engine).fields.map(({ pointer, text }) => [pointer, text.label] as const);
      const own = form.fields.filter(({ group, isRequired }) => group === 'account' && isRequired);
      const page = own.map((field) => [field.pointer, labelOf(field, { ...form, choice }, words)] as const);
      return JSON.stringify(inOrder(element)) !== JSON.stringify(inOrder(page));
    });
    // whose banks are found by their names has their BIC for a code
    expect(different.filter((country) => country !== 'PH')).toEqual([]);
  });
});
