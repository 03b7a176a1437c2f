/** Who can say that a BIC does not exist: the rules of the codes that say it. */
export const bicExistence = {
  'bic/location': 'ISO 20022, BICIdentifier',
  'bic/directory': 'the country’s BIC directory, see editions',
  'bic/closed': 'the country’s bank directory, see editions',
} as const;
