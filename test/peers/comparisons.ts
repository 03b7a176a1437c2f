/** All comparisons with peers, in the order of `docs/disagreements.md`. */
import type { Comparison } from './disagreement.js';
import * as ibantools from './ibantools.js';
import { mobileNumbers, withoutPlans, withPlans } from './libphonenumber.js';
import * as singleCountry from './single-country.js';
import * as stdnum from './stdnum-accounts.js';
import { testSuites } from './test-suites.js';
import * as validator from './validator.js';
import { validatorIdentifiers } from './validator-identifiers.js';
import * as postCodes from './validator-post-codes.js';

export const comparisons: readonly Comparison[] = [
  ibantools.iban,
  ibantools.bic,
  validator.iban,
  validator.bic,
  validator.luhn,
  validator.email,
  postCodes.postCodeAsWritten,
  ...postCodes.postCodes(postCodes.COUNTRIES_WITH_DISAGREEMENTS),
  ...validatorIdentifiers,
  withoutPlans,
  withPlans,
  mobileNumbers,
  stdnum.cbu,
  stdnum.clabeOfStdnum,
  stdnum.kontonummer,
  stdnum.newZealandAccount,
  singleCountry.cpf,
  singleCountry.cnpj,
  singleCountry.rut,
  singleCountry.clabe,
  singleCountry.cedula,
  singleCountry.ruc,
  singleCountry.kennitala,
  singleCountry.personnummer,
  singleCountry.routingNumber,
  ...testSuites,
];
