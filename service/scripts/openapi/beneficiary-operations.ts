/** Sessions and recipients, operations 5 to 7. */
import * as checks from '../../http/shapes/recipient-checks.js';
import * as beneficiaries from '../../http/shapes/recipients.js';
import { CHECK_STATUSES } from '../../storage/check-port.js';
import type { Operation, Parameter } from './operation.js';
import { IDEMPOTENCY_KEY, idOf, pageOf } from './parameters.js';
import { BODY_PROBLEMS, SEALED_PROBLEMS, STORE_PROBLEMS } from './problems.js';

const RECIPIENT = {
  id: '7d0f9c3e-1c55-4c0e-8f5b-2b9f1f6f0a44',
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  isDefault: true,
  creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};

const OTHER_RECIPIENT = {
  id: '2f6b8a0d-94e1-4b8e-9c5d-0e7d3a1b6c52',
  country: 'GB',
  currency: 'GBP',
  method: 'BANK_ACCOUNT',
  isDefault: true,
  creditor: { name: 'Example Limited', type: 'BUSINESS' },
  creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } },
  creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
};

const RECIPIENT_ID = idOf('recipient', RECIPIENT.id);

const LIST_QUERY: readonly Parameter[] = [
  {
    name: 'externalUserId',
    in: 'query',
    required: true,
    description: 'The id that the organization gave the end-user. An unknown end-user has no recipients.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: 'user-1',
  },
  ...pageOf('recipients'),
];

const CHECK = {
  id: OTHER_RECIPIENT.id,
  externalUserId: 'user-1',
  checkedDate: '2026-11-20T03:00:00.000Z',
  status: 'ALERT',
} as const;

const CHECK_QUERY: readonly Parameter[] = [
  {
    name: 'status',
    in: 'query',
    required: false,
    description: 'Only recipients of this status.',
    schema: { type: 'string', enum: [...CHECK_STATUSES] },
  },
  ...pageOf('recipients'),
];

const COMMON = { tag: 'Beneficiaries', scope: 'beneficiaries:read', status: 200 } as const;

export const beneficiaryOperations: readonly Operation[] = [
  {
    ...COMMON,
    scope: 'beneficiaries:write',
    line: 'POST /beneficiaries/organizations/sessions',
    id: 'createSession',
    summary: 'Open a session',
    description: 'An end-user manages their recipients at the `url` of the answer, for 30 minutes. Redirect them there at once.',
    parameters: [IDEMPOTENCY_KEY],
    body: beneficiaries.sessionRequest,
    outcome: 'The session is open.',
    answer: beneficiaries.managementSession,
    headers: ['Idempotent-Replayed'],
    examples: {
      session: {
        summary: 'For individuals with accounts in two countries',
        request: {
          externalUserId: 'user-1',
          returnUrl: 'https://www.example.com/recipients',
          options: { allowedRecipientTypes: ['INDIVIDUAL'], allowedCountries: ['DE', 'GB'] },
        },
        answer: {
          id: '5b1a7f80-3c1d-4d8e-a2b4-7e9f0c6d5a21',
          url: 'https://pay.example.com/session#bm90LWEtcmVhbC10b2tlbi1idXQtYXMtbG9uZy1hcy1vbmU',
        },
      },
    },
    problems: [
      ...BODY_PROBLEMS,
      ...SEALED_PROBLEMS,
      ...STORE_PROBLEMS,
      'BAD_REQUEST',
      'JSON_PAYLOAD_MISSING_REQUIRED_FIELD',
      'JSON_PAYLOAD_INVALID_ENUM_VALUE',
      'IDEMPOTENCY_KEY_HEADER_MISSING',
      'IDEMPOTENCY_KEY_REQUEST_MISMATCH',
      'IDEMPOTENCY_KEY_IN_USE',
    ],
  },
  {
    ...COMMON,
    line: 'GET /beneficiaries/organizations/recipients/{recipientId}',
    id: 'getRecipient',
    summary: 'Get a recipient',
    description: 'A recipient of any end-user of the organization.',
    parameters: [RECIPIENT_ID],
    outcome: 'The recipient.',
    answer: beneficiaries.recipient,
    headers: ['ETag'],
    examples: { recipient: { summary: 'A person with an IBAN', answer: RECIPIENT } },
    problems: [...SEALED_PROBLEMS, ...STORE_PROBLEMS, 'NOT_FOUND'],
  },
  {
    ...COMMON,
    line: 'GET /beneficiaries/organizations/recipients',
    id: 'listRecipients',
    summary: 'List the recipients of an end-user',
    description: 'The oldest first. If there are more than the answer holds, its Link header has the address of the next page.',
    parameters: LIST_QUERY,
    outcome: 'A page of the list.',
    answer: beneficiaries.recipients,
    headers: ['Link', 'Payprep-Unreadable'],
    examples: { recipients: { summary: 'Two recipients', answer: { items: [RECIPIENT, OTHER_RECIPIENT] } } },
    problems: [...STORE_PROBLEMS, 'BAD_REQUEST'],
  },
  {
    ...COMMON,
    line: 'GET /beneficiaries/management/recipients',
    id: 'listRecipientChecks',
    summary: 'List what the last check of stored recipients found',
    description: `Stored recipients are checked again after a new edition of rules or data, and once a day. Those of all end-users, the oldest first; those that were
added or changed since are not in the list. If there are more than the answer holds, its Link header has the address of the next page.`,
    parameters: CHECK_QUERY,
    outcome: 'A page of the list.',
    answer: checks.recipientChecks,
    headers: ['Link'],
    examples: {
      alerted: {
        summary: 'A bank that closed',
        answer: { items: [{ ...CHECK, alerts: [{ code: 'CREDITOR_BANK_IDENTIFIER_UNKNOWN' }] }] },
      },
    },
    problems: [...STORE_PROBLEMS, 'BAD_REQUEST'],
  },
  {
    ...COMMON,
    line: 'GET /beneficiaries/management/recipients/{recipientId}',
    id: 'getRecipientCheck',
    summary: 'Explain a stored recipient',
    description:
      'What the engine says of it now: its alerts with reasons and corrections, as `POST /engine/explanations` gives them, and what became of its bank.',
    parameters: [RECIPIENT_ID],
    outcome: 'What is known of the recipient.',
    answer: checks.recipientCheck,
    examples: { fine: { summary: 'Nothing to say', answer: { ...CHECK, id: RECIPIENT.id, status: 'OK', alerts: [] } } },
    problems: [...SEALED_PROBLEMS, ...STORE_PROBLEMS, 'NOT_FOUND'],
  },
];
