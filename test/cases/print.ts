/** Prints the cases that do not come out, by kind: `npx tsx test/cases/print.ts [addresses | banks | bank-search | codes | corridor-apps | corridors | facts | files | identifiers | life-days | life-value | names | payments | references | sheets | texts]`, or as JSON lines with `--json`. */
import { CASES, type Case, type CaseFile } from './cases.js';
import { CASE_DISAGREEMENTS } from './disagreements.js';
import { OPEN } from './open.js';

const { argv, stdout } = process;
const disputed = new Set(CASE_DISAGREEMENTS.map(({ label }) => label));
const files = (Object.keys(CASES) as CaseFile[]).filter(
  (file) => argv.length === 2 || argv.includes(file) || argv.slice(2).join() === '--json',
);
for (const file of files) {
  const asked: (Case & { readonly outcome: string | undefined })[] = [];
  for (const one of CASES[file]) asked.push({ ...one, outcome: await one.ask() });
  const failing = asked.filter(({ outcome }) => outcome !== undefined);
  if (!argv.includes('--json')) stdout.write(`${file}: ${failing.length} of ${CASES[file].length} do not come out\n`);
  for (const { kind, label, outcome } of failing.toSorted((one, other) => one.kind.localeCompare(other.kind))) {
    const reason = OPEN[file][label] ?? (disputed.has(label) ? 'disagreement' : 'not listed');
    stdout.write(
      argv.includes('--json')
        ? `${JSON.stringify({ file, kind, label, reason, outcome })}\n`
        : `  ${kind} | ${label} | ${reason} | ${outcome}\n`,
    );
  }
}
