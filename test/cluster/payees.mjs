/**
 * Payees as a table holds them, any number of them, each different and the same in every run: made-up accounts at real banks, of
 * which some are wrong in one way or another.
 */
import { readFileSync } from 'node:fs';
import { buildIban } from '../../dist/local-account.js';

/** Country → currency, the length of an account number, and a system. */
const HOMES = {
  AT: { currency: 'EUR', length: 11, system: 'SCT' },
  CH: { currency: 'CHF', length: 12, system: null },
  DE: { currency: 'EUR', length: 10, system: 'SCT' },
  LT: { currency: 'EUR', length: 11, system: null },
  LV: { currency: 'EUR', length: 13, system: 'SCT_INST' },
  NL: { currency: 'EUR', length: 10, system: 'SCT' },
  PL: { currency: 'PLN', length: 16, system: null },
  RO: { currency: 'RON', length: 16, system: null },
};

/** Among them everything that JSON, SQL and lines write in a way of their own. */
const NAMES = [
  'Lindenhof Bau GmbH',
  'Ana Peña',
  'Müller & Söhne',
  'Odile Vasseur',
  'Zielona Dolina Sp. z o.o.',
  'O\'Hara "Paints" / Sons',
  'with a tab\tand a line\nend',
  'C:\\new\\table',
  'line\u2028separator \u{1f600}',
];
const TOWNS = ['Köln', 'Zürich', 'Łódź', 'London', null];

const homes = Object.entries(HOMES).map(([country, home]) => {
  const { columns, rows } = JSON.parse(readFileSync(new URL(`../../reference-data/banks/${country}.json`, import.meta.url), 'utf8'));
  if (columns[0] !== 'bankCode' || columns[1] !== 'bic') throw new Error(`banks/${country} has other columns`);
  return { country, ...home, banks: rows.map(([code, bic]) => ({ code, bic })) };
});

/** Spreads what follows one another; always the same. */
const spread = (number, over) => (Math.imul(number, 2_654_435_761) >>> 7) % over;
const pick = (list, number) => list[spread(number, list.length)];

function accountOf({ country, length }, { code }, id) {
  const account = String(id * 7919 + 10_000_019)
    .padStart(length, '0')
    .slice(-length);
  const built = buildIban({ country, memberId: code, account });
  return built.ok ? built.iban : `${country}00${code}${account}`;
}

/** As people write it, or with a fault. */
function written(iban, id) {
  if (id % 11 === 0) return iban.toLowerCase().replace(/.{4}/g, '$& ');
  if (id % 13 === 0) return iban.slice(0, -1) + String((Number(iban.at(-1)) + 1) % 10);
  if (id % 101 === 0) return iban.slice(0, -2);
  return id % 103 === 0 ? null : iban;
}

/** The payee of this number. */
export function payee(id) {
  const home = pick(homes, id);
  const bankOfPayee = pick(home.banks, id * 31);
  const other = pick(pick(homes, id + 5).banks, id + 7);
  return {
    id,
    country: id % 97 === 0 ? null : home.country,
    currency: id % 89 === 0 ? 'EURO' : home.currency,
    name: id % 83 === 0 ? null : pick(NAMES, id * 3),
    iban: written(accountOf(home, bankOfPayee, id), id),
    bic: id % 3 === 0 ? bankOfPayee.bic : id % 29 === 0 ? other.bic : null,
    town: pick(TOWNS, id * 5),
    system: id % 2 === 0 ? home.system : null,
  };
}

/** The object with what is known of it, and no member for what is not. */
function known(members) {
  const entries = Object.entries(members).filter(([, value]) => value !== null && value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The instruction that its columns make: what is NULL there is absent here. */
export function instructionOf({ country, currency, name, iban, bic, town, system }) {
  return (
    known({
      country,
      currency,
      creditor: known({ name, address: known({ country, townName: town }) }),
      creditorAccount: known({ id: iban === null ? undefined : { value: iban, type: 'IBAN' } }),
      creditorAgent: known({ bic }),
      settlementInformation: known({ settlementSystem: system }),
    }) ?? {}
  );
}
