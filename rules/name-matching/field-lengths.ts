/**
 * The lengths at which fields of payment messages and of bank systems end: a name of that length may be cut off.
 *
 * The gotcha: a name may end there by chance, so that a word that goes on in the other name is no more than a close match.
 *
 * @see SWIFT user handbook, fields 50, 59 (lines of 35; option F, 33 behind the number of the line); DFÜ-Abkommen, annex 3, MT940 field 86, subfields 32 and 33
 * (27 characters each); ISO 20022 implementation guidelines of the European Payments Council, name of the creditor (70); Nacha, Operating Rules, appendix three, individual name and
 * receiving company name (22)
 */
export const FIELD_LENGTHS: readonly number[] = [
  22, // the individual in an entry of an ACH file
  27, // a subfield of MT940
  33, // a line of option F
  35, // a line of an MT
  70, // the name in SEPA, and two lines of an MT
  72, // two lines of an MT with their break
];
