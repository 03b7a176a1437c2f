/** What every store keeps to, whatever it stands on. Each test gets an empty one. */
import { atomicity } from './contract/atomicity.js';
import { auditTrail } from './contract/audit.js';
import { checks } from './contract/checks.js';
import { deliveries } from './contract/deliveries.js';
import { deliveryLog } from './contract/delivery-log.js';
import { idempotency } from './contract/idempotency.js';
import { recipients } from './contract/recipients.js';
import { sessions } from './contract/sessions.js';
import { settlements } from './contract/settlements.js';
import { subscriptions } from './contract/subscriptions.js';
import { tidying } from './contract/tidying.js';
import { users } from './contract/users.js';
import type { Opened } from './records.js';

export function storeContract(opened: Opened): void {
  const parts = [
    atomicity,
    idempotency,
    sessions,
    recipients,
    checks,
    subscriptions,
    deliveries,
    settlements,
    deliveryLog,
    tidying,
    auditTrail,
    users,
  ];
  for (const part of parts) part(opened);
}
