/**
 * Accounts at random, each in the notations that people use, for the tests of keys.
 *
 * Shares nothing with the library: lengths, check digits and notations are written down here once more, from the published descriptions.
 */

export interface WrittenAccount {
  /** What tells the account from all others, by this file alone. */
  readonly id: string;
  readonly notations: readonly object[];
}

/** A generator of numbers from 0 on, the same for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = (below: number) => number;

const digits = (random: Random, count: number): string => Array.from({ length: count }, () => random(10)).join('');
/** Digits of which the first is no zero. */
const number = (random: Random, count: number): string => `${1 + random(9)}${digits(random, count - 1)}`;
const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item;

const numeric = (text: string): string => [...text].map((each) => (/[A-Z]/.test(each) ? `${each.charCodeAt(0) - 55}` : each)).join('');
const mod = (text: string, modulus: number): number => Number(BigInt(text) % BigInt(modulus));
const weigh = (text: string, weights: readonly number[]): number =>
  [...text].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % weights.length] as number), 0);

const ibanOf = (country: string, bban: string): string =>
  `${country}${`${98 - mod(`${numeric(bban + country)}00`, 97)}`.padStart(2, '0')}${bban}`;

const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

function byIban(country: string, bban: string): readonly object[] {
  const iban = ibanOf(country, bban);
  return [
    { creditorAccount: { id: { value: iban, type: 'IBAN' } } },
    { country, currency: 'EUR', creditorAccount: { id: { value: inFours(iban).toLowerCase(), type: 'IBAN' } } },
    { creditor: { name: 'Any Name' }, creditorAccount: { id: { value: iban } } },
  ];
}

const local = (country: string, account: string, memberId?: string, more: object = {}): object => ({
  country,
  ...((memberId !== undefined || 'branchId' in more || 'bic' in more) && {
    creditorAgent: { ...(memberId !== undefined && { clearingSystemMemberId: { memberId } }), ...more },
  }),
  creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } },
});

const withoutZeros = (text: string): string => text.replace(/^0+(?=.)/, '');

