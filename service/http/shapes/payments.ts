/** The shapes of payment preparation. */
import * as v from 'valibot';
import { object } from './object.js';
import { account, address, agent, creditor } from './parts.js';

/** The most instructions of a bulk request. */
const MOST_ITEMS = 20;

export const instruction = object({
  country: v.nullish(v.string()),
  currency: v.nullish(v.string()),
  method: v.nullish(v.string()),
  creditor: v.nullish(creditor),
  creditorAccount: v.nullish(account),
  creditorAgent: v.nullish(agent),
  intermediaryAgent1: v.nullish(agent),
  intermediaryAgent2: v.nullish(agent),
  intermediaryAgent3: v.nullish(agent),
  settlementInformation: v.nullish(object({ settlementSystem: v.nullish(v.string()) })),
});

/** Of a list with too many items, none is looked at. */
export const instructions = object({ items: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ITEMS), v.array(instruction)) });

export const validationResult = v.strictObject({
  status: v.picklist(['OK', 'ALERT']),
  alerts: v.array(v.strictObject({ code: v.string() })),
});

const bic = v.strictObject({ bic: v.string() });

export const enrichmentResult = v.strictObject({
  enrichments: v.strictObject({
    creditorAgent: v.optional(
      v.strictObject({
        name: v.optional(v.string()),
        address: v.optional(v.strictObject(address.entries)),
        bic: v.optional(v.string()),
        clearingSystemMemberId: v.optional(v.strictObject({ memberId: v.string() })),
        logo: v.optional(v.string()),
      }),
    ),
    creditorAccount: v.optional(v.strictObject({ ids: v.array(v.strictObject({ value: v.string(), type: v.string() })) })),
    intermediaryAgent1: v.optional(bic),
    intermediaryAgent2: v.optional(bic),
    intermediaryAgent3: v.optional(bic),
    settlementInformation: v.optional(v.strictObject({ settlementSystems: v.array(v.string()) })),
  }),
});

export const validationResults = v.strictObject({ items: v.array(validationResult) });
export const enrichmentResults = v.strictObject({ items: v.array(enrichmentResult) });
