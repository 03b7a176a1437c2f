/**
 * What these rules say of numbers, beside what the package stdnum says: valid numbers, made by completing check digits, and spoilt ones.
 *
 * Where the two part, the reason stands in the table, and holds of every number on which they part.
 */
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { compileLayout } from '../../src/identifiers/layout.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { creditorModules } from './creditors.js';

type Oracle = { readonly validate: (text: string) => { readonly isValid: boolean } };

const modules: Readonly<Record<string, Readonly<Record<string, Oracle>>>> = stdnum;

/** Why the two may part over a number, and over which. */
type Reasons = Readonly<Record<string, (text: string, accepted: boolean) => boolean>>;

interface Pair {
  /** Country and type. */
  readonly of: string;
  /** The modules of stdnum, any of which may accept. */
  readonly oracles: readonly string[];
  /** What stdnum wants before the number. */
  readonly prefix?: string;
  /** stdnum wants no zeros in front. */
  readonly bare?: true;
  readonly reasons?: Reasons;
}

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Six digits of a text that are a day of neither century, or one to come. stdnum reads the calendar and the clock; a form has neither. */
const noSuchDay =
  (from: number, order: 'YYMMDD' | 'DDMMYY', month = (value: number) => value, day = (value: number) => value) =>
  (text: string): boolean => {
    const part = (at: number): number => Number(text.slice(from + at, from + at + 2));
    const [year, dayAt] = order === 'YYMMDD' ? [part(0), part(4)] : [part(4), part(0)];
    return ![1800, 1900, 2000].every((century) => isDay(century + year, month(part(2)), day(dayAt)) && century + year < 2026);
  };

/** The same where three digits of the year are there. */
const noSuchDayOfThreeDigits = (text: string): boolean => {
  const rest = Number(text.slice(4, 7));
  const year = rest + (rest < 800 ? 2000 : 1000);
  return text[4] === '8' || year > 2025 || !isDay(year, Number(text.slice(2, 4)), Number(text.slice(0, 2)));
};

const CALENDAR = 'the calendar: there is no such day, in one of the centuries, or it is yet to come';
const calendar = (...day: Parameters<typeof noSuchDay>): Reasons => ({ [CALENDAR]: noSuchDay(...day) });

/** Of ten digits, with 20 for a day that ran out of numbers; of nine without. */
const RC_MONTH = /^\d\d(?:[05][1-9]|[16][0-2]|(?:[27][1-9]|[38][0-2])(?=\d{6}$))/;

const LEADING_ZERO: Reasons = { 'no number begins with 0': (text) => text.startsWith('0') };

