/**
 * Writes `rules/samples/banks.ts`: banks of the shipped directories at which made-up accounts raise nothing, by country and by type of account.
 *
 * A bank is taken where several made-up accounts at it are right along every route of its country, with every directory and with none.
 */
import { writeFileSync } from 'node:fs';
import { accounts } from '../rules/index/accounts.js';
import { schemes } from '../rules/index/schemes.js';
import { createEngine } from '../src/full.js';
import { createEngine as createBareEngine } from '../src/index.js';
import { isConnected } from '../src/identifiers/bic.js';
import type { SampleBank } from '../src/samples/account.js';
import { type Route, routesAlong } from '../src/samples/corridor.js';
import { makePayment } from '../src/samples/payment.js';
import { createRandom } from '../src/samples/random.js';
import { fitOf } from '../src/samples/verify.js';

const FILE = 'rules/samples/banks.ts';
/** Banks of a country. */
const WANTED = 4;
/** Banks that are tried. */
const CANDIDATES = 150;
const SEEDS = 4;

const engines = [createEngine(), createBareEngine()] as const;
const [full, bare] = engines;

function candidateAt(country: string, at: number): SampleBank | undefined {
  const banks = full.data.banks(country);
  // spread over the whole list
  const number = at * 7919 + 13;
  const bank = banks?.sample(number);
  const bankCode = bank?.bankCode ?? '';
  const bic = bank?.bic ?? full.data.bics(country)?.sample(number)?.bic;
  const branch = full.data.branches(country)?.sample(bankCode);
  if (full.data.branches(country) !== undefined && branch === undefined) return undefined;
  const width = full.rules.countries.domestic(country)?.layout.lengths.branch;
  return {
    bankCode,
    ...(bic !== undefined && isConnected(bic) && { bic }),
    ...(branch !== undefined && width !== undefined && { branch: branch.padStart(width, '0') }),
  };
}

/** How many routes the bank fails on. */
function misfitsOf(bank: SampleBank, routes: readonly Route[], most: number): number {
  let misfits = 0;
  for (const route of routes) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const draft = makePayment(route, createRandom(`bank ${seed}`), false, bank);
      if (draft !== undefined && engines.every((engine) => fitOf(draft, undefined, engine) === 'exact')) continue;
      misfits++;
      break;
    }
    if (misfits > most) break;
  }
  return misfits;
}

const lineOf = ({ bankCode, bic = '', branch = '' }: SampleBank): string => `${bankCode || '-'} ${bic || '-'} ${branch}`.replace(/[ -]+$/, '');

const rows: string[] = [];
for (const country of Object.keys(accounts)) {
  const systems = Object.keys(schemes);
  const all = [undefined, ...systems].flatMap((system) => routesAlong({ country, system, creditorType: 'INDIVIDUAL' }, bare));
  for (const type of ['IBAN', 'ACCOUNT_NUMBER']) {
    const routes = all.filter(({ accountIdType }) => accountIdType === type);
    if (routes.length === 0) continue;
    const tried = new Map<string, { readonly misfits: number }>();
    let most = routes.length;
    for (let at = 0; at < CANDIDATES; at++) {
      const bank = candidateAt(country, at);
      if (bank === undefined || tried.has(lineOf(bank))) continue;
      tried.set(lineOf(bank), { misfits: misfitsOf(bank, routes, most) });
      const counts = [...tried.values()].map(({ misfits }) => misfits).sort((one, other) => one - other);
      most = counts[WANTED - 1] ?? most;
      if (most === 0) break;
    }
    const best = [...tried].sort(([, one], [, other]) => one.misfits - other.misfits);
    const least = best[0]?.[1].misfits ?? 0;
    const lines = best.filter(([, { misfits }]) => misfits === least).slice(0, WANTED).map(([line]) => line);
    console.log(`${country} ${type}: ${least} of ${routes.length} routes fail; ${lines.join(', ')}`);
    if (lines.some((line) => line !== '')) rows.push(`  '${country} ${type}': [${lines.map((line) => `'${line}'`).join(', ')}],`);
  }
}

writeFileSync(
  FILE,
  `/**
 * Banks of made-up accounts: bank identifier as the directory is keyed, BIC, branch; \`-\` for one that is not known. All are in the shipped
 * directories, and their accounts need no check that only a directory knows. Written by \`npx tsx scripts/sample-banks.ts\`.
 */
export const sampleBanks: Readonly<Record<string, readonly string[]>> = {
${rows.join('\n')}
};
`,
);
