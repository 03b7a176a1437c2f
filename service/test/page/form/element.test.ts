/** The page and `<payprep-account>` are made of the same parts: of an account both ask for the same, in the same words. */
import { describe, expect, test } from 'vitest';
import { accountForm } from '../../../../src/element/account-fields.js';
import { loadCountryRules } from '../../../../src/element/country-rules.js';
import { createEngine } from '../../../page/src/engine.js';
import { settleChoice } from '../../../page/src/form/choices.js';
import { labelOf } from '../../../page/src/form/words.js';
import { formFor } from '../../../recipients/form/fields.js';
import { COUNTRIES } from '../../../recipients/form/lists.js';
import { ACCOUNT_TYPE, BIC, BRANCH, MEMBER_ID } from '../../../recipients/form/pointers.js';
import { english, german } from './language.js';

const ON = '2026-11-22';
// the element knows what it has loaded
await loadCountryRules(COUNTRIES);
const engine = createEngine({ on: ON });

/** Pointer → label of what is asked of the account. The type is asked for by settlement systems, which the element is told by whoever uses it. */
type Asked = readonly (readonly [pointer: string, label: string])[];

const inOrder = (asked: Asked): Asked =>
  asked.filter(([pointer]) => pointer !== ACCOUNT_TYPE).sort(([one], [other]) => (one < other ? -1 : 1));

const isBank = (pointer: string): boolean => pointer === MEMBER_ID || pointer === BIC;

/** What comes first in each country: to find it takes longer than all else, and it is the same for every account and language. */
const choices = COUNTRIES.map((country) =>
  settleChoice({ country, method: 'BANK_ACCOUNT', currency: '', type: 'INDIVIDUAL', accountIdType: '' }, {}, { on: ON }),
);

describe.each(['IBAN', 'ACCOUNT_NUMBER'] as const)('an account by %s', (way) => {
  const forms = choices.flatMap((first) => {
    const choice = { ...first, accountIdType: way };
    const form = formFor(choice, engine);
    return form.accountIdTypes.some(({ type }) => type === way) ? [{ choice, form }] : [];
  });

  test.each([english, german])('in every country, in $language', (words) => {
    const different = forms.filter(({ choice, form }) => {
      const { country, currency } = choice;
      const corridor = { country, currency, settlementSystem: '', isLocalFirst: false, way };
      const element = accountForm(corridor, words.fields, engine).fields.map(({ pointer, text }) => [pointer, text.label] as const);
      const own = form.fields.filter(
        ({ group, isRequired, isShown, pointer }) => group === 'account' && (isRequired || (isShown && pointer === BRANCH)),
      );
      const page = own.map((field) => [field.pointer, labelOf(field, { ...form, choice }, words)] as const);
      // a bank that is chosen by its name is called so, on the page alone
      const chosen = page.flatMap(([pointer, label]) => (isBank(pointer) && label.startsWith(words.texts.bank) ? pointer : []));
      const shared = (asked: Asked): Asked => inOrder(asked).map(([pointer, label]) => [pointer, chosen.includes(pointer) ? '' : label]);
      return JSON.stringify(shared(element)) !== JSON.stringify(shared(page));
    });
    // whose banks are found by their names has their BIC for a code
    expect(different.map(({ choice: { country } }) => country).filter((country) => country !== 'PH')).toEqual([]);
  });
});
