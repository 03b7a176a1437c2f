/**
 * The shapes of the answers under `/engine`: what the library answers, as JSON. Only `/openapi.json` is made of them, and tests
 * hold the answers to it. They are open: later versions add members. */
import { creditorTypes } from 'payprep/fields';
import * as v from 'valibot';
import { address, instruction } from './parts.js';
import { alertCode } from './payments.js';

const text = v.string();
const texts = v.array(text);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const optionalText = v.optional(text);
const flag = v.boolean();

/** Start and end, end exclusive. */
const range = v.pipe(v.array(count), v.length(2));

const items = <const Shape extends v.GenericSchema>(shape: Shape) => v.object({ items: v.array(shape) });

const severity = v.picklist(['error', 'warning', 'info']);

const origin = { dataset: text, edition: text, confidence: v.picklist(['official', 'manual', 'derived']) };

/** What a completed member, or another value for it, rests on: the members of a dataset are there where it is one. */
const completionOrigin = {
  from: v.picklist(['dataset', 'instruction', 'rules']),
  ...v.entriesFromObjects([v.partial(v.object(origin))]),
};

export const explainedAlert = v.object({
  code: alertCode,
  severity,
  pointer: text,
  range: v.optional(range),
  params: v.record(text, v.union([text, v.number()])),
  rule: text,
  source: text,
  message: text,
  correction: v.optional(v.object({ at: count, remove: count, insert: text })),
  parts: v.optional(v.object({ memberId: v.optional(range), bic: v.optional(range), account: range })),
  correctedAddress: v.optional(address),
  banks: v.optional(v.array(v.object({ code: optionalText, bic: optionalText, name: text }))),
  transliteration: optionalText,
});

export const explanation = v.object({
  status: v.picklist(['OK', 'ALERT']),
  alerts: v.array(explainedAlert),
  checks: v.array(
    v.object({
      check: text,
      pointer: text,
      outcome: v.picklist(['passed', 'failed', 'not-covered']),
      because: optionalText,
      bankRule: optionalText,
      bankIdentifier: optionalText,
    }),
  ),
  editions: v.record(text, text),
  outdated: v.optional(v.array(v.object({ dataset: text, edition: text }))),
  settlementSystems: v.optional(
    v.array(v.object({ code: text, isOffered: flag, membership: text, listedIn: v.optional(v.object(origin)) })),
  ),
  completions: v.optional(
    v.array(
      v.object({
        pointer: text,
        ...completionOrigin,
        candidates: v.optional(v.array(v.object({ value: v.union([text, address]), ...completionOrigin }))),
      }),
    ),
  ),
  successions: v.optional(
    v.array(
      v.object({
        kind: v.picklist(['renamed', 'merged', 'closed']),
        formerName: text,
        name: text,
        date: optionalText,
        successor: optionalText,
        source: text,
        ...origin,
        message: text,
      }),
    ),
  ),
  payeeName: v.optional(
    v.object({
      check: v.picklist(['VoP', 'CoP', 'NAME_LOOKUP']),
      since: text,
      settlementSystems: texts,
      message: text,
      hints: v.array(v.object({ code: text, message: text })),
    }),
  ),
});

export const explanations = items(explanation);

const problemOfCorridor = v.object({ code: alertCode, pointer: text });

const field = v.object({
  pointer: text,
  required: flag,
  because: v.optional(v.array(v.object({ kind: v.picklist(['settlement-system', 'method', 'country']), code: text }))),
  requiredFor: v.optional(v.array(v.picklist(creditorTypes))),
  oneOf: v.optional(texts),
  missing: v.optional(problemOfCorridor),
  accountIdType: optionalText,
  isApart: v.optional(flag),
  label: text,
  term: v.optional(v.object({ text, language: optionalText })),
  type: v.picklist(['string', 'object', 'array']),
  format: v.optional(v.picklist(['date', 'email'])),
  pattern: optionalText,
  inputMode: v.optional(v.picklist(['numeric'])),
  minLength: v.optional(count),
  maxLength: v.optional(count),
  options: v.optional(texts),
  usual: optionalText,
  isShown: v.optional(flag),
  banks: v.optional(v.object({ options: v.optional(v.array(v.object({ value: text, name: text }))), search: v.optional(flag) })),
  example: optionalText,
});

const corridorMembers = { country: text, currency: text, method: optionalText };

export const requirementList = v.object({
  corridor: v.object({ ...corridorMembers, settlementSystem: optionalText, creditorType: optionalText }),
  instruction,
  problems: v.array(problemOfCorridor),
  fields: v.array(field),
  groups: v.array(v.object({ name: text, pointers: texts })),
  notes: v.array(
    v.object({
      kind: v.picklist(['purpose-code']),
      country: text,
      of: v.picklist(['domestic', 'cross-border', 'all']),
      from: optionalText,
      pattern: text,
      written: optionalText,
      options: v.optional(v.array(v.object({ code: text, name: text }))),
      isComplete: flag,
      edition: text,
      confidence: text,
    }),
  ),
});

