import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { LANGUAGES } from '../../rules/index/languages.js';
import { de } from '../../rules/texts/de/fields.js';
import { en } from '../../rules/texts/en/fields.js';
import { fieldTexts as declared } from '../../rules/texts/field-texts.js';
import { fr } from '../../rules/texts/fr/fields.js';
import { pt } from '../../rules/texts/pt/fields.js';
import type { FieldTexts } from '../../rules/vocabulary/field-text.js';
import { fieldTexts } from '../../src/field-texts.js';
import { type Corridor, createEngine, requirements, toJsonSchema } from '../../src/index.js';
import { corridors, methodCorridors } from '../checks/corridors.js';

const engine = createEngine({ on: '2026-11-20' });

const textOf = (corridor: Corridor, texts: FieldTexts, pointer: string, type?: string) =>
  fieldTexts(requirements(corridor, engine), texts).find((text) => text.pointer === pointer && text.accountIdType === type);

const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
const BRANCH = '/creditorAgent/branchId';
const VALUE = '/creditorAccount/id/value';

const GB = { country: 'GB', currency: 'GBP' };
const BR = { country: 'BR', currency: 'BRL' };
const EUR = { country: 'DE', currency: 'EUR' };

/** Every text of a language. */
const allTexts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(allTexts);

const languages = await Promise.all(
  LANGUAGES.map(async (tag) => {
    const entry = (await import(`../../rules/texts/${tag}/fields.ts`)) as Readonly<Record<string, FieldTexts>>;
    const texts = entry[tag.replace('-', '')];
    if (texts === undefined) throw new Error(`rules/texts/${tag}/fields.ts exports no texts`);
    return { tag, texts, exported: Object.keys(entry) };
  }),
);

describe('the words of the country', () => {
  const NAME = '/creditor/name';
  const SUBDIVISION = '/creditor/address/countrySubdivision';
  const NUMBER = 'ACCOUNT_NUMBER';
  test.each<[string, string | undefined, string]>([
    ['a name of the country stands alone in its own language', textOf(GB, en, MEMBER_ID, NUMBER)?.label, 'Sort code'],
    ['and behind the general word in another', textOf(GB, de, MEMBER_ID, NUMBER)?.label, 'Bankleitzahl (Sort code)'],
    ['also where the country has a variant of the language', textOf(BR, pt, BRANCH, NUMBER)?.label, 'Agência'],
    ['a word of the language itself is said once', textOf(EUR, de, MEMBER_ID, NUMBER)?.label, 'Bankleitzahl'],
    ['in sentences, too', textOf(EUR, de, SUBDIVISION)?.errors.missing, 'Geben Sie das Bundesland oder die Provinz ein.'],
    ['no name, no brackets', textOf({ country: 'GT', currency: 'GTQ' }, en, MEMBER_ID, NUMBER)?.label, 'Bank code'],
    ['tax numbers are called the same in every language', textOf(BR, fr, '/creditor/taxId')?.label, 'Numéro fiscal (CPF / CNPJ)'],
    ['many of them are not named', textOf(EUR, de, '/creditor/taxId')?.label, 'Steuernummer'],
    ['a CLABE', textOf({ country: 'MX', currency: 'MXN' }, en, VALUE, NUMBER)?.label, 'Account number (CLABE)'],
    [
      'two names have no word of their language between them',
      textOf({ country: 'AR', currency: 'ARS' }, de, VALUE, NUMBER)?.label,
      'Kontonummer (CBU / CVU)',
    ],
    [
      'nor where one value holds both',
      textOf({ country: 'IT', currency: 'EUR' }, de, MEMBER_ID, NUMBER)?.label,
      'Bankleitzahl (ABI / CAB)',
    ],
    ['a NUBAN', textOf({ country: 'NG', currency: 'NGN' }, en, VALUE, NUMBER)?.label, 'Account number (NUBAN)'],
    ['an IBAN has no other name', textOf(EUR, en, VALUE, 'IBAN')?.label, 'IBAN'],
    ['a biller is no bank', textOf({ country: 'AU', currency: 'AUD', method: 'BPAY' }, en, MEMBER_ID, 'BPAY_CRN')?.label, 'Biller code'],
    ['a company has a name of its own', textOf({ ...GB, creditorType: 'BUSINESS' }, en, NAME)?.label, 'Name of the company'],
  ])('%s', (_, label, expected) => expect(label).toBe(expected));

  test.each([
    ['US', 'Routing number'],
    ['AU', 'BSB'],
    ['IN', 'IFSC'],
  ])('the bank code of %s is its %s', (country, name) => {
    expect(textOf({ country, currency: 'USD' }, en, MEMBER_ID, 'ACCOUNT_NUMBER')?.label).toBe(name);
  });
});

