/** Banks with a rule of their own: what they make of details, with the datasets and without. */
import { describe, test } from 'vitest';
import germanBanks from '../../../reference-data/registries/de-iban-rule-banks.json' with { type: 'json' };
import { countryModules } from '../countries.js';
import { type Api, expectAnswers, on } from './api.js';
import { domesticInstruction } from './instructions.js';

const ruledBanks: ReadonlySet<string> = new Set(germanBanks.rows.map(([bankCode]) => `DE${bankCode}`));

const NOT_COVERED = { ok: false, problem: 'NOT_COVERED' } as const;

/** What is built of the parts of an IBAN without datasets: the IBAN, or nothing where its bank has a rule. */
export const builtAlone = (iban: string) =>
  ruledBanks.has(iban.slice(0, 2) + iban.slice(4, 12)) ? NOT_COVERED : ({ ok: true, iban } as const);

export function describeRuleExamples({ core, full, localAccount: { buildIban } }: Pick<Api, 'core' | 'full' | 'localAccount'>): void {
  const withRules = full.createEngine({ on });
  const without = core.createEngine({ on });

  describe.each(countryModules.filter(({ details }) => details.byRule.length > 0))(
    'bank rules of $code',
    ({ code, details: { byRule } }) => {
      test('make these IBANs, and no others', () => {
        const trials = byRule.map(({ iban, ...input }) => {
          const { creditorAccount } = full.enrich(domesticInstruction(code, input), withRules).enrichments;
          return { input, expected: iban, came: creditorAccount?.ids[0]?.value };
        });
        expectAnswers(code, trials);
      });

      test('are named', () => {
        const trials = byRule.map(({ iban, ...input }) => {
          const { checks } = full.explain(domesticInstruction(code, input), withRules);
          return { input, expected: input.rule, came: checks.find(({ check }) => check === 'iban/construction')?.bankRule };
        });
        expectAnswers(code, trials);
      });

      test('raise no alert about an account number of which the bank makes an IBAN', () => {
        const trials = byRule.flatMap(({ iban, ...details }) => {
          const input = domesticInstruction(code, details);
          const { alerts } = full.validate(input, withRules);
          const came = alerts.some((alert) => alert.code === 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY');
          return iban === undefined ? [] : [{ input, expected: false, came }];
        });
        expectAnswers(code, trials);
      });

      test('make an IBAN that raises an alert where its check digit is wrong, and there alone', () => {
        const trials = byRule.flatMap(({ iban, failsCheck = false }) => {
          const input = { creditorAccount: { id: { value: iban, type: 'IBAN' } } };
          return iban === undefined ? [] : [{ input, expected: failsCheck, came: full.validate(input, withRules).status === 'ALERT' }];
        });
        expectAnswers(code, trials);
      });

      test('are not guessed where the datasets are not at hand', () => {
        expectAnswers(
          code,
          byRule.flatMap(({ memberId, account, ...input }) => [
            { input, expected: NOT_COVERED, came: buildIban({ country: code, memberId, account }) },
            {
              input,
              expected: undefined,
              came: core.enrich(domesticInstruction(code, { memberId, account }), without).enrichments.creditorAccount,
            },
          ]),
        );
      });
    },
  );
}