const pairs: readonly Pair[] = [
  {
    of: 'AD NRT',
    oracles: ['ad.nrt'],
    reasons: { 'stdnum knows ranges of numbers for A, F and L': (text, accepted) => accepted && /^[AFL]/.test(text) },
  },
  { of: 'AL NIPT', oracles: ['al.nipt'], reasons: { 'stdnum reads a date in it': (_, accepted) => accepted } },
  { of: 'AT UID', oracles: ['at.uid'], prefix: 'U' },
  { of: 'AT STNR', oracles: ['at.tin'], reasons: { 'stdnum knows the tax offices': (_, accepted) => accepted } },
  { of: 'AT SVNR', oracles: ['at.vnr'], reasons: calendar(4, 'DDMMYY') },
  { of: 'AT FN', oracles: ['at.businessid'] },
  { of: 'AZ VOEN', oracles: ['az.tin'], reasons: { 'stdnum has no check digit': (_, accepted) => !accepted } },
  { of: 'BA JMBG', oracles: ['ba.jmbg'], reasons: { [CALENDAR]: noSuchDayOfThreeDigits } },
  {
    of: 'BE NN',
    oracles: ['be.nn', 'be.bis'],
    reasons: {
      ...calendar(0, 'YYMMDD', (month) => month % 20),
      'stdnum takes 00, 98 and 99 for check digits': (text) => /(?:00|98|99)$/.test(text),
    },
  },
  { of: 'BE KBO', oracles: ['be.vat'], reasons: { 'numbers begin with 0 or 1': (text) => /^[2-9]/.test(text) } },
  {
    of: 'BG EIK',
    oracles: ['bg.vat'],
    reasons: {
      'thirteen digits': (text) => text.length === 13,
      'stdnum: begins with 0 to 3 or 9; no rule says so': (text) => /^[4-8]/.test(text),
    },
  },
  {
    of: 'BG EGN',
    oracles: ['bg.egn'],
    reasons: { ...calendar(0, 'YYMMDD', (month) => month % 20), 'stdnum takes months above 52': (text) => text.slice(2, 4) > '52' },
  },
  { of: 'BG LNCH', oracles: ['bg.pnf'] },
  {
    of: 'BY UNP',
    oracles: ['by.unp'],
    reasons: { 'letters stand at both places or at none; no region is 0': (text) => /^(?:0|\d[A-Z]|[A-Z]\d)/.test(text) },
  },
  { of: 'CH AHV', oracles: ['ch.ssn'] },
  { of: 'CH UID', oracles: ['ch.uid'], prefix: 'CHE' },
  { of: 'CY TIC', oracles: ['cy.vat'], reasons: { 'no number begins with 12': (text) => text.startsWith('12') } },
  { of: 'CZ ICO', oracles: ['cz.ico'], reasons: { 'stdnum: no number begins with 9; no rule says so': (text) => text.startsWith('9') } },
  {
    of: 'CZ RC',
    oracles: ['cz.rc'],
    reasons: {
      ...calendar(0, 'YYMMDD', (month) => (month % 50) % 20),
      'a 10 was written 0 until 1985 only': (text) => text.length === 10 && text.endsWith('0'),
      'stdnum takes months that no number has': (text) => !RC_MONTH.test(text),
    },
  },
  {
    of: 'DE IDNR',
    oracles: ['de.idnr'],
    reasons: { 'among the first ten digits one stands twice or thrice: not checked': (text) => new Set(text.slice(0, 10)).size !== 9 },
  },
  { of: 'DE USTIDNR', oracles: ['de.vat'], reasons: LEADING_ZERO },
  { of: 'DK CPR', oracles: ['dk.cpr'], reasons: calendar(0, 'DDMMYY') },
  { of: 'DK CVR', oracles: ['dk.cvr'], reasons: LEADING_ZERO },
  { of: 'DZ NIF', oracles: ['dz.nif'] },
  {
    of: 'EE ISIKUKOOD',
    oracles: ['ee.ik'],
    reasons: { ...calendar(1, 'YYMMDD'), 'stdnum takes the centuries to come': (text) => /^[0789]/.test(text) },
  },
  { of: 'EE REGISTRIKOOD', oracles: ['ee.registrikood'] },
  { of: 'EE KMKR', oracles: ['ee.kmkr'] },
  { of: 'EG TN', oracles: ['eg.tn'] },
  { of: 'ES DNI', oracles: ['es.dni'] },
  { of: 'ES NIE', oracles: ['es.nie'] },
  { of: 'ES NIF', oracles: ['es.nif'], reasons: { 'stdnum: any of the three others, too': (text) => !/^[KLM]/.test(text) } },
  {
    of: 'ES CIF',
    oracles: ['es.cif'],
    reasons: { 'some entities have a letter, some a digit; stdnum takes either': (text) => /^[ABEHNPQRSW]/.test(text) },
  },
  {
    of: 'FI HETU',
    oracles: ['fi.hetu'],
    reasons: {
      ...calendar(0, 'DDMMYY'),
      'without a sign of the century, or with one of those added in 2023': (text) => text.length === 10 || !/^\d{6}A/.test(text),
      'serial numbers from 900 are for tests, 000 and 001 for none': (text) => /9..$/.test(text.slice(-4, -1)) || /00[01].$/.test(text),
    },
  },
  { of: 'FI YTUNNUS', oracles: ['fi.ytunnus'] },
  { of: 'FR SPI', oracles: ['fr.nif'] },
  { of: 'FR SIREN', oracles: ['fr.siren'] },
  {
    of: 'FR SIRET',
    oracles: ['fr.siret'],
    reasons: {
      'stdnum does not check the SIREN inside': (_, accepted) => !accepted,
      'La Poste': (text, accepted) => accepted && text.startsWith('356000000'),
    },
  },
  {
    of: 'FR TVA',
    oracles: ['fr.tva'],
    reasons: { 'a key with letters is not checked': (text) => !/^\d\d/.test(text), Monaco: (text) => text.slice(2, 5) === '000' },
  },
  {
    of: 'FR NIR',
    oracles: ['fr.nir'],
    reasons: {
      'stdnum knows months and departments': (_, accepted) => accepted,
      'the first digit is 1 to 4, 7 or 8': (text) => /^[0569]/.test(text),
    },
  },
  { of: 'GB NINO', oracles: ['gb.nino'] },
  { of: 'GB UTR', oracles: ['gb.utr'] },
  {
    of: 'GB VAT',
    oracles: ['gb.vat'],
    reasons: {
      'stdnum: the two newer ways only from 100 on': (text) => /^0\d{8}/.test(text),
      'stdnum: any two letters before three digits': (text) => /^[A-Z]/.test(text),
    },
  },
  { of: 'GH TIN', oracles: ['gh.tin'] },
  { of: 'GR AFM', oracles: ['gr.vat'] },
  { of: 'GR AMKA', oracles: ['gr.amka'], reasons: calendar(0, 'DDMMYY') },
  { of: 'HR OIB', oracles: ['hr.oib'] },
  { of: 'HU ADOSZAM', oracles: ['hu.anum'], reasons: { 'with VAT code and county': (text) => text.length === 11 } },
  {
    of: 'IE PPS',
    oracles: ['ie.pps', 'ie.vat'],
    reasons: {
      'stdnum takes any second letter': (text) => /[J-Z]$/.test(text.slice(8)),
      'stdnum takes + and *, and any letter in front': (text) => /^\d[A-Z]/.test(text),
    },
  },
  { of: 'IL TZ', oracles: ['il.idnr'] },
  { of: 'IL HP', oracles: ['il.hp'] },
  {
    of: 'IS KENNITALA',
    oracles: ['is.kennitala'],
    reasons: {
      ...calendar(0, 'DDMMYY', undefined, (day) => day % 40),
      'system numbers begin with 8 or 9': (text) => /^[89]/.test(text),
      'the last digit is 8, 9 or 0: the century': (text) => /[1-7]$/.test(text),
    },
  },
  { of: 'IS VSK', oracles: ['is.vsk'] },
  { of: 'IT CF', oracles: ['it.codicefiscale'], reasons: { 'stdnum reads the date': (_, accepted) => accepted } },
  {
    of: 'IT PIVA',
    oracles: ['it.iva'],
    reasons: {
      'stdnum knows the offices, digits eight to ten, and refuses seven zeros': (text) =>
        text.startsWith('0000000') || !/^(?:0\d\d|100|120|121|888|999)$/.test(text.slice(7, 10)) || text.slice(7, 10) === '000',
    },
  },
  { of: 'KE PIN', oracles: ['ke.pin'] },
  { of: 'LI PEID', oracles: ['li.peid'] },
  {
    of: 'LT ASMENS_KODAS',
    oracles: ['lt.asmens'],
    reasons: { ...calendar(1, 'YYMMDD'), 'stdnum takes the centuries to come, and none': (text) => /^[0789]/.test(text) },
  },
  { of: 'LT PVM', oracles: ['lt.pvm'] },
  { of: 'LU TVA', oracles: ['lu.tva'] },
  { of: 'LV PK', oracles: ['lv.pvn'], reasons: { ...calendar(0, 'DDMMYY'), 'codes since 2017': (text) => /^3[2-9]/.test(text) } },
  { of: 'LV REGNR', oracles: ['lv.pvn'], reasons: { 'people have those': (text) => /^[0-3]/.test(text) } },
  { of: 'MA ICE', oracles: ['ma.ice'] },
  { of: 'MC TVA', oracles: ['mc.tva'] },
  { of: 'MD IDNO', oracles: ['md.idno'], reasons: { 'the first digit says whose it is': (text) => !/^1/.test(text) } },
  { of: 'MD IDNP', oracles: ['md.idno'], reasons: { 'the first digit says whose it is': (text) => !/^[02]/.test(text) } },
  { of: 'ME JMBG', oracles: ['me.jmbg'], reasons: { [CALENDAR]: noSuchDayOfThreeDigits } },
  { of: 'ME PIB', oracles: ['me.pib'] },
  { of: 'MK EMBG', oracles: ['mk.jmbg'], reasons: { [CALENDAR]: noSuchDayOfThreeDigits } },
  { of: 'MK EDB', oracles: ['mk.edb'] },
  { of: 'MT VAT', oracles: ['mt.vat'], reasons: LEADING_ZERO },
  {
    of: 'MU NID',
    oracles: ['mu.nid'],
    reasons: { ...calendar(1, 'DDMMYY'), 'where nothing is left over stdnum writes H, for a 17': (text) => /[0H]$/.test(text) },
  },
  { of: 'MZ NUIT', oracles: ['mz.nuit'] },
  { of: 'MZ BI', oracles: ['mz.bi'] },
  { of: 'NL BSN', oracles: ['nl.bsn'] },
  { of: 'NL BTW', oracles: ['nl.btw'], reasons: { 'suffixes begin with 01': (text) => text.endsWith('B00') } },
  { of: 'NO FNR', oracles: ['no.fodselsnummer'], reasons: calendar(0, 'DDMMYY', undefined, (day) => day % 40) },
  { of: 'NO ORGNR', oracles: ['no.orgnr'] },
  { of: 'PL NIP', oracles: ['pl.nip'] },
  { of: 'PL PESEL', oracles: ['pl.pesel'], reasons: calendar(0, 'YYMMDD', (month) => month % 20) },
  { of: 'PL REGON', oracles: ['pl.regon'] },
  { of: 'PT NIF', oracles: ['pt.nif'], reasons: { 'the first digits say whose it is': (text) => !/^(?:[123]|45)/.test(text) } },
  { of: 'PT NIPC', oracles: ['pt.nif'], reasons: { 'the first digits say whose it is': (text) => /^(?:[0-3]|45)/.test(text) } },
  { of: 'RO CNP', oracles: ['ro.cnp'], reasons: { ...calendar(1, 'YYMMDD'), 'stdnum knows the counties': (_, accepted) => accepted } },
  { of: 'RO CUI', oracles: ['ro.cui'], bare: true },
  { of: 'RS JMBG', oracles: ['rs.jmbg'], reasons: { [CALENDAR]: noSuchDayOfThreeDigits } },
  { of: 'RS PIB', oracles: ['rs.pib'] },
  { of: 'RU INN', oracles: ['ru.inn'] },
  {
    of: 'SE PERSONNUMMER',
    oracles: ['se.personnummer'],
    reasons: { [CALENDAR]: (_, accepted) => accepted, 'coordination numbers': (text) => Number(text.slice(-6, -4)) > 60 },
  },
  { of: 'SE ORGNR', oracles: ['se.orgnr'], reasons: { 'the third digit is at least 2': (text) => /^..[01]/.test(text) } },
  { of: 'SE MOMS', oracles: ['se.vat'], reasons: { 'stdnum: the suffix is 01; it may count': (text) => !text.endsWith('01') } },
  {
    of: 'SI DAVCNA',
    oracles: ['si.ddv'],
    reasons: { ...LEADING_ZERO, 'stdnum writes 1 where nothing is left over': (text) => text.endsWith('1') },
  },
  { of: 'SI EMSO', oracles: ['si.emso'], reasons: { [CALENDAR]: noSuchDayOfThreeDigits } },
  { of: 'SK DIC', oracles: ['sk.dph'], reasons: { 'stdnum: begins with 2 to 4 or 7 to 9': (text) => /^[156]/.test(text) } },
  {
    of: 'SK RC',
    oracles: ['sk.rc'],
    reasons: {
      ...calendar(0, 'YYMMDD', (month) => (month % 50) % 20),
      'a 10 was written 0 until 1985 only': (text) => text.length === 10 && text.endsWith('0'),
      'stdnum takes months that no number has': (text) => !RC_MONTH.test(text),
    },
  },
  {
    of: 'SM COE',
    oracles: ['sm.coe'],
    bare: true,
    reasons: { 'stdnum knows which numbers below 100 there are': (text) => Number(text) < 100 },
  },
  { of: 'TN MF', oracles: ['tn.mf'] },
  { of: 'TR TCKN', oracles: ['tr.tckimlik'] },
  { of: 'TR VKN', oracles: ['tr.vkn'] },
  { of: 'UA EDRPOU', oracles: ['ua.edrpou'] },
  { of: 'UA RNTRC', oracles: ['ua.rntrc'] },
  { of: 'ZA ID', oracles: ['za.idnr'], reasons: calendar(0, 'YYMMDD') },
  { of: 'ZA TIN', oracles: ['za.tin'] },
  { of: 'ZA VAT', oracles: ['za.vat'] },
];

