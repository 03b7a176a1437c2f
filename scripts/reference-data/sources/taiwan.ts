/**
 * Taiwan: bank codes and branch codes with addresses.
 *
 * Bank 3 digits, branch 4 digits; together they are the member identification. The edition is the day of the latest change in the list.
 *
 * The gotchas: subsidiaries of financial holding companies have codes like `A001` and hold no accounts; addresses abroad are
 * left out.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut, type SharedHeader } from '../dataset.js';
import { memoizeByFolder, readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const FILE = 'taiwan/banks.json';

const HEADER: SharedHeader = {
  edition: '2023-12-20',
  confidence: 'manual',
  completeness: 'partial',
  source: {
    publisher: 'Financial Supervisory Commission, Banking Bureau',
    title: '金融機構基本資料: codes, names and addresses of financial institutions',
    url: 'https://data.gov.tw/dataset/6041',
    via: 'a compilation in JSON; towns and postal codes taken from the addresses, addresses abroad left out',
    licence: 'NOASSERTION',
  },
};

interface Office {
  readonly name: string;
  readonly address: string;
}

interface Bank extends Office {
  readonly branchs: readonly (Office & { readonly branch: string })[];
}

const CITIES = '[台臺]北市|新北市|桃園市|[台臺]中市|[台臺]南市|高雄市|基隆市|新竹市|嘉義市';
const COUNTIES = '新竹縣|苗栗縣|彰化縣|南投縣|雲林縣|嘉義縣|屏東縣|宜蘭縣|花蓮縣|[台臺]東縣|澎湖縣|金門縣|連江縣';

/** Postal code, then city and district or county and township, then street: `110台北市信義區松智路1號`. */
const ADDRESS = new RegExp(`^(\\d{3,6})? ?((?:${CITIES})(?:.{1,3}?區)?|(?:${COUNTIES})(?:.{1,3}?[市鄉鎮])?) ?(.*)$`, 'u');

function office({ name, address }: Office) {
  const [, postCode, town, street] = ADDRESS.exec(tidy(address) ?? '') ?? [];
  return { name: tidy(name), town: tidy(town), postCode: tidy(postCode), street: tidy(street) };
}

const readBanks = memoizeByFolder((folder) => Object.entries(readJson<Readonly<Record<string, Bank>>>(folder, FILE)));

const makeBanks = (folder: string): Dataset =>
  makeTable(
    { ...HEADER, dataset: 'banks/TW' },
    ['bankCode', 'bic', 'name', 'town', 'postCode', 'street'],
    readBanks(folder).map(([bankCode, bank]) => ({ bankCode, bic: null, ...office(bank) })),
  );

function makeBranches(folder: string): Dataset {
  const all = readBanks(folder).flatMap(([bankCode, { branchs }]) =>
    branchs.map((branch) => ({ ...branch, memberId: bankCode + branch.branch })),
  );
  const branches = all.filter(({ memberId }) => /^\d{7}$/.test(memberId));
  reportLeftOut('branches/TW', all.length - branches.length, 'subsidiaries that are no branches');
  return makeTable(
    { ...HEADER, dataset: 'branches/TW' },
    ['memberId', 'name', 'town', 'postCode', 'street'],
    branches.map((branch) => ({ memberId: branch.memberId, ...office(branch) })),
  );
}

const source: Source = {
  title: 'Taiwanese banks and branches',
  reads: [FILE],
  datasets: { 'banks/TW': makeBanks, 'branches/TW': makeBranches },
};
export default source;
