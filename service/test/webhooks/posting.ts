/** How the tests send a delivery to a receiver on this machine. */
import { createPost, type PostOptions } from '../../webhooks/post.js';

export const now = new Date('2026-11-22T02:00:00Z');

/** In these tests 127.0.0.1 stands for what is public, and nothing else does. */
export const setUp = (options: Partial<PostOptions> = {}) =>
  createPost({
    clock: () => now,
    resolve: async () => ['127.0.0.1'],
    isAllowedAddress: (ip) => ip === '127.0.0.1',
    allowInsecure: true,
    ...options,
  });

export const request = (port: number, changes: { readonly url?: string; readonly signal?: AbortSignal } = {}) => ({
  url: `http://hooks.example:${port}/hook?a=b`,
  body: '{"name":"Zoë"}',
  headers: { 'content-type': 'application/json', 'webhook-id': 'x' },
  ...changes,
});

export const ok = (response: { end(): unknown }): void => {
  response.end();
};