const writers: Readonly<Record<string, (random: Random, germanBanks: readonly string[]) => WrittenAccount>> = {
  DE: (random, banks) => {
    const [bank, account] = [oneOf(random, banks), digits(random, 10)];
    return {
      id: `DE ${bank} ${account}`,
      notations: [
        ...byIban('DE', bank + account),
        local('DE', account, bank),
        local('DE', withoutZeros(account), inFours(bank)),
        local('DE', inFours(account), `DEBLZ${bank}`),
      ],
    };
  },
  GB: (random) => {
    // 39-20 is in no row of the table of weights, so that no check digit applies
    const [sort, account] = [`3920${digits(random, 2)}`, number(random, 8)];
    const letters = ['MONZ', 'ABCD', 'XYZQ'].map((bank) => byIban('GB', bank + sort + account)[random(3)] as object);
    const parted = sort.replace(/(..)(..)(..)/, '$1-$2-$3');
    return {
      id: `GB ${sort} ${account}`,
      notations: [
        ...letters,
        local('GB', account, sort),
        local('GB', account, parted, { bic: 'MONZGB2L' }),
        local('GB', `${sort}${account}`),
      ],
    };
  },
  FR: (random) => {
    const [bank, branch, account] = [number(random, 5), digits(random, 5), digits(random, 11)];
    const key = `${97 - mod(`${bank}${branch}${account}00`, 97)}`.padStart(2, '0');
    return { id: `FR ${bank} ${branch} ${account}`, notations: byIban('FR', bank + branch + account + key) };
  },
  BE: (random) => {
    const [bank, account] = [number(random, 3), digits(random, 7)];
    const check = `${mod(bank + account, 97) || 97}`.padStart(2, '0');
    return {
      id: `BE ${bank} ${account}`,
      notations: [...byIban('BE', bank + account + check), local('BE', `${bank}-${account}-${check}`), local('BE', bank + account + check)],
    };
  },
  DK: (random) => {
    const bank = number(random, 4);
    let account = digits(random, 10);
    // may be the bank once more, and a short number
    while (account.startsWith(bank)) account = digits(random, 10);
    return {
      id: `DK ${bank} ${account}`,
      notations: [
        ...byIban('DK', bank + account),
        local('DK', account, bank),
        local('DK', `${bank} ${account}`),
        local('DK', `${bank}-${account}`),
      ],
    };
  },
  CZ: (random) => {
    const valid = (count: number, weights: readonly number[]): string => {
      for (;;) {
        const text = number(random, count).padStart(weights.length, '0');
        if (weigh(text, weights) % 11 === 0) return text;
      }
    };
    const [bank, prefix, account] = ['0800', valid(2, [10, 5, 8, 4, 2, 1]), valid(10, [6, 3, 7, 9, 10, 5, 8, 4, 2, 1])];
    const short = `${withoutZeros(prefix)}-${withoutZeros(account)}`;
    return {
      id: `CZ ${bank} ${prefix} ${account}`,
      notations: [
        ...byIban('CZ', bank + prefix + account),
        local('CZ', `${short}/${bank}`),
        local('CZ', short, bank),
        local('CZ', prefix + account, bank),
      ],
    };
  },
  HU: (random) => {
    const check = (text: string): string => `${(10 - (weigh(text, [9, 7, 3, 1]) % 10)) % 10}`;
    const [bank, account] = [number(random, 7), number(random, 7)];
    const [first, second] = [bank + check(bank), account + check(account)];
    return {
      id: `HU ${first} ${second}`,
      notations: [
        ...byIban('HU', `${first}${second}00000000`),
        local('HU', `${first}-${second}`),
        local('HU', `${first}-${second}-00000000`),
      ],
    };
  },
  PL: (random) => {
    const [bank, account] = [number(random, 7), digits(random, 16)];
    const check = `${(10 - (weigh(bank, [3, 9, 7, 1, 3, 9, 7]) % 10)) % 10}`;
    const iban = ibanOf('PL', bank + check + account);
    return {
      id: iban,
      notations: [...byIban('PL', bank + check + account), local('PL', iban.slice(2)), local('PL', inFours(iban.slice(2)))],
    };
  },
  NO: (random) => {
    for (;;) {
      const [bank, account] = [number(random, 4), number(random, 6)];
      const check = (11 - (weigh(bank + account, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
      if (check === 10) continue;
      const whole = `${bank}${account}${check}`;
      return {
        id: `NO ${whole}`,
        notations: [...byIban('NO', whole), local('NO', whole.replace(/(.{4})(..)(.*)/, '$1.$2.$3')), local('NO', whole)],
      };
    }
  },
  US: (random) => {
    const bank = oneOf(random, ['021000021', '111000025', '121000358', '026009593']);
    const account = number(random, 6 + random(8));
    return {
      id: `US ${bank} ${account}`,
      notations: [
        local('US', account, bank),
        local('US', inFours(account), `USABA${bank}`),
        local('US', account, `//FW${bank}`, { bic: 'CHASUS33' }),
      ],
    };
  },
  AU: (random) => {
    const [bsb, account] = [`06${number(random, 4)}`, number(random, 6 + random(4))];
    return {
      id: `AU ${bsb} ${account}`,
      notations: [
        local('AU', account, bsb),
        local('AU', inFours(account), `${bsb.slice(0, 3)}-${bsb.slice(3)}`),
        local('AU', account, `BSB ${bsb}`),
      ],
    };
  },
  CA: (random) => {
    const [bank, branch, account] = [
      oneOf(random, ['001', '002', '003', '004', '006', '010']),
      number(random, 5),
      number(random, 7 + random(5)),
    ];
    return {
      id: `CA ${bank} ${branch} ${account}`,
      notations: [
        local('CA', account, `0${bank}${branch}`),
        local('CA', account, bank, { branchId: branch }),
        local('CA', account, `${branch}-${bank}`),
        local('CA', inFours(account), `//CC0${bank}${branch}`),
      ],
    };
  },
  MX: (random) => {
    const start = `${oneOf(random, ['002', '012', '014', '072'])}180${digits(random, 11)}`;
    const sum = [...start].reduce((total, digit, at) => total + ((Number(digit) * ([3, 7, 1][at % 3] as number)) % 10), 0);
    const clabe = `${start}${(10 - (sum % 10)) % 10}`;
    return { id: `MX ${clabe}`, notations: [local('MX', clabe), local('MX', inFours(clabe)), local('MX', clabe, clabe.slice(0, 3))] };
  },
  IN: (random) => {
    const [ifsc, account] = [`${oneOf(random, ['HDFC', 'SBIN', 'ICIC'])}0${digits(random, 6)}`, number(random, 11 + random(4))];
    return { id: `IN ${ifsc} ${account}`, notations: [local('IN', account, ifsc), local('IN', inFours(account), ifsc.toLowerCase())] };
  },
  JP: (random) => {
    const [bank, branch, account] = [oneOf(random, ['0001', '0005', '0009', '0010']), digits(random, 3), digits(random, 7)];
    const ordinary = (instruction: object): object => ({
      ...instruction,
      creditorAccount: { ...(instruction as { creditorAccount: object }).creditorAccount, type: 'ORDINARY' },
    });
    const written = [local('JP', account, bank + branch), local('JP', withoutZeros(account), bank, { branchId: branch })];
    return { id: `JP ${bank} ${branch} ${account}`, notations: [...written, local('JP', account, `JPZGN${bank}-${branch}`)].map(ordinary) };
  },
};

/** So many accounts, of one country after the other. */
export function* writtenAccounts(count: number, seed: number, germanBanks: readonly string[]): Generator<WrittenAccount> {
  const random = randomFrom(seed);
  const all = Object.values(writers);
  for (let at = 0; at < count; at++) yield (all[at % all.length] as (typeof all)[number])(random, germanBanks);
}
