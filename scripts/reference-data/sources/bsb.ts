/**
 * Australia: banks by the first two or three digits of a BSB, and every BSB.
 *
 * Publisher: Australian Payments Network, as compiled by zepto/bsb. No prefix is the beginning of another one: a BSB has one bank.
 *
 * In `branches/AU`, `active` is 0 for a BSB that was merged or closed; `referTo` is the BSB that took its place, where the list names
 * it. `accepts` has P (paper), E (electronic) and H (high value): without E no direct entry payment arrives.
 *
 * The gotcha: the list puts these notices into the columns of name and street (`Merged`, `Refer to BSB 012-019 08/14`, `Relocated`).
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, type SharedHeader } from '../dataset.js';
import { memoizeByFolder, readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const BANKS = 'bsb/bsb_bank_list.json';
const BRANCHES = 'bsb/bsb_db.json';

const HEADER: SharedHeader = {
  edition: '2024-09',
  confidence: 'official',
  completeness: 'partial',
  source: {
    publisher: 'Australian Payments Network',
    title: 'BSB directory',
    url: 'https://bsb.auspaynet.com.au',
    via: 'zepto/bsb; an old edition: BSBs issued since are not in it',
    licence: 'MIT',
  },
};

/** Mnemonic, name, street, suburb, state, postcode, payments. */
type Entry = readonly [string, string, string, string, string, string, string];
type Banks = Readonly<Record<string, string>>;

/** Banks whose name begins with their mnemonic. The list also puts the mnemonic before other names, where it is removed. */
const NAMED_AS_THEIR_MNEMONIC = ['AMP', 'BNP', 'DBS', 'IMB', 'ING', 'KEB', 'UBS'];

const prefixOf = (bsb: string, banks: Banks): string => (bsb.slice(0, 3) in banks ? bsb.slice(0, 3) : bsb.slice(0, 2));

function bankName(name: string, mnemonic: string | undefined): string | null {
  const [first = ''] = name.split(' ', 1);
  return tidy(first === mnemonic && !NAMED_AS_THEIR_MNEMONIC.includes(first) ? name.slice(first.length) : name);
}

/** Notices in the columns of name and street. */
const NOTICE = /^(?:merged|closed|relocated|relocation)$/i;
const CLOSED = / ?\(closed\)$/i;
const REFERRAL = /^(?:refer|merging)\b/i;
const BSB_ALONE = /^\d{3}-\d{3}$/;

/** The BSB that took over. A branch that has moved refers to itself, which is no successor. */
function successor(bsb: string, street: string): string | null {
  const [, bank = '', branch = ''] = /(\d{3})-?(\d{3})/.exec(REFERRAL.test(street) ? street : '') ?? [];
  const other = bank + branch;
  return other === '' || other === bsb ? null : other;
}

function branchRecord(bsb: string, [mnemonic, name, street, town, state, postCode, accepts]: Entry) {
  const referTo = successor(bsb, street);
  const isClosed = referTo !== null || /^(?:merged|closed)$/i.test(name) || CLOSED.test(name);
  return {
    memberId: bsb,
    mnemonic,
    name: NOTICE.test(name) ? null : tidy(name.replace(CLOSED, '')),
    town: tidy(town),
    postCode: tidy(postCode),
    street: REFERRAL.test(street) || BSB_ALONE.test(street) ? null : tidy(street),
    state: tidy(state),
    accepts: accepts.replaceAll(' ', ''),
    active: isClosed ? 0 : 1,
    referTo,
  };
}

/** Directories are keyed by three digits: a prefix of two digits is ten of three. */
const threeDigits = (prefix: string): string[] =>
  prefix.length === 3 ? [prefix] : Array.from({ length: 10 }, (_, digit) => `${prefix}${digit}`);

const readBanks = memoizeByFolder((folder) => readJson<Banks>(folder, BANKS));
const readBranches = memoizeByFolder((folder) => Object.entries(readJson<Readonly<Record<string, Entry>>>(folder, BRANCHES)));

function makeBanks(folder: string): Dataset {
  const banks = readBanks(folder);
  const mnemonics = new Map(readBranches(folder).map(([number, [mnemonic]]) => [prefixOf(number, banks), mnemonic]));
  return makeTable(
    { ...HEADER, dataset: 'banks/AU' },
    ['bankCode', 'bic', 'name', 'mnemonic'],
    Object.entries(banks).flatMap(([prefix, name]) => {
      const mnemonic = mnemonics.get(prefix);
      const record = { bic: null, name: bankName(name, mnemonic), mnemonic: mnemonic ?? null };
      return threeDigits(prefix).map((bankCode) => ({ bankCode, ...record }));
    }),
  );
}

const makeBranches = (folder: string): Dataset =>
  makeTable(
    { ...HEADER, dataset: 'branches/AU' },
    ['memberId', 'mnemonic', 'name', 'town', 'postCode', 'street', 'state', 'accepts', 'active', 'referTo'],
    readBranches(folder).map(([number, entry]) => branchRecord(number, entry)),
  );

const source: Source = {
  title: 'Australian banks and branches, by BSB',
  reads: [BANKS, BRANCHES],
  datasets: { 'banks/AU': makeBanks, 'branches/AU': makeBranches },
};
export default source;
