/**
 * The endpoints under `/engine`: what the library knows, a declaration each. Answers are the library's, member by member.
 *
 * To add one, declare it here, and describe it in `scripts/openapi/engine-operations.ts`.
 */
import { structureAddress } from 'payprep/address';
import { extract } from 'payprep/detect';
import { compareNames } from 'payprep/names';
import { parsePayBySquare } from 'payprep/pay-by-square';
import { parsePaymentCode } from 'payprep/payment-codes';
import { parse } from 'payprep/references';
import * as shapes from '../shapes/engine.js';
import { bankOfCode, banksFound } from './banks.js';
import { alertCatalogue, referenceDataCatalogue } from './catalogues.js';
import { type EngineEndpoint, get, post } from './endpoint.js';
import { explanationOf } from './explanations.js';
import { payeesCompared } from './payees.js';
import { requirementsOf, stillRequired } from './requirements.js';
import { returnMeanings } from './returns.js';
import { valueDateOf } from './value-dates.js';

/** The Slovak code is packed: the library has an entry of its own for it. */
function readPaymentCode(text: string) {
  const code = parsePaymentCode(text);
  return code.kind === 'PAY_BY_SQUARE' ? parsePayBySquare(text) : code;
}

export const ENGINE_ENDPOINTS: readonly EngineEndpoint[] = [
  post('/explanations', shapes.anyInstruction, explanationOf),
  post(
    '/bulk-explanations',
    shapes.anyInstructions,
    async ({ items }, context) => ({ items: await Promise.all(items.map((item) => explanationOf(item, context))) }),
    'bulkBodyBytes',
  ),
  get('/requirements', shapes.corridor, requirementsOf),
  post('/requirements', shapes.anyInstruction, stillRequired),
  get('/banks', shapes.bankSearch, banksFound),
  get('/banks/:country/:code', shapes.bankCode, bankOfCode),
  post('/names/comparisons', shapes.namePair, ({ given, held, ...options }) => compareNames(given, held, options)),
  post('/addresses/structures', shapes.addressText, ({ text, ...options }) => structureAddress(text, options)),
  post('/texts/extractions', shapes.localText, ({ text, ...options }) => extract(text, options)),
  post('/payment-codes/readings', shapes.paymentCodeText, ({ text }) => readPaymentCode(text)),
  post('/references/readings', shapes.writtenReference, ({ kind, value, ...options }) => parse(value, kind, options)),
  post('/payees/comparisons', shapes.anyPayeePair, payeesCompared),
  post('/value-dates', shapes.datedPayment, (question) => valueDateOf(question)),
  get('/returns/:code', shapes.returnCode, returnMeanings),
  get('/alerts', shapes.nothing, (_, context) => alertCatalogue(context)),
  get('/reference-data', shapes.nothing, (_, context) => referenceDataCatalogue(context)),
];
