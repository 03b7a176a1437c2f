/** The lists that `payprep data import` takes, in the order of the help. */
import type { ImportFormat } from '../format.js';
import { blz } from './blz.js';
import { csv } from './csv.js';
import { scl } from './scl.js';

export const importFormats: readonly ImportFormat[] = [scl, blz, csv];

export const findImportFormat = (name: string): ImportFormat | undefined => importFormats.find((format) => format.name === name);
