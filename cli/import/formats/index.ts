/** The lists that `payprep data import` takes, in the order of the help. */
import type { ImportFormat } from '../format.js';
import { bankDirectoryPlus } from './bank-directory-plus.js';
import { bicDirectory } from './bic-directory.js';
import { blz } from './blz.js';
import { bsb } from './bsb.js';
import { csv } from './csv.js';
import { eiscd } from './eiscd.js';
import { epc } from './epc.js';
import { ewib } from './ewib.js';
import { fedach } from './fedach.js';
import { fedwire } from './fedwire.js';
import { gleifBicLei } from './gleif-bic-lei.js';
import { ibanPlus } from './iban-plus.js';
import { scl } from './scl.js';

export const importFormats: readonly ImportFormat[] = [
  scl,
  epc,
  blz,
  fedach,
  fedwire,
  eiscd,
  bsb,
  ewib,
  gleifBicLei,
  ibanPlus,
  bankDirectoryPlus,
  bicDirectory,
  csv,
];

export const findImportFormat = (name: string): ImportFormat | undefined => importFormats.find((format) => format.name === name);
