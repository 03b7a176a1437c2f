/** What is read of an instruction. */
import { expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';
import { NO_AGENTS, readInstruction } from '../../src/instruction/read.js';
import { WRONG_TYPE } from '../../src/instruction/values.js';

test('null is absent, wherever it stands; anything else of the wrong type is there', () => {
  for (const absent of [null, undefined]) {
    const reading = readInstruction({
      country: absent,
      creditor: { name: absent, address: absent, contactDetails: absent, documents: absent },
      creditorAccount: absent,
      creditorAgent: absent,
      intermediaryAgent2: absent,
    });
    for (const name of ['country', 'name', 'address', 'contactDetails', 'documentList', 'creditorAccount'] as const) {
      expect(reading?.[name], name).toBeUndefined();
    }
    expect([reading?.creditorAgent, ...(reading?.intermediaryAgents ?? [])].map((agent) => agent?.shape)).toEqual(Array(4).fill(undefined));
  }
  expect(readInstruction({ creditor: { documents: {} } })?.documentList).toBe(WRONG_TYPE);
});

test('what stands behind the twentieth document is not looked at', () => {
  const engine = createEngine({ on: '2026-11-20' });
  const alerts = (count: number) => {
    const documents = [...Array.from({ length: count }, (_, at) => ({ type: 'PASSPORT', value: `X12345${10 + at}` })), 7];
    return explain({ creditor: { documents } } as unknown, engine).alerts.map(({ pointer }) => pointer);
  };
  expect(alerts(19)).toEqual(['/creditor/documents/19']);
  expect(alerts(20)).toEqual(['']); // nothing could be checked
  expect(readInstruction({ creditor: { documents: Array(1000).fill(7) } })?.documents).toHaveLength(20);
});

test('plain objects are read as they are, and for what is absent nothing new is made', () => {
  const [creditor, creditorAccount] = [{ name: 'Ada' }, {}];
  expect(readInstruction({ creditor, creditorAccount })?.creditor).toBe(creditor);
  expect(readInstruction({ creditor, creditorAccount })?.creditorAccount).toBe(creditorAccount);
  const [one, other] = [readInstruction({}), readInstruction({ creditor })];
  expect(one?.intermediaryAgents).toBe(NO_AGENTS);
  expect(one?.creditorAgent).toBe(other?.creditorAgent);
  expect(one?.addressFields).toBe(other?.addressFields);
});
