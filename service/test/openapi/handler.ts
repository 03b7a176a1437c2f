/** The service in memory, for one organization, on a fixed day. */
import { createEngine } from 'payprep/full';
import { SCOPES } from '../../http/guard.js';
import { createHandler } from '../../http/handler.js';
import { memoryStore } from '../../storage/memory.js';

export const ORIGIN = 'https://pay.example.com';
export const TOKEN = 'a-token';

const engine = createEngine({ on: '2026-11-20' });

export const createService = () =>
  createHandler({
    engine,
    store: memoryStore(),
    authenticate: (token) => (token === TOKEN ? { organization: 'acme', scopes: new Set(SCOPES) } : undefined),
    publicUrl: ORIGIN,
    clock: () => new Date('2026-11-20T09:30:00.000Z'),
  });
