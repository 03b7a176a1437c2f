/** The banks of made-up accounts, beside the directories that they were chosen from. */
import { expect, test } from 'vitest';
import { sampleBanks } from '../../rules/samples/banks.js';
import { full } from './corridors.js';

/** Why no payment should be made up at the bank; undefined where nothing speaks against it. */
function problemOf(country: string, bank: string): string | undefined {
  const directory = full.data.banks(country);
  const [code = '-', bic = '-'] = bank.split(' ');
  if (directory === undefined) return undefined;
  const own = directory.byCode(code);
  const isOpen = own.length === 0 ? directory.spaceOf(code)?.listed !== 'complete' : full.on < (own[0]?.closedOn ?? '9999');
  if (code !== '-' && !isOpen) return 'no bank has the code';
  if (bic !== '-' && own.length > 0 && !own.some((row) => row.bic === bic)) return 'the BIC is that of another bank';
  return bic !== '-' && directory.isClosed(bic.slice(0, 8), full.on) ? 'the bank of the BIC closed' : undefined;
}

test('the banks of made-up accounts are there', () => {
  const problems = Object.entries(sampleBanks).flatMap(([route, banks]) =>
    banks.flatMap((bank) => {
      const problem = problemOf(route.slice(0, 2), bank);
      return problem === undefined ? [] : [`${route} ${bank}: ${problem}; run npx tsx scripts/sample-banks.ts`];
    }),
  );
  expect(problems).toEqual([]);
});
