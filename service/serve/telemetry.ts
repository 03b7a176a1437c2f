/**
 * Spans by OpenTelemetry, if the process has a provider: `node --import ./otel.mjs` registers one before the service starts.
 *
 * The gotcha: the API keeps its provider in a global symbol. It is read directly, so that the API is loaded only if there is a provider.
 *
 * @see https://opentelemetry.io/docs/specs/otel/trace/api/
 */
import type { Writable } from 'node:stream';
import type * as Api from '@opentelemetry/api';
import type { TraceContext } from '../tracing/trace-context.js';
import type { Attributes, Span, SpanOptions, Tracer } from '../tracing/tracer.js';

/** The symbol that all copies of version 1 of the API share. */
const REGISTERED = Symbol.for('opentelemetry.js.api.1');

const isRegistered = (): boolean => (Reflect.get(globalThis, REGISTERED) as { readonly trace?: unknown } | undefined)?.trace !== undefined;

/** The tracer of the registered provider; undefined if there is none, or, with a message, if it cannot be used. */
export async function findTracer(version: string, stderr: Writable): Promise<Tracer | undefined> {
  if (!isRegistered()) return undefined;
  const api = await import('@opentelemetry/api').catch(() => undefined);
  const tracer = api && tracerOf(api, version);
  if (tracer === undefined)
    stderr.write(
      `payprep-service: no spans: the @opentelemetry/api that it finds is ${api === undefined ? 'none' : 'newer than the provider'}\n`,
    );
  return tracer;
}

function tracerOf(api: typeof Api, version: string): Tracer | undefined {
  const tracer = api.trace.getTracer('payprep-service', version);
  const begin = ({ name, attributes }: SpanOptions, kind: Api.SpanKind, parent: Api.Context): Span => {
    const span = tracer.startSpan(name, { kind, ...(attributes && { attributes: withoutAbsent(attributes) }) }, parent);
    const within = api.trace.setSpan(parent, span);
    return {
      context: contextOf(span.spanContext()),
      run: (work) => api.context.with(within, work),
      end({ name: last, attributes: more, isError }) {
        if (last !== undefined) span.updateName(last);
        if (more !== undefined) span.setAttributes(withoutAbsent(more));
        if (isError === true) span.setStatus({ code: api.SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  // the provider of an incompatible API makes spans without an id
  if (!api.isSpanContextValid(tracer.startSpan('start', {}, api.ROOT_CONTEXT).spanContext())) return undefined;
  return {
    start(options) {
      const current = api.context.active();
      // if the HTTP server is instrumented as well, its span already stands for the request
      if (options.kind === 'SERVER' && api.trace.getSpan(current) !== undefined) return begin(options, api.SpanKind.INTERNAL, current);
      return begin(options, api.SpanKind[options.kind], parentOf(api, options.parent));
    },
    startBelow(options) {
      const current = api.context.active();
      return api.trace.getSpan(current) && begin(options, api.SpanKind[options.kind], current);
    },
  };
}

function parentOf(api: typeof Api, parent: TraceContext | undefined): Api.Context {
  if (parent === undefined) return api.ROOT_CONTEXT;
  const { traceId, spanId, isSampled, traceState } = parent;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
    isRemote: true,
    ...(traceState !== undefined && { traceState: api.createTraceState(traceState) }),
  });
}

function contextOf({ traceId, spanId, traceFlags, traceState }: Api.SpanContext): TraceContext {
  return { traceId, spanId, isSampled: (traceFlags & 1) === 1, traceState: traceState?.serialize() || undefined };
}

const withoutAbsent = (attributes: Attributes): Api.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