export const requirements = v.object({
  requirements: requirementList,
  texts: v.array(
    v.object({
      pointer: text,
      accountIdType: optionalText,
      label: text,
      hint: text,
      placeholder: optionalText,
      errors: v.object({ missing: text, wrong: text }),
      options: v.optional(v.record(text, text)),
    }),
  ),
  jsonSchema: v.record(text, v.unknown()),
});

const bankMembers = {
  otherName: optionalText,
  bic: optionalText,
  bankCode: optionalText,
  otherCode: optionalText,
  codeKind: optionalText,
  address: v.optional(address),
  kind: optionalText,
  settlementSystems: v.optional(texts),
  logo: optionalText,
  dataset: text,
  edition: text,
};

export const bank = v.object({ name: text, ...bankMembers });

export const banks = items(v.object({ name: text, isSure: flag, ...bankMembers }));

export const nameComparison = v.object({
  result: v.picklist(['MATCH', 'CLOSE_MATCH', 'NO_MATCH', 'NOT_COVERED']),
  reasons: v.array(v.object({ code: text, text, banksDiffer: flag })),
  pairs: v.array(v.object({ given: optionalText, held: optionalText, relation: optionalText })),
});

const place = { line: count, start: count, end: count };

export const structuredAddress = v.object({
  address,
  form: v.picklist(['structured', 'hybrid']),
  confidence: v.picklist(['high', 'medium', 'low']),
  used: v.record(text, v.array(v.object(place))),
  left: v.array(v.object({ ...place, text })),
  isCountryUnknown: v.optional(flag),
});

export const extraction = v.object({
  instruction: v.optional(instruction),
  found: v.array(v.object({ kind: text, value: text, range, because: text })),
  candidates: v.array(instruction),
});

export const paymentCode = v.object({
  kind: optionalText,
  instruction,
  amount: optionalText,
  currency: optionalText,
  reference: optionalText,
  message: optionalText,
  details: v.object({
    lineBreak: optionalText,
    version: optionalText,
    characterSet: optionalText,
    purpose: optionalText,
    information: optionalText,
    debtor: v.optional(v.object({ name: optionalText, address: v.optional(address) })),
    billInformation: optionalText,
    alternativeProcedures: v.optional(texts),
    network: optionalText,
    elements: v.optional(v.array(v.pipe(texts, v.length(2)))),
  }),
  problems: v.array(v.object({ code: text, place: v.optional(v.object({ line: v.optional(count), tag: optionalText })), reason: text })),
});

export const referenceReading = v.object({
  ok: flag,
  reference: v.optional(
    v.object({
      kind: text,
      kinds: texts,
      value: text,
      country: optionalText,
      check: v.picklist(['passed', 'not-covered', 'none']),
      checkedBy: texts,
      parts: v.record(text, text),
    }),
  ),
  problem: v.optional(v.picklist(['INVALID_FORMAT', 'INCORRECT_CHECK_DIGITS', 'NEEDS_QR_IBAN', 'NEEDS_QR_REFERENCE'])),
  kind: optionalText,
});

export const returnMeaningsShape = items(
  v.object({
    code: text,
    list: text,
    meaning: text,
    text,
    fields: texts,
    actor: v.picklist(['payer', 'payerBank', 'payee', 'payeeBank']),
    retry: v.picklist(['corrected', 'later', 'never', 'unknown']),
    alerts: v.array(alertCode),
    source: text,
  }),
);

export const payeeComparison = v.object({
  result: v.picklist(['SAME', 'SAME_ACCOUNT', 'BANK_MERGED', 'CHANGED', 'NOT_COVERED']),
  attention: v.picklist(['none', 'note', 'confirm']),
  changes: v.array(v.object({ pointer: text, kind: v.picklist(['added', 'removed', 'changed']), code: text, text, source: optionalText })),
});

export const valueDate = v.object({
  ok: flag,
  accepted: optionalText,
  earliest: optionalText,
  latest: optionalText,
  isInstant: v.optional(flag),
  assumed: v.optional(v.array(v.picklist(['BEFORE_CUT_OFF']))),
  skipped: v.optional(v.array(v.object({ date: text, name: optionalText }))),
  source: optionalText,
  problem: v.optional(v.picklist(['SYSTEM_NOT_COVERED', 'CALENDAR_NOT_COVERED', 'DATE_NOT_COVERED'])),
});

export const alertRecords = items(v.object({ code: alertCode, severity, reason: text, text, fix: text }));

export const datasets = items(
  v.object({
    dataset: text,
    edition: text,
    ageDays: count,
    rows: count,
    source: text,
    licence: text,
    confidence: origin.confidence,
    completeness: v.picklist(['complete', 'partial']),
  }),
);
