/** The examples in the docstrings of what the entries export: each expression gives what the comment behind it says. */

import { describe, expect, test } from 'vitest';
import { TARGET } from '../../rules/calendars/TARGET.js';
import { BR } from '../../rules/countries/BR/index.js';
import { DE } from '../../rules/countries/DE/index.js';
import { US_FED } from '../../rules/countries/US/calendar.js';
import { SCT } from '../../rules/schemes/SCT.js';
import { en } from '../../rules/texts/en/fields.js';
import * as articles from '../../rules/words/articles.js';
import * as address from '../../src/address.js';
import * as alerts from '../../src/alerts.js';
import * as banks from '../../src/banks.js';
import * as bic from '../../src/bic.js';
import * as bundles from '../../src/bundle.js';
import { transliterate } from '../../src/characters/transliteration.js';
import * as core from '../../src/core.js';
import * as dates from '../../src/dates.js';
import * as detection from '../../src/detect.js';
import * as fieldTexts from '../../src/field-texts.js';
import * as fields from '../../src/fields.js';
import * as form from '../../src/form.js';
import * as full from '../../src/full.js';
import * as iban from '../../src/iban.js';
import * as buildIban from '../../src/identifiers/account/build-iban.js';
import * as localAccount from '../../src/identifiers/account/local-account.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { isDate } from '../../src/identifiers/date.js';
import { isEmail, mailProblem } from '../../src/identifiers/email.js';
import { splitStreet } from '../../src/identifiers/street-line.js';
import * as bare from '../../src/index.js';
import * as load from '../../src/load.js';
import * as localEntry from '../../src/local-account.js';
import * as payBySquare from '../../src/pay-by-square.js';
import * as payeeForm from '../../src/payee-form.js';
import * as payees from '../../src/payees.js';
import * as paymentCodes from '../../src/payment-codes.js';
import * as references from '../../src/references.js';
import * as returns from '../../src/returns.js';
import * as samples from '../../src/samples.js';
import * as standardSchema from '../../src/standard-schema.js';
import { BANKS, bundleOf, publicKey, readFrom } from '../bundles/bundle-of.js';
import { datasetOf } from '../reference-data/datasets.js';
import { evaluate, examplesIn } from './examples.js';

/** An input of a page, as far as an example needs one. */
const document = {
  querySelector: () => ({ value: 'de8937', selectionStart: 6, setSelectionRange: () => {}, addEventListener: () => {} }),
};

/** What the examples of bundles may use. */
const bundle = { ...full, ...bundles, publicKey, read: readFrom(bundleOf([BANKS])) };

/** Source file → what its examples may use. */
const sources: Readonly<Record<string, object>> = {
  'src/index.ts': bare,
  'src/engine/default-engine.ts': bare,
  'src/core.ts': { ...core, DE, SCT },
  'src/full.ts': full,
  'src/bundle.ts': bundle,
  'src/bundles/bundle-error.ts': bundle,
  'src/directory/replace-datasets.ts': { ...bundle, datasets: [BANKS] },
  'src/load.ts': { ...full, ...load },
  'src/directory/reference-data.ts': { ...bare, banksOfGermany: [datasetOf('banks/DE')] },
  'src/answers/lists.ts': bare,
  'src/rules-and-data/account-area.ts': bare,
  'rules/words/articles.ts': articles,
  'rules/words/directions.ts': fieldTexts,
  'src/directory/select-data.ts': full,
  'src/samples.ts': { ...samples, validate: bare.validate },
  'src/returns.ts': returns,
  'src/banks.ts': { ...banks, engine: full.createEngine() },
  'src/payees.ts': payees,
  'src/payee-form/by-rules.ts': { ...payeeForm, DE, SCT },
  'src/dates.ts': { ...dates, TARGET, US_FED },
  'src/address.ts': address,
  'src/detect.ts': detection,
  'src/payment-codes/parse.ts': paymentCodes,
  'src/payment-codes/build.ts': paymentCodes,
  'src/payment-codes/by-square.ts': payBySquare,
  'src/identifiers/iban/read.ts': iban,
  'src/messages/fill.ts': alerts,
  'src/form/attach.ts': { ...form, document },
  'src/local-account.ts': localEntry,
  'src/instruction/fields.ts': fields,
  'src/identifiers/iban/iban.ts': iban,
  'src/identifiers/account/build-iban.ts': { ...buildIban, countries: allCountries },
  'src/identifiers/account/local-account.ts': { ...localAccount, countries: allCountries },
  'src/identifiers/bic.ts': bic,
  'src/references/kinds.ts': references,
  'src/references/qr-iban.ts': references,
  'src/references/references.ts': references,
  'src/form/iban.ts': form,
  'src/form/bic.ts': form,
  'src/form/default.ts': form,
  'src/form/formatter.ts': { ...form, BR },
  'src/identifiers/email.ts': { isEmail, mailProblem },
  'src/characters/transliteration.ts': { transliterate },
  'src/identifiers/date.ts': { isDate },
  'src/identifiers/street-line.ts': { splitStreet },
  'src/messages/describe.ts': alerts,
  'src/answers/field-texts.ts': { ...bare, ...fieldTexts, en },
  'src/answers/json-schema.ts': bare,
  'src/standard-schema/identifiers.ts': standardSchema,
  'src/standard-schema/payment.ts': standardSchema,
};

/** Those that say what they give. */
const examplesOf = (path: string) =>
  examplesIn(new URL(`../../${path}`, import.meta.url)).flatMap(({ expected, ...each }) =>
    expected === undefined ? [] : [{ ...each, expected }],
  );

describe.each(Object.entries(sources))('%s', (path, scope) => {
  const examples = examplesOf(path);
  test('has examples', () => expect(examples.length).toBeGreaterThan(0));
  test.each(examples)('$name', async ({ code, expected }) => {
    expect(await evaluate(code, scope)).toEqual(await evaluate(expected, {}));
  });
});

/** Entry → what it exports. `payprep/element` needs a page: its tests run in a browser. */
const entries = {
  payprep: bare,
  'payprep/core': core,
  'payprep/full': full,
  'payprep/load': load,
  'payprep/iban': iban,
  'payprep/banks': banks,
  'payprep/bundle': bundles,
  'payprep/payees': payees,
  'payprep/dates': dates,
  'payprep/bic': bic,
  'payprep/local-account': localEntry,
  'payprep/references': references,
  'payprep/detect': detection,
  'payprep/form': form,
  'payprep/payment-codes': paymentCodes,
  'payprep/pay-by-square': payBySquare,
  'payprep/fields': fields,
  'payprep/standard-schema': standardSchema,
  'payprep/alerts': alerts,
  'payprep/field-texts': fieldTexts,
};

/** The functions that examples call: an entry may export one of another module. */
const shown = new Set(
  Object.entries(sources).flatMap(([path, scope]) =>
    Object.entries(scope).flatMap(([name, value]) =>
      examplesOf(path).some(({ code }) => new RegExp(`\\b${name}\\(`).test(code)) ? [value] : [],
    ),
  ),
);

test.each(Object.entries(entries))('every function of %s has an example', (_, exported) => {
  const functions = Object.entries(exported).filter(([, value]) => typeof value === 'function');
  expect(functions.filter(([, value]) => !shown.has(value)).map(([name]) => name)).toEqual([]);
});
