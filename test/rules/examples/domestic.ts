/** The domestic accounts beside the countries: validated, completed, and made into an IBAN only where they are one. */
import { describe, expect, test } from 'vitest';
import { countryModules, domesticModules } from '../countries.js';
import { type Api, expectAnswers, on } from './api.js';
import { hintOfAccount } from './expected-digits.js';
import { type DomesticExample, domesticInstruction } from './instructions.js';

const withIban = countryModules.flatMap(({ code, account: { domestic }, examples, details }) =>
  domestic === undefined ? [] : [{ code, ibans: examples.valid, memberId: domestic.memberId, ...details }],
);
const withoutIban = domesticModules.map(({ code, rule, details }) => ({ code, ibans: [], memberId: rule.memberId, ...details }));

export function describeDomesticExamples({ core, localAccount: { buildIban } }: Pick<Api, 'core' | 'localAccount'>): void {
  const { createEngine, enrich, validate } = core;
  const engine = createEngine({ on });

  describe.each([...withIban, ...withoutIban])('domestic accounts in $code', ({ code, ibans, memberId: named, valid, invalid }) => {
    const memberIdOf = (example: DomesticExample): string | undefined =>
      enrich(domesticInstruction(code, example), engine).enrichments.creditorAgent?.clearingSystemMemberId?.memberId;

    test('there are examples of both kinds', () => {
      expect(valid.length).toBeGreaterThan(0);
      expect(invalid.length).toBeGreaterThan(0);
    });

    test('the valid ones are in order', () => {
      const expected = { status: 'OK', alerts: [] };
      expectAnswers(
        code,
        valid.map((input) => ({
          ...{ input, expected, came: validate(domesticInstruction(code, input), engine) },
          hint: () => hintOfAccount(code, input.memberId, input.account),
        })),
      );
    });

    test('the invalid ones raise their codes', () => {
      expectAnswers(
        code,
        invalid.map((input) => ({
          input,
          expected: { status: 'ALERT', alerts: [{ code: input.code }] },
          came: validate(domesticInstruction(code, input), engine),
        })),
      );
    });

    test('a bank identifier that is completed reads the same', () => {
      const trials = valid
        .filter(({ memberId }) => memberId !== undefined)
        .map((input) => {
          const memberId = memberIdOf(input);
          const again = memberId === undefined ? 'nothing completed' : memberIdOf({ ...input, branchId: '', memberId });
          return named?.length === 0 ? { input, expected: undefined, came: memberId } : { input, expected: memberId, came: again };
        });
      expectAnswers(code, trials);
    });

    test('no IBAN is made of one, unless it is the whole of an IBAN', () => {
      const trials = valid.map((input) => ({
        input,
        expected: ibans.some((iban) => iban.slice(4) === input.account),
        came: buildIban({ country: code, ...input, account: input.account ?? '' }).ok,
      }));
      expectAnswers(code, trials);
    });
  });
}
