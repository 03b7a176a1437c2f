/** Packages that check IBANs. */
import fastIban from 'fast-iban';
import iban from 'iban';
import { IBAN } from 'ibankit';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import validator from 'validator';
import type { Disagreement } from '../../test/peers/disagreement.js';
import { iban as ofIbantools } from '../../test/peers/ibantools.js';
import { iban as ofValidator } from '../../test/peers/validator.js';
import { ofBareMod97, ofFastIban, ofIban, ofIbankit } from './iban-disagreements.js';
import { bareMod97 } from './mod97.js';
import { withVersion } from './package-version.js';

export interface IbanPeer {
  readonly id: string;
  readonly name: string;
  readonly isValid: (text: string) => boolean;
  /** The same for an IBAN as people write it, with the package's own clean-up. */
  readonly isValidAsWritten?: (text: string) => boolean;
  readonly disagreements: readonly Disagreement[];
  readonly unit: 'faster' | 'share';
  /** Inputs that it is not measured with, and why. */
  readonly excluded?: { readonly where: RegExp; readonly because: string };
}

/** fast-iban throws where the format is wrong. */
function isFastIban(text: string): boolean {
  try {
    return fastIban.validateIBAN(text, true);
  } catch {
    return false;
  }
}

export const ibanPeers: readonly IbanPeer[] = [
  {
    id: 'ibantools',
    name: withVersion('ibantools'),
    isValid: (text) => isValidIBAN(text),
    isValidAsWritten: (text) => isValidIBAN(electronicFormatIBAN(text) ?? ''),
    disagreements: ofIbantools.disagreements,
    unit: 'faster',
  },
  {
    id: 'fast-iban',
    name: withVersion('fast-iban'),
    isValid: isFastIban,
    disagreements: ofFastIban,
    unit: 'faster',
    excluded: {
      where: /^(?:AO|B[FJ]|C[FGIMV]|DZ|FK|G[AQW]|HN|IR|KM|M[AGLNZ]|N[EI]|OM|S[NO]|T[DG]|YE)/,
      because: 'it does not know the country, accepts everything and prints a line for each',
    },
  },
  {
    id: 'iban',
    name: withVersion('iban'),
    isValid: iban.isValid,
    isValidAsWritten: (text) => iban.isValid(iban.electronicFormat(text)),
    disagreements: ofIban,
    unit: 'faster',
  },
  { id: 'ibankit', name: withVersion('ibankit'), isValid: (text) => IBAN.isValid(text), disagreements: ofIbankit, unit: 'faster' },
  {
    id: 'validator',
    name: withVersion('validator'),
    isValid: (text) => validator.isIBAN(text),
    isValidAsWritten: (text) => validator.isIBAN(text),
    disagreements: ofValidator.disagreements,
    unit: 'faster',
  },
  { id: 'mod-97', name: 'a bare loop modulo 97', isValid: bareMod97, disagreements: ofBareMod97, unit: 'share' },
];
