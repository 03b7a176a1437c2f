/**
 * Three hundred pairs of payees with what is to be said of them, written by rule before anything was asked: mergers of the list, notations, BICs, names, slips,
 * and others. All payees are made up.
 */
import { readFileSync } from 'node:fs';

export interface Pair {
  readonly group: 'merger' | 'notation' | 'BIC' | 'name' | 'slip' | 'other';
  readonly name: string;
  readonly before: object;
  readonly after: object;
  /** The results that are right; undefined: any but one that says it is one account. */
  readonly result?: string;
  readonly attention: 'none' | 'note' | 'confirm';
  /** A change that has to be named. */
  readonly code?: string;
}

const times = <Value>(count: number, make: (at: number) => Value): readonly Value[] => Array.from({ length: count }, (_, at) => make(at));

/** Digits that look like those of an account, always the same. */
function digits(seed: number, length: number): string {
  let state = seed * 2654435761 + 12345;
  return times(length, (at) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return String(at === 0 ? 1 + (Math.floor(state / 65536) % 9) : Math.floor(state / 65536) % 10);
  }).join('');
}

const mod97 = (text: string): number => [...text].reduce((rest, character) => Number(`${rest}${Number.parseInt(character, 36)}`) % 97, 0);
const ibanOf = (country: string, bban: string): string => `${country}${String(98 - mod97(`${bban}${country}00`)).padStart(2, '0')}${bban}`;

const iban = (value: string, more: object = {}): object => ({
  creditor: { name: 'Ada Example' },
  creditorAccount: { id: { value, type: 'IBAN' } },
  ...more,
});
const local = (country: string, memberId: string, value: string, more: object = {}): object => ({
  country,
  creditor: { name: 'Ada Example' },
  creditorAgent: { clearingSystemMemberId: { memberId } },
  creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
  ...more,
});

const CZ_WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

/** A Czech number of ten digits whose weighted sum can be divided by eleven. */
function czechNumber(seed: number): string {
  for (let next = seed; ; next += 1000) {
    const number = digits(next, 10);
    if ([...number].reduce((sum, digit, at) => sum + Number(digit) * (CZ_WEIGHTS[at] ?? 0), 0) % 11 === 0) return number;
  }
}

interface Merger {
  readonly country: string;
  readonly code: string;
  readonly successor: string;
}

/** Mergers of which no source says what became of the numbers. */
function otherMergers(): readonly Merger[] {
  const { columns, rows } = JSON.parse(
    readFileSync(new URL('../../reference-data/registries/bank-successions.json', import.meta.url), 'utf8'),
  ) as { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | null)[])[] };
  return rows.flatMap((row) => {
    const cell = (column: string): string | null => row[columns.indexOf(column)] ?? null;
    const [country, code, successor] = [cell('country'), cell('bankCode'), cell('successor')];
    const isOther = cell('kind') === 'merged' && cell('accounts') === null;
    return isOther && country !== null && code !== null && successor?.length === code.length ? [{ country, code, successor }] : [];
  });
}

/** Rule 005700 of the Bundesbank makes one IBAN of both bank codes: a source says that it is one account. */
const WITH_ONE_IBAN: ReadonlySet<string> = new Set(['50810900']);

const mergers = (): readonly Pair[] => [
  ...times(20, (at): Pair => {
    const number = czechNumber(at);
    return {
      ...{ group: 'merger', name: `kept ${at}`, before: local('CZ', '4000', number), after: local('CZ', '2250', number) },
      ...{ result: 'BANK_MERGED', attention: 'note', code: 'BANK_MERGED' },
    };
  }),
  ...times(10, (at): Pair => {
    const after = local('CZ', '2250', czechNumber(at + 50));
    return {
      group: 'merger',
      name: `kept, another number ${at}`,
      before: local('CZ', '4000', czechNumber(at)),
      after,
      attention: 'confirm',
    };
  }),
  ...otherMergers()
    .slice(0, 30)
    .map(
      ({ country, code, successor }, at): Pair => ({
        ...{ group: 'merger', name: `of ${code} of ${country}, numbers not known` },
        ...{ before: local(country, code, digits(at, 10)), after: local(country, successor, digits(at, 10)) },
        ...(WITH_ONE_IBAN.has(code) ? ({ result: 'SAME_ACCOUNT', attention: 'none' } as const) : ({ attention: 'confirm' } as const)),
      }),
    ),
];

