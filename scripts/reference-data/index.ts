/**
 * `npm run data [folder]`: reads every source file and writes every dataset, then the manifest.
 *
 * The source files are not part of the project; their folder is the argument, or `PAYPREP_SOURCES`, or `../shared/sources`.
 * The same source files give the same bytes.
 */
import { fileURLToPath } from 'node:url';
import type { Dataset } from '../../src/directory/dataset.js';
import { bankLists } from './bank-lists.js';
import { bankRegisters } from './bank-registers.js';
import { derivedDirectories } from './bic-directories.js';
import { bicDirectories } from './bic-list.js';
import { bsb } from './bsb.js';
import { bundesbankScl } from './bundesbank-scl.js';
import { countryRegistry } from './countries.js';
import { currencyRegistry } from './currencies.js';
import { epc } from './epc.js';
import { ifsc } from './ifsc.js';
import { ispb } from './ispb.js';
import { bankLogos } from './logos.js';
import { paymentsNz } from './payments-nz.js';
import { postCodeRegistry } from './post-codes.js';
import { sepaScope } from './sepa-scope.js';
import { subdivisions } from './subdivisions.js';
import { taiwan } from './taiwan.js';
import { ukModulus } from './uk-modulus.js';
import { write, writeManifest } from './write.js';
import { zenginCodes } from './zengin.js';

const TARGET = fileURLToPath(new URL('../../reference-data', import.meta.url));

const SOURCES: readonly ((sources: string) => Dataset[])[] = [
  bankRegisters,
  derivedDirectories,
  paymentsNz,
  ispb,
  ifsc,
  bsb,
  zenginCodes,
  taiwan,
  bankLists,
  bicDirectories,
  epc,
  bundesbankScl,
  countryRegistry,
  currencyRegistry,
  postCodeRegistry,
  subdivisions,
  sepaScope,
  bankLogos,
  ukModulus,
];

const sources = process.argv[2] ?? process.env.PAYPREP_SOURCES ?? '../shared/sources';
for (const source of SOURCES) {
  const datasets = source(sources);
  for (const dataset of datasets) write(TARGET, dataset);
  const rows = datasets.reduce((sum, dataset) => sum + dataset.rows.length, 0);
  console.log(`${source.name}: ${datasets.length} datasets, ${rows} rows`);
}
writeManifest(TARGET);
