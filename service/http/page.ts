/**
 * Serves the hosted page, its HTML and its assets, with headers that allow it nothing but what it needs.
 *
 * A page of an organization may embed it, if the settings list its origin: it names itself in the address, `?in=https%3A%2F%2Fapp.example.com`, and the policy then lets in
 * this origin alone. Whether it is one of the organization of the session, the page finds out.
 *
 * The gotcha: the HTML names assets by their hashes. Assets may be cached for ever; the HTML must not be cached.
 */

import { sha256 } from '../bytes/digest.js';
import { toBase64 } from '../bytes/encoding.js';
import type { Brands } from './brand/brands.js';
import type { Page, PageFile } from './page-file.js';
import { Problem } from './problem.js';
import type { Answer, Route } from './route.js';

/** Scripts, styles and requests only of this origin, the loader in the HTML by its hash, logos from `data:` URLs and the given origins, and no framing but by `parent`. */
const contentSecurityPolicy = (logoOrigins: readonly string[], hashes: readonly string[], parent = "'none'"): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...logoOrigins].join(' '),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parent}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const NOTHING_OF_THE_DEVICE = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const EVERY_FILE = {
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const HTML = {
  ...EVERY_FILE,
  'permissions-policy': NOTHING_OF_THE_DEVICE,
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** For browsers without `frame-ancestors`; it knows no single origin. */
const UNFRAMED = { 'x-frame-options': 'DENY' };

/** The number of its bundle is part of its address. */
const DATASET = { ...EVERY_FILE, 'cache-control': 'private, max-age=86400' };

const ASSET = { ...EVERY_FILE, 'cache-control': 'public, max-age=31536000, immutable' };

/** Where the page and its assets are read. */
export function pageRoutes(
  page: Page,
  { logoOrigins, embeddingOrigins }: Pick<Brands, 'logoOrigins' | 'embeddingOrigins'>,
): readonly Route[] {
  const hashes = keepPerFile(inlineHashes);
  const html = async (file: PageFile, request: Request) => {
    const named = new URL(request.url).searchParams.get('in') ?? '';
    const parent = embeddingOrigins.has(named) ? named : undefined;
    const policy = contentSecurityPolicy(logoOrigins, await hashes(file), parent);
    return { ...HTML, ...(parent === undefined && UNFRAMED), 'content-security-policy': policy };
  };
  return [
    { method: 'GET', path: '/session', answer: ({ request }) => found(page, request, '/session', html) },
    {
      method: 'GET',
      path: '/session/assets/:file',
      answer: ({ request, params: { file = '' } }) => found(page, request, `/session/assets/${file}`, async () => ASSET),
    },
    {
      method: 'GET',
      path: '/session/data/:number/:kind/:name',
      answer: ({ request, params: { number = '', kind = '', name = '' } }) =>
        found(page, request, `/session/data/${number}/${kind}/${name}`, async () => DATASET),
    },
  ];
}

type Headers = Readonly<Record<string, string>>;

/** A script within the HTML. It must hold no `</script`, and the build writes none of another form. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The scripts within the HTML, as sources of its policy (CSP 3, section 2.3.1). */
async function inlineHashes({ body }: PageFile): Promise<readonly string[]> {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const scripts = [...text.matchAll(INLINE)].map(([, script = '']) => script);
  return Promise.all(scripts.map(async (script) => `'sha256-${toBase64(await sha256(script))}'`));
}

/** A file is the same object at each request. */
function keepPerFile<Result>(work: (file: PageFile) => Promise<Result>): (file: PageFile) => Promise<Result> {
  const kept = new WeakMap<PageFile, Promise<Result>>();
  return (file) => {
    const result = kept.get(file) ?? work(file);
    kept.set(file, result);
    return result;
  };
}

type HeadersOf = (file: PageFile, request: Request) => Promise<Headers>;

async function found(page: Page, request: Request, path: string, headersOf: HeadersOf): Promise<Answer> {
  const file = await page(path);
  if (file === undefined) throw new Problem('NOT_FOUND');
  const { body, type, gzip } = file;
  const own = { ...(await headersOf(file, request)), vary: 'accept-encoding' };
  if (gzip === undefined || !acceptsGzip(request)) return { status: 200, file: { body, type }, headers: own };
  return { status: 200, file: { body: gzip, type }, headers: { ...own, 'content-encoding': 'gzip' } };
}

/** `gzip`, or `gzip;q=0.5`; not `gzip;q=0` (RFC 9110, section 12.5.3). */
const acceptsGzip = ({ headers }: Request): boolean =>
  /(?:^|,)\s{0,9}gzip\s{0,9}(?:;\s{0,9}q=(?:1|0\.0{0,2}[1-9])|,|$)/i.test(headers.get('accept-encoding') ?? '');
