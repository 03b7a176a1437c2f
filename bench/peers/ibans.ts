/** Packages that judge IBANs. */
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
  /** The same for an IBAN as people write it, cleaned as the package cleans it. */
  readonly isValidAsWritten?: (text: string) => boolean;
  readonly disagreements: readonly Disagreement[];
  readonly unit: 'faster' | 'share';
  /** What it is not asked for at all, and why. */
  readonly spared?: { readonly where: RegExp; readonly because: string };
}

/** It throws where the form is wrong. */
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
    spared: {
      where: /^(?:AO|B[FJ]|C[FGIMV]|DZ|FK|G[AQW]|HN|IR|KM|M[AGLNZ]|N[EI]|OM|S[NO]|T[DG]|YE)/,
      because: 'it has no layout of their country, takes everything and writes a line to the console each time',
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
