/** The page as it is served: what is there, under which headers, and that no path leads anywhere else. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { pageFiles } from '../../serve/page-files.js';
import { memoryStore } from '../../storage/memory.js';
import { authenticate, engine, ORIGIN } from './calls.js';

const LOADER = 'load();\n';
const HTML = `<!doctype html><title>Recipients</title><script>${LOADER}</script>`;
const LOADER_HASH = createHash('sha256').update(LOADER).digest('base64');
const SCRIPT = 'export const one = 1;\n'.repeat(100);

const folder = mkdtempSync(join(tmpdir(), 'payprep-page-'));
mkdirSync(join(folder, 'web/session/assets/deeper'), { recursive: true });
writeFileSync(join(folder, 'secret.js'), 'secret');
writeFileSync(join(folder, 'web/index.html'), HTML);
writeFileSync(join(folder, 'web/session/assets/index-abc123.js'), SCRIPT);
writeFileSync(join(folder, 'web/session/assets/index-abc123.css'), 'body {}');
writeFileSync(join(folder, 'web/session/assets/notes.txt'), 'secret');
writeFileSync(join(folder, 'web/session/assets/deeper/other.js'), 'secret');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = await pageFiles(join(folder, 'web'));
const handler = createHandler({ engine, store: memoryStore(), authenticate, page });
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  handler(new Request(`${ORIGIN}${path}`, { method, headers }));

describe('the HTML', () => {
  test('is what the build wrote, and kept by nobody', async () => {
    const response = await get('/session');
    expect([response.status, await response.text()]).toEqual([200, HTML]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).not.toBeNull();
  });

  test('may do what the page does, and no more', async () => {
    const { headers } = await get('/session');
    const policy = new Map(
      headers
        .get('content-security-policy')
        ?.split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' 'sha256-${LOADER_HASH}'`,
      'style-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  test('may stand in a page that the settings list, and in no other', async () => {
    const brands = {
      acme: { name: 'Acme', embeddedBy: ['https://app.example.com'] },
      other: { name: 'Other', embeddedBy: ['https://other.example.com:8443'] },
    };
    const embedded = createHandler({ engine, store: memoryStore(), authenticate, page, brands });
    const framing = async (address: string) => {
      const { headers } = await embedded(new Request(`${ORIGIN}${address}`));
      return [/frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1], headers.get('x-frame-options')];
    };
    const named = (origin: string) => framing(`/session?in=${encodeURIComponent(origin)}`);
    expect(await named('https://app.example.com')).toEqual(['https://app.example.com', null]);
    expect(await named('https://other.example.com:8443')).toEqual(['https://other.example.com:8443', null]);
    const refused = ["'none'", 'DENY'];
    expect(await framing('/session')).toEqual(refused);
    for (const origin of [
      '',
      '*',
      'https://app.example.com/',
      'http://app.example.com',
      'https://app.example.com.evil.example',
      "'self'",
      'https://app.example.com; x',
    ])
      expect(await named(origin)).toEqual(refused);
  });

  test('HEAD answers without it', async () => {
    const response = await get('/session', {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('is read, and not written', async () => {
    const response = await get('/session', {}, 'POST');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('an asset', () => {
  test('may be kept for ever: another one has another name', async () => {
    const response = await get('/session/assets/index-abc123.js');
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get('/session/assets/index-abc123.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test.each(['gzip', 'br, gzip', 'gzip;q=0.5', 'deflate , GZIP ; q=1.0'])('packed for whoever accepts %j', async (accepted) => {
    const response = await get('/session/assets/index-abc123.js', { 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(SCRIPT);
  });

  test.each(['', 'br', 'gzip;q=0', 'gzip;q=0.000', 'xgzip', 'gzipped'])('as it is for whoever accepts %j', async (accepted) => {
    const response = await get('/session/assets/index-abc123.js', { 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, SCRIPT]);
  });
});

describe('elsewhere there is nothing', () => {
  const PATHS = [
    '/session/assets/',
    '/session/assets/none.js',
    '/session/assets/notes.txt',
    '/session/assets/deeper',
    '/session/assets/deeper/other.js',
    '/session/assets/deeper%2Fother.js',
    '/session/assets/..%2F..%2Findex.html',
    '/session/assets/..%2f..%2f..%2fsecret.js',
    '/session/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret.js',
    '/session/assets/..%5C..%5C..%5Csecret.js',
    '/session/assets/index-abc123.js%00.css',
    '/session/assets/__proto__',
    '/session/assets/constructor',
    '/session/',
    '/session/index.html',
  ];
  test.each(PATHS)('%s', async (path) => {
    const response = await get(path);
    const { code } = (await response.json()) as { readonly code: string };
    expect([response.status, code]).toEqual([404, 'NOT_FOUND']);
  });

  test('whatever is asked of the files themselves', async () => {
    for (const path of ['', '/', '/session/assets/../../index.html', '/session/assets/../../../secret.js', '../secret.js', 'toString'])
      expect(await page(path)).toBeUndefined();
  });
});

describe('the files', () => {
  test('by a URL as well', async () => {
    const read = await pageFiles(pathToFileURL(join(folder, 'web/')));
    expect((await read('/session'))?.type).toBe('text/html; charset=utf-8');
  });

  test('without a page, an error says how to get one', async () => {
    await expect(pageFiles(join(folder, 'absent'))).rejects.toThrow('npm run build');
  });

  test('one that could not be read is tried again', async () => {
    const root = join(folder, 'second');
    mkdirSync(join(root, 'session/assets'), { recursive: true });
    const read = await pageFiles(root);
    await expect(read('/session')).rejects.toThrow();
    writeFileSync(join(root, 'index.html'), HTML);
    expect((await read('/session'))?.type).toBe('text/html; charset=utf-8');
  });
});

test('without a page there is none', async () => {
  const bare = createHandler({ engine, store: memoryStore(), authenticate });
  expect((await bare(new Request(`${ORIGIN}/session`))).status).toBe(404);
});
