/** What payprep says more than an `info` of, although the test suite of another library calls it valid. */
import { expect, test } from 'vitest';
import { createEngine, explain } from '../../src/full.js';
import { testSuites } from './test-suites.js';

const engine = createEngine({ on: '2026-11-20' });

/** The text where the comparison says that it belongs. */
function instructionOf(payprepFunction: string, text: string): object {
  if (payprepFunction === 'IBAN') return { creditorAccount: { id: { type: 'IBAN', value: text } } };
  if (payprepFunction === 'BIC') return { creditorAgent: { bic: text } };
  const country = payprepFunction.slice(-2);
  if (payprepFunction.startsWith('details of ')) {
    const [memberId, value] = text.split(' ');
    return { country, creditorAgent: { clearingSystemMemberId: { memberId } }, creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } } };
  }
  if (payprepFunction.startsWith('phone of ')) return { country, creditor: { contactDetails: { phone: text } } };
  const [code, type] = payprepFunction.split(' ', 2);
  return { country: code, creditor: { documents: [{ type, value: text }] } };
}

const rows = testSuites.flatMap(({ peer, peerFunction, payprepFunction, disagreements }) =>
  disagreements.map((row) => ({ ...row, name: `${peer}, ${peerFunction}`, payprepFunction })),
);

test.each(rows)('$name: $input', ({ example, payprepFunction, where }) => {
  const { alerts } = explain(instructionOf(payprepFunction, example), engine);
  expect(alerts.filter(({ severity }) => severity !== 'info').length).toBeGreaterThan(0);
  expect(where(example)).toBe(true);
});
