/** `payprep systems`: lists the settlement systems, or shows what is known of one. */
import { schemes } from '../../rules/index/schemes.js';
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import { serves } from '../../src/rules-and-data/schemes.js';
import { didYouMean } from '../files/nearest.js';
import type { Arguments } from '../options/arguments.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { TextTable } from '../terminal/text-table.js';
import { type Fact, formatFacts, formatJsonLines } from './lookup.js';

const carries = ({ currencies }: SchemeRule, currency: string): boolean => currencies === 'ANY' || currencies.includes(currency);

/** The systems of a country and of a currency on a day; undefined stands for any. */
export const systemsFor = (country: string | undefined, currency: string | undefined, on: string): readonly SchemeRule[] =>
  Object.values(schemes).filter(
    (scheme) => (country === undefined || serves(scheme, country, on)) && (currency === undefined || carries(scheme, currency)),
  );

const listed = (values: readonly string[] | string): string => (typeof values === 'string' ? values.toLowerCase() : values.join(', '));

function factsOf(scheme: SchemeRule): readonly Fact[] {
  const { name, kind, countries, notIn, currencies, account, bank, membership, cap, required = [], from, until, clearingSystem } = scheme;
  return [
    ['name', name],
    ['kind', kind],
    ['countries', countries === 'SEPA' ? ['SEPA', ...(notIn ?? [])].join(' without ') : listed(countries)],
    ['currencies', listed(currencies)],
    ['account', account.join(', ')],
    ['bank', bank === 'in-account' ? 'named by the account' : bank === 'either' ? 'memberId or bic' : bank],
    ['banks', membership === 'all' ? 'every bank takes part' : 'banks choose to take part'],
    ['requires', required.map((asked) => (typeof asked === 'string' ? asked : asked.join(' or '))).join(', ')],
    ['largest payment', cap && `${cap.amount} ${cap.currency}`],
    ['ISO 20022', clearingSystem],
    ['since', from],
    ['until', until],
    ['confidence', scheme.confidence],
  ];
}

/** As JSON, with patterns as text. */
const toPlain = (scheme: SchemeRule): unknown =>
  JSON.parse(JSON.stringify(scheme, (_key, value: unknown) => (value instanceof RegExp ? value.source : value)));

export function systemsCommand({ positionals, country, currency, json }: Arguments, io: Io) {
  const [name, ...more] = positionals;
  if (more.length > 0) throw new UsageError('systems takes one system at a time: payprep systems SCT');
  if (name !== undefined) {
    const code = name.toUpperCase();
    const scheme = Object.hasOwn(schemes, code) ? schemes[code] : undefined;
    if (scheme === undefined) throw new UsageError(`there is no settlement system of this name${didYouMean(code, Object.keys(schemes))}`);
    return { text: json ? formatJsonLines([toPlain(scheme)]) : `${code}\n${formatFacts(factsOf(scheme), io.columns)}`, code: EXIT.ok };
  }
  const found = systemsFor(country, currency?.toUpperCase(), io.today());
  if (json) return { text: formatJsonLines(found.map(toPlain)), code: EXIT.ok };
  const table = new TextTable(['System', 'Kind', 'Currencies', 'Countries', 'Name'], io.columns, found.length);
  const shorten = (values: readonly string[] | string): string =>
    typeof values !== 'string' && values.length > 4 ? `${values.length}` : values === 'SEPA' ? values : listed(values);
  const rows = found.map((scheme) =>
    table.addRow([scheme.code, scheme.kind, shorten(scheme.currencies), shorten(scheme.countries), scheme.name]),
  );
  return { text: rows.join('') + table.end(), code: EXIT.ok };
}
