/** What is told in one pass over a text is what the rules say of it: whatever one of them looks for is never passed over. */

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { disposableMailServices, mistypedMailServices, mistypedTopLevelDomains } from '../../rules/creditors/contacts.js';
import {
  ambiguousCompanyMarkers,
  companyMarkers,
  doubtfulPlaceholders,
  personalTitles,
  placeholders,
} from '../../rules/creditors/names.js';
import { creditors } from '../../rules/index/creditors.js';
import { electronic } from '../../src/characters/text.js';
import { isPostBox, placeholderPlace as placeholderOfPlace } from '../../src/identifiers/address-text.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { isDate } from '../../src/identifiers/date.js';
import { isEmail, mailProblem } from '../../src/identifiers/email.js';
import {
  companyMarker,
  hasForeignCharacters,
  hasTitle,
  incompleteness,
  isIdentifier as isIdentifierIn,
  isUnremarkable,
  placeholderName,
} from '../../src/identifiers/name.js';
import { cleaned, compileIdentifier, inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { electronicPostCode, isPostCode } from '../../src/identifiers/post-code.js';
import { readBy } from '../../src/payment/facts/tax-id.js';
import examples from '../fixtures/post-code-examples.json' with { type: 'json' };
import { anyText } from '../properties/any-text.js';
import { cultures } from '../properties/names.js';

const isIdentifier = (name: string, account?: string, bic?: string): boolean => isIdentifierIn(name, allCountries, account, bic);

const words = [...placeholders, ...doubtfulPlaceholders].map((word) => word.replaceAll('_', ' '));
const names = Object.values(cultures).flatMap(({ given, family }) => [...given, ...family]);

/** The same text in letters of either case. */
const inAnyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((raised) => Array.from(text, (letter, at) => (raised[at] ? letter.toUpperCase() : letter.toLowerCase())).join(''));
const oneOf = (texts: Iterable<string>) => fc.constantFrom(...texts).chain(inAnyCase);
/** Words and names, whole and spoilt by characters of any kind. */
const mixedText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...names, ...words),
      anyText(2),
      fc.constantFrom('.', '@', '1', 'Ã', '&', '&amp;', '2026', 'LC55', 'IBAN', 'Я', '’', '\u200d'),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(' '));

describe('a name', () => {
  test.prop([oneOf(words), fc.constantFrom('', ' ', '_', '. ', '\u00a0')])('that is a placeholder is found to be one', (word, around) => {
    expect(placeholderName(around + word.replaceAll(' ', around || ' ') + around)).toBeDefined();
  });

  test.prop([oneOf('aeéßžłя'), fc.integer({ min: 4, max: 9 })])('of one letter over and over, too', (letter, times) => {
    expect(placeholderName(letter.repeat(times))).toBe('certain');
    expect(placeholderName(`Ada ${letter.repeat(times)}b`)).toBe('doubtful');
  });

  test.prop([oneOf(companyMarkers), fc.constantFrom(...names), fc.constantFrom('', '.', ' ', ' -', ')')])(
    'that ends as a company is one',
    (marker, name, end) => {
      expect(companyMarker(`Ada ${name} ${marker}${end}`)).toBe('certain');
      expect(companyMarker(`Ada ${name} ${marker.split('').join('.')}${end}`)).toBe('certain');
    },
  );

  test.prop([oneOf(ambiguousCompanyMarkers), fc.constantFrom(...names)])('may be one, where people are called so', (marker, name) => {
    expect(companyMarker(`Ada ${name} ${marker}`)).toBeDefined();
  });

  test.prop([oneOf(personalTitles), fc.constantFrom('.', '', '. ', ')')])('that begins with a title has one', (title, end) => {
    expect([`${title}${end} Ada`, ` ${title}${end} Ada`, `( ${title}${end}\u00a0Ada`].map(hasTitle)).toEqual([true, true, true]);
  });

  test.prop([mixedText, mixedText, mixedText])('is unremarkable only where nothing is to be said of it', (name, account, bic) => {
    if (!isUnremarkable(name, bic)) return;
    expect([isIdentifier(name, account, bic), hasForeignCharacters(name)]).toEqual([false, false]);
    expect([incompleteness(name), placeholderName(name)]).toEqual([undefined, undefined]);
    expect(name).toMatch(/^[^\p{C}@:<>{}]+$/u);
  });

  test.prop([
    fc.constantFrom('', '\u00a0', 'www.', '\u00a0www.', 'https://'),
    fc.oneof(mixedText, fc.constantFrom(...names, 'COBADEFFXXX')),
    fc.constantFrom('', '\u00a0', '.', 'XXX'),
    mixedText,
  ])('is an identifier or not, whatever space is around it', (before, name, after, bic) => {
    const text = before + name + after;
    expect(isIdentifier(text, '', bic)).toBe(isIdentifier(` ${text} `, '', bic));
    expect(isIdentifier(text, '', text)).toBe(isIdentifier(` ${text} `, '', text));
  });

  test('has a title in letters that become two', () => {
    expect(['Miß Smith', 'Groß Smith'].map(hasTitle)).toEqual([true, false]);
  });

  test('is unremarkable mostly', () => {
    const usual = [
      'Maria Silva',
      'Jürgen Weiß',
      "Sinéad O'Brien",
      'Łukasz Żak',
      'Walter Braun',
      'Owen Price',
      'Studio 54',
      'Иван Петров',
      'Țepeș SRL',
      'Jo O’Neill',
    ];
    expect(usual.filter((name) => !isUnremarkable(name))).toEqual([]);
    for (const name of ['www.example', 'Ada ', ' Ada', 'ABCDEFGHXXX', 'A. B.', 'Studio 54321', 'LC55 ABCD', 'AdaЯ', 'X', ''])
      expect(isUnremarkable(name)).toBe(false);
    expect(isUnremarkable('Deutdeff', 'DEUTDEFF')).toBe(false);
    expect(isIdentifier(' Deutdeff', '', 'DEUTDEFF')).toBe(true);
    expect(isIdentifier('Studio 54', '1'.repeat(300))).toBe(false);
  });
});

