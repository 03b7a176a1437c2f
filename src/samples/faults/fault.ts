/** A fault: the ways in which a right payment is made wrong, so that it raises one alert. */
import type { SampleBank } from '../account.js';
import { type Route, requirementAt } from '../corridor.js';
import { draftText, type SampleDraft, withDraftValue, without } from '../draft.js';
import type { Random } from '../random.js';

export interface FaultContext {
  /** A right payment. */
  readonly draft: SampleDraft;
  /** Where its account is. */
  readonly bank: SampleBank | undefined;
  readonly route: Route;
  readonly random: Random;
}

/** Wrong payments, the likeliest first: the first that raises its alert and no other is taken. None where the corridor has no place for the fault. */
export type Fault = (context: FaultContext) => Iterable<SampleDraft>;

/** Makes each draft when it is asked for: most often the first is taken. */
export function* lazily<Value>(values: Iterable<Value>, make: (value: Value) => SampleDraft): Iterable<SampleDraft> {
  for (const value of values) yield make(value);
}

/** Puts each of these values at the pointer. */
export const put =
  (pointer: string, ...values: readonly unknown[]): Fault =>
  ({ draft }) =>
    lazily(values, (value) => withDraftValue(draft, pointer, value));

function* othersThan(text: string, variants: Iterable<string>): Iterable<string> {
  for (const each of variants) if (each !== text) yield each;
}

/** Puts what is made of the text at the pointer. Nothing where there is no text. */
export const change =
  (pointer: string, variants: (text: string, random: Random) => Iterable<string>): Fault =>
  ({ draft, random }) => {
    const text = draftText(draft, pointer);
    return text === '' ? [] : lazily(othersThan(text, variants(text, random)), (each) => withDraftValue(draft, pointer, each));
  };

/** One fault after the other. */
export const either = (...faults: readonly Fault[]): Fault =>
  function* (context) {
    for (const fault of faults) yield* fault(context);
  };

/** The fault in what the payment becomes first. */
export const after =
  (prepare: (context: FaultContext) => SampleDraft | undefined, fault: Fault): Fault =>
  (context) => {
    const draft = prepare(context);
    return draft === undefined ? [] : fault({ ...context, draft });
  };

/** `validate` asks for members where a system or a method does: a payment that names neither says that it goes to an account. */
const asPayout = (draft: SampleDraft, { system, method }: Route): SampleDraft =>
  system === undefined && method === undefined ? { ...draft, method: 'BANK_ACCOUNT' } : draft;

/** Leaves out the member, with those that would do in its place. */
export const leaveOut =
  (pointer: string, ...others: readonly string[]): Fault =>
  ({ draft, route }) => {
    const { oneOf = [] } = requirementAt(route, pointer) ?? {};
    const whole = asPayout(draft, route);
    return [without(whole, [pointer]), without(whole, [pointer, ...oneOf, ...others])];
  };

/** Every text with one digit changed, begun at a random place. */
export function* otherDigits(text: string, random: Random): Iterable<string> {
  const start = random.below(text.length);
  const step = 1 + random.below(9);
  for (let count = 0; count < text.length; count++) {
    const at = (start + count) % text.length;
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) yield text.slice(0, at) + String((digit + step) % 10) + text.slice(at + 1);
  }
}
