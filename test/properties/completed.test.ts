/** What `enrich` writes down can be put into the payment: one that was OK stays OK, and is completed in the same way. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import { type Enrichments, enrich, explain, validate } from '../../src/full.js';
import { runs } from '../runs.js';
import { type Account, engine, poolOf } from './accounts.js';

const RUNS = runs(2_000);

interface Agent {
  readonly bic?: string | undefined;
  readonly branchId?: string | undefined;
  readonly clearingSystemMemberId?: { readonly memberId: string } | undefined;
}

interface Instruction {
  readonly country: string;
  readonly creditorAgent: Agent;
  readonly creditorAccount?: { readonly id: { readonly value: string; readonly type: string } } | undefined;
}

/** The branches of an account: its own, others, and what is left where bank and branch were parted anywhere. */
const BRANCHES = ['001', '0123', '12345', '1'];

/** Some of what is known of an account, with the bank of another in some. */
const payments: fc.Arbitrary<Instruction> = fc.constantFrom(...Object.keys(accounts)).chain((country) => {
  const pool = poolOf(country);
  const account: fc.Arbitrary<Account> = pool.length === 0 ? fc.constant({}) : fc.constantFrom(...pool);
  const often = { freq: 3, nil: undefined };
  return fc
    .record({
      account,
      other: account,
      hasIban: fc.boolean(),
      hasAccount: fc.boolean(),
      has: fc.record({ bic: fc.boolean(), memberId: fc.boolean(), branchId: fc.boolean() }),
      ofOther: fc.option(fc.constantFrom<'bic' | 'memberId'>('bic', 'memberId'), { freq: 2, nil: undefined }),
      branch: fc.option(fc.constantFrom(...BRANCHES), { freq: 2, nil: undefined }),
      parted: fc.option(fc.constantFrom(3, 4, 5), often),
    })
    .map(({ account, other, hasIban, hasAccount, has, ofOther, branch, parted }) => {
      const mixed = ofOther === undefined ? account : { ...account, [ofOther]: other[ofOther] };
      const { iban, bic, memberId } = mixed;
      const number = hasIban ? iban : mixed.account;
      const isParted = parted !== undefined && memberId !== undefined && memberId.length > parted;
      const branchId = isParted ? memberId.slice(-parted) : (branch ?? (has.branchId ? mixed.branchId : undefined));
      const bank = isParted ? memberId.slice(0, -parted) : memberId;
      return {
        country,
        creditorAgent: {
          ...(has.bic && { bic }),
          ...(branchId !== undefined && { branchId }),
          ...(has.memberId && bank !== undefined && { clearingSystemMemberId: { memberId: bank } }),
        },
        ...(hasAccount &&
          number !== undefined && { creditorAccount: { id: { value: number, type: hasIban ? 'IBAN' : 'ACCOUNT_NUMBER' } } }),
      };
    });
});

/** The payment with what was found. */
function completed(
  payment: Instruction,
  { creditorAgent: { bic, clearingSystemMemberId } = {}, creditorAccount }: Enrichments,
): Instruction {
  const [id] = creditorAccount?.ids ?? [];
  return {
    ...payment,
    creditorAgent: { ...payment.creditorAgent, ...(bic && { bic }), ...(clearingSystemMemberId && { clearingSystemMemberId }) },
    ...(id && { creditorAccount: { id } }),
  };
}

test('a payment that is OK stays OK with what was found of it, and nothing else is found then', () => {
  let count = 0;
  fc.assert(
    fc.property(payments, (payment) => {
      if (validate(payment, engine).status !== 'OK') return;
      count++;
      const { enrichments } = enrich(payment, engine);
      const whole = completed(payment, enrichments);
      const stopping = explain(whole, engine).alerts.filter(({ severity }) => severity !== 'info');
      expect(stopping.map(({ code }) => code)).toEqual([]);
      const again = enrich(whole, engine).enrichments;
      expect(again.creditorAccount?.ids[0]).toEqual(enrichments.creditorAccount?.ids[0]);
      expect(again.creditorAgent?.bic).toBe(enrichments.creditorAgent?.bic);
      // what a local identifier says may not follow from the IBAN
      const memberId = enrichments.creditorAgent?.clearingSystemMemberId?.memberId;
      expect([memberId, undefined]).toContain(again.creditorAgent?.clearingSystemMemberId?.memberId);
    }),
    { numRuns: RUNS },
  );
  expect(count).toBeGreaterThan(RUNS / 2);
});
