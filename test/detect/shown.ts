/** What is found in a text, as a reviewer is shown it. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';
import type { PaymentInstruction } from '../../src/instruction/payment-instruction.js';

/** Each value as kind, reason and the text of its range; each account as number, bank, correspondent and payee. */
type Row = readonly [text: string, found: readonly string[], accounts: readonly string[]];

const written = ({ creditorAccount, creditorAgent, intermediaryAgent1, creditor }: PaymentInstruction): string =>
  [
    creditorAccount?.id?.value,
    creditorAgent?.bic,
    creditorAgent?.clearingSystemMemberId?.memberId,
    creditorAgent?.branchId,
    intermediaryAgent1?.bic && `via ${intermediaryAgent1.bic}`,
    creditor?.name && `for ${creditor.name}`,
  ]
    .filter(Boolean)
    .join(' ');

export function holdGroups(groups: Readonly<Record<string, readonly Row[]>>): void {
  describe.each(Object.entries(groups))('%s', (_, rows) => {
    test.each(rows)('%j', (text, values, accounts) => {
      const { found, candidates } = extract(text);
      const shown = found.map(({ kind, because, range }) => `${kind} ${because} ${text.slice(...range)}`);
      expect({ shown, accounts: candidates.map(written) }).toEqual({ shown: values, accounts });
    });

    test('in a longer text, and in a text of Windows, too', () => {
      for (const [text, , accounts] of rows) {
        const texts = [`Dear Sir or Madam,\n\n${text}\n\nYours faithfully`, text.replaceAll('\n', '\r\n')];
        expect([text, texts.map((each) => extract(each).candidates.map(written))]).toEqual([text, [accounts, accounts]]);
      }
    });
  });
}
