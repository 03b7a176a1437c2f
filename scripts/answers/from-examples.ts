/** Instructions and corridors that the rules themselves bring: every example beside a rule, and published pairs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { serves } from '../../src/rules-and-data/schemes.js';
import postCodes from '../../test/fixtures/post-code-examples.json' with { type: 'json' };
import { on } from '../../test/properties/instructions.js';
import { datasetOf } from '../../test/reference-data/datasets.js';
import { examples as alertExamples } from '../../test/rules/alerts.js';
import { countryModules, domesticModules } from '../../test/rules/countries.js';
import { creditorModules } from '../../test/rules/creditors.js';
import { domesticInstruction, ibanInstruction, methodInstruction, systemInstruction } from '../../test/rules/examples/instructions.js';
import { methodModules } from '../../test/rules/methods.js';
import { schemeModules } from '../../test/rules/schemes.js';

function* ofCountries(): Generator<unknown> {
  for (const { code, examples, details } of countryModules) {
    for (const value of [...examples.valid, ...Object.keys(examples.invalid)]) {
      yield ibanInstruction(value);
      yield { country: code, ...ibanInstruction(value) };
      yield { country: code, creditorAccount: { id: { value: value.slice(4), type: 'ACCOUNT_NUMBER' } } };
    }
    for (const { iban, bic, ...local } of details.local) {
      const instruction = domesticInstruction(code, local);
      yield bic ? { ...instruction, creditorAgent: { ...instruction.creditorAgent, bic } } : instruction;
      yield { ...instruction, ...ibanInstruction(iban) };
    }
    for (const example of [...details.valid, ...details.invalid]) yield domesticInstruction(code, example);
  }
  for (const { code, details } of domesticModules) {
    for (const example of [...details.valid, ...details.invalid]) yield domesticInstruction(code, example);
  }
}

function* ofCreditors(): Generator<unknown> {
  for (const { code: country, examples } of creditorModules) {
    for (const [type, { valid, invalid }] of Object.entries(examples)) {
      for (const value of [...valid, ...Object.keys(invalid)]) {
        yield { country, creditor: { taxId: value } };
        yield { country, creditor: { documents: [{ type, value }] } };
        yield { country, creditor: { taxId: value, documents: [{ type, value }], type: 'BUSINESS' } };
        yield { country, creditor: { taxId: value, type: 'INDIVIDUAL', dateOfBirth: '1980-05-17' } };
      }
    }
  }
}

function* ofSystemsAndMethods(): Generator<unknown> {
  for (const { code, examples } of schemeModules) {
    for (const example of [...examples.fits, ...examples.not]) yield systemInstruction(example, code);
  }
  for (const { rule, examples } of methodModules) {
    for (const example of [...examples.valid, ...examples.invalid]) yield methodInstruction(rule, example);
  }
}

const readJson = (folder: string, file: string): unknown =>
  existsSync(join(folder, file)) ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : undefined;

interface Address {
  readonly country: string;
  readonly lines: readonly string[];
  readonly want: Readonly<Record<string, string>>;
}

/** In lines, in members, and both. */
function* ofAddress({ country, lines, want }: Address): Generator<unknown> {
  const inLines = Object.fromEntries(lines.slice(0, 3).map((line, at) => [`addressLine${at + 1}`, line]));
  for (const address of [inLines, { country, ...inLines }, { country, ...want }, { country, addressLine1: lines[0], ...want }]) {
    yield { country, creditor: { name: 'Ada Example', address } };
    yield { country, creditor: { name: 'Ada Example', address }, settlementInformation: { settlementSystem: 'SWIFT' } };
  }
}

/** A bank of each method of the Bundesbank, with the account number. */
function* ofGermanMethods(pairs: readonly { readonly method: string; readonly account: string }[]): Generator<unknown> {
  const { columns, rows } = datasetOf('banks/DE');
  const banks = new Map(rows.map((row) => [row[columns.indexOf('checkMethod')], String(row[columns.indexOf('bankCode')])]));
  for (const { method, account } of pairs) {
    const memberId = banks.get(method);
    if (memberId !== undefined) yield domesticInstruction('DE', { memberId, account });
  }
}

interface ServiceExamples {
  readonly validations: readonly { readonly request: unknown }[];
  readonly enrichments: readonly { readonly request: unknown }[];
}

function* ofPairs(folder: string): Generator<unknown> {
  const service = readJson(folder, 'service-examples.json') as ServiceExamples | undefined;
  for (const { request } of [...(service?.validations ?? []), ...(service?.enrichments ?? [])]) yield request;
  yield* ofGermanMethods((readJson(folder, 'de-account-methods.json') ?? []) as { method: string; account: string }[]);
  for (const address of (readJson(folder, 'addresses.json') ?? []) as readonly Address[]) yield* ofAddress(address);
}

function* ofPublishedPairs(acceptance: string | undefined): Generator<unknown> {
  yield* ofPairs('test/fixtures');
  if (acceptance !== undefined) yield* ofPairs(acceptance);
  for (const line of readFileSync('examples/payments.ndjson', 'utf8').trim().split('\n')) yield JSON.parse(line) as unknown;
  for (const [country, codes] of Object.entries(postCodes)) {
    for (const postCode of codes) yield { creditor: { name: 'Ada Example', address: { country, postCode } } };
  }
  const { rows } = readJson('test/fixtures', 'iban-registry-r102.json') as { rows: readonly (readonly (string | null)[])[] };
  for (const row of rows) yield ibanInstruction(String(row.at(-1)));
}

/** Each example once as an instruction. */
export function* exampleInstructions(acceptance: string | undefined): Generator<unknown> {
  yield* Object.values(alertExamples);
  yield* ofCountries();
  yield* ofCreditors();
  yield* ofSystemsAndMethods();
  yield* ofPublishedPairs(acceptance);
}

/** Where the engine may be asked what a form needs: each country with its systems, its methods and each type of creditor. */
export function* corridors(): Generator<unknown> {
  const currencies = new Map([...countryModules, ...domesticModules].map(({ code, account }) => [code, account.currency]));
  for (const row of datasetOf('registries/countries').rows) {
    const country = String(row[0]);
    const currency = currencies.get(country) ?? 'USD';
    yield { country };
    yield { country, currency };
    for (const creditorType of ['INDIVIDUAL', 'BUSINESS']) yield { country, currency, creditorType };
    for (const { code: settlementSystem, currencies: carried } of Object.values(schemes)) {
      if (!serves(schemes[settlementSystem] as never, country, on)) continue;
      yield { country, settlementSystem };
      yield { country, currency: carried === 'ANY' ? 'USD' : carried[0], settlementSystem, creditorType: 'BUSINESS' };
      yield { country, currency, settlementSystem, method: 'BANK_ACCOUNT', creditorType: 'INDIVIDUAL' };
    }
    for (const { code: method, countries } of Object.values(methods)) {
      if (countries === 'WORLD' || !countries.includes(country)) continue;
      for (const creditorType of [undefined, 'INDIVIDUAL', 'BUSINESS'])
        yield { country, currency, method, ...(creditorType && { creditorType }) };
    }
  }
}
