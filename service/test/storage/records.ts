/** Records for the tests of the stores: made up, and each time the same. */

import type { AuditEntry } from '../../storage/audit-port.js';
import type { IdempotencyScope, SessionRecord, Store, Transaction } from '../../storage/port.js';
import type { RecipientRecord } from '../../storage/recipient-record.js';
import type { EventRecord, SubscriptionRecord } from '../../storage/webhook-port.js';

/** The n-th identifier. */
export const uuid = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** The n-th key of a store. */
export const key = (n: number): string => Buffer.alloc(32, n).toString('base64');

const START = Date.UTC(2026, 0, 5, 9);

/** So many seconds after the beginning. */
export const at = (seconds: number): Date => new Date(START + seconds * 1000);

export const DAY = 24 * 60 * 60;

export const ACME = 'acme';
export const OTHER = 'other';
export const ANN = { organization: ACME, externalUserId: 'ann' } as const;
export const BOB = { organization: ACME, externalUserId: 'bob' } as const;
/** Of the same name, at somebody else's. */
export const OTHER_ANN = { organization: OTHER, externalUserId: 'ann' } as const;

/** The account of the registry's example for Belgium. */
export const ACCOUNT = 'BE68539007547034';

export const recipient = (n: number, changes: Partial<RecipientRecord> = {}): RecipientRecord => ({
  id: uuid(n),
  ...ANN,
  created: at(n),
  isDefault: false,
  details: {
    country: 'BE',
    currency: 'EUR',
    method: 'BANK_ACCOUNT',
    creditor: {
      name: 'Zoë “Ann” Peeters',
      address: { townName: "'s-Gravenwezel", country: 'BE' },
      documents: [{ value: 'X-1', type: 'OTHER' }],
    },
    creditorAccount: { id: { value: ACCOUNT, type: 'IBAN' } },
  },
  ...changes,
});

/** 64 hexadecimal digits. */
export const tokenHash = (n: number): string => n.toString(16).padStart(64, 'a');

export const session = (n: number, changes: Partial<SessionRecord> = {}): SessionRecord => ({
  id: uuid(n),
  ...ANN,
  returnUrl: 'https://acme.example/back?to=1',
  allowedRecipientTypes: undefined,
  allowedCountries: undefined,
  tokenHash: tokenHash(n),
  created: at(0),
  expires: at(1800),
  ...changes,
});

export const SECRET = 'c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0IHNlY3I=';

export const subscription = (n: number, changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  id: uuid(n),
  organization: ACME,
  created: at(n),
  title: 'All of it',
  url: 'https://hooks.acme.example/in',
  enabled: true,
  events: ['RECIPIENT_CREATED', 'RECIPIENT_DELETED'],
  secrets: [{ value: SECRET, expires: undefined }],
  failingSince: undefined,
  disabled: undefined,
  ...changes,
});

export const event = (n: number, changes: Partial<EventRecord> = {}): EventRecord => ({
  id: uuid(n),
  organization: ACME,
  created: at(n),
  eventType: 'RECIPIENT_CREATED',
  object: { id: uuid(1), externalUserId: 'ann' },
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  ...changes,
});

export const auditEntry = (n: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  organization: ACME,
  created: at(n),
  actor: 'SESSION',
  sessionId: uuid(2),
  address: '192.0.2.7',
  action: 'RECIPIENT_UPDATED',
  objectId: uuid(n),
  externalUserId: 'ann',
  fields: ['/creditor/name', '/isDefault'],
  ...changes,
});

export const scope = (changes: Partial<IdempotencyScope> = {}): IdempotencyScope => ({
  organization: ACME,
  path: '/beneficiaries/organizations/sessions',
  key: 'k-1',
  ...changes,
});

export const entry = (seconds: number, fingerprint = 'f') => ({
  fingerprint,
  now: at(seconds),
  lease: at(seconds + 60),
  expires: at(seconds + DAY),
});

/** Of what was taken at the beginning. */
export const LEASE = entry(0).lease;

/** One transaction after the other, each with one thing to do. */
export async function inTurn(store: Store, ...works: readonly ((tx: Transaction) => Promise<unknown>)[]): Promise<void> {
  for (const work of works) await store.transaction(work);
}

/** A store as each test of the contract gets it: empty. */
export type Opened = () => Store;
