/** A request that is refused repeats nothing of an account number, wherever in it the number stood: as a value, as the name of a member, in the path or the query. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { en } from '../../../rules/index/alert-texts.js';
import { runs } from '../../../test/runs.js';
import type { Recorded } from '../../scripts/conformance.js';
import { ask, DUTCH, GERMAN, startAnew, tokenFor } from './sessions.js';

beforeEach(startAnew);

interface Asked {
  readonly line: string;
  readonly body?: unknown;
}

const folder = new URL('../../conformance/', import.meta.url);
const recorded = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): readonly Recorded[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  .map(({ request: { method, path, body } }): Asked => ({ line: `${method} ${path}`, body }));

const FULL = {
  ...{ country: 'US', currency: 'USD', method: 'BANK_ACCOUNT', externalId: 'x', isDefault: true },
  creditor: {
    ...{ name: 'Ada Example', type: 'INDIVIDUAL', taxId: '1', dateOfBirth: '1990-01-01', documents: [{ value: '1', type: 'PASSPORT' }] },
    address: { country: 'US', townName: 'Reno', postCode: '89501', countrySubdivision: 'NV', addressLine: ['1 Main St'] },
    contactDetails: { email: 'a@example.com', phone: '+1 202 555 0100' },
  },
  creditorAccount: { id: { value: '123456789', type: 'ACCOUNT_NUMBER' }, type: 'CHECKING' },
  creditorAgent: { bic: 'CHASUS33', clearingSystemMemberId: { memberId: '021000021' } },
  intermediaryAgent1: { bic: 'CHASUS33' },
  settlementInformation: { settlementSystem: 'ACH' },
};
const onPage = [GERMAN, DUTCH, FULL].map((body): Asked => ({ line: 'POST /session/api/recipients', body }));

/** The places of all values in a body, itself included. */
const placesIn = (value: unknown): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([name, member]) => placesIn(member).map((place) => [name, ...place]))]
    : [[]];

function replaced(value: unknown, [name, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  const member = (value as Readonly<Record<string, unknown>>)[name];
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === name ? replaced(each, rest, change) : each));
  return { ...(value as object), [name]: replaced(member, rest, change) };
}

/** Sequences that our own texts have. */
const own = new Set(
  [...JSON.stringify(en).matchAll(/(?=(\d{4}))/g)].map(([, digits = '']) => digits).concat('3166', '4217', '1048', '0485', '4857', '8576'),
);
const sequencesOf = (digits: string): readonly string[] => Array.from({ length: digits.length - 3 }, (_, at) => digits.slice(at, at + 4));

const account = fc.stringMatching(/^[1-9]\d{11,15}$/).filter((digits) => sequencesOf(digits).every((each) => !own.has(each)));

/** How the number is written at its place. */
const writing = fc.constantFrom<(digits: string, old: unknown) => unknown>(
  (digits) => digits,
  (digits) => Number(digits),
  (digits) => `DE00${digits}`,
  (digits) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  (digits) => `${digits}\u0007`,
  // full-width digits
  (digits) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  // full-width digits
  (digits) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (digits) => digits.repeat(30),
  (digits) => [digits],
  (digits) => ({ [digits]: digits }),
  (digits, old) => ({ ...(old as object), [digits]: digits }),
  (digits, old) => ({ ...(old as object), [`/${digits}/x`]: { [digits]: 1 } }),
);

test('no refusal repeats four digits of an account number', async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(
      account,
      fc.constantFrom(...recorded.filter(({ body }) => body !== undefined), ...onPage, ...onPage, ...onPage),
      fc.nat(),
      writing,
      async (digits, { line, body }, at, write) => {
        const places = placesIn(body);
        const wrong = replaced(body, places[at % places.length] ?? [], (old) => write(digits, old));
        const token = line.includes('session/') ? await tokenFor() : 'acme';
        const { status, text } = await ask(line, wrong, { token, headers: { 'idempotency-key': `key ${Math.random()}` } });
        if (status < 400) return;
        refused += 1;
        expect(
          sequencesOf(digits).filter((each) => text.normalize('NFKC').includes(each)),
          text,
        ).toEqual([]);
      },
    ),
    { numRuns: runs(250) },
  );
  expect(refused).toBeGreaterThan(60);
});

test('nor of one in the path, in the query, or in a text that is no JSON', async () => {
  const gets = recorded.filter(({ line }) => line.startsWith('GET '));
  await fc.assert(
    fc.asyncProperty(account, fc.constantFrom(...gets), fc.nat(), async (digits, { line }, at) => {
      const [path = '', query = ''] = line.split('?');
      const parameters = query.split('&').filter(Boolean);
      const wrong = [
        ...parameters.map(
          (_, which) => `${path}?${parameters.map((each, n) => (n === which ? `${each.split('=')[0]}=${digits}` : each)).join('&')}`,
        ),
        `${line}${query === '' ? '?' : '&'}${digits}=${digits}`,
        `${line}/${digits}`,
        `${path.replace(/\/[^/]*$/, `/${digits}`)}?${query}`,
        `${path}?limit=${digits}&after=${digits}&cursor=${digits}`,
      ];
      const { status, text } = await ask(wrong[at % wrong.length] ?? '');
      expect(status < 400 ? [] : sequencesOf(digits).filter((each) => text.includes(each)), text).toEqual([]);
    }),
    { numRuns: runs(120) },
  );
  for (const { line } of [...recorded.filter(({ body }) => body !== undefined)]) {
    const { text } = await ask(line, '{"a": DE89370400440532013000}', { headers: { 'idempotency-key': 'one' } });
    expect(text).not.toContain('3704');
  }
});
