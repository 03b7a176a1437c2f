/** Every comparison with a peer, as `docs/disagreements.md` tells them. */
import type { Comparison } from './disagreement.js';
import * as ibantools from './ibantools.js';
import { mobileNumbers, withoutPlans, withPlans } from './libphonenumber.js';
import * as one from './single-country.js';
import * as validator from './validator.js';
import { validatorIdentifiers } from './validator-identifiers.js';

export const comparisons: readonly Comparison[] = [
  ibantools.iban,
  ibantools.bic,
  validator.iban,
  validator.bic,
  validator.luhn,
  validator.email,
  validator.postCodeAsWritten,
  ...validator.postCodes(validator.PARTED_POST_CODES),
  ...validatorIdentifiers,
  withoutPlans,
  withPlans,
  mobileNumbers,
  one.cbu,
  one.clabeOfStdnum,
  one.kontonummer,
  one.newZealandAccount,
  one.cpf,
  one.cnpj,
  one.rut,
  one.clabe,
  one.cedula,
  one.ruc,
  one.kennitala,
  one.personnummer,
  one.routingNumber,
];