describe('a text says what to do', () => {
  test('where a field is empty', () => {
    expect(textOf(BR, en, BRANCH, 'ACCOUNT_NUMBER')?.errors.missing).toBe('Enter the branch number (Agência).');
    expect(textOf(BR, de, BRANCH, 'ACCOUNT_NUMBER')?.errors.missing).toBe('Geben Sie die Filialnummer (Agência) ein.');
  });
  test('in the words of the country, where the reader has them', () => {
    const US = { country: 'US', currency: 'USD', settlementSystem: 'US_FEDACH' };
    expect(textOf(US, en, MEMBER_ID, 'ACCOUNT_NUMBER')?.errors.missing).toBe('Fill in “Routing number”.');
    expect(textOf(US, de, MEMBER_ID, 'ACCOUNT_NUMBER')?.errors.missing).toBe('Geben Sie die Bankleitzahl (Routing number) ein.');
  });
  test('where every field is empty of which one is enough', () => {
    expect(textOf(GB, en, MEMBER_ID, 'ACCOUNT_NUMBER')?.errors.missing).toBe(
      'Fill in at least one of these fields: Sort code / BIC (SWIFT code).',
    );
  });
  test('where an entry has the wrong form, with an example where there is one', () => {
    expect(textOf(GB, en, '/creditor/address/postCode')?.errors.wrong).toBe(
      'Check the entry in “Postcode”. It should look like this: EC1Y 8SY.',
    );
    expect(textOf(GB, en, '/creditor/contactDetails/phone')?.errors.wrong).toBe('Check the entry in “Phone number”.');
    expect(textOf(GB, en, '/creditor/name')?.errors.wrong).toBe('Check the entry in “Full name”.');
  });
  test('what is to be chosen, in words', () => {
    expect(textOf(GB, en, '/creditor/type')?.options).toEqual({ INDIVIDUAL: 'A person', BUSINESS: 'A company or organization' });
    expect(textOf(GB, de, '/creditorAccount/id/type')?.options).toEqual({ IBAN: 'IBAN', ACCOUNT_NUMBER: 'Kontonummer' });
    expect(textOf({ country: 'US', currency: 'USD' }, de, '/creditorAccount/type', 'ACCOUNT_NUMBER')?.options).toEqual({
      CHECKING: 'Girokonto',
      SAVINGS: 'Sparkonto',
    });
  });
});

/** Worked out once for all languages. */
const all = [...corridors, ...methodCorridors].map((corridor) => requirements(corridor, engine));

describe.each(languages)('$tag', ({ tag, texts, exported }) => {
  test('is what its entry gives, and nothing else', () => {
    expect(exported).toEqual([tag.replace('-', '')]);
    expect(texts.language).toBe(tag);
  });

  test('has a whole text for each field of every corridor', () => {
    const one = new Set<string>();
    for (const required of all) {
      const made = fieldTexts(required, texts);
      expect(made.map(({ pointer, accountIdType }) => [pointer, accountIdType])).toEqual(
        required.fields.map(({ pointer, accountIdType }) => [pointer, accountIdType]),
      );
      for (const text of made.flatMap(allTexts)) one.add(text);
    }
    expect([...one].filter((text) => /[{}]|^\s*$|undefined|\(\)/.test(text))).toEqual([]);
  });

  test('has sentences for hints and errors, and labels without a stop', () => {
    const words = [...Object.values(texts.fields), ...Object.values(texts.accountIds)];
    const sentences = words.flatMap(({ hint, enter }) => [hint, enter]);
    expect([...sentences, texts.enterOneOf, texts.check].filter((text) => !/[.。]$/.test(text))).toEqual([]);
    expect(words.map(({ label }) => label).filter((label) => /[.。:]$/.test(label))).toEqual([]);
    expect(allTexts(texts).filter((text) => text !== text.normalize('NFC') || / {2}|^ | $|_/.test(text))).toEqual([]);
  });

  test.runIf(tag !== 'en')('leaves nothing in English but proper names', () => {
    const sentences = ({ fields, accountIds }: FieldTexts) =>
      [...Object.values(fields), ...Object.values(accountIds)].flatMap(({ hint, enter }) => [hint, enter]);
    const english = new Set(sentences(en));
    expect(sentences(texts).filter((text) => english.has(text))).toEqual([]);
  });
});

describe('the texts', () => {
  test('know every type of account that a country names', () => {
    const types = Object.values(creditors).flatMap(({ payouts }) => payouts.flatMap(({ accountTypes = [] }) => accountTypes));
    expect(Object.keys(en.accountTypes)).toEqual(expect.arrayContaining([...new Set(types)]));
  });
  test('do not compile without one, with one that does not exist, or with another parameter', () => {
    const { check: _, ...without } = en;
    // @ts-expect-error
    declared(without);
    // @ts-expect-error
    declared({ ...en, checked: 'Checked.' });
    // @ts-expect-error
    declared({ ...en, check: 'Check {lable}.' });
    // @ts-expect-error
    expect(declared({ ...en, fields: { ...en.fields, bic: { ...en.fields.bic, enter: 'Enter the BIC ({term}).' } } }).language).toBe('en');
  });
});

describe('a schema', () => {
  const required = requirements(GB, engine);
  const schema = toJsonSchema(required, fieldTexts(required, de));
  const find = (value: unknown, key: string, found: unknown[] = []): readonly unknown[] => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        if (name === key) found.push(member);
        find(member, key, found);
      }
    }
    return found;
  };

  test('has the texts as title and description, and the place of each member in a form', () => {
    expect(find(schema, 'memberId')[0]).toMatchObject({
      title: 'Bankleitzahl (Sort code)',
      description: 'Sie steht auf Kontoauszügen, neben der Kontonummer.',
      'x-group': 'account',
      'x-order': 7,
    });
    expect(find(schema, 'documents')[0]).toMatchObject({ title: 'Ausweis', 'x-group': 'creditor' });
  });

  test('orders as the groups of the requirements do', () => {
    const orders = find(schema, 'x-order') as readonly number[];
    const count = required.groups.flatMap(({ pointers }) => pointers).length;
    expect(new Set(orders).size).toBe(count);
    expect(find(toJsonSchema(required), 'x-order')).toEqual([]);
  });

  test('compiles with its annotations declared, in strict mode', () => {
    const ajv = new Ajv2020({ strict: 'log', strictTypes: false, strictRequired: false, validateFormats: false, logger: false });
    ajv.addVocabulary(['x-group', 'x-order']);
    expect(ajv.compile(schema)({})).toBe(false);
  });
});
