/** The other recipients of an end-user that have the same account, however it is written. Two of one account are allowed: whoever adds one is told. */
import { accountKey } from 'payprep/payees';
import type { RecipientDetails } from '../contract/recipient.js';
import type { Owner } from '../storage/port.js';
import type { Service } from './service.js';

/** Their ids; none where it is not sure which account the details name. `except`: the recipient that has the details. */
export async function sameAccountAs(
  { store, engine }: Service,
  owner: Owner,
  details: RecipientDetails,
  except?: string,
): Promise<readonly string[]> {
  const account = accountKey(details, engine());
  if (account === undefined) return [];
  const ids = await store.transaction((tx) => tx.recipients.withAccount(owner, account));
  return ids.filter((id) => id !== except);
}
