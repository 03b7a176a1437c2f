/**
 * New Zealand: banks and branches.
 *
 * Publisher: Payments NZ, bank branch register, as python-stdnum groups it: a line of two digits is a bank, the lines of four digits
 * below it are its branches, with ranges and lists (`0204-0205,0210`). A branch is known by bank and branch together, which is the member identification.
 *
 * The gotcha: a bank has several numbers, and only four branches have a BIC. The register holds the banks' test branches too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, type SharedHeader } from '../dataset.js';
import { memoizeByFolder } from '../read.js';
import type { Source } from '../source.js';
import { tidy, tidyBic } from '../text.js';

const FILE = 'stdnum-banks/nz.dat';

/** `0204-0205,0210` becomes `0204`, `0205`, `0210`. */
function expand(keys: string): string[] {
  return keys.split(',').flatMap((key) => {
    const [from = '', to = from] = key.split('-');
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, step) => String(Number(from) + step).padStart(from.length, '0'));
  });
}

interface Register {
  readonly banks: { readonly bankCode: string; readonly bic: null; readonly name: string | null }[];
  readonly branches: { readonly memberId: string; readonly bic: string | null; readonly name: string | null }[];
}

const readRegister = memoizeByFolder((folder): Register => {
  const register: Register = { banks: [], branches: [] };
  let bankCode = '';
  for (const line of readFileSync(join(folder, FILE), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, indent, keys, bic, kind, text] = /^( ?)([0-9,-]+) (?:bic="([^"]*)" )?(bank|branch)="([^"]*)"$/.exec(line) ?? [];
    if (keys === undefined || (indent === '') !== (kind === 'bank')) throw new Error(`${FILE}: cannot read the line ${line}`);
    const name = tidy(text);
    if (kind === 'bank') {
      bankCode = keys;
      register.banks.push({ bankCode, bic: null, name });
    } else register.branches.push(...expand(keys).map((branch) => ({ memberId: bankCode + branch, bic: tidyBic(bic), name })));
  }
  return register;
});

const HEADER: SharedHeader = {
  edition: '2026-01-05',
  confidence: 'official',
  completeness: 'complete',
  source: {
    publisher: 'Payments NZ',
    title: 'Bank branch register',
    url: 'https://www.paymentsnz.co.nz/resources/industry-registers/bank-branch-register/',
    via: 'facts read in python-stdnum, stdnum/nz/banks.dat, its ranges written out; the licence of that program is for its code, of which nothing is here',
    licence: 'NOASSERTION',
  },
};

const makeBanks = (folder: string): Dataset =>
  makeTable({ ...HEADER, dataset: 'banks/NZ' }, ['bankCode', 'bic', 'name'], readRegister(folder).banks);

const makeBranches = (folder: string): Dataset =>
  makeTable({ ...HEADER, dataset: 'branches/NZ' }, ['memberId', 'bic', 'name'], readRegister(folder).branches);

const source: Source = {
  title: 'New Zealand banks and branches',
  reads: [FILE],
  datasets: { 'banks/NZ': makeBanks, 'branches/NZ': makeBranches },
};
export default source;
