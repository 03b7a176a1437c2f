/** Who records spans, where somebody does: OpenTelemetry in `payprep-service serve`, or whoever a program hands in. */
import type { TraceContext } from './trace-context.js';

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  readonly name: string;
  readonly kind: 'SERVER' | 'CLIENT';
  readonly attributes?: Attributes;
}

/** What is known at the end. No attribute holds a value that was sent. */
export interface SpanEnd {
  /** In place of the first one. */
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
  /** A span below a parent that came from elsewhere, or of a new trace. */
  start(options: SpanOptions & { readonly parent: TraceContext | undefined }): Span;
  /** A span below the one that runs; undefined where none does. */
  startBelow(options: SpanOptions): Span | undefined;
}