describe('an address', () => {
  test.prop([oneOf(['Test', 'Teststrasse', 'Tést', 'asdfgh', 'null', 'Not applicable', 'n/a', 'TBD', 'xxx', 'ééé', 'Town', '--', ''])])(
    'of no place is seen',
    (text) => {
      expect(placeholderOfPlace(text)).toBeDefined();
    },
  );

  test.prop([
    oneOf(['P.O. Box', 'PO Box', 'P O Box', 'GPO Box', 'Post Office Box', 'Private Bag', 'Postfach', 'Postbus 1', 'Boîte Postale', 'B.P. 7', 'BP7', 'Apartado 3', 'Casilla 4', 'Skrytka', 'Postafiók', 'а/я', 'Caixa Postal']), // biome-ignore format: a list
    fc.constantFrom('', 'Haus ', '12, ', '12-', 'Ø ', '東 '),
  ])('with a post box shows it', (box, before) => {
    expect(isPostBox(`${before}${box} 12`)).toBe(true);
  });

  test.prop([fc.constantFrom('Main Street 5', 'Bahnhofstr. 1', 'Rue de la Paix', '1 Sporting Road', 'Plaza & Box')])(
    'has none else',
    (text) => {
      expect(isPostBox(text)).toBe(false);
    },
  );
});

describe('a mail address', () => {
  const label = fc.stringMatching(/^[a-zé][a-z0-9é-]{0,8}[a-z0-9]$/u);

  test.prop([oneOf(mistypedMailServices), oneOf(mistypedTopLevelDomains), oneOf(disposableMailServices), label, label])(
    'has the problem of its domain',
    (service, top, domain, local, other) => {
      expect(mailProblem(`${local}@${service}.com`)).toBe('mistyped');
      expect(mailProblem(`${local}@${other}.${top}`)).toBe('mistyped');
      expect(mailProblem(`${local}@${domain}`)).toBe('disposable');
    },
  );

  test.prop([fc.array(label, { minLength: 1, maxLength: 3 }), fc.array(label, { minLength: 2, maxLength: 3 }), anyText(1)])(
    'has letters of any script in its parts',
    (locals, labels, odd) => {
      const [local, domain] = [locals.join('.'), labels.join('.')];
      expect(isEmail(`${local}@${domain}`)).toBe(true);
      expect(isEmail(`${odd}${local}@${domain}`)).toBe(odd === '' || /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]$/u.test(odd));
      expect(isEmail(`${local}@${odd}${domain}`)).toBe(odd === '' || /^[\p{L}\p{N}]$/u.test(odd));
    },
  );

  test('has at most 63 characters in a label, pairs counted once', () => {
    expect(['𐐀'.repeat(63), 'a'.repeat(63), '𐐀'.repeat(64), 'a'.repeat(64)].map((text) => isEmail(`a@${text}.org`))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['a@b.7', 'a@b.77', 'a@b.é', '𐐀@b.org', '\ud801@b.org', 'a@b.\udc00org'].map(isEmail)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});

test.prop([fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 })])(
  'a date is one of the calendar',
  (year, month, day) => {
    const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
    const found = new Date(`${text}T00:00:00Z`);
    expect(isDate(text)).toBe(!Number.isNaN(found.getTime()) && found.toISOString().startsWith(text));
  },
);

const codes = Object.entries(examples).flatMap(([country, texts]) => texts.map((text) => ({ country, text })));

test.prop([fc.constantFrom(...codes), fc.nat(), anyText(1)])(
  'a post code is the same with and without its separators',
  ({ country, text }, place, odd) => {
    const at = place % (text.length + 1);
    const spoilt = text.slice(0, at) + odd + text.slice(at);
    if (isPostCode(spoilt, country)) expect(isPostCode(electronic(spoilt.normalize('NFKC')), country)).toBe(true);
    expect(typeof electronicPostCode(spoilt, country)).toBe('string');
  },
);

test.prop([
  fc.oneof(
    fc.constantFrom('536-90-4399', '36574261809', 'DE136695976'),
    mixedText,
    fc.string({ unit: fc.constantFrom(...'0123456789ABZaé /().-\u2013\t'), maxLength: 20 }),
  ),
])('an identifier is cleaned of what stands between its characters', (text) => {
  const whole = electronic(text)
    .replace(/[\s/(),:\u2014\u2015]/g, '')
    .replace(/(\d)\+(?=\d)/g, '$1');
  expect(cleaned(text)).toBe(whole);
  for (const { identifiers } of [creditors.DE, creditors.MX, creditors.US].flatMap((rule) => rule ?? [])) {
    const each = identifiers.map((identifier) => inspectIdentifier(identifier, text));
    const { valid, faulty } = readBy(identifiers.map(compileIdentifier), text);
    expect(valid).toEqual(each.filter((reading) => reading.problem === undefined));
    expect(faulty).toEqual(each.filter((reading) => reading.problem === 'INCORRECT_CHECK_DIGITS'));
  }
});