const grouped = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

/** Lithuania: no check digits but those of the IBAN. */
const lithuanian = (seed: number): string => ibanOf('LT', `70440${digits(seed, 11)}`);

const NOTATIONS: readonly ((text: string) => string)[] = [
  grouped,
  (text) => text.toLowerCase(),
  (text) => `IBAN ${grouped(text)}`,
  (text) => ` ${text.slice(0, 4)}-${text.slice(4, 9)}-${text.slice(9)} `,
  (text) => grouped(text.toLowerCase()).replaceAll(' ', '\u00a0'),
];

const notations = (): readonly Pair[] =>
  times(60, (at): Pair => {
    const value = lithuanian(at);
    const write = NOTATIONS[at % NOTATIONS.length] ?? grouped;
    return {
      ...{ group: 'notation', name: `${at}: ${at % NOTATIONS.length}`, before: iban(value), after: iban(write(value)) },
      ...{ result: 'SAME_ACCOUNT', attention: 'none', code: 'ACCOUNT_NOTATION' },
    };
  });

const withBic = (value: string, bic: string): object => iban(value, { creditorAgent: { bic } });

const bics = (): readonly Pair[] => [
  ...times(20, (at): Pair => {
    const value = lithuanian(at);
    return {
      ...{ group: 'BIC', name: `another ${at}`, before: withBic(value, 'CBVILT2X'), after: withBic(value, 'HABALT22') },
      ...{ result: 'SAME_ACCOUNT', attention: 'note', code: 'BIC_CHANGED' },
    };
  }),
  ...times(12, (at): Pair => {
    const value = lithuanian(at);
    const after = ['CBVILT2XXXX', 'cbvilt2x', 'CBVI LT2X', 'cbvilt2xxxx'][at % 4] ?? '';
    return {
      group: 'BIC',
      name: `another notation ${at}`,
      before: withBic(value, 'CBVILT2X'),
      after: withBic(value, after),
      attention: 'none',
    };
  }),
  ...times(8, (at): Pair => {
    const value = lithuanian(at);
    const [before, after] = at % 2 === 0 ? [iban(value), withBic(value, 'CBVILT2X')] : [withBic(value, 'CBVILT2X'), iban(value)];
    return { group: 'BIC', name: `there or not ${at}`, before, after, result: 'SAME_ACCOUNT', attention: 'note' };
  }),
];

const ONE_NAME = [
  ['Ada Example', 'ADA EXAMPLE'],
  ['Example Bau GmbH', 'EXAMPLE BAU GMBH'],
  ['Müller Bau GmbH', 'Mueller Bau GmbH'],
  ['José Ejemplo', 'Jose Ejemplo'],
  ['Ada  Example', 'Ada Example'],
] as const;
const TWO_NAMES = [
  ['Ada Example', 'Bob Other'],
  ['Example Bau GmbH', 'Other Handel AG'],
  ['Ada Example', 'Ada Other'],
  ['Ada Example', 'Ida Example'],
  ['North Example Ltd', 'South Example Ltd'],
  ['Example Steel Ltd', 'Example Steal Holdings Ltd'],
  ['Ada Example', 'Example Services Ltd'],
] as const;

