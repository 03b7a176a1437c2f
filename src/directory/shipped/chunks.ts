/**
 * Loads shipped datasets one at a time. The build replaces this module by a map of literal `import()` calls, so that bundlers make one
 * chunk a dataset. From source, the datasets are read as files.
 */
import type { PhoneNumbers } from '../../identifiers/phone.js';
import type { Dataset } from '../dataset.js';
import { readDataset, shippedData } from './files.js';

export const loadDataset = async (name: string): Promise<Dataset | undefined> => readDataset(name);

export const loadPhoneNumbers = async (): Promise<PhoneNumbers | undefined> => shippedData.phoneNumbers;
