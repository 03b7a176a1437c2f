/**
 * Countries and territories that use the currency of another state and are outside its clearing, by that currency.
 *
 * The gotcha: ISO 4217 lists them as entities of the currency. Ecuador pays in dollars and none of its banks has an account at the
 * Federal Reserve: a dollar on its way there still passes through a bank in New York.
 *
 * @see ISO 4217, list one, entities of a currency
 */
export const onlyUsedIn: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['AUD', 'KI NR TV'],
  ['EUR', 'ME XK'],
  ['INR', 'BT'],
  ['NZD', 'CK NU PN'],
  ['USD', 'BQ EC FM HT IO MH PA PW SV TC TL VG'],
  ['ZAR', 'LS NA'],
]);
