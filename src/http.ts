/** `payprep/http`: the service as one function, `(Request) => Promise<Response>`. */
export type { Principal, VerifyToken } from './http/authentication/principal.js';
export { createHandler, type HandlerOptions } from './http/handler.js';
export type { Limits } from './http/limits.js';
export type { Answered } from './http/observation.js';
export type { Random } from './service/chance.js';
