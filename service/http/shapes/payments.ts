/** The shapes of payment preparation. */
import { agents } from 'payprep/fields';
import * as v from 'valibot';
import { object } from './object.js';
import { address, instruction } from './parts.js';

/** The most instructions of a bulk request. */
export const MAX_BULK = 20;

export { instruction };

/** The body as it is documented. */
export const instructions = object({ items: v.pipe(v.array(instruction), v.maxLength(MAX_BULK)) });

/** The body as it is read: an item that is not an instruction gets an alert, so that the other items are answered. */
export const anyInstructions = object({ items: v.pipe(v.array(v.unknown()), v.maxLength(MAX_BULK)) });

export const alertCode = v.string();

export const validationResult = v.strictObject({
  status: v.picklist(['OK', 'ALERT']),
  alerts: v.array(v.strictObject({ code: alertCode })),
});

const [, ...intermediaries] = agents;

export const enrichmentResult = v.strictObject({
  enrichments: v.strictObject({
    creditorAgent: v.optional(
      v.strictObject({
        name: v.optional(v.string()),
        address: v.optional(address),
        bic: v.optional(v.string()),
        clearingSystemMemberId: v.optional(v.strictObject({ memberId: v.string() })),
        logo: v.optional(v.string()),
      }),
    ),
    creditorAccount: v.optional(v.strictObject({ ids: v.array(v.strictObject({ value: v.string(), type: v.string() })) })),
    ...v.entriesFromList(intermediaries, v.optional(v.strictObject({ bic: v.string() }))),
    settlementInformation: v.optional(v.strictObject({ settlementSystems: v.array(v.string()) })),
  }),
});

export const validationResults = v.strictObject({ items: v.array(validationResult) });
export const enrichmentResults = v.strictObject({ items: v.array(enrichmentResult) });
