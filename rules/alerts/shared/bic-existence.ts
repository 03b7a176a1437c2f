/** Who can say that a BIC does not exist: the rules of the codes that say it. */
export const bicExistence = {
  'bic/location': 'ISO 20022, BICIdentifier',
  'bic/directory': 'the country’s BIC directory, see editions',
  'bic/closed': 'the country’s bank directory, see editions',
} as const;

/** A BIC that went out of use when its bank became part of another one. */
export const discontinuedBic = {
  severity: 'warning',
  rules: { 'bic/merged': 'the list of banks that were merged, with its sources, and the lists of today that lack the BIC; see editions' },
  cause: 'The payment is forwarded at best, and returned at worst.',
} as const;
