/** Who can require a field: the rules of the codes that say it is missing. */
export const requirementRules = {
  'demand/settlement-system': 'the rules of the settlement system',
  'demand/method': 'the rules of the method',
  'demand/country': 'what payout providers and central banks ask for in the country',
} as const;
