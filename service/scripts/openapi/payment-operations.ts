/** Payment preparation, operations 1 to 4. The engine makes the answers of the examples. */
import { createEngine } from '../../../src/full.js';
import { enrich, validate } from '../../../src/index.js';
import serviceExamples from '../../../test/fixtures/service-examples.json' with { type: 'json' };
import * as payments from '../../http/shapes/payments.js';
import type { Example, Operation } from './operation.js';
import { BODY_PROBLEMS } from './problems.js';

/** The day of the rules in the examples. */
const ON = '2026-11-20';

const engine = createEngine({ on: ON });

type Prepare = (instruction: unknown) => unknown;

const validated: Prepare = (instruction) => validate(instruction, engine);
const enriched: Prepare = (instruction) => enrich(instruction, engine);

const IBAN = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

const COMPLETE = {
  country: 'DE',
  currency: 'EUR',
  creditor: { name: 'Ada Example', type: 'INDIVIDUAL', address: { country: 'DE', townName: 'Berlin', postCode: '10115' } },
  ...IBAN('DE89370400440532013000'),
  settlementInformation: { settlementSystem: 'SCT' },
};

/** The instruction of an example of the acceptance tests. */
function requestOf(kind: 'validations' | 'enrichments', why: string): unknown {
  const found = serviceExamples[kind].find((example) => example.why === why);
  if (found === undefined) throw new Error(`test/fixtures/service-examples.json has no example "${why}"`);
  return found.request;
}

const BANK_IDENTIFIER = requestOf('validations', 'a national bank identifier needs its country');
const WRONG_BIC = requestOf('validations', 'structure beats check digits; IBAN before BIC; no inconsistency on top');
const IBAN_FOR_FPS = requestOf('enrichments', 'the IBAN opened into what a domestic scheme wants');
const LOCAL_ACCOUNT = {
  country: 'GB',
  creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
  creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } },
};

const single = (summary: string, request: unknown, prepare: Prepare): Example => ({ summary, request, answer: prepare(request) });

const bulk = (summary: string, items: readonly unknown[], prepare: Prepare): Example => ({
  summary,
  request: { items },
  answer: { items: items.map(prepare) },
});

const SINGLE = { tag: 'Payments', scope: 'payments', status: 200, body: payments.instruction, problems: BODY_PROBLEMS } as const;

const BULK = {
  ...SINGLE,
  body: payments.instructions,
  problems: [...BODY_PROBLEMS, 'BAD_REQUEST', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
} as const;

export const paymentOperations: readonly Operation[] = [
  {
    ...SINGLE,
    line: 'POST /payments/validations',
    id: 'validatePayment',
    summary: 'Validate a payment',
    description: 'Says whether a payment is likely to land. A wrong value is an alert in an answer with status 200, and not a problem.',
    outcome: 'The instruction was checked.',
    answer: payments.validationResult,
    examples: {
      complete: single('A payment without alerts', COMPLETE, validated),
      bankIdentifier: single('A national bank identifier, with its country', BANK_IDENTIFIER, validated),
      checkDigits: single('A mistyped IBAN', IBAN('DE88370400440532013000'), validated),
      twoAlerts: single('An IBAN that is too short, and a BIC that nobody has', WRONG_BIC, validated),
    },
  },
  {
    ...BULK,
    line: 'POST /payments/bulk-validations',
    id: 'validatePayments',
    summary: 'Validate up to 20 payments',
    description: 'The answer to each item is the one that the item would get alone.',
    outcome: 'The instructions were checked.',
    answer: payments.validationResults,
    examples: { two: bulk('A payment without alerts, and one with an alert', [COMPLETE, IBAN('DE88370400440532013000')], validated) },
  },
  {
    ...SINGLE,
    line: 'POST /payments/enrichments',
    id: 'enrichPayment',
    summary: 'Enrich a payment',
    description: 'Completes a payment: the bank, the forms of the account, the settlement systems. Unknown members are absent.',
    outcome: 'The instruction was completed as far as it can be.',
    answer: payments.enrichmentResult,
    examples: {
      iban: single('An IBAN, for a settlement system that takes account numbers', IBAN_FOR_FPS, enriched),
      accountNumber: single('An account number and a sort code', LOCAL_ACCOUNT, enriched),
      nothing: single('Nothing is known', { country: 'GB' }, enriched),
    },
  },
  {
    ...BULK,
    line: 'POST /payments/bulk-enrichments',
    id: 'enrichPayments',
    summary: 'Enrich up to 20 payments',
    description: 'The answer to each item is the one that the item would get alone.',
    outcome: 'The instructions were completed as far as they can be.',
    answer: payments.enrichmentResults,
    examples: { two: bulk('An IBAN, and an account number', [IBAN_FOR_FPS, LOCAL_ACCOUNT], enriched) },
  },
];
