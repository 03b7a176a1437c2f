/** The shapes of requests under `/engine`. */
import { creditorTypes } from 'payprep/fields';
import { type ReferenceKind, referenceKinds } from 'payprep/references';
import * as v from 'valibot';
import { alpha2 } from './country.js';
import { anyObject, object } from './object.js';
import { instruction } from './payments.js';

export { anyInstructions } from './payments.js';

/** The body as it is read: a member of another type, or one that the contract does not know, is explained by an alert. */
export const anyInstruction = anyObject();

const text = v.string();
const country = v.optional(alpha2);

/** Codes that nobody has are problems of the answer. */
export const corridor = object({
  country: text,
  currency: text,
  method: v.optional(text),
  settlementSystem: v.optional(text),
  creditorType: v.optional(text),
});

/** The banks of an answer. */
export const MAX_BANKS = 50;

const LIMIT = `Expected a number from 1 to ${MAX_BANKS}.`;

export const bankSearch = object({
  country: alpha2,
  q: v.optional(text),
  limit: v.optional(
    v.pipe(
      text,
      v.regex(/^[1-9]\d?$/, LIMIT),
      v.check((limit) => Number(limit) <= MAX_BANKS, LIMIT),
    ),
  ),
});

export const bankCode = object({ country: alpha2, code: text });

/** The names of an account with several holders are a list. */
const MAX_HOLDERS = 20;

const HELD = 'Expected a string or a list of strings.';

export const namePair = object({
  given: text,
  held: v.union([text, v.pipe(v.array(text), v.maxLength(MAX_HOLDERS))], HELD),
  country,
  type: v.optional(v.picklist(creditorTypes)),
});

/** The text of a document, and the country where it names none. */
export const localText = object({ text, country });

/** Lines of an address, and the country where they name none: as people write it. */
export const addressText = object({ text, country: v.optional(text) });

export const paymentCodeText = object({ text });

const kinds = referenceKinds().map(({ code }) => code) as unknown as readonly [ReferenceKind, ...ReferenceKind[]];

export const writtenReference = object({ kind: v.optional(v.picklist(kinds)), value: text, country, iban: v.optional(text) });

/** Both versions of a payee, as they are read. */
export const anyPayeePair = object({ before: anyInstruction, after: anyInstruction });

/** What the document says of them. */
export const payeePair = object({ before: instruction, after: instruction });

const TIME = 'Expected a time of the day: HH:MM.';

const time = v.optional(v.pipe(text, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME)));

/** A system that nobody has, and a day that is none, are problems of the answer. */
export const datedPayment = object({ system: text, on: text, time, cutOff: time });

/** A list or a system that nobody has is one without the code. */
export const returnCode = object({ code: text, list: v.optional(text), system: v.optional(text) });

export const nothing = object({});
