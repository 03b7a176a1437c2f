/**
 * The shipped datasets, one at a time. The build puts a map of literal `import()` calls in this module's place, so that every bundler
 * sees one chunk a dataset; from source they are read as files.
 */
import type { PhoneNumbers } from '../../identifiers/phone.js';
import type { Dataset } from '../dataset.js';
import { readDataset, shippedData } from './files.js';

export const loadDataset = async (name: string): Promise<Dataset | undefined> => readDataset(name);

export const loadPhoneNumbers = async (): Promise<PhoneNumbers | undefined> => shippedData.phoneNumbers;
