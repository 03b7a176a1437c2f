/** Composes IBANs with ibantools. */
import { composeIBAN } from 'ibantools';
import type { LocalInput } from '../inputs/local-details.js';
import { withVersion } from './package-version.js';

export const composerName = `composeIBAN of ${withVersion('ibantools')}`;

export const composeIban = ({ country, bban }: LocalInput): string | null => composeIBAN({ countryCode: country, bban });
