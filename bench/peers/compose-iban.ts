/** The IBAN of local details, by ibantools. */
import { composeIBAN } from 'ibantools';
import type { LocalInput } from '../inputs/local-details.js';
import { withVersion } from './package-version.js';

export const composer = `composeIBAN of ${withVersion('ibantools')}`;

export const composeIban = ({ country, bban }: LocalInput): string | null => composeIBAN({ countryCode: country, bban });
