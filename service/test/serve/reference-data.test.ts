/** A bundle in a folder: answers, the page and stored recipients go by it, also by one that comes after the start. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { BANKS, bundleOf, publicKey } from '../../../test/bundles/bundle-of.js';
import { createHandler } from '../../http/handler.js';
import { recheckRecipients } from '../../recipients/recheck.js';
import { withBundle } from '../../serve/page-data.js';
import { openReferenceData } from '../../serve/reference-data.js';
import { readSettings } from '../../serve/settings.js';
import { memoryStore } from '../../storage/memory.js';
import { authenticate } from '../http/calls.js';
import { runInProcess } from './in-process.js';

const folder = mkdtempSync(join(tmpdir(), 'payprep-data-'));
const key = join(folder, 'public.pem');
const clock = () => new Date('2026-12-08T12:00:00Z');

afterAll(() => rmSync(folder, { recursive: true }));

const named = (name: string) => ({ ...BANKS, rows: [['37040044', 'COBADEFF', name]] });

function write(number: number, name: string): void {
  for (const [path, bytes] of bundleOf([named(name)], (manifest) => ({ ...manifest, number }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

beforeEach(() => {
  writeFileSync(key, publicKey);
  write(1, 'First Bank');
});

const options = ['--reference-data', folder, '--reference-data-key', key];
const open = (args: readonly string[] = options) =>
  openReferenceData(readSettings(['reference-data', 'reference-data-key'], args, {}), clock);

const page = async (path: string) =>
  path === '/session' ? { body: '<div id="page" data-assets="{}">', type: 'text/html; charset=utf-8' } : undefined;

type Handler = (request: Request) => Promise<Response>;

async function bankName(handler: Handler): Promise<string | undefined> {
  const body = JSON.stringify({ creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } });
  const headers = { authorization: 'Bearer acme', 'content-type': 'application/json' };
  const response = await handler(new Request('https://pay.example.com/payments/enrichments', { method: 'POST', body, headers }));
  return ((await response.json()) as { enrichments?: { creditorAgent?: { name?: string } } }).enrichments?.creditorAgent?.name;
}

test('endpoints answer by the bundle, and by the next one from when it is read', async () => {
  const data = await open();
  const log = vi.fn();
  const handler = createHandler({ engine: { current: data.engine }, store: memoryStore(), authenticate, clock });
  expect(await bankName(handler)).toBe('First Bank');
  await data.readAgain(log);
  expect(log).not.toHaveBeenCalled();
  write(2, 'Second Bank');
  await data.readAgain(log);
  expect(await bankName(handler)).toBe('Second Bank');
  expect(log).toHaveBeenLastCalledWith('info', 'reference data', { number: 2, datasets: 1 });
});

test('a bundle that is refused later leaves what is in use, and is logged by its code', async () => {
  const data = await open();
  const log = vi.fn();
  writeFileSync(join(folder, 'bundle.json'), '{"manifest":"{}"}');
  await data.readAgain(log);
  expect(log).toHaveBeenCalledWith('error', 'reference data', { code: 'SIGNATURE_MISSING' });
  expect(data.bundle()?.number).toBe(1);
});

test('the edition grows with the number, so that stored recipients are checked again', async () => {
  const data = await open();
  const log = vi.fn();
  const store = memoryStore();
  const check = () => recheckRecipients({ store, clock, engine: data.engine } as never, { engineEdition: data.engineEdition() });
  expect((await check())?.ended).toBeDefined();
  expect(await check()).toBeUndefined();
  const before = data.engineEdition();
  write(10, 'Tenth Bank');
  await data.readAgain(log);
  expect(data.engineEdition() > before).toBe(true);
  expect((await check())?.ended).toBeDefined();
  expect(before > (await open([])).engineEdition()).toBe(true);
});

test('the page names the bundle, and has its datasets under its number alone', async () => {
  const data = await open();
  const files = withBundle(page, data.bundle);
  const text = async (path: string) => {
    const body = (await files(path))?.body;
    return body === undefined ? undefined : typeof body === 'string' ? body : new TextDecoder().decode(body);
  };
  expect(await text('/session')).toBe('<div id="page" data-bundle="1 banks/DE" data-assets="{}">');
  expect(JSON.parse((await text('/session/data/1/banks/DE')) ?? '')).toEqual(named('First Bank'));
  for (const path of ['/session/data/2/banks/DE', '/session/data/1/banks/FR', '/session/data/1/../bundle.json', '/session/other']) {
    expect(await text(path)).toBeUndefined();
  }
  write(2, 'Second Bank');
  await data.readAgain(vi.fn());
  expect(await text('/session')).toContain('data-bundle="2 banks/DE"');
  expect(await text('/session/data/1/banks/DE')).toBeUndefined();
  expect(await text('/session/data/2/banks/DE')).toContain('Second Bank');
});

test('without a bundle, the page is as it was built', async () => {
  const { bundle } = await open([]);
  expect((await withBundle(page, bundle)('/session'))?.body).toBe('<div id="page" data-assets="{}">');
});

test('the handler serves the datasets of the page', async () => {
  const data = await open();
  const handler = createHandler({
    engine: { current: data.engine },
    store: memoryStore(),
    authenticate,
    clock,
    page: withBundle(page, data.bundle),
  } as never);
  const answer = await handler(new Request('https://pay.example.com/session/data/1/banks/DE'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect((await handler(new Request('https://pay.example.com/session/data/1/banks/FR'))).status).toBe(404);
});

test.each([
  [['--reference-data', folder], 'given together'],
  [['--reference-data-key', key], 'given together'],
  [['--reference-data', folder, '--reference-data-key', join(folder, 'none.pem')], 'the file cannot be read'],
  [['--reference-data', folder, '--reference-data-key', join(folder, 'bundle.json')], 'it is no public key of P-256 in PEM'],
  [['--reference-data', join(folder, 'none'), '--reference-data-key', key], 'the bundle is refused (UNREADABLE)'],
])('%j ends the process at its start', async (args, message) => {
  for (const command of [['recheck'], ['serve', '--development-tokens', '--port', '0', '--metrics-port', 'off']]) {
    const { code, err } = await runInProcess([...command, '--store', 'memory', ...args]);
    expect(code).not.toBe(0);
    expect(err).toContain(message);
  }
});

test('a clock that is behind the rules is refused at the start', async () => {
  const lost = () => new Date('1970-01-01T00:00:00Z');
  await expect(openReferenceData(readSettings(['reference-data', 'reference-data-key'], [], {}), lost)).rejects.toThrow(
    /^the clock of this machine says 1970-01-01, and the rules are of 20/,
  );
});
