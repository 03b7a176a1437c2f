/** The IBANs beside the countries: read, refused, taken apart and built again. */
import { describe, test } from 'vitest';
import { countryModules } from '../countries.js';
import { type Api, expectAnswers, on } from './api.js';
import { builtAlone } from './by-rule.js';
import { hintOfIban } from './expected-digits.js';
import { ibanInstruction } from './instructions.js';

/** Examples whose account number begins with its bank: of such a number nobody knows whether the bank stands before it once more. */
const REPEATS_ITS_BANK = ['MN121234123456789123'];

export function describeIbanExamples(api: Pick<Api, 'core' | 'iban' | 'localAccount'>): void {
  const { parse } = api.iban;
  const { buildIban, fromIban } = api.localAccount;
  const engine = api.core.createEngine({ on });
  const codesOf = (iban: string): readonly string[] => api.core.validate(ibanInstruction(iban), engine).alerts.map(({ code }) => code);

  /** The code, as an alert names it; none for a sound IBAN of the country. */
  const faultOf = (country: string, text: string): string | undefined => {
    const result = parse(text);
    if (!result.ok) return `CREDITOR_IBAN_${result.problem}`;
    // some national digits are known not to be kept everywhere: the IBAN is read all the same
    if (result.iban.nationalCheck === 'failed') return 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS';
    return result.iban.country === country ? undefined : `an IBAN of ${result.iban.country}`;
  };

  describe.each(countryModules)('IBANs of $code', ({ code, rule, account, examples: { valid, invalid }, details: { local } }) => {
    test('the valid ones are read', () => {
      expectAnswers(
        code,
        valid.map((input) => ({ input, expected: undefined, came: faultOf(code, input), hint: () => hintOfIban(code, input) })),
      );
    });

    test('the invalid ones raise their codes', () => {
      expectAnswers(
        code,
        Object.entries(invalid).map(([input, expected]) => ({ input, expected, came: faultOf(code, input) })),
      );
    });

    test('the engine says the same of them', () => {
      const trials = [
        ...valid.map((iban) => [iban, []] as const),
        ...Object.entries(invalid).map(([iban, code]) => [iban, [code]] as const),
      ];
      expectAnswers(
        code,
        trials.map(([input, expected]) => ({ input, expected, came: codesOf(input) })),
      );
    });

    test('they are built from the BBAN alone', () => {
      expectAnswers(
        code,
        valid.map((iban) => ({ input: iban, expected: builtAlone(iban), came: buildIban({ country: code, account: iban.slice(4) }) })),
      );
    });

    test('they split into parts that make them up again, where domestic payments write the account the same way', () => {
      expectAnswers(
        code,
        (account.domestic ? [] : valid).map((iban) => {
          const bic = rule.bankIsBicPrefix ? `${iban.slice(4, 8)}${code}22` : undefined;
          const local = fromIban(iban);
          const expected = REPEATS_ITS_BANK.includes(iban) ? { ok: false, problem: 'NOT_COVERED' } : builtAlone(iban);
          return { input: iban, expected, came: local && buildIban({ country: code, ...local, bic }) };
        }),
      );
    });

    test('they are built from local details', () => {
      expectAnswers(
        code,
        local.map(({ iban, ...input }) => {
          const came = buildIban({ country: code, ...input });
          return { input, expected: { ok: true, iban }, came, hint: () => hintOfIban(code, iban) };
        }),
      );
    });
  });
}
