/**
 * The countries of the European Economic Area, as their IBANs begin. A transfer to one of them needs no BIC beside the IBAN.
 *
 * The gotcha: SEPA is larger: Switzerland, the United Kingdom and others belong to it, and are outside the area.
 *
 * @see Regulation (EU) No 260/2012, article 5 (7); Agreement on the European Economic Area
 * @see European Payments Council, EPC069-12, version 3.1: the BIC is mandatory outside the area in version 002
 */
export const economicArea: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
