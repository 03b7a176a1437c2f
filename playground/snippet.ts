/** The program that prints what the page shows of a payment: `payprep/full` has every directory, of which the page loads those of the payment. */
export const snippetOf = (instruction: unknown, on: string): string => `import { createEngine, enrich, explain } from 'payprep/full';

const engine = createEngine({ on: '${on}' });
const payment = ${JSON.stringify(instruction, null, 2)};

const { status, alerts } = explain(payment, engine);
console.log(status);
for (const { code, message } of alerts) console.log(code, message);
console.log(JSON.stringify(enrich(payment, engine).enrichments, null, 2));
`;
