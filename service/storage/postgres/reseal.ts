/**
 * Seals anew what older keys sealed, so that they can go; and the details of recipients that stand there plain. A row that does not open stays as it is, and
 * is named.
 *
 * The gotcha: a service runs beside it. Each row is held while it is read and written.
 */
import { isUnreadable } from '../errors.js';
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
  /** Those that do not open. An answer has no id. */
  readonly unreadable: readonly { readonly kind: Place['kind']; readonly id?: string }[];
}

/** Rows of one transaction. */
const BATCH = 100;

// from one to the next: a batch does not look again at all that is done, nor at what does not open
const SUBSCRIPTIONS = `select id, organization, secrets as sealed from payprep.subscriptions
  where split_part(secrets, '.', 2) <> $1 and ($2::uuid is null or id > $2) order by id limit ${BATCH} for no key update`;

const SET_SECRETS = 'update payprep.subscriptions set secrets = $3 where organization = $1 and id = $2';

const ANSWERS = `select organization, path, key, answer as sealed from payprep.idempotency_keys
  where answer is not null and split_part(answer, '.', 2) <> $1 and ($2::text is null or (organization, path, key) > ($2, $3::text, $4::text))
  order by organization, path, key limit ${BATCH} for no key update`;

const SET_ANSWER = 'update payprep.idempotency_keys set answer = $4 where organization = $1 and path = $2 and key = $3';

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

/** A kind of rows: how to read some of them, behind the last one, and how to write one. */
interface Kind<Row> {
  readonly page: (query: Query, last: Row | undefined) => Promise<readonly Row[]>;
  readonly write: (query: Query, row: Row) => Promise<unknown>;
}

export async function reseal(transact: Transact, sealing: Sealing, sealsRecipients: boolean): Promise<Resealed> {
  const keyId = await sealing.keyId();
  const anew = async (sealed: string, place: Place): Promise<string> => sealing.seal(await sealing.open(sealed, place), place);

  const subscriptions = await resealAll<SubscriptionRow>(transact, {
    page: (query, last) => query(SUBSCRIPTIONS, [keyId, last?.id ?? null]),
    write: async (query, row) => query(SET_SECRETS, [row.organization, row.id, await anew(row.sealed, subscriptionPlace(row))]),
  });
  const answers = await resealAll<AnswerRow>(transact, {
    page: (query, last) => query(ANSWERS, [keyId, last?.organization ?? null, last?.path ?? null, last?.key ?? null]),
    write: async (query, row) => query(SET_ANSWER, [row.organization, row.path, row.key, await anew(row.sealed, answerPlace(row))]),
  });
  const recipients = await resealAll<RecipientRow>(transact, {
    page: async (query, last) => (sealsRecipients ? query(RECIPIENTS, [keyId, last?.id ?? null]) : []),
    write: async (query, row) =>
      query(SET_DETAILS, [row.organization, row.id, await sealDetails(sealing, await openDetails(sealing, row))]),
  });
  return {
    subscriptions: subscriptions.count,
    answers: answers.count,
    recipients: recipients.count,
    unreadable: [
      ...subscriptions.unreadable.map(({ id }) => ({ kind: 'subscription', id }) as const),
      ...answers.unreadable.map(() => ({ kind: 'answer' }) as const),
      ...recipients.unreadable.map(({ id }) => ({ kind: 'recipient', id }) as const),
    ],
  };
}

async function resealAll<Row>(
  transact: Transact,
  { page, write }: Kind<Row>,
): Promise<{ readonly count: number; readonly unreadable: readonly Row[] }> {
  const unreadable: Row[] = [];
  let count = 0;
  for (let last: Row | undefined, size = BATCH; size === BATCH; ) {
    const { rows, aside } = await transact(async (query) => {
      const held = await page(query, last);
      const closed: Row[] = [];
      for (const row of held)
        await write(query, row).catch((error: unknown) => {
          if (!isUnreadable(error)) throw error;
          closed.push(row);
        });
      return { rows: held, aside: closed };
    });
    unreadable.push(...aside);
    count += rows.length - aside.length;
    size = rows.length;
    last = rows.at(-1);
  }
  return { count, unreadable };
}
