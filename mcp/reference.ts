/** The tool `reference`: whether a payment reference is valid, and of which kind it can be. */
import { format, parse, type ReferenceKind, referenceKinds } from 'payprep/references';
import type { Arguments } from './arguments.js';
import { referenceResult } from './schemas/results.js';
import type { Tool } from './tool.js';

/** An unknown kind is a problem. */
function answer(args: Arguments): Arguments {
  // readArguments has seen that they are texts
  const { value, kind, country, iban } = args as Readonly<Record<string, string | undefined>>;
  const known = referenceKinds().map(({ code }) => code);
  if (kind !== undefined && !(known as readonly string[]).includes(kind)) return { valid: false, problem: 'UNKNOWN_KIND' };
  const result = parse(String(value), kind as ReferenceKind | undefined, { country, iban });
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