const names = (): readonly Pair[] =>
  times(50, (at): Pair => {
    const isOne = at < 15;
    const list: readonly (readonly [string, string])[] = isOne ? ONE_NAME : TWO_NAMES;
    const [before = '', after = ''] = list[at % list.length] ?? [];
    const value = lithuanian(at);
    const named = (name: string): object => iban(value, { creditor: { name } });
    const expected = {
      result: before.replace(/\s+/g, ' ') === after ? undefined : 'SAME_ACCOUNT',
      attention: isOne ? 'none' : 'confirm',
    } as const;
    const { result, attention } = expected;
    return {
      group: 'name',
      name: `${at}: ${before}, ${after}`,
      before: named(before),
      after: named(after),
      ...(result && { result }),
      attention,
    };
  });

const withDigit = (text: string, at: number, digit: string): string => `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;

function swapped(text: string): string {
  const at = [...text].findIndex((digit, index) => index > 1 && digit !== text[index + 1] && index + 1 < text.length);
  return `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`;
}

const slips = (): readonly Pair[] =>
  times(40, (at): Pair => {
    const isSwap = at % 2 === 1;
    const number = digits(at + 7, 11);
    const slip = isSwap ? swapped(number) : withDigit(number, 5, String((Number(number[5]) + 1 + (at % 8)) % 10));
    const isIban = at < 20;
    const payee = (each: string): object => (isIban ? iban(ibanOf('LT', `70440${each}`)) : local('US', '021000021', each));
    const code = isSwap ? 'ACCOUNT_NUMBER_SWAPPED' : 'ACCOUNT_NUMBER_ONE_CHARACTER';
    return { group: 'slip', name: `${at}`, before: payee(number), after: payee(slip), result: 'CHANGED', attention: 'confirm', code };
  });

const others = (): readonly Pair[] =>
  times(50, (at): Pair => {
    const [value, number] = [lithuanian(at), digits(at + 3, 9)];
    const mail = (email: string): object => iban(value, { creditor: { name: 'Ada Example', contactDetails: { email } } });
    const kinds: readonly Omit<Pair, 'group' | 'name'>[] = [
      { before: iban(value), after: iban('BE68539007547034'), result: 'CHANGED', attention: 'confirm', code: 'ACCOUNT_COUNTRY_CHANGED' },
      {
        ...{ before: local('US', '021000021', number), after: local('US', '026009593', number) },
        ...{ result: 'CHANGED', attention: 'confirm', code: 'BANK_CHANGED' },
      },
      { before: iban(value), after: iban(`${value.slice(0, 8)}********`), result: 'NOT_COVERED', attention: 'confirm' },
      {
        ...{ before: iban(value), after: iban(withDigit(value, 2, String((Number(value[2]) + 1) % 10))) },
        ...{ result: 'NOT_COVERED', attention: 'confirm', code: 'ACCOUNT_INVALID' },
      },
      {
        before: mail('ada@example.com'),
        after: mail('ada@exarnple.com'),
        result: 'SAME_ACCOUNT',
        attention: 'confirm',
        code: 'EMAIL_DOMAIN_SIMILAR',
      },
      { before: mail('ada@example.com'), after: mail('bob@example.com'), result: 'SAME_ACCOUNT', attention: 'note' },
      { before: iban(value), after: {}, result: 'NOT_COVERED', attention: 'confirm' },
      { before: iban(value), after: iban(value), result: 'SAME', attention: 'none' },
      {
        ...{ before: local('US', '021000021', number), after: local('US', '021000021', `0${number}`) },
        ...{ result: 'NOT_COVERED', attention: 'confirm' },
      },
      {
        ...{ before: iban(value), after: iban(lithuanian(at + 900)) },
        ...{ result: 'CHANGED', attention: 'confirm', code: 'ACCOUNT_NUMBER_CHANGED' },
      },
    ];
    const kind = kinds[at % kinds.length];
    if (kind === undefined) throw new Error('no such kind');
    return { group: 'other', name: `${at}: ${at % kinds.length}`, ...kind };
  });

export const PAIRS: readonly Pair[] = [...mergers(), ...notations(), ...bics(), ...names(), ...slips(), ...others()];
