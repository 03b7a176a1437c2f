/**
 * Writes `rules/samples/banks.ts`: banks of the shipped directories at which generated accounts raise no alert, by country and by type of account.
 *
 * A bank is taken where several made-up accounts at it are right along every route of its country, with every directory and with none.
 */
import { writeFileSync } from 'node:fs';
import { accounts } from '../rules/index/accounts.js';
import { schemes } from '../rules/index/schemes.js';
import { createEngine } from '../src/full.js';
import { isConnected } from '../src/identifiers/bic.js';
import { createEngine as createBareEngine } from '../src/index.js';
import type { SampleBank } from '../src/samples/account.js';
import { type Route, routesAlong } from '../src/samples/corridor.js';
import { makePayment } from '../src/samples/payment.js';
import { createRandom } from '../src/samples/random.js';
import { draftFit, type Fit } from '../src/samples/verify.js';

const FILE = 'rules/samples/banks.ts';
/** Banks of a country. */
const WANTED = 4;
/** Banks that are tried. */
const CANDIDATES = 150;
const SEEDS = 4;

const engines = [createEngine(), createBareEngine()] as const;
const [full, bare] = engines;

/** A connected BIC of the country. */
function someBic(country: string, number: number): string | undefined {
  const bics = Array.from({ length: 60 }, (_, trial) => full.data.bics(country)?.sample(number + trial)?.bic);
  return bics.find((bic) => bic !== undefined && isConnected(bic));
}

/** Bank and branch of a list of branches that has a row for each. */
function branchAt(country: string, number: number): { readonly bankCode: string; readonly branch: string } | undefined {
  const [dataset] = full.data.datasets(`branches/${country}`);
  const layout = full.rules.countries.domestic(country)?.layout;
  if (dataset === undefined || layout === undefined) return undefined;
  const row = dataset.rows[number % dataset.rows.length] ?? [];
  const cell = (name: string): string => String(row[dataset.columns.indexOf(name)] ?? '');
  const width = layout.lengths.bank ?? 0;
  const bankCode = cell('bankCode') || cell('memberId').slice(0, width);
  const branch = cell('memberId').slice(width) || (/(?:^| )(\d+)(?![^ -])/.exec(cell('branches'))?.[1] ?? '');
  return { bankCode, branch: branch.padStart(layout.lengths.branch ?? 0, '0') };
}

/** A bank of a list that has beginnings of codes: the rest is that of a branch. */
function bankOfBeginning(country: string, number: number): SampleBank | undefined {
  const [dataset] = full.data.datasets(`banks/${country}`);
  const column = dataset?.columns.indexOf('codePrefix') ?? -1;
  if (dataset === undefined || column < 0) return undefined;
  const bicAt = dataset.columns.indexOf('bic');
  const rows = dataset.rows.filter(({ [bicAt]: bic }) => typeof bic === 'string' && isConnected(bic));
  const row = rows[number % rows.length] ?? [];
  return { bankCode: String(row[column] ?? ''), bic: String(row[bicAt] ?? '') };
}

function candidateAt(country: string, at: number): SampleBank | undefined {
  const banks = full.data.banks(country);
  // spread over the whole list
  const number = at * 7919 + 13;
  const ofBeginning = bankOfBeginning(country, number);
  if (ofBeginning !== undefined) return ofBeginning;
  const known = branchAt(country, number);
  if (known !== undefined) {
    const own = banks?.byCode(known.bankCode)[0]?.bic ?? undefined;
    return { ...known, ...(own !== undefined && isConnected(own) && { bic: own }) };
  }
  const bank = banks?.sample(number);
  const bankCode = bank?.bankCode ?? '';
  // beside a bank code only the bank's own
  const bic = bank?.bic ?? (bankCode === '' ? someBic(country, number) : undefined);
  return { bankCode, ...(bic !== undefined && isConnected(bic) && { bic }) };
}

/** What is only worth knowing weighs less than any alert. */
const WEIGHTS: Readonly<Record<Fit, number>> = { exact: 0, loose: 1, none: 100 };

