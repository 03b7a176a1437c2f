/** The rules of systems and methods: of the codes that say that they do not take a field. */
export const refusalRules = {
  'required/settlement-system': 'the rules of the settlement system',
  'required/method': 'the rules of the method',
} as const;

/** Who can require a field: the rules of the codes that say it is missing. */
export const requirementRules = {
  ...refusalRules,
  'required/country': 'what payout providers and central banks ask for in the country',
} as const;
