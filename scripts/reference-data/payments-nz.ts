/**
 * New Zealand: banks and branches.
 *
 * Publisher: Payments NZ, bank branch register, as python-stdnum groups it: two digits a bank, below it four digits a branch, with
 * ranges and lists in the keys (`0204-0205,0210`). A branch is known by bank and branch together, which is the member identification.
 *
 * The gotcha: a bank has several numbers, and a BIC stands at four branches only. The register holds the banks' test branches too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '../../src/directory/dataset.js';
import { type NationalFacts, national } from './national.js';
import { tidy, tidyBic } from './text.js';

const FACTS: Omit<NationalFacts, 'dataset'> = {
  edition: '2026-01-05',
  confidence: 'official',
  completeness: 'complete',
  source: {
    publisher: 'Payments NZ',
    title: 'Bank branch register',
    url: 'https://www.paymentsnz.co.nz/resources/industry-registers/bank-branch-register/',
    via: 'python-stdnum stdnum/nz/banks.dat, its ranges written out',
    licence: 'facts of the register',
  },
};

/** `0204-0205,0210` as `0204`, `0205`, `0210`. */
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

function readRegister(file: string): Register {
  const register: Register = { banks: [], branches: [] };
  let bankCode = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, indent, keys, bic, kind, text] = /^( ?)([0-9,-]+) (?:bic="([^"]*)" )?(bank|branch)="([^"]*)"$/.exec(line) ?? [];
    if (keys === undefined || (indent === '') !== (kind === 'bank')) throw new Error(`nz.dat: ${line}`);
    const name = tidy(text);
    if (kind === 'bank') {
      bankCode = keys;
      register.banks.push({ bankCode, bic: null, name });
    } else register.branches.push(...expand(keys).map((branch) => ({ memberId: bankCode + branch, bic: tidyBic(bic), name })));
  }
  return register;
}

export function paymentsNz(sources: string): Dataset[] {
  const { banks, branches } = readRegister(join(sources, 'stdnum-banks', 'nz.dat'));
  return [
    national({ ...FACTS, dataset: 'banks/NZ' }, ['bankCode', 'bic', 'name'], banks),
    national({ ...FACTS, dataset: 'branches/NZ' }, ['memberId', 'bic', 'name'], branches),
  ];
}
