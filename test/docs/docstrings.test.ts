/** The examples in the docstrings of what the entries export: each expression gives what the comment behind it says. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BR } from '../../rules/countries/BR/index.js';
import * as alerts from '../../src/alerts.js';
import * as bic from '../../src/bic.js';
import { en } from '../../src/field-texts/en.js';
import * as fieldTexts from '../../src/field-texts.js';
import * as fields from '../../src/fields.js';
import * as form from '../../src/form.js';
import * as iban from '../../src/iban.js';
import { allCountries } from '../../src/identifiers/all-countries.js';
import * as buildIban from '../../src/identifiers/build-iban.js';
import { isDate } from '../../src/identifiers/date.js';
import { isEmail, mailProblem } from '../../src/identifiers/email.js';
import * as localAccount from '../../src/identifiers/local-account.js';
import { splitStreet } from '../../src/identifiers/street-line.js';
import { transliterate } from '../../src/identifiers/transliteration.js';
import * as bare from '../../src/index.js';
import * as localEntry from '../../src/local-account.js';
import * as standardSchema from '../../src/standard-schema.js';

/** Source file → what its examples may use. */
const sources: Readonly<Record<string, object>> = {
  'src/index.ts': bare,
  'src/lists.ts': bare,
  'src/local-account.ts': localEntry,
  'src/instruction/fields.ts': fields,
  'src/identifiers/iban.ts': iban,
  'src/identifiers/build-iban.ts': { ...buildIban, countries: allCountries },
  'src/identifiers/local-account.ts': { ...localAccount, countries: allCountries },
  'src/identifiers/bic.ts': bic,
  'src/form/iban.ts': form,
  'src/form/bic.ts': form,
  'src/form/default.ts': form,
  'src/form/formatter.ts': { ...form, BR },
  'src/identifiers/email.ts': { isEmail, mailProblem },
  'src/identifiers/transliteration.ts': { transliterate },
  'src/identifiers/date.ts': { isDate },
  'src/identifiers/street-line.ts': { splitStreet },
  'src/engine/describe.ts': alerts,
  'src/engine/field-texts.ts': { ...bare, ...fieldTexts, en },
  'src/engine/json-schema.ts': bare,
  'src/standard-schema/identifiers.ts': standardSchema,
  'src/standard-schema/payment.ts': standardSchema,
};

interface Example {
  readonly name: string;
  /** Statements, the last of them the expression. */
  readonly code: string;
  readonly expected: string;
}

/** `@example` blocks: lines of code, and behind the last or on the next line `// value`. */
function examplesIn(path: string): Example[] {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const blocks = text.match(/ \* @example\n(?: \* .*\n)+/g) ?? [];
  return blocks.flatMap((block) => {
    const lines = block
      .split('\n')
      .slice(1, -1)
      .map((line) => line.replace(/^ \* ?/, ''));
    const joined = lines.join('\n').replace(/\n\s*\/\/ /g, ' // ');
    const [code = '', expected] = joined.split(' // ');
    return expected === undefined ? [] : [{ name: code.split('\n').at(-1) ?? '', code, expected }];
  });
}

/** The last statement's value. */
function evaluate(code: string, scope: object): unknown {
  const statements = code.trim().split(/\n/);
  const expression = statements.pop();
  return new Function(...Object.keys(scope), `${statements.join('\n')}\nreturn (${expression?.replace(/;$/, '')});`)(
    ...Object.values(scope),
  );
}

describe.each(Object.entries(sources))('%s', (path, scope) => {
  const examples = examplesIn(path);
  test('has examples', () => expect(examples.length).toBeGreaterThan(0));
  test.each(examples)('$name', ({ code, expected }) => {
    expect(evaluate(code, scope)).toEqual(evaluate(expected, {}));
  });
});
