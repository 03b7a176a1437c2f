/**
 * Vietnam: bank identification numbers (BIN) of NAPAS, with BICs.
 *
 * A list collected by hand. Its edition is the year that the names show: LPBank has its new name, Oceanbank, MBV today, its old one.
 * The gotcha: the list gives Oceanbank the BIC of a bank of that name in Florida.
 *
 * Whether a bank receives through NAPAS 247 stands in another list, of the banks to which a VietQR code for a transfer to an account may lead:
 * such a transfer is one of NAPAS 247. A bank that is not on it is unknown.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy, tidyBicOf } from '../text.js';

const FILE = 'vietnam/banks.json';

/** BINs of the banks that receive transfers by VietQR: xuannghia/vietnam-qr-pay 1.5.1 (MIT), 2026-08-24, after the list of VietQR.io. */
const RECEIVE_BY_NAPAS_247: ReadonlySet<string> = new Set(
  `970400 970403 970405 970406 970407 970408 970409 970410 970412 970414 970415 970416 970418 970419 970421 970422 970423
    970424 970425 970426 970427 970428 970429 970430 970431 970432 970433 970434 970436 970437 970438 970439 970440 970441
    970442 970443 970444 970446 970448 970449 970452 970454 970455 970456 970457 970458 970462 970463`.split(/\s+/),
);

interface Bank {
  readonly bin: string;
  readonly code: string;
  readonly short: string;
  readonly bic: string;
  readonly name: string;
}

function makeBanks(folder: string): Dataset {
  return makeTable(
    {
      dataset: 'banks/VN',
      edition: '2024',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'NAPAS',
        title: 'Bank identification numbers (BIN) of card issuing organisations, with BICs',
        url: 'https://napas.com.vn',
        via: 'a list collected by hand from the members of NAPAS; who receives through NAPAS 247, xuannghia/vietnam-qr-pay 1.5.1 of 2026-08-24',
        licence: 'facts of a public list',
      },
    },
    ['bankCode', 'bic', 'name', 'localName', 'shortCode', 'systems'],
    readJson<readonly Bank[]>(folder, FILE).map(({ bin, code, short, bic, name }) => ({
      bankCode: bin,
      bic: tidyBicOf('VN', bic),
      name: tidy(short),
      localName: tidy(name),
      shortCode: tidy(code),
      systems: RECEIVE_BY_NAPAS_247.has(bin) ? 'VN_NAPAS_247' : null,
    })),
  );
}

const source: Source = {
  title: 'Vietnamese banks, by BIN',
  reads: [FILE],
  datasets: { 'banks/VN': makeBanks },
};
export default source;
