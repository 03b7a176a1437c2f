/**
 * The correction of a BIC, a bank identifier, a branch or an account number: without the label in front of it (“BLZ 37040044”), or with the characters that
 * were taken for others that look alike (HDFCO000001 for HDFC0000001); of an account number with check digits, also with the leading zeros that it lost.
 *
 * A reading survives where nothing is wrong with the field and nothing else becomes wrong. Only where exactly one survives is it offered; of characters that
 * look alike, only where a directory or check digits know it, too.
 */
import { accountLabels } from '../../rules/account-labels.js';
import { lazy } from '../../rules/lazy.js';
import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import type { LabelDeclaration, LabelMeaning } from '../../rules/vocabulary/label.js';
import { createLabelFinder } from '../identifiers/labels.js';
import { DIGIT_LIKE, LETTER_LIKE } from '../identifiers/look-alikes.js';
import { electronic, originalRange } from '../identifiers/text.js';
import type { AgentReading, InstructionReading } from '../instruction/read.js';
import { given } from '../instruction/values.js';
import { apply, type Correction } from './correct.js';
import { examineAll, findAlerts } from './examine.js';
import type { Finding, Findings } from './findings.js';
import { ResolvedPayment } from './resolve.js';

/** A field of an instruction that holds an identifier. */
interface Field {
  /** What a label in front of the value may say. */
  readonly labels: readonly LabelMeaning[];
  readonly read: (reading: InstructionReading) => string | undefined;
  /** The same instruction with another value. */
  readonly write: (reading: InstructionReading, value: string) => InstructionReading;
}

const agentField = (member: 'bic' | 'memberId' | 'branchId', labels: readonly LabelMeaning[]): Field => ({
  labels,
  read: ({ creditorAgent }) => given(creditorAgent[member]),
  write: (reading, value) => ({ ...reading, creditorAgent: { ...reading.creditorAgent, [member]: value } }),
});

const intermediaryBic = (index: number): Field => ({
  labels: ['bic'],
  read: ({ intermediaryAgents }) => given(intermediaryAgents[index]?.bic),
  write: (reading, bic) => ({
    ...reading,
    intermediaryAgents: reading.intermediaryAgents.map((agent, at): AgentReading => (at === index ? { ...agent, bic } : agent)),
  }),
});

const ACCOUNT: Field = {
  labels: ['account', 'iban'],
  read: ({ accountValue }) => given(accountValue),
  write: (reading, accountValue) => ({ ...reading, accountValue }),
};

const FIELDS = /* @__PURE__ */ lazy(
  (): ReadonlyMap<string, Field> =>
    new Map([
      ['/creditorAccount/id/value', ACCOUNT],
      ['/creditorAgent/bic', agentField('bic', ['bic'])],
      ['/creditorAgent/clearingSystemMemberId/memberId', agentField('memberId', ['bank'])],
      ['/creditorAgent/branchId', agentField('branchId', ['branch', 'bank'])],
      ['/intermediaryAgent1/bic', intermediaryBic(0)],
      ['/intermediaryAgent2/bic', intermediaryBic(1)],
      ['/intermediaryAgent3/bic', intermediaryBic(2)],
    ]),
);

/** Longer texts hold more than a label and a number. */
const LONGEST = 80;

const isSame = (one: Finding, other: Finding): boolean => one.code === other.code && one.pointer === other.pointer;

/** True where nothing is wrong at the place, and nothing else that was right before. */
const isSound = (payment: ResolvedPayment, pointer: string, before: Findings): boolean =>
  findAlerts(payment, payment.plan.checks, 'warning').alerts.every(
    (alert) => alert.severity === 'info' || (alert.pointer !== pointer && before.alerts.some((known) => isSame(known, alert))),
  );

const findLabels = /* @__PURE__ */ createLabelFinder(accountLabels);

/** True for a label of this field in the country of the account. */
const isOfField = (labels: readonly LabelMeaning[], country: string | undefined, { meaning, countries }: LabelDeclaration): boolean =>
  labels.includes(meaning) && (countries === undefined || (country !== undefined && countries.includes(country)));

const ONLY_LETTERS = /* @__PURE__ */ lazy(() => /^[^\p{L}\p{N}]*\p{L}[^\p{N}]*(?=\p{N})/u);
const LETTER_OR_DIGIT = /* @__PURE__ */ lazy(() => /[\p{L}\p{N}]/u);

/** Where the value begins behind the labels in front of it; 0 where there is none, or one of something else. */
function startBehindLabels(value: string, { labels }: Field, country: string | undefined): number {
  let start = 0;
  for (const { start: from, end, meanings } of findLabels(value)) {
    if (LETTER_OR_DIGIT().test(value.slice(start, from)) || !meanings.some((meaning) => isOfField(labels, country, meaning))) break;
    start = end;
  }
  return start;
}

/** The label in front of a value, with what separates the two. BLZ37040044 has nothing between them. */
function correctLabelled(value: string, field: Field, country: string | undefined): Correction | undefined {
  const letters = ONLY_LETTERS().exec(value)?.[0] ?? '';
  const start = startBehindLabels(value, field, country) || startBehindLabels(letters, field, country);
  const length = value.slice(start).search(LETTER_OR_DIGIT());
  return start > 0 && length >= 0 ? { at: 0, remove: start + length, insert: '' } : undefined;
}

