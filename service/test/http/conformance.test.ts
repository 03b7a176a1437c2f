/** `conformance/` is what this service answers; and an answer that is another one is noticed. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import openapi from '../../http/openapi.json' with { type: 'json' };
import { askInTurn, type ContractDocument, conformance, type Recorded, serviceOfToday } from '../../scripts/conformance.js';

const folder = new URL('../../conformance/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const recordedIn = (name: string): readonly Recorded[] => JSON.parse(read(name));

test('npm run docs makes the files, and no other', async () => {
  const made = await conformance(openapi as unknown as ContractDocument);
  expect(Object.fromEntries(names.map((name) => [name, read(name)]))).toEqual(made);
});

test('each operation of the document is asked, and answers', () => {
  const recorded = names.flatMap(recordedIn);
  const ids = Object.values(openapi.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect([...new Set(recorded.map(({ operation }) => operation))].sort()).toEqual(ids.sort());
  // a recipient is made on the page alone
  expect(recorded.filter(({ answer }) => answer.status >= 300).map(({ operation }) => operation)).toEqual([
    'getRecipient',
    'getRecipientCheck',
  ]);
});

describe.each(names)('%s', (name) => {
  test('is what the service answers', async () => {
    const recorded = recordedIn(name);
    expect(await askInTurn(recorded, serviceOfToday())).toEqual(recorded);
  });

  test('says nothing that differs from run to run', () => {
    expect(read(name)).not.toMatch(/"(?:id|secret|createdDate|nextAttemptDate)": "(?!\{(?:uuid|secret|date-time)\})/);
  });
});

test('another answer is noticed, and so is one more member', async () => {
  const [first] = recordedIn('payments.json');
  if (first === undefined) throw new Error('there is none');
  const service = serviceOfToday();
  for (const spoil of [
    (answer: Recorded['answer']) => ({ ...answer, status: 201 }),
    ({ status }: Recorded['answer']) => ({ status, body: { status: 'OK', alerts: [], text: '' } }),
  ]) {
    const [answered] = await askInTurn([first], async (request) => spoil(await service(request)));
    expect(answered).not.toEqual(first);
  }
});
