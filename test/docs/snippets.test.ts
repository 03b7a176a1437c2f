/** The snippets of README.md and of docs/ that no example file holds: each expression gives what the comment behind it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TARGET } from '../../rules/calendars/TARGET.js';
import * as brazil from '../../rules/countries/BR/index.js';
import * as germany from '../../rules/countries/DE/index.js';
import { US_FED } from '../../rules/countries/US/calendar.js';
import * as sct from '../../rules/schemes/SCT.js';
import * as germanPayees from '../../rules/texts/de/payees.js';
import * as german from '../../rules/texts/de/returns.js';
import * as english from '../../rules/texts/en/fields.js';
import * as address from '../../src/address.js';
import * as banks from '../../src/banks.js';
import * as core from '../../src/core.js';
import * as dates from '../../src/dates.js';
import * as detection from '../../src/detect.js';
import * as fieldTexts from '../../src/field-texts.js';
import * as form from '../../src/form.js';
import * as full from '../../src/full.js';
import * as bare from '../../src/index.js';
import * as names from '../../src/names.js';
import * as payBySquare from '../../src/pay-by-square.js';
import * as payeeForm from '../../src/payee-form.js';
import * as payees from '../../src/payees.js';
import * as paymentCodes from '../../src/payment-codes.js';
import * as references from '../../src/references.js';
import * as returns from '../../src/returns.js';
import * as samples from '../../src/samples.js';
import * as standardSchema from '../../src/standard-schema.js';

const entries: Readonly<Record<string, object>> = {
  payprep: bare,
  'payprep/full': full,
  'payprep/core': core,
  'payprep/field-texts': fieldTexts,
  'payprep/field-texts/en': english,
  'payprep/detect': detection,
  'payprep/form': form,
  'payprep/rules/BR': brazil,
  'payprep/address': address,
  'payprep/banks': banks,
  'payprep/dates': dates,
  'payprep/dates/TARGET': { TARGET },
  'payprep/dates/US_FED': { US_FED },
  'payprep/names': names,
  'payprep/payee-form': payeeForm,
  'payprep/payees': payees,
  'payprep/payees/de': germanPayees,
  'payprep/payment-codes': paymentCodes,
  'payprep/pay-by-square': payBySquare,
  'payprep/references': references,
  'payprep/returns': returns,
  'payprep/returns/de': german,
  'payprep/samples': samples,
  'payprep/standard-schema': standardSchema,
  'payprep/rules/DE': germany,
  'payprep/rules/SCT': sct,
};

const root = new URL('../../', import.meta.url);
const documents = ['README.md', ...readdirSync(new URL('docs', root)).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];
const blocks = documents.flatMap((path) =>
  [...readFileSync(new URL(path, root), 'utf8').matchAll(/(?<!-->\n)```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block),
);

/** What a snippet imports, by name; a name that the entry lacks is undefined. */
function importsOf(block: string): Readonly<Record<string, unknown>> {
  const imports = [...block.matchAll(/^import \{ (.+) \} from '(.+)';$/gm)];
  return Object.fromEntries(
    imports.flatMap(([, names = '', entry = '']) => {
      const exported = new Map<string, unknown>(Object.entries(entries[entry] ?? {}));
      return names.split(', ').map((name) => [name, exported.get(name)]);
    }),
  );
}

/** The values of the expressions with a comment behind them or on the next line, each beside what the comment says. */
function valuesIn(block: string): readonly (readonly [value: unknown, said: unknown])[] {
  const scope = importsOf(block);
  const code = block
    .replace(/^import .+\n/gm, '')
    .replace(
      /^(?!const |\/\/)(.+);(?: |\n)\/\/ (.+)$/gm,
      (_, expression: string, said: string) => `seen.push([${expression}, (${said})]);`,
    );
  const seen: (readonly [unknown, unknown])[] = [];
  new Function('seen', ...Object.keys(scope), code)(seen, ...Object.values(scope));
  return seen;
}

test('there are some', () => expect(blocks.length).toBeGreaterThan(2));

describe.each(blocks.map((block) => [block.split('\n').find((line) => line.startsWith('const ')) ?? '', block] as const))(
  '%s',
  (_, block) => {
    test('imports what there is', () => expect(Object.values(importsOf(block))).not.toContain(undefined));

    test('gives what it says', () => {
      const values = valuesIn(block);
      expect(values.length).toBe(block.match(/\/\/ /g)?.length);
      for (const [value, said] of values) expect(value).toEqual(said);
    });
  },
);
