import { expect, test } from 'vitest';
import { isEmail, mailProblem } from '../../src/identifiers/email.js';
import { callsOf } from './calls.js';

test.each([
  'ada@example.org',
  'a.b+c_d@sub.example.co.uk',
  "o'neil!#$%&*/=?^`{|}~-@example.org",
  'jürgen@müller.de',
  'ñ@例え.テスト',
  `${'a'.repeat(64)}@example.org`,
  'a@1und1.de',
  'a@x.9a',
  'a@x.1-2',
  `a@${'b.'.repeat(124)}org1`,
])('%s', (text) => expect(isEmail(text)).toBe(true));

test.each(
  [
  '', 'example.org', '@', 'ada', 'ada@', '@example.org', 'ada@example', 'ada@example.', 'ada@.org', 'ada@example..org', '.ada@example.org', 'ada.@example.org',
  'a..b@example.org', 'a b@example.org', 'a@b@example.org', 'ada@-example.org', 'ada@example-.org', 'ada@127.0.0.1', 'ada@[127.0.0.1]',
  '"ada"@example.org', 'ada@example.org ', 'ada@exa_mple.org', `${'a'.repeat(65)}@example.org`, `ada@${'a'.repeat(64)}.org`,
  `ada@${'a.'.repeat(130)}org`, 'ada@example.org\n', 'ada@example.c', 'ada@example.C', 'ada@example.12', `a@${'b.'.repeat(124)}org12`,
  `${'a'.repeat(40)}.${'a'.repeat(40)}@example.org`, 'ada@example.or-', 'ada@example.00', 'ada@example.99', 'ada@1.2', '\ud801b@example.org',
  '\ud801!@example.org', 'ada@\ud801b.org',
] /* biome-ignore format: a list */,
)('%j is none', (text) => expect(isEmail(text)).toBe(false));

test.each([
  ['ada@gmial.com', 'mistyped'],
  ['ada@HOTMIAL.co.uk', 'mistyped'],
  ['ada@example.con', 'mistyped'],
  ['ada@mailinator.com', 'disposable'],
  ['ada@host.test', 'reserved'],
  ['ada@example.invalid', 'reserved'],
  ['ada@mail.localhost', 'reserved'],
  ['ada@mail.example', 'reserved'],
  ['ada@outlo\u212a.com', 'mistyped'], // the sign of kelvin is a small k
  ['ada@example.org', undefined],
  ['ada@ymail.com', undefined],
  ['ada@gmal.mail.example.com', undefined],
])('%s: %s', (email, problem) => expect(mailProblem(email)).toBe(problem));

// gmai, yaho, outloo and hotmai are slips, and begin these
test.each(['ada@gmail.com', 'ada@yahoo.co.uk', 'ada@Outlook.com', 'ada@hotmail.fr', 'ada@sub.example.org', 'ada@müller.de'])(
  '%s is told without being cut into its parts',
  (email) => {
    expect(mailProblem(email)).toBeUndefined();
    expect(callsOf(String.prototype, 'toLowerCase', () => mailProblem(email))).toBe(0);
  },
);
