/** The tool `reference`: whether a payment reference is valid, and of which kind it can be. */
import { format, parse, type ReferenceKind, referenceKinds } from 'payprep/references';
import type { Arguments } from './arguments.js';
import { referenceResult } from './schemas/results.js';
import type { Tool } from './tool.js';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The answer to any arguments. Arguments that are not texts are ignored, and an unknown kind is a problem. */
function answer({ value, kind, country, iban }: Arguments): Arguments {
  const known = referenceKinds().map(({ code }) => code);
  const asked = textOf(kind);
  if (asked !== undefined && !(known as readonly string[]).includes(asked)) return { valid: false, problem: 'UNKNOWN_KIND' };
  const result = parse(String(value), asked as ReferenceKind | undefined, { country: textOf(country), iban: textOf(iban) });
  if (!result.ok) return { valid: false, problem: result.problem, ...(result.kind !== undefined && { kind: result.kind }) };
  const { kind: found, kinds, value: electronic, check, parts } = result.reference;
  return { valid: check !== 'not-covered', kind: found, kinds, check, value: electronic, printFormat: format(electronic, found), parts };
}

export const referenceTool = (): Tool => ({
  name: 'reference',
  title: 'Check a payment reference',
  description:
    'Checks a payment reference that must be copied exactly (RF, Swiss QR, KID, OCR, boleto …), and says its kind and parts. Show the payer the problem; never repair a reference.',
  inputSchema: {
    type: 'object',
    properties: {
      value: { type: 'string', description: 'As it was given.' },
      kind: {
        type: 'string',
        description: 'Default: the likeliest.',
        enum: referenceKinds().map(({ code }) => code),
      },
      country: {
        type: 'string',
        description: 'Of the creditor.',
      },
      iban: { type: 'string', description: 'Of the creditor: a QR reference belongs to a QR-IBAN.' },
    },
    required: ['value'],
  },
  outputSchema: referenceResult,
  run: answer,
});
