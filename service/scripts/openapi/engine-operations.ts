/** What the library knows, beyond the operations of the contract. The library makes the answers of the examples, through the endpoints themselves. */
import { creditorTypes } from 'payprep/fields';
import { createEngine } from '../../../src/full.js';
import { ENGINE_ENDPOINTS } from '../../http/engine/endpoints.js';
import { textsIn } from '../../http/engine/languages.js';
import { USUAL_LIMITS } from '../../http/limits.js';
import * as asked from '../../http/shapes/engine.js';
import * as answers from '../../http/shapes/engine-answers.js';
import { instruction, instructions } from '../../http/shapes/payments.js';
import type { Example, Operation, Parameter } from './operation.js';
import { BODY_PROBLEMS } from './problems.js';

/** The day of the examples. */
const TODAY = new Date('2026-11-20T00:00:00Z');

const engine = createEngine({ on: '2026-11-20' });

const PATH = '/engine';

/** The answer of an endpoint, as JSON; `line` may have a query. */
async function answered(line: string, request: unknown): Promise<unknown> {
  const [method = '', target = ''] = line.split(' ');
  const url = `http://localhost${target}`;
  const path = new URL(url).pathname.slice(PATH.length);
  const endpoint = ENGINE_ENDPOINTS.find((each) => each.method === method && paramsOf(each.path, path) !== undefined);
  if (endpoint === undefined) throw new Error(`there is no endpoint ${line}`);
  const params = paramsOf(endpoint.path, path) ?? {};
  const body = request === undefined ? null : JSON.stringify(request);
  const headers = { 'content-type': 'application/json' };
  const call = { request: new Request(url, { method, headers, body }), params, trace: { requestId: '', span: NO_SPAN } };
  const answer = await endpoint.read(call, USUAL_LIMITS);
  return JSON.parse(JSON.stringify(await answer({ engine, today: TODAY, texts: () => textsIn('en'), withLogo: (bank) => bank })));
}

/** The parameters of a path of this pattern; undefined for another path. */
function paramsOf(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const found = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
  return found === null ? undefined : { ...found.groups };
}

const NO_SPAN = { traceId: '', spanId: '', flags: 0 } as never;

/** The answer with its first items alone: the whole is long. */
const firstOf = (answer: unknown, count: number): unknown => ({
  items: (answer as { readonly items: readonly unknown[] }).items.slice(0, count),
});

const example = async (line: string, summary: string, request: unknown): Promise<Example> => ({
  summary,
  request,
  answer: await answered(line, request),
});

const ACCEPT_LANGUAGE: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'The languages of the texts (RFC 9110). English where there are none in these.',
  schema: { type: 'string' },
  example: 'de-AT, de;q=0.9',
};

const parameter = (
  name: string,
  description: string,
  value: string | number,
  required = false,
  schema: Parameter['schema'] = { type: 'string' },
): Parameter => ({
  name,
  in: 'query',
  required,
  description,
  schema,
  example: value,
});

const CORRIDOR: readonly Parameter[] = [
  parameter('country', 'The country that is paid to, ISO 3166-1 alpha-2.', 'DE', true),
  parameter('currency', 'ISO 4217.', 'EUR', true),
  parameter('method', 'The recipient method.', 'BANK_ACCOUNT'),
  parameter('settlementSystem', 'The settlement system.', 'SCT'),
  parameter('creditorType', 'What the creditor is.', 'INDIVIDUAL', false, { type: 'string', enum: [...creditorTypes] }),
];

const COMMON = { tag: 'Engine', scope: 'payments', status: 200 } as const;
const WITH_TEXTS = { ...COMMON, parameters: [ACCEPT_LANGUAGE], headers: ['Content-Language'] } as const;

