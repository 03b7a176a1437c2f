/**
 * `npm start`: sets up what is missing, then validates and enriches the payments of `examples/payments.ndjson`.
 *
 * No account number is printed: an IBAN that was found or built is only said to be there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, setUp } from './set-up.mjs';

const EXAMPLES = 'examples/payments.ndjson';

/** What enrichment has added. */
function found(instruction, { creditorAgent, creditorAccount, settlementInformation }) {
  const hasIban = creditorAccount?.ids.some(({ type }) => type === 'IBAN');
  const built = hasIban && instruction.creditorAccount?.id?.type !== 'IBAN' ? 'IBAN built' : undefined;
  const parts = [creditorAgent?.name, creditorAgent?.bic, creditorAgent?.address?.townName, built];
  return [...parts, settlementInformation?.settlementSystems.join(' ')].filter((part) => part !== undefined).join(' · ');
}

function describeEdit({ at, remove, insert }) {
  if (remove === 0) return `insert “${insert}” before character ${at + 1}`;
  const place = remove === 1 ? `character ${at + 1}` : `characters ${at + 1} to ${at + remove}`;
  return insert === '' ? `leave out ${place}` : `write “${insert}” for ${place}`;
}

function* report(number, instruction, explanation, enrichments) {
  const { country, currency, creditor } = instruction;
  yield `${String(number).padStart(3)}  ${explanation.status.padEnd(5)}  ${country} ${currency}  ${creditor.name}`;
  const indent = ' '.repeat(12);
  const facts = found(instruction, enrichments);
  if (facts !== '') yield indent + facts;
  for (const { code, severity, message, correction } of explanation.alerts) {
    yield `${indent}${severity}: ${code}`;
    yield `${indent}  ${message}`;
    if (correction) yield `${indent}  Probably meant: ${describeEdit(correction)}.`;
  }
}

async function main() {
  setUp();
  const { createEngine, enrich, explain } = await import('payprep/full');
  const engine = createEngine({ on: new Date().toISOString().slice(0, 10) });
  const instructions = readFileSync(join(root, EXAMPLES), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  const before = performance.now();
  const answers = instructions.map((instruction) => ({ explanation: explain(instruction, engine), ...enrich(instruction, engine) }));
  const milliseconds = performance.now() - before;

  console.log(`\n${EXAMPLES}, checked as of ${engine.on}\n`);
  for (const [index, { explanation, enrichments }] of answers.entries()) {
    console.log([...report(index + 1, instructions[index], explanation, enrichments)].join('\n'));
  }
  const fine = answers.filter(({ explanation }) => explanation.status === 'OK').length;
  console.log(
    `\n${answers.length} payments: ${fine} OK, ${answers.length - fine} with alerts; ${Math.round(milliseconds)} ms, directories read from disk included.`,
  );
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
