/** `payprep-service/http`: the service as one function, `(Request) => Promise<Response>`. */

export type { Random } from './bytes/random.js';
export { type DevelopmentOptions, developmentTokens } from './http/authentication/development.js';
export { type IntrospectionOptions, introspectionVerifier } from './http/authentication/introspection.js';
export { type JwtVerifierOptions, jwtVerifier } from './http/authentication/jwt.js';
export { type Principal, VerifierUnavailable, type VerifyToken } from './http/authentication/principal.js';
export type { BrandSettings, BrandsSettings } from './http/brand/brands.js';
export { createHandler, type HandlerOptions } from './http/handler.js';
export type { Limits } from './http/limits.js';
export type { Answered } from './http/observation.js';
export type { Page, PageFile } from './http/page-file.js';
export type { TraceContext } from './tracing/trace-context.js';
export type { Attributes, Span, SpanEnd, SpanOptions, Tracer } from './tracing/tracer.js';
