/** The interface of what records spans: OpenTelemetry in `payprep-service serve`, or an option of a program. */
import type { TraceContext } from './trace-context.js';

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  readonly name: string;
  readonly kind: 'SERVER' | 'CLIENT';
  readonly attributes?: Attributes;
}

/** The result of a span. No attribute holds a value of a request. */
export interface SpanEnd {
  /** Replaces the name of the start. */
  readonly name?: string;
  readonly attributes?: Attributes;
  readonly isError?: boolean;
}

export interface Span {
  readonly context: TraceContext;
  /** Runs work within the span. */
  run<Result>(work: () => Result): Result;
  end(end: SpanEnd): void;
}

export interface Tracer {
  /** Starts a span below a parent in another process, or of a new trace. */
  start(options: SpanOptions & { readonly parent: TraceContext | undefined }): Span;
  /** Starts a span below the running one; undefined if none runs. */
  startBelow(options: SpanOptions): Span | undefined;
}
