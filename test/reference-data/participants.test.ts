/** The lists of participants: what holds of each row, and what they say of the wallets that methods pay to. */
import { describe, expect, test } from 'vitest';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { datasetOf, names, recordsOf } from './datasets.js';

const lists = names.filter((name) => name.startsWith('participants/'));

test.each(lists)('%s names systems of its country alone, and every institution by a code or a BIC', (name) => {
  const country = name.slice(-2);
  for (const { bankCode, bic, systems } of recordsOf(name)) {
    expect(bankCode ?? bic, JSON.stringify([bankCode, bic])).toBeTruthy();
    expect([country, undefined]).toContain(typeof bic === 'string' ? bic.slice(4, 6) : undefined);
    for (const code of String(systems ?? '').split(' '))
      if (code !== '') expect(schemes[code as keyof typeof schemes]?.countries).toContain(country);
  }
});

test('what is no list has the lowest confidence', () => {
  const known = lists.map(datasetOf).filter(({ source }) => source.via.startsWith('common knowledge'));
  expect(known.length).toBeGreaterThan(25);
  expect(known.filter(({ confidence, completeness }) => confidence !== 'derived' || completeness !== 'partial')).toEqual([]);
});

describe('the wallets of a method', () => {
  const issued = Object.values(methods).flatMap(({ code, issuers = [], settlementSystems = [] }) =>
    issuers.map((issuer) => ({ code, bic: issuer.slice(0, 8), systems: settlementSystems })),
  );
  const listed = issued.flatMap(({ bic, ...wallet }) => {
    const record = recordsOf('participants/PH').find((each) => each.bic === bic);
    return record === undefined ? [] : [{ ...wallet, bic, record }];
  });
  test('are on the list', () => expect(new Set(listed.map(({ code }) => code)).size).toBe(new Set(issued.map(({ code }) => code)).size));
  test.each(listed)('$code, $bic: the rule and the list name the same systems, and no bank', ({ systems, record }) => {
    expect(String(record.systems).split(' ')).toEqual([...systems].sort());
    expect(record.kind).toBe('e-money');
  });
});
