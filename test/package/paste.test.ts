/** What the playground makes of a pasted text. */
import { expect, test } from 'vitest';
import { readPaste } from '../../playground/paste.js';

const account = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

test.each<readonly [text: string, pasted: object]>([
  ['{"country":"DE"}', { instruction: { country: 'DE' } }],
  ['{"country":"DE"}\n{"country":"FR"}', { instruction: { country: 'DE' } }],
  ['{"country":"DE"', { problem: expect.stringContaining('not JSON') }],
  [' ', { problem: expect.stringContaining('Paste a payment') }],
  ['COBADEFFXXX', { instruction: { creditorAgent: { bic: 'COBADEFFXXX' } } }],
  ['DE89 3704 0044 0532 0130 00', { instruction: account('DE89 3704 0044 0532 0130 00') }],
  ['DE88370400440532013000', { instruction: account('DE88370400440532013000') }],
  ['RF18 5390 0754 7034', { reference: expect.objectContaining({ kind: 'RF' }) }],
  ['Pay to DE89370400440532013000', { instruction: { country: 'DE', ...account('DE89370400440532013000') } }],
  ['Pay to IBAN: DE88 3704 0044 0532 0130 00 until Friday', { instruction: account('DE88370400440532013000') }],
  ['Good morning', { instruction: account('Good morning') }],
  ['BCD\n002\n1\nSCT\n\nMuster AG\nDE89370400440532013000', { paymentCode: expect.objectContaining({ kind: 'EPC' }) }],
])('%j', (text, pasted) => expect(readPaste(text)).toMatchObject(pasted));