const ALPHABETS: Readonly<Record<string, string>> = {
  n: '0123456789',
  a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  c: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

/** The fields that check; where none is named so, the last characters do. */
const CHECKING = /^(?:check|first|second|key|sirenCheck)$/;

/** Where a number has more completions than this, fewer numbers make as many texts. */
const MANY = 100;

/** Every text that differs in the check digits only. */
function completions(text: string, layout: string): readonly string[] {
  const { spans, classes, length } = compileLayout(layout);
  const named = Object.entries(spans).filter(([name]) => CHECKING.test(name));
  const spread = named.flatMap(([, { start, end }]) => Array.from({ length: end - start }, (_, at) => start + at));
  const places = spread.length > 0 ? spread : [length - 1];
  const many = (): number => places.reduce((product, place) => product * (ALPHABETS[classes[place] ?? '']?.length ?? 1), 1);
  while (many() > 1000) places.shift();
  let texts = [text];
  for (const place of places) {
    const alphabet = ALPHABETS[classes[place] ?? ''] ?? '';
    texts = texts.flatMap((one) => [...alphabet].map((character) => one.slice(0, place) + character + one.slice(place + 1)));
  }
  return texts;
}

describe.each(pairs)('$of', ({ of, oracles, prefix = '', bare, reasons = {} }) => {
  const [code = '', type = ''] = of.split(' ');
  const identifiers = (creditors[code]?.identifiers ?? []).filter((identifier) => identifier.type === type);
  const accepts = (text: string): boolean => identifiers.some((identifier) => inspectIdentifier(identifier, text).problem === undefined);
  const oracle = oracles.map((name) => {
    const [country = '', module = ''] = name.split('.');
    const found = modules[country.toUpperCase()]?.[module];
    if (found === undefined) throw new Error(`stdnum has no ${name}`);
    return found;
  });
  const oracleAccepts = (text: string): boolean =>
    oracle.some(({ validate }) => validate(prefix + (bare ? text.replace(/^0+/, '') : text)).isValid);
  const excused = (text: string, accepted: boolean): boolean => Object.values(reasons).some((holds) => holds(text, accepted));

  const examples = creditorModules.find((module) => module.code === code)?.examples[type]?.valid ?? [];
  /** An example, in full, beside the layout that reads it. */
  const seeds = identifiers.flatMap((identifier) =>
    examples.flatMap((example) => {
      const reading = inspectIdentifier(identifier, example);
      return reading.problem === undefined ? [{ layout: identifier.layout, text: reading.text }] : [];
    }),
  );

  test('the two agree, but for what is said', () => {
    expect(seeds.length).toBeGreaterThan(0);
    const parted = new Set<string>();
    let accepted = 0;
    const changed = fc
      .tuple(fc.constantFrom(...seeds), fc.array(fc.tuple(fc.nat(34), fc.nat(35)), { maxLength: 8 }))
      .map(([{ layout, text }, changes]) => {
        const { classes, length } = compileLayout(layout);
        let result = text;
        for (const [place, character] of changes) {
          const at = place % length;
          const alphabet = ALPHABETS[classes[at] ?? ''] ?? '';
          result = result.slice(0, at) + (alphabet[character % alphabet.length] ?? '') + result.slice(at + 1);
        }
        return { layout, text: result };
      });
    fc.assert(
      fc.property(changed, ({ layout, text }) => {
        for (const one of [text, ...completions(text, layout)]) {
          const isAccepted = accepts(one);
          if (isAccepted) accepted++;
          if (isAccepted !== oracleAccepts(one) && !excused(one, isAccepted)) parted.add(`${one} ${isAccepted ? 'ours' : 'theirs'}`);
        }
      }),
      { numRuns: seeds.some(({ text, layout }) => completions(text, layout).length > MANY) ? 15 : 60, seed: 20_261_121 },
    );
    expect([...parted].slice(0, 6)).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  });
});
