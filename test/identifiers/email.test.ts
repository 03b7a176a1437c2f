import { expect, test } from 'vitest';
import { isEmail, mailProblem } from '../../src/identifiers/email.js';

test.each([
  'ada@example.org',
  'a.b+c_d@sub.example.co.uk',
  "o'neil!#$%&*/=?^`{|}~-@example.org",
  'jürgen@müller.de',
  'ñ@例え.テスト',
  `${'a'.repeat(64)}@example.org`,
  'a@1und1.de',
  'a@x.9a',
  `a@${'b.'.repeat(124)}org1`,
])('%s', (text) => expect(isEmail(text)).toBe(true));

test.each(
  [
  '', 'example.org', '@', 'ada', 'ada@', '@example.org', 'ada@example', 'ada@example.', 'ada@.org', 'ada@example..org', '.ada@example.org', 'ada.@example.org',
  'a..b@example.org', 'a b@example.org', 'a@b@example.org', 'ada@-example.org', 'ada@example-.org', 'ada@127.0.0.1', 'ada@[127.0.0.1]',
  '"ada"@example.org', 'ada@example.org ', 'ada@exa_mple.org', `${'a'.repeat(65)}@example.org`, `ada@${'a'.repeat(64)}.org`,
  `ada@${'a.'.repeat(130)}org`, 'ada@example.org\n', 'ada@example.c', 'ada@example.C', 'ada@example.12', `a@${'b.'.repeat(124)}org12`,
  `${'a'.repeat(40)}.${'a'.repeat(40)}@example.org`,
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
  ['ada@example.org', undefined],
  ['ada@ymail.com', undefined],
  ['ada@gmal.mail.example.com', undefined],
])('%s: %s', (email, problem) => expect(mailProblem(email)).toBe(problem));
