/** The brand of an organization: what is taken, what can be read, and where it is told. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBrands } from '../../http/brand/brands.js';
import { CONTRAST, contrastOf, GROUNDS, paletteOf } from '../../http/brand/colours.js';
import { createHandler, type HandlerOptions } from '../../http/handler.js';
import { memoryStore } from '../../storage/memory.js';
import { authenticate, call, engine, ORIGIN } from './calls.js';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

/** Dark, light, grey, and those that are hard: yellow, pure blue, the middle of grey. */
const COLOURS = ['#000000', '#ffffff', '#808080', '#777777', '#ffcc00', '#0000ff', '#ff0000', '#00ff00', '#0b5cad', '#7db8f2', '#e4002b'];

describe.each(['light', 'dark'] as const)('%s: what stands on what can be read', (scheme) => {
  test.each(COLOURS)('%s', (colour) => {
    const { accent, accentStrong, accentSoft, fill, fillStrong, onFill } = paletteOf(colour, scheme);
    const { ground, surface, ink } = GROUNDS[scheme];
    const pairs = [
      [accent, ground],
      [accent, surface],
      [accentStrong, accentSoft],
      [accentStrong, surface],
      [ink, accentSoft],
      [onFill, fill],
      [onFill, fillStrong],
    ] as const;
    expect(pairs.filter(([text, on]) => contrastOf(text, on) < CONTRAST)).toEqual([]);
    expect(fill).toBe(colour);
  });

  test('on the grounds of the page', () => {
    const css = readFileSync(new URL('../../page/styles.css', import.meta.url), 'utf8');
    const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
    for (const [name, colour] of Object.entries(GROUNDS[scheme]))
      expect(scheme === 'light' ? light : dark).toContain(`--${name}: ${colour};`);
  });
});

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a colour that can be read as text stays what it is', () => {
  expect(paletteOf('#0b5cad', 'light').accent).toBe('#0b5cad');
  expect(readBrands({ acme: { name: 'Acme', colour: '#0b5cad' } }).remarks).toEqual([
    'brand of acme: text in #0b5cad cannot be read on dark; it is #528bc5 there',
  ]);
});

test('who may embed the page is told by organization, and nobody is without a setting', () => {
  const brands = readBrands({
    acme: { name: 'Acme', embeddedBy: ['https://app.example.com', 'http://127.0.0.1:8080'] },
    other: { name: 'Other' },
  });
  expect(brands.embeddedBy('acme')).toEqual(['https://app.example.com', 'http://127.0.0.1:8080']);
  expect([brands.embeddedBy('other'), brands.embeddedBy('none')]).toEqual([[], []]);
  expect([...brands.embeddingOrigins]).toEqual(['https://app.example.com', 'http://127.0.0.1:8080']);
});

test.each<unknown>([
  'https://app.example.com',
  ['https://app.example.com/'],
  ['https://app.example.com/path'],
  ['http://app.example.com'],
  ['https://*.example.com'],
  ['*'],
  ['https://App.example.com'],
  ['https://user@app.example.com'],
  ["https://app.example.com; script-src 'unsafe-inline'"],
  [1],
  Array.from({ length: 11 }, (_, at) => `https://app${at}.example.com`),
])('no origin that may embed the page: %j', (embeddedBy) => {
  expect(() => readBrands({ acme: { name: 'Acme', embeddedBy } })).toThrow('brand of acme: embeddedBy is a list of at most 10 origins');
});

describe('refused, by organization and member', () => {
  test.each([
    [[], 'brands are an object'],
    [{ acme: 'Acme' }, 'brand of acme: it is an object'],
    [{ acme: {} }, 'brand of acme: name has 1 to 60'],
    [{ acme: { name: ' ' } }, 'name has 1 to 60'],
    [{ acme: { name: 'A'.repeat(61) } }, 'name has 1 to 60'],
    [{ acme: { name: 'Ac\u202eme' } }, 'name has 1 to 60'],
    [{ acme: { name: 'Acme', color: '#0b5cad' } }, 'there is no member color'],
    [{ acme: { name: 'Acme', colour: 'blue' } }, 'colour is written #rrggbb'],
    [{ acme: { name: 'Acme', colour: '#0b5cad; background: url(x)' } }, 'colour is written'],
    [{ acme: { name: 'Acme', logo: 'http://acme.example.com/logo.png' } }, 'logo is a data: URL'],
    [{ acme: { name: 'Acme', logo: 'data:text/html,<script>' } }, 'logo is a data: URL'],
    [{ acme: { name: 'Acme', logo: 'javascript:alert(1)' } }, 'logo is a data: URL'],
    [{ acme: { name: 'Acme', logo: 'https://a:b@acme.example.com/' } }, 'logo is a data: URL'],
    [{ acme: { name: 'Acme', logo: `${PIXEL}${'A'.repeat(65_536)}` } }, 'at most 64 KiB'],
  ])('%#', (settings, problem) => expect(() => readBrands(settings)).toThrow(problem));
});

describe('served', () => {
  const brands = {
    acme: { name: 'Acme Pay', logo: 'https://cdn.acme.example.com/logo.svg?v=1', colour: '#ffcc00' },
    other: { name: 'Other', logo: PIXEL },
  };
  const page: HandlerOptions['page'] = async () => ({ body: '<!doctype html>', type: 'text/html' });
  const handler = createHandler({ engine, store: memoryStore(), authenticate, publicUrl: ORIGIN, brands, page });

  async function sessionOf(organization: string) {
    const body = { externalUserId: 'ada', returnUrl: 'https://shop.example.com/' };
    const created = await call(handler, 'POST /beneficiaries/organizations/sessions', {
      body,
      token: organization,
      headers: { 'idempotency-key': organization },
    });
    return (await call(handler, 'GET /session/api', { token: created.body.url.split('#')[1] })).body;
  }

  test('each session has the brand of its organization', async () => {
    const { brand } = await sessionOf('acme');
    expect(brand).toMatchObject({ name: 'Acme Pay', logo: brands.acme.logo, palettes: { light: { fill: '#ffcc00', onFill: '#000000' } } });
    expect((await sessionOf('other')).brand).toEqual({ name: 'Other', logo: PIXEL });
    expect('brand' in (await sessionOf('third'))).toBe(false);
    expect('brand' in (await sessionOf('toString'))).toBe(false);
  });

  test('the policy lets in the origins of logos, and of nothing else', async () => {
    const policy = (await handler(new Request(`${ORIGIN}/session`))).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').filter((directive) => directive.includes('example.com'))).toEqual([
      "img-src 'self' data: https://cdn.acme.example.com",
    ]);
  });

  test('a wrong one stops the start', () => {
    expect(() => createHandler({ engine, store: memoryStore(), authenticate, brands: { acme: { name: '' } } })).toThrow('brand of acme');
  });
});
