/** `payprep countries`: lists the countries, or shows what a payment to one requires and which systems and methods carry it. */
import { accounts } from '../../rules/index/accounts.js';
import { countries, currencies, methods, taxIdNames } from '../../src/answers/lists.js';
import { createEngine, requirements } from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { countryMeant } from '../../src/identifiers/country/meant.js';
import { pathOf } from '../files/column-fields.js';
import type { Arguments } from '../options/arguments.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { TextTable } from '../terminal/text-table.js';
import { countryName, type Fact, formatFacts, formatJsonLines } from './lookup.js';
import { systemsFor } from './systems.js';

/** The currency of a domestic payment; else the first that ISO 4217 lists. */
const currencyOf = (country: string): string =>
  (Object.hasOwn(accounts, country) ? accounts[country]?.currency : undefined) ??
  currencies().find(({ countries: own, withdrawnOn }) => withdrawnOn === undefined && own.includes(country))?.code ??
  '';

function accountOf(country: string): string {
  const compiled = allCountries.withIban(country);
  if (compiled !== undefined && compiled.rule.hasIban !== false) return `IBAN, ${compiled.layout.length + 4} characters`;
  return allCountries.domestic(country) === undefined ? 'not covered' : 'account number';
}

function listCountries(json: boolean, io: Io): string {
  const rows = countries().map(({ code, name }) => ({ country: code, name, currency: currencyOf(code), account: accountOf(code) }));
  if (json) return formatJsonLines(rows);
  const table = new TextTable(['Code', 'Currency', 'Account', 'Country'], io.columns, rows.length);
  return rows.map(({ country, currency, account, name }) => table.addRow([country, currency, account, name])).join('') + table.end();
}

/** @throws UsageError if there is no such country */
export function countriesCommand({ positionals, currency: given, on, json }: Arguments, io: Io) {
  const [text, ...more] = positionals;
  if (text === undefined) return { text: listCountries(json, io), code: EXIT.ok };
  const country = countryMeant(text);
  if (country === undefined) throw new UsageError('no country has this code: payprep countries BR');
  if (more.length > 0) throw new UsageError('countries takes one country code: payprep countries BR');
  const currency = given?.toUpperCase() ?? currencyOf(country);
  const day = on ?? io.today();
  const { fields, notes } = requirements({ country, currency }, createEngine({ on: day }));
  const systems = systemsFor(country, currency, day).filter(({ countries: own }) => own !== 'WORLD');
  const ways = methods().filter(({ countries: own }) => own !== 'WORLD' && own.includes(country));
  const answer = {
    country,
    name: countryName(country),
    currency,
    account: accountOf(country),
    taxIds: taxIdNames(country),
    systems: systems.map(({ code }) => code),
    methods: ways.map(({ code }) => code),
    fields,
    notes,
  };
  if (json) return { text: formatJsonLines([answer]), code: EXIT.ok };
  const facts: readonly Fact[] = [
    ['currency', currency],
    ['account', answer.account],
    ['tax numbers', answer.taxIds.join(', ')],
    ['systems', answer.systems.join(', ') || 'none known'],
    ['methods', answer.methods.join(', ')],
    ['purpose code', notes.length > 0 ? 'required' : undefined],
  ];
  const table = new TextTable(['Field', 'Asked', 'Example'], io.columns, fields.length);
  const asked = fields.filter(({ required, oneOf, requiredFor }) => required || oneOf !== undefined || requiredFor !== undefined);
  const rows = asked.map(({ pointer, required, oneOf, requiredFor = [], accountIdType, example = '' }) => {
    const where = accountIdType === undefined ? '' : ` with ${accountIdType}`;
    const others = (oneOf ?? []).filter((other) => other !== pointer).map(pathOf);
    const how = others.length > 0 ? `or ${others.join(', ')}` : required ? 'yes' : `of ${requiredFor.join(', ')}`;
    return table.addRow([pathOf(pointer), `${how}${where}`, example]);
  });
  const head = `${country} ${answer.name}\n${formatFacts(facts, io.columns)}\n`;
  return { text: `${head}${rows.join('')}${table.end()}`, code: EXIT.ok };
}
