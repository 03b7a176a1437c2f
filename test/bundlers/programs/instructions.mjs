/** A handful of payments: each program prints what the package says of them, and prints the same bundled and not. */
const iban = (country, value) => ({ country, creditorAccount: { id: { value, type: 'IBAN' } } });

export const instructions = [
  iban('DE', 'DE89370400440532013000'),
  iban('DE', 'DE88370400440532013000'),
  iban('AT', 'AT611904300234573201'),
  iban('CH', 'CH9300762011623852957'),
  { ...iban('FR', 'FR1420041010050500013M02606'), creditor: { name: 'Ada Example', contactDetails: { phone: '+33 1 23 45 67 89' } } },
  {
    country: 'JP',
    currency: 'JPY',
    creditorAgent: { clearingSystemMemberId: { memberId: '0001' }, branchId: '001' },
    creditorAccount: { id: { value: '1234567', type: 'ACCOUNT_NUMBER' } },
  },
];

/** Prints what `validate`, `enrich` and `explain` say of each. */
export function printAnswers({ createEngine, enrich, explain, validate }, options = {}) {
  const engine = createEngine({ on: '2026-11-20', ...options });
  for (const each of instructions) console.log(JSON.stringify([validate(each, engine), enrich(each, engine), explain(each, engine)]));
}
