/** The numbers beside the creditors' identifiers, in a whole instruction: as tax identifier, and as document. */
import { describe, expect, test } from 'vitest';
import { inspectIdentifier } from '../../../src/identifiers/personal-identifier.js';
import { type CreditorModule, creditorModules } from '../creditors.js';
import { type Api, expectAnswers, on } from './api.js';

type Identifier = CreditorModule['rule']['identifiers'][number];

const isTaxId = ({ kind, isTaxId: declared = kind === 'TXID' }: Identifier): boolean => declared;

/** What speaks against the text by the rules of each: the mildest fault, none where one of them reads it. */
function faultOf(identifiers: readonly Identifier[], value: string): string | undefined {
  const problems = identifiers.map((identifier) => inspectIdentifier(identifier, value).problem);
  if (problems.includes(undefined)) return undefined;
  return problems.includes('INCORRECT_CHECK_DIGITS') ? 'INCORRECT_CHECK_DIGITS' : 'INVALID_FORMAT';
}

/** The code that speaks against the text, if any. */
const codesFor = (member: string, fault: string | undefined): readonly string[] =>
  fault === undefined ? [] : [`CREDITOR_${member}_${fault}`];

export function describeCreditorExamples({ core, full }: Pick<Api, 'core' | 'full'>): void {
  describe.each(Object.entries({ payprep: core, 'payprep/full': full }))('creditors by %s', (_, { createEngine, explain }) => {
    const engine = createEngine({ on, threshold: 'info' });
    const codesOf = (country: string, creditor: object): readonly string[] =>
      explain({ country, creditor }, engine).alerts.map(({ code }) => code);

    describe.each(creditorModules)('$code', ({ code: country, rule, examples }) => {
      const taxIdentifiers = rule.identifiers.filter(isTaxId);
      const entries = Object.entries(examples);
      const validTaxIds = entries.flatMap(([type, { valid }]) =>
        taxIdentifiers.some((identifier) => identifier.type === type) ? valid.map((value) => ({ type, value })) : [],
      );

      test('a valid number is a document of its type', () => {
        const documents = entries.flatMap(([type, { valid }]) => valid.map((value) => ({ type, value })));
        expectAnswers(
          country,
          documents.map((input) => ({ input, expected: [], came: codesOf(country, { documents: [input] }) })),
        );
      });

      test('a wrong number is no document of its type, unless another identifier of that name reads it', () => {
        const named = (type: string) => rule.identifiers.filter((one) => one.type === type || one.aliases?.includes(type));
        const documents = entries.flatMap(([type, { invalid }]) => Object.keys(invalid).map((value) => ({ type, value })));
        expectAnswers(
          country,
          documents.map((input) => ({
            input,
            expected: codesFor('DOCUMENT', faultOf(named(input.type), input.value)),
            came: codesOf(country, { documents: [input] }),
          })),
        );
      });

      test('a wrong number is no tax identifier, unless another identifier reads it', () => {
        const values = taxIdentifiers.length === 0 ? [] : entries.flatMap(([, { invalid }]) => Object.keys(invalid));
        expectAnswers(
          country,
          values.map((taxId) => ({
            input: { taxId },
            expected: codesFor('TAX_ID', faultOf(taxIdentifiers, taxId)),
            came: codesOf(country, { taxId }).filter((code) => /TAX_ID_IN(?:VALID|CORRECT)/.test(code)),
          })),
        );
      });

      test('a sound number goes with the type of creditor whose it is, and with no other', () => {
        const trials = validTaxIds.flatMap(({ value: taxId }) => {
          const holders = taxIdentifiers.filter((one) => inspectIdentifier(one, taxId).problem === undefined);
          return ['INDIVIDUAL', 'BUSINESS'].map((type) => ({
            input: { taxId, type },
            expected: holders.some(({ of = type }) => of === type) ? [] : ['CREDITOR_TAX_ID_TYPE_INCONSISTENCY'],
            came: codesOf(country, { taxId, type }),
          }));
        });
        expectAnswers(country, trials);
      });

      test('a number beside itself contradicts nothing', () => {
        const creditors = validTaxIds.map((document) => ({ taxId: document.value, documents: [document] }));
        expectAnswers(
          country,
          creditors.map((input) => ({ input, expected: [], came: codesOf(country, input) })),
        );
      });
    });

    test('of a country without tax identifiers nothing is said', () => {
      const without = creditorModules.filter(({ rule }) => !rule.identifiers.some(isTaxId)).map(({ code }) => code);
      for (const country of ['AQ', ...without]) expect(codesOf(country, { taxId: '1' }), country).toEqual([]);
    });
  });
}