/** The same instruction without any label: somebody who writes one writes the others, too. */
function withoutLabels(reading: InstructionReading, country: string | undefined): InstructionReading {
  let result = reading;
  for (const field of FIELDS().values()) {
    const value = field.read(reading) ?? '';
    const edit = value.length > LONGEST ? undefined : correctLabelled(value, field, country);
    if (edit !== undefined) result = field.write(result, apply(value, edit));
  }
  return result;
}

/** Of more characters that look like others there are too many readings. */
const MOST_ALIKE = 8;

/** Each text that differs in characters that look alike. */
function* readingsOf(text: string): Generator<string> {
  const places = [...text].flatMap((character, at) => ((DIGIT_LIKE[character] ?? LETTER_LIKE[character]) ? [at] : []));
  if (places.length > MOST_ALIKE) {
    const digits = text.replace(/[^\d]/g, (character) => DIGIT_LIKE[character] ?? character);
    if (digits !== text) yield digits;
    return;
  }
  for (let chosen = 1; chosen < 1 << places.length; chosen++) {
    const characters = [...text];
    for (const [index, at] of places.entries()) {
      const written = text.charAt(at);
      if (chosen & (1 << index)) characters[at] = DIGIT_LIKE[written] ?? LETTER_LIKE[written] ?? written;
    }
    yield characters.join('');
  }
}

/** What says no more than that the value can be read. */
const PROVES_NOTHING = /\/(?:form|currency|card|type)$/;

const hasPassed = (payment: ResolvedPayment, pointer: string, proves: (check: string) => boolean): boolean =>
  examineAll(payment).checks.some(({ check, pointer: at, outcome }) => at === pointer && outcome === 'passed' && proves(check));

/** True where a directory or check digits know the value. */
const isProven = (payment: ResolvedPayment, pointer: string): boolean =>
  hasPassed(payment, pointer, (check) => !PROVES_NOTHING.test(check));

/** An account number that is in no form of its country, or too short and like that of a card. */
const UNREAD: readonly AlertCode[] = ['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', 'CREDITOR_CARD_NUMBER_NOT_ALLOWED'];

/** Where more are missing, something else is. */
const MOST_ZEROS = 3;

/** The leading zeros that an account number lost in a spreadsheet, where its check digits hold with them: a CLABE of 17 digits. */
function correctLostZeros(
  value: string,
  pointer: string,
  read: (text: string) => ResolvedPayment,
  before: Findings,
): Correction | undefined {
  const text = electronic(value);
  if (!/^[1-9]\d+$/.test(text)) return undefined;
  const zeros = Array.from({ length: MOST_ZEROS }, (_, at) => '0'.repeat(at + 1));
  const sound = zeros.filter((insert) => isSound(read(insert + text), pointer, before));
  const [insert] = sound;
  const isOnly = insert !== undefined && sound.length === 1;
  return isOnly && hasPassed(read(insert + text), pointer, (check) => check.includes('/national-check/'))
    ? { at: originalRange(value, 0, 1)[0], remove: 0, insert }
    : undefined;
}

/** The edit that turns one electronic text into another of the same length, in the places of the value as it was written. */
function editTo(meant: string, text: string, value: string): Correction {
  const from = [...meant].findIndex((character, at) => character !== text[at]);
  const to = [...meant].findLastIndex((character, at) => character !== text[at]) + 1;
  const [start, end] = originalRange(value, from, to);
  return { at: start, remove: end - start, insert: meant.slice(from, to) };
}

function correctAlike(value: string, pointer: string, read: (text: string) => ResolvedPayment, before: Findings): Correction | undefined {
  const text = electronic(value);
  let only: string | undefined;
  for (const meant of readingsOf(text)) {
    const payment = read(meant);
    if (!isSound(payment, pointer, before)) continue;
    if (only !== undefined || !isProven(payment, pointer)) return undefined;
    only = meant;
  }
  return only === undefined ? undefined : editTo(only, text, value);
}

/** The edit of the identifier after which it is what was meant; undefined where there is none, or where it is not sure. `before`: all that was found. */
export function correctField({ code, pointer, severity }: Finding, payment: ResolvedPayment, before: Findings): Correction | undefined {
  const { reading, engine, accountCountry } = payment;
  const field = FIELDS().get(pointer);
  const value = field?.read(reading);
  if (field === undefined || value === undefined || severity === 'info' || value.length > LONGEST) return undefined;
  const labelled = correctLabelled(value, field, accountCountry);
  if (labelled !== undefined) {
    const readings = [field.write(reading, apply(value, labelled)), withoutLabels(reading, accountCountry)];
    return readings.some((each) => isSound(new ResolvedPayment(each, engine), pointer, before)) ? labelled : undefined;
  }
  // an IBAN has a correction of its own, which counts what passes by chance
  if (code.startsWith('CREDITOR_IBAN')) return undefined;
  const read = (text: string): ResolvedPayment => new ResolvedPayment(field.write(reading, text), engine);
  const zeros = UNREAD.includes(code) ? correctLostZeros(value, pointer, read, before) : undefined;
  return zeros ?? correctAlike(value, pointer, read, before);
}