const IBAN = (value: string) => ({ country: 'DE', currency: 'EUR', creditorAccount: { id: { value, type: 'IBAN' } } });
const MISTYPED = IBAN('DE88370400440532013000');
const FORMS = ['BAD_REQUEST', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'] as const;

const EPC = 'BCD\n002\n1\nSCT\n\nAda Example\nDE89370400440532013000\nEUR12.30\n\nRF18539007547034';

const CZECH = (memberId: string) => ({
  country: 'CZ',
  creditorAgent: { clearingSystemMemberId: { memberId } },
  creditorAccount: { id: { value: '19-2000145399', type: 'ACCOUNT_NUMBER' } },
});

const line = {
  explain: `POST ${PATH}/explanations`,
  explainAll: `POST ${PATH}/bulk-explanations`,
  require: `GET ${PATH}/requirements`,
  requireRest: `POST ${PATH}/requirements`,
  banks: `GET ${PATH}/banks`,
  bank: `GET ${PATH}/banks/{country}/{code}`,
  compare: `POST ${PATH}/names/comparisons`,
  structure: `POST ${PATH}/addresses/structures`,
  extract: `POST ${PATH}/texts/extractions`,
  readCode: `POST ${PATH}/payment-codes/readings`,
  readReference: `POST ${PATH}/references/readings`,
  payees: `POST ${PATH}/payees/comparisons`,
  valueDates: `POST ${PATH}/value-dates`,
  returns: `GET ${PATH}/returns/{code}`,
  alerts: `GET ${PATH}/alerts`,
  data: `GET ${PATH}/reference-data`,
} as const;

export const engineOperations: readonly Operation[] = [
  {
    ...WITH_TEXTS,
    line: line.explain,
    id: 'explainPayment',
    summary: 'Explain a payment',
    description: `The validation with its reasons: of each alert severity, place, text and, where it is sure enough, a correction; what each check found; what the
enrichment rests on. A member of another type, or one that nobody knows, is an alert as well.`,
    body: instruction,
    outcome: 'The instruction was checked.',
    answer: answers.explanation,
    examples: { mistyped: await example(line.explain, 'A mistyped IBAN', MISTYPED) },
    problems: BODY_PROBLEMS,
  },
  {
    ...WITH_TEXTS,
    line: line.explainAll,
    id: 'explainPayments',
    summary: 'Explain up to 20 payments',
    description: 'The answer to each item is the one that the item would get alone.',
    body: instructions,
    outcome: 'The instructions were checked.',
    answer: answers.explanations,
    examples: { two: await example(line.explainAll, 'Nothing, and a mistyped IBAN', { items: [{}, MISTYPED] }) },
    problems: [...BODY_PROBLEMS, ...FORMS],
  },
  {
    ...WITH_TEXTS,
    parameters: [...CORRIDOR, ACCEPT_LANGUAGE],
    line: line.require,
    id: 'listRequirements',
    summary: 'List what a payment needs',
    description:
      'What a form has to ask for along a corridor, with the texts of the form and a JSON Schema. A code that nobody has is one of `problems`.',
    outcome: 'The fields.',
    answer: answers.requirements,
    examples: {
      sepa: {
        summary: 'An account in Germany',
        answer: await answered(`${line.require}?country=DE&currency=EUR&settlementSystem=SCT`, undefined),
      },
    },
    problems: ['BAD_REQUEST'],
  },
  {
    ...WITH_TEXTS,
    line: line.requireRest,
    id: 'listRemainingRequirements',
    summary: 'List what a payment still needs',
    description:
      'What a form still has to ask for beside a partial instruction. That a member is there does not make it right: see the explanation.',
    body: instruction,
    outcome: 'The fields that are not there.',
    answer: answers.requirements,
    examples: { account: await example(line.requireRest, 'The account is known', IBAN('DE89370400440532013000')) },
    problems: BODY_PROBLEMS,
  },
  {
    ...COMMON,
    line: line.banks,
    id: 'searchBanks',
    summary: 'Find a bank',
    description:
      'The banks of a country that a text may mean: by what people call them, by a code or by a BIC. Without a text, those that are meant most often.',
    parameters: [
      parameter('country', 'ISO 3166-1 alpha-2.', 'NG', true),
      parameter('q', 'What was typed.', 'gtbank'),
      parameter('limit', 'The most banks in the answer.', 10, false, {
        type: 'integer',
        minimum: 1,
        maximum: asked.MAX_BANKS,
        default: 10,
      }),
    ],
    outcome: 'The banks, the best first; none where the text fits none, or nothing is known of the country.',
    answer: answers.banks,
    examples: { name: { summary: 'A popular name', answer: firstOf(await answered(`${line.banks}?country=NG&q=gtbank`, undefined), 1) } },
    problems: ['BAD_REQUEST'],
  },
  {
    ...COMMON,
    line: line.bank,
    id: 'getBank',
    summary: 'Get the bank of a code',
    description: 'The bank of a bank code, of the code of a branch, or of a BIC, in the country.',
    parameters: [
      { ...parameter('country', 'ISO 3166-1 alpha-2.', 'DE', true), in: 'path' },
      { ...parameter('code', 'Bankleitzahl, sort code, routing number …, or BIC.', '37040044', true), in: 'path' },
    ],
    outcome: 'The bank.',
    answer: answers.bank,
    examples: { code: { summary: 'A Bankleitzahl', answer: await answered(`GET ${PATH}/banks/DE/37040044`, undefined) } },
    problems: ['BAD_REQUEST', 'NOT_FOUND'],
  },
  {
    ...COMMON,
    line: line.compare,
    id: 'compareNames',
    summary: 'Compare two names',
    description: 'Whether two names may be one payee’s, as banks compare them before they pay. The payee’s bank decides, and banks differ.',
    body: asked.namePair,
    outcome: 'The names were compared.',
    answer: answers.nameComparison,
    examples: {
      company: await example(line.compare, 'A company', { given: 'Mueller Bau', held: 'Müller Bau GmbH & Co. KG', country: 'DE' }),
    },
    problems: [...BODY_PROBLEMS, ...FORMS, 'JSON_PAYLOAD_INVALID_ENUM_VALUE'],
  },
  {
    ...COMMON,
    line: line.structure,
    id: 'structureAddress',
    summary: 'Put an address into its fields',
    description: 'Divides the lines of an address into street, town, post code and country, and says how sure that is.',
    body: asked.addressText,
    outcome: 'The address was divided as far as it can be.',
    answer: answers.structuredAddress,
    examples: { lines: await example(line.structure, 'Two lines', { text: '10 Downing Street\nLondon SW1A 2AA', country: 'GB' }) },
    problems: [...BODY_PROBLEMS, 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
  },
  {
    ...COMMON,
    line: line.extract,
    id: 'extractPayment',
    summary: 'Find the account in a text',
    description:
      'Finds the account to pay in the text of an invoice or a mail. Nothing is guessed: check digits or a label prove each value.',
    body: asked.localText,
    outcome: 'What was found.',
    answer: answers.extraction,
    examples: { invoice: await example(line.extract, 'An invoice', { text: 'Payee: Example Ltd\nIBAN: DE89 3704 0044 0532 0130 00' }) },
    problems: [...BODY_PROBLEMS, ...FORMS],
  },
  {
    ...COMMON,
    line: line.readCode,
    id: 'readPaymentCode',
    summary: 'Read a payment code',
    description: 'Reads the text of a payment QR code: EPC (GiroCode), Swiss QR-bill, EMV (Pix, PayNow …), UPI, SPAYD, PAY by square.',
    body: asked.paymentCodeText,
    outcome: 'What the code says, and what is wrong with it.',
    answer: answers.paymentCode,
    examples: { epc: await example(line.readCode, 'A GiroCode', { text: EPC }) },
    problems: [...BODY_PROBLEMS, 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
  },
  {
    ...COMMON,
    line: line.readReference,
    id: 'readReference',
    summary: 'Check a payment reference',
    description:
      'Reads a reference that a payer must copy exactly: RF, Swiss QR, KID, OCR, boleto … A wrong one is an answer, and no problem of the request.',
    body: asked.writtenReference,
    outcome: 'The reference, or what is wrong with it.',
    answer: answers.referenceReading,
    examples: {
      valid: await example(line.readReference, 'A Belgian reference', { kind: 'BE_OGM', value: '+++010/8068/17183+++' }),
      wrong: await example(line.readReference, 'Wrong check digits', { kind: 'RF', value: 'RF19 5390 0754 7034' }),
    },
    problems: [...BODY_PROBLEMS, ...FORMS, 'JSON_PAYLOAD_INVALID_ENUM_VALUE'],
  },
  {
    ...WITH_TEXTS,
    line: line.payees,
    id: 'comparePayees',
    summary: 'Compare two versions of a payee',
    description: `Whether the account is the same, and what else changed, with how much attention that deserves. Facts, no verdict: a new account, one that is not
sure, and another name are to be confirmed with the payee by another way. No text repeats an account number.`,
    body: asked.payeePair,
    outcome: 'The versions were compared.',
    answer: answers.payeeComparison,
    examples: {
      notation: await example(line.payees, 'Another notation', {
        before: IBAN('DE89370400440532013000'),
        after: IBAN('DE89 3704 0044 0532 0130 00'),
      }),
      merger: await example(line.payees, 'A bank that merged', { before: CZECH('4000'), after: CZECH('2250') }),
    },
    problems: [...BODY_PROBLEMS, 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
  },
  {
    ...COMMON,
    line: line.valueDates,
    id: 'findValueDate',
    summary: 'Say when a payment arrives',
    description: `The day from which the settlement system counts, and the first and last day on which the payee can have the money, by the rule of that day and
the business days of the system.`,
    body: asked.datedPayment,
    outcome: 'The days, or why they are not known.',
    answer: answers.valueDate,
    examples: {
      christmas: await example(line.valueDates, 'Before Christmas', { system: 'SCT', on: '2026-12-24' }),
      unknown: await example(line.valueDates, 'A system without a rule', { system: 'XX_NONE', on: '2026-12-24' }),
    },
    problems: [...BODY_PROBLEMS, ...FORMS],
  },
  {
    ...WITH_TEXTS,
    parameters: [
      { ...parameter('code', 'The code with which the payment was refused or came back.', 'AC04', true), in: 'path' },
      parameter('list', 'The list that the code is of; or a report of Bacs, `ARUCS`.', 'ISO20022'),
      parameter('system', 'The settlement system that the payment went by.', 'SCT'),
      ACCEPT_LANGUAGE,
    ],
    line: line.returns,
    id: 'describeReturn',
    summary: 'Say why a payment came back',
    description: `Every meaning of a return code of ISO 20022, Nacha, Bacs, Faster Payments, Pix, SPEI, UPI, NPP or Zengin: the fields that may be wrong, who can
put it right, whether to pay again, and the alerts that say it before the payment.`,
    outcome: 'The meanings; none where no list has the code.',
    answer: answers.returnMeaningsShape,
    examples: {
      closed: { summary: 'The account is closed', answer: await answered(`GET ${PATH}/returns/AC04?list=ISO20022`, undefined) },
    },
    problems: ['BAD_REQUEST'],
  },
  {
    ...WITH_TEXTS,
    line: line.alerts,
    id: 'listAlerts',
    summary: 'List the alert codes',
    description: 'Every alert code, with its usual severity, its reason in ISO 20022, its text, and what to do.',
    outcome: 'The catalogue.',
    answer: answers.alertRecords,
    examples: { alerts: { summary: 'The first two', answer: firstOf(await answered(line.alerts, undefined), 2) } },
    problems: [],
  },
  {
    ...COMMON,
    line: line.data,
    id: 'listReferenceData',
    summary: 'List the reference data',
    description:
      'Every dataset that comes with the service: its edition, its age in days, its source and its licence. An operator may have others, or fewer.',
    outcome: 'The datasets.',
    answer: answers.datasets,
    examples: { datasets: { summary: 'The first two', answer: firstOf(await answered(line.data, undefined), 2) } },
    problems: [],
  },
];
