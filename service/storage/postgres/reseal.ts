/**
 * Seals anew what older keys sealed, so that they can go; and the details of recipients that stand there plain.
 *
 * The gotcha: a service runs beside it. Each row is held while it is read and written, and what has changed since it was listed is left to the next look.
 */
import type { Place, Sealing } from '../sealing.js';
import type { Query } from './database.js';
import { openDetails, type RecipientRow, sealDetails } from './details.js';
import { answerPlace } from './idempotency.js';
import { subscriptionPlace } from './subscriptions.js';

/** How many of each. */
export interface Resealed {
  readonly subscriptions: number;
  readonly answers: number;
  readonly recipients: number;
}

/** Rows of one transaction. */
const BATCH = 100;

const SUBSCRIPTIONS = `select id, organization, secrets as sealed from payprep.subscriptions
  where split_part(secrets, '.', 2) <> $1 order by organization, id limit ${BATCH} for no key update`;

const SET_SECRETS = 'update payprep.subscriptions set secrets = $3 where organization = $1 and id = $2';

const ANSWERS = `select organization, path, key, answer as sealed from payprep.idempotency_keys
  where answer is not null and split_part(answer, '.', 2) <> $1 order by organization, path, key limit ${BATCH} for no key update`;

const SET_ANSWER = 'update payprep.idempotency_keys set answer = $4 where organization = $1 and path = $2 and key = $3';

// from one to the next: a batch does not look again at all that is done
const RECIPIENTS = `select id, organization, external_user_id as "externalUserId", is_default as "isDefault", created, details
  from payprep.recipients
  where ($2::uuid is null or id > $2) and split_part(details ->> 'sealed', '.', 2) is distinct from $1
  order by id limit ${BATCH} for no key update`;

const SET_DETAILS = 'update payprep.recipients set details = $3::jsonb where organization = $1 and id = $2';

interface SubscriptionRow {
  readonly id: string;
  readonly organization: string;
  readonly sealed: string;
}

interface AnswerRow {
  readonly organization: string;
  readonly path: string;
  readonly key: string;
  readonly sealed: string;
}

type Transact = <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;

export async function reseal(transact: Transact, sealing: Sealing, sealsRecipients: boolean): Promise<Resealed> {
  const keyId = await sealing.keyId();
  const anew = async (sealed: string, place: Place): Promise<string> => sealing.seal(await sealing.open(sealed, place), place);

  const subscriptions = await runInBatches(transact, async (query) => {
    const rows = await query<SubscriptionRow>(SUBSCRIPTIONS, [keyId]);
    for (const row of rows) await query(SET_SECRETS, [row.organization, row.id, await anew(row.sealed, subscriptionPlace(row))]);
    return rows.length;
  });
  const answers = await runInBatches(transact, async (query) => {
    const rows = await query<AnswerRow>(ANSWERS, [keyId]);
    for (const row of rows) await query(SET_ANSWER, [row.organization, row.path, row.key, await anew(row.sealed, answerPlace(row))]);
    return rows.length;
  });
  const recipients = sealsRecipients ? await resealRecipients(transact, sealing, keyId) : 0;
  return { subscriptions, answers, recipients };
}

async function resealRecipients(transact: Transact, sealing: Sealing, keyId: string): Promise<number> {
  const batchAfter = (last: string | undefined): Promise<readonly RecipientRow[]> =>
    transact(async (query) => {
      const rows = await query<RecipientRow>(RECIPIENTS, [keyId, last ?? null]);
      for (const row of rows)
        await query(SET_DETAILS, [row.organization, row.id, await sealDetails(sealing, await openDetails(sealing, row))]);
      return rows;
    });
  let all = 0;
  for (let rows = await batchAfter(undefined); rows.length > 0; rows = await batchAfter(rows.at(-1)?.id)) all += rows.length;
  return all;
}

async function runInBatches(transact: Transact, work: (query: Query) => Promise<number>): Promise<number> {
  let all = 0;
  for (let done = BATCH; done === BATCH; all += done) done = await transact(work);
  return all;
}
