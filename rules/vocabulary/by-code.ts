/** Rules in the order of a list, by the code that each holds. */
export const byCode = <Rule extends { readonly code: string }>(rules: readonly Rule[]): Readonly<Record<string, Rule>> =>
  Object.fromEntries(rules.map((rule) => [rule.code, rule]));
