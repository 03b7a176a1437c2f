/** `docs/disagreements.md`: the texts on which payprep and other libraries disagree, and who is right. */
import { CASE_DISAGREEMENTS } from '../../test/cases/disagreements.js';
import { comparisons } from '../../test/peers/comparisons.js';
import type { Comparison, Disagreement } from '../../test/peers/disagreement.js';
import { suiteCounts } from '../../test/peers/test-suites.js';
import { code, page, type Section, table } from './markdown.js';

const WHO = { payprep: 'payprep', peer: 'the other', open: 'open' } as const;

/** Invisible characters are written as their codes. */
const shown = (text: string): string =>
  code(text.replace(/\p{Cf}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`));

/** Rows that say the same, of several functions or with either of the two, stand once. */
function rowsOf(list: readonly Comparison[]): readonly (readonly string[])[] {
  const merged = new Map<string, { readonly row: Disagreement; readonly functions: Set<string>; readonly taken: Map<string, string> }>();
  for (const { peerFunction, disagreements } of list) {
    for (const row of disagreements) {
      const key = [row.input, row.right, row.because].join('\n');
      const entry = merged.get(key) ?? { row, functions: new Set(), taken: new Map() };
      merged.set(key, entry);
      entry.functions.add(peerFunction);
      if (!entry.taken.has(row.accepts)) entry.taken.set(row.accepts, `${shown(row.example)} by ${WHO[row.accepts]}`);
    }
  }
  return [...merged.values()].map(({ row, functions, taken }) => [
    namesOf([...functions]),
    row.input,
    [...taken.values()].join(', '),
    WHO[row.right],
    row.because,
    row.source,
  ]);
}

/** A function's name once, and its locales. */
function namesOf(functions: readonly string[]): string {
  const names = [...new Set(functions.map((peerFunction) => peerFunction.split(' ', 1)[0] ?? ''))];
  const localesOf = (name: string): string =>
    functions
      .filter((peerFunction) => peerFunction.startsWith(`${name} `))
      .map((peerFunction) => peerFunction.slice(name.length))
      .join('');
  return names.map((name) => name + localesOf(name)).join(', ');
}

function sectionOf(peer: string): Section {
  const list = comparisons.filter((comparison) => comparison.peer === peer);
  const parted = list.filter(({ disagreements }) => disagreements.length > 0);
  const agreed = list.filter((comparison) => !parted.includes(comparison)).map(({ peerFunction }) => peerFunction);
  const alike = agreed.length === 0 ? '' : `No disagreement over any tested text: ${namesOf(agreed)}.\n\n`;
  const rows = rowsOf(parted);
  const parts = rows.length === 0 ? '' : table(['function', 'texts', 'taken', 'right', 'why', 'source'], rows);
  return { title: peer, text: (alike + parts).trimEnd() };
}

/** The counts of the suites that were read. */
const suites = (): Section => ({
  title: 'Test suites of other libraries',
  text: table(
    ['suite', 'examples', 'called valid', 'more than an `info`'],
    suiteCounts.map(({ suite, examples, valid, stopped }) => [suite, examples, `${valid}`, `${stopped}`]),
  ).trimEnd(),
});

/** Cases with an answer from published sources that another source overrules. */
const cases = (): Section => ({
  title: 'Cases with a published answer',
  text: table(
    ['case', 'expected', 'payprep', 'why', 'source'],
    CASE_DISAGREEMENTS.map(({ label, expected, answer, because, source }) => [label, expected, answer, because, source]),
  ).trimEnd(),
});

const count = (right: Disagreement['right']): number => rowsOf(comparisons).filter((cells) => cells[3] === WHO[right]).length;

export const disagreements = (): string =>
  page(
    'Disagreements',
    `Where payprep and another library disagree about the same text, and which is right. \`npm run docs\` writes this page from the tables of \`test/peers\`; do
not edit it. The tests give thousands of numbers to both, valid and corrupted; each disagreement has its row here. The test suites of other libraries
were read as well: what they call valid, and payprep raises more than an \`info\` for, has a row, too. Of generated
legitimate payments none does: 12 000 a night along more than 900 corridors, in \`test/properties/payments.test.ts\`.

payprep is right in ${count('payprep')} rows, the other in ${count('peer')}. ${count('open')} are open: they depend on how much a form may
read into a number, or on facts that nobody publishes. Examples are made up or published.

Disagreements about the tax identifiers of stdnum, with their reasons, are in \`test/rules/creditor-oracle.test.ts\` and
\`test/rules/creditors-against-stdnum-europe.test.ts\`; about the layouts of ibantools in \`test/rules/registry.test.ts\`; other contradictions between
libraries in \`test/identifiers/disagreements.test.ts\`.`,
    [suites(), cases(), ...[...new Set(comparisons.map(({ peer }) => peer))].map(sectionOf)],
  );
