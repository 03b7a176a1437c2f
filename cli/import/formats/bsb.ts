/**
 * The branches of Australia by BSB, and the banks by the beginning of it: two files of one publisher.
 *
 * The gotcha: the directory puts notices into the columns of name and street (`Merged`, `Refer to BSB 012-019 08/14`), and names no bank: the key to
 * its abbreviations does, and a spreadsheet has taken the zero before some of its numbers.
 *
 * @see Australian Payments Network, BSB directory (CSV); key to abbreviations and BSB numbers (CSV)
 */
import { type ImportedRow, type ImportFormat, type Outcome, type SourceLine, textOrNull } from '../format.js';

const BRANCHES = 'branches/AU';
const BANKS = 'banks/AU';

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  [BRANCHES]: ['memberId', 'mnemonic', 'name', 'town', 'postCode', 'street', 'state', 'accepts', 'active', 'referTo'],
  [BANKS]: ['bankCode', 'name', 'mnemonic'],
};

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

function readBranch({ bsb = '', mnemonic, name = '', street = '', town, state, postCode, accepts = '' }: SourceLine): Outcome {
  const memberId = bsb.replace('-', '');
  if (!/^\d{6}$/.test(memberId)) return { refused: 'the BSB does not have six digits' };
  const referTo = successor(memberId, street);
  const isClosed = referTo !== null || /^(?:merged|closed)$/i.test(name) || CLOSED.test(name);
  const row: ImportedRow['row'] = {
    memberId,
    mnemonic: textOrNull(mnemonic),
    name: NOTICE.test(name) ? null : textOrNull(name.replace(CLOSED, '')),
    town: textOrNull(town),
    postCode: textOrNull(postCode),
    street: REFERRAL.test(street) || BSB_ALONE.test(street) ? null : textOrNull(street),
    state: textOrNull(state),
    accepts: textOrNull(accepts.replaceAll(' ', '')),
    active: isClosed ? 0 : 1,
    referTo,
  };
  return { rows: [{ dataset: BRANCHES, row }] };
}

/** Directories are keyed by three digits: a prefix of two digits is ten of three. */
const threeDigits = (prefix: string): readonly string[] =>
  prefix.length === 3 ? [prefix] : Array.from({ length: 10 }, (_, digit) => `${prefix}${digit}`);

function readBank({ mnemonic, bankName, prefixes = '' }: SourceLine): Outcome {
  const found = prefixes
    .split(',')
    .map((prefix) => prefix.trim().padStart(2, '0'))
    .filter((prefix) => prefix !== '00');
  if (found.length === 0) return { leftOut: 'a bank without a BSB' };
  if (found.some((prefix) => !/^\d{2,3}$/.test(prefix))) return { refused: 'a number does not have two or three digits' };
  const row = { name: textOrNull(bankName), mnemonic: textOrNull(mnemonic) };
  return { rows: found.flatMap(threeDigits).map((bankCode) => ({ dataset: BANKS, row: { bankCode, ...row } })) };
}

export const bsb: ImportFormat = {
  name: 'bsb',
  title: 'BSB directory of the Australian Payments Network, and its abbreviations',
  takes: [
    'CSV of eight cells without names of columns: BSB, abbreviation, name, street, town, state, post code, payments (BSBDirectory….csv)',
    'CSV of three cells without names of columns: abbreviation, bank, numbers (KEY TO ABBREVIATIONS AND BSB NUMBERS ….csv): the banks',
  ],
  unknown: [
    'The cells are those of public descriptions. We have seen no file. The directory as text, and the file of updates, are not read.',
    'The directory names no bank and neither file has BICs: import both files, one after the other. The shipped banks/AU keeps its BICs.',
    'What the payments P, E and H beside a BSB mean is known (paper, electronic, high value); whether it takes part in the New Payments Platform is not in the file.',
    'The month is in the name of the file, as May22: give --edition. The network refuses to have the file passed on.',
  ],
  layouts: [
    {
      kind: 'numbered',
      begins: /^"?\d{3}-?\d{3}"?,/,
      separator: ',',
      width: 8,
      columns: { bsb: 1, mnemonic: 2, name: 3, street: 4, town: 5, state: 6, postCode: 7, accepts: 8 },
    },
    {
      kind: 'numbered',
      begins: /^"?[A-Z0-9&]{2,4}"?,/,
      separator: ',',
      width: 3,
      columns: { mnemonic: 1, bankName: 2, prefixes: 3 },
    },
  ],
  datasets: [BRANCHES],
  also: [BANKS],
  columns: (dataset) => COLUMNS[dataset] ?? [],
  source: { publisher: 'Australian Payments Network', title: 'BSB directory', url: 'https://bsb.auspaynet.com.au' },
  confidence: 'official',
  completeness: 'partial',
  read: (line) => (line.prefixes === undefined ? readBranch(line) : readBank(line)),
};
