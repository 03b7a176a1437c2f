/** Which fields a form shows unasked. */
import { describe, expect, test } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import { createEngine, requirements, validate } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });

const shownOf = (corridor: Parameters<typeof requirements>[0]): readonly string[] =>
  requirements(corridor, engine)
    .fields.filter(({ isShown }) => isShown)
    .map(({ pointer, accountIdType }) => (accountIdType ? `${pointer} ${accountIdType}` : pointer));

const NAME = '/creditor/name';

describe('shown unasked', () => {
  test('in Germany are name and IBAN', () => {
    expect(shownOf({ country: 'DE', currency: 'EUR' })).toEqual([NAME, '/creditorAccount/id/value IBAN']);
    expect(shownOf({ country: 'DE', currency: 'USD' })).toEqual([NAME, '/creditorAccount/id/value IBAN']);
  });

  test('are the fields of the usual way alone', () => {
    expect(shownOf({ country: 'GB', currency: 'GBP' })).toEqual([
      NAME,
      '/creditorAccount/id/value ACCOUNT_NUMBER',
      '/creditorAgent/clearingSystemMemberId/memberId ACCOUNT_NUMBER',
    ]);
    expect(shownOf({ country: 'GB', currency: 'USD' })).toEqual([NAME, '/creditorAccount/id/value IBAN']);
    expect(shownOf({ country: 'PH', currency: 'PHP' })).toContain('/creditorAgent/bic ACCOUNT_NUMBER');
    expect(shownOf({ country: 'BR', currency: 'BRL' })).toEqual([
      NAME,
      '/creditor/taxId',
      '/creditorAccount/id/value ACCOUNT_NUMBER',
      '/creditorAccount/type ACCOUNT_NUMBER',
      '/creditorAgent/clearingSystemMemberId/memberId ACCOUNT_NUMBER',
      '/creditorAgent/branchId ACCOUNT_NUMBER',
    ]);
  });

  test('is the type of the payee where more is asked of some, and nothing that is given', () => {
    expect(shownOf({ country: 'CN', currency: 'CNY' })).toContain('/creditor/type');
    const given = { creditor: { name: 'Ada Example' } };
    expect(shownOf({ country: 'DE', currency: 'EUR', given })).toEqual(['/creditorAccount/id/value IBAN']);
    const iban = { creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } } };
    expect(shownOf({ country: 'GB', currency: 'GBP', given: iban })).toEqual([NAME]);
  });

  test('in every country, is enough: with these fields filled in, nothing is missing but what a type of payee adds', () => {
    for (const [code, { currency }] of Object.entries(accounts)) {
      const asked = requirements({ country: code, currency: currency ?? 'USD' }, engine);
      const instruction = asked.fields
        .filter(({ isShown }) => isShown)
        .reduce<Record<string, unknown>>(
          (whole, { pointer, example, accountIdType, type: objectType }) => {
            const value = objectType === 'object' ? { country: code, townName: 'Town', streetName: 'Street' } : (example ?? 'ABCDEF12');
            const type = accountIdType === undefined ? {} : { '/creditorAccount/id/type': accountIdType };
            return Object.entries({ [pointer]: value, ...type }).reduce(
              (each, [at, text]) => withMember(each, at.slice(1).split('/'), text),
              whole,
            );
          },
          { ...asked.instruction },
        );
      const ofTypes = asked.fields.flatMap(({ requiredFor, missing }) => (requiredFor && missing ? [missing.code] : []));
      const missing = validate(instruction, engine).alerts.filter(({ code: each }) => each.endsWith('_MISSING') && !ofTypes.includes(each));
      expect([code, ...missing.map((alert) => alert.code)]).toEqual([code]);
    }
  });
});

function withMember(whole: unknown, [name = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const members = (whole ?? {}) as Record<string, unknown>;
  return { ...members, [name]: rest.length === 0 ? value : withMember(members[name], rest, value) };
}
