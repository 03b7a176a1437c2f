/** The tools `extract` and `detect`: the account to pay in a text, and what a value can be. */
import { detect, extract } from 'payprep/detect';
import { countries } from 'payprep/full';
import type { Arguments } from './arguments.js';
import { countriesNamed } from './countries-named.js';
import type { ObjectSchema } from './schemas/json-schema.js';
import { detectResults, extractResults } from './schemas/results.js';
import type { Tool } from './tool.js';

const inputSchema = (description: string): ObjectSchema => ({
  type: 'object',
  properties: {
    text: { type: 'string', description },
    country: { type: 'string', description: 'ISO 3166-1 alpha-2, if known.' },
  },
  required: ['text'],
});

/** The answer for the given country; for an unknown country, an empty answer with a problem. */
function answer(args: Arguments, none: Arguments, of: (text: string, options: { readonly country?: string }) => Arguments): Arguments {
  const { text, country } = args;
  if (country === undefined || country === '') return of(String(text), {});
  const known = countries().find(({ code }) => code === country);
  if (known === undefined) return { ...none, problem: 'CODE_UNKNOWN', argument: 'country', near: countriesNamed(country) };
  return of(String(text), { country: known.code });
}

export const extractTool = (): Tool => ({
  name: 'extract',
  title: 'Find the account in a text',
  description:
    'Finds the account to pay in the text of an invoice, a mail or a footer, as a payment for the other tools: account, bank, and the payee where a label names one. Nothing is guessed. Have what was found by REPAIR confirmed.',
  inputSchema: inputSchema('As it was pasted.'),
  outputSchema: extractResults,
  run: (args) =>
    answer(args, { found: [], candidates: [] }, (text, options) => {
      const { instruction, ...rest } = extract(text, options);
      return { ...(instruction && { payment: instruction }), ...rest };
    }),
});

export const detectTool = (): Tool => ({
  name: 'detect',
  title: 'Say what a number is',
  description:
    'Says what a value can be: IBAN, BIC, routing number, tax number, reference …, the likeliest first, each checked. A label before it, or the country, decides between kinds that look the same.',
  inputSchema: inputSchema('With its label: CPF 111.444.777-35.'),
  outputSchema: detectResults,
  run: (args) => answer(args, { kinds: [] }, (text, options) => ({ kinds: detect(text, options) })),
});
