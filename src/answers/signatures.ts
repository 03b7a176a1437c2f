/**
 * How the functions of `payprep`, `payprep/full` and `payprep/core` are called. What differs is `Engine`: the
 * `[engine?: Engine]` of `payprep` and `payprep/full`, the `[engine: Engine]` that `payprep/core` demands.
 *
 * A misspelt member of an object literal does not compile; `unknown` and the records of a network do: {@link Untyped}.
 */
import type { PaymentInstruction, Untyped } from '../instruction/payment-instruction.js';
import type { PaymentOptions } from './enrich/cap.js';
import type { EnrichmentResult } from './enrich.js';
import type { Explanation } from './explain.js';
import type { Corridor, Requirements } from './requirements.js';
import type { ValidationResult } from './validate.js';

type Rest = readonly unknown[];

export type Validate<Engine extends Rest> = <Given>(
  instruction: PaymentInstruction | Untyped<Given>,
  ...engine: Engine
) => ValidationResult;

export type Enrich<Engine extends Rest> = <Given>(
  instruction: PaymentInstruction | Untyped<Given>,
  ...rest: [...engine: Engine, options?: PaymentOptions]
) => EnrichmentResult;

export type ValidateAll<Engine extends Rest> = <Given>(
  instructions: Iterable<PaymentInstruction | Untyped<Given>>,
  ...engine: Engine
) => Generator<ValidationResult, void, undefined>;

export type EnrichAll<Engine extends Rest> = <Given>(
  instructions: Iterable<PaymentInstruction | Untyped<Given>>,
  ...engine: Engine
) => Generator<EnrichmentResult, void, undefined>;

export type Explain<Engine extends Rest> = <Given>(
  instruction: PaymentInstruction | Untyped<Given>,
  ...rest: [...engine: Engine, options?: PaymentOptions]
) => Explanation;

export type Require<Engine extends Rest> = (corridor: Corridor, ...engine: Engine) => Requirements;
