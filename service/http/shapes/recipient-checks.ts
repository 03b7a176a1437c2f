/** The shapes of what the check of stored recipients found. Only `/openapi.json` is made of them, and tests hold the answers to it. */
import * as v from 'valibot';
import { CHECK_STATUSES } from '../../storage/check-port.js';
import { explanation } from './engine-answers.js';
import { alertCode } from './payments.js';

const checked = {
  id: v.pipe(v.string(), v.uuid()),
  externalUserId: v.string(),
  status: v.picklist(CHECK_STATUSES),
};

export const recipientChecks = v.strictObject({
  items: v.array(
    v.strictObject({
      ...checked,
      checkedDate: v.pipe(v.string(), v.isoTimestamp()),
      alerts: v.array(v.strictObject({ code: alertCode })),
    }),
  ),
});

export const recipientCheck = v.strictObject({
  ...checked,
  checkedDate: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  alerts: explanation.entries.alerts,
  successions: explanation.entries.successions,
});