/** How bad accounts at the bank are, over all routes; what is above `most` is not counted further. */
function misfitsOf(bank: SampleBank, routes: readonly Route[], most: number): number {
  let misfits = 0;
  for (const route of routes) {
    const weights = Array.from({ length: SEEDS }, (_, seed) => {
      const draft = makePayment(route, createRandom(`bank ${seed}`), { isNative: false, isBicGiven: true }, bank)?.draft;
      return draft === undefined ? WEIGHTS.none : Math.max(...engines.map((engine) => WEIGHTS[draftFit(draft, undefined, engine)]));
    });
    misfits += Math.max(...weights);
    if (misfits > most) break;
  }
  return misfits;
}

/** Banks that the directory cannot choose well. */
const CHOSEN: Readonly<Record<string, readonly SampleBank[]>> = {
  // banks whose BIC goes with their code
  CN: [
    { bankCode: '102100099996', bic: 'ICBKCNBJ' },
    { bankCode: '104100000004', bic: 'BKCHCNBJ' },
    { bankCode: '105100000017', bic: 'PCBCCNBJ' },
    { bankCode: '103100000026', bic: 'ABOCCNBJ' },
  ],
  // the directory has one bank, and no BIC for it
  'MC ACCOUNT_NUMBER': ['BERLMCMC', 'UBSWMCMX', 'PMMCMCMC', 'DOAVMCMC'].map((bic) => ({ bankCode: '', bic })),
  // accounts with check digits, so that these can be wrong: most sort codes have none
  GB: [
    { bankCode: 'BARC', bic: 'BARCGB22', branch: '200000' },
    { bankCode: 'NWBK', bic: 'NWBKGB2L', branch: '600001' },
    { bankCode: 'LOYD', bic: 'LOYDGB2L', branch: '309634' },
    { bankCode: 'HBUK', bic: 'HBUKGB4B', branch: '400001' },
  ],
};

const lineOf = ({ bankCode, bic = '', branch = '' }: SampleBank): string =>
  `${bankCode || '-'} ${bic || '-'} ${branch}`.replace(/[ -]+$/, '');

const rows: string[] = [];
for (const country of Object.keys(accounts)) {
  const systems = Object.keys(schemes);
  const all = [undefined, ...systems].flatMap((system) => routesAlong({ country, system, creditorType: 'INDIVIDUAL' }, bare));
  for (const type of ['IBAN', 'ACCOUNT_NUMBER']) {
    const routes = all.filter(({ accountIdType }) => accountIdType === type);
    if (routes.length === 0) continue;
    const tried = new Map<string, { readonly misfits: number }>();
    let most = Number.POSITIVE_INFINITY;
    for (let at = 0; at < CANDIDATES; at++) {
      const chosen = CHOSEN[`${country} ${type}`] ?? CHOSEN[country];
      const bank = chosen === undefined ? candidateAt(country, at) : chosen[at];
      if (bank === undefined || tried.has(lineOf(bank))) continue;
      tried.set(lineOf(bank), { misfits: misfitsOf(bank, routes, most) });
      const counts = [...tried.values()].map(({ misfits }) => misfits).sort((one, other) => one - other);
      most = counts[WANTED - 1] ?? most;
      if (most === 0) break;
    }
    const best = [...tried].sort(([, one], [, other]) => one.misfits - other.misfits);
    const least = best[0]?.[1].misfits ?? 0;
    const lines = best
      .filter(([, { misfits }]) => misfits === least)
      .slice(0, WANTED)
      .map(([line]) => line);
    console.log(`${country} ${type}: misfits ${least} on ${routes.length} routes; ${lines.join(', ')}`);
    if (lines.some((line) => line !== '')) rows.push(`  '${country} ${type}': [${lines.map((line) => `'${line}'`).join(', ')}],`);
  }
}

writeFileSync(
  FILE,
  `/**
 * Banks of made-up accounts: bank identifier as the directory is keyed, or its beginning, BIC, branch; \`-\` for one that is not known. All are in the shipped
 * directories, and their accounts need no check that only a directory knows. Written by \`npx tsx scripts/sample-banks.ts\`.
 */
export const sampleBanks: Readonly<Record<string, readonly string[]>> = {
${rows.join('\n')}
};
`,
);
