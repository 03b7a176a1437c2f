/** The page within another one: whom it shows itself to, and what it tells. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { embeddingIn } from '../../page/src/embedding.js';

const APP = 'https://app.example.com';
const ADDRESS = `https://pay.example.com/session?in=${encodeURIComponent(APP)}`;

/** A window in another one, which keeps what it is told. */
function framed(isFramed = true) {
  const told: (readonly [message: unknown, origin: string])[] = [];
  const parent = { postMessage: (message: unknown, origin: string) => told.push([message, origin]) };
  const self = {};
  const document = { documentElement: { getBoundingClientRect: () => ({ height: 480.2 }) } };
  return { told, window: { self, parent: isFramed ? parent : self, document } as unknown as Window & typeof globalThis };
}

/** What an observer tells at first. */
class FirstSize {
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe(): void {
    queueMicrotask(this.#tell);
  }
}

beforeAll(() => vi.stubGlobal('ResizeObserver', FirstSize));
afterAll(() => vi.unstubAllGlobals());

test('tells the page that the organization lists its height, and what is saved', async () => {
  const { told, window } = framed();
  const embedding = embeddingIn(window, ADDRESS);
  expect([embedding.admits([APP, 'https://other.example.com']), embedding.admits([APP])]).toEqual([true, true]);
  await Promise.resolve();
  embedding.saved('0190f8f2-0000-7000-8000-000000000000');
  expect(told).toEqual([
    [{ type: 'payprep:height', height: 481 }, APP],
    [{ type: 'payprep:saved', recipientId: '0190f8f2-0000-7000-8000-000000000000' }, APP],
  ]);
});

test.each([
  ['nothing is listed', undefined, ADDRESS],
  ['another origin is listed', ['https://other.example.com'], ADDRESS],
  ['a part of it is listed', ['https://app.example.co'], ADDRESS],
  ['the address names none', [APP], 'https://pay.example.com/session'],
])('shows and tells nothing where %s', async (_, embeddedBy, address) => {
  const { told, window } = framed();
  const embedding = embeddingIn(window, address);
  expect(embedding.admits(embeddedBy)).toBe(false);
  await Promise.resolve();
  embedding.saved('1');
  expect(told).toEqual([]);
});

test('a page of its own is shown, and tells nobody', async () => {
  const { told, window } = framed(false);
  const embedding = embeddingIn(window, ADDRESS);
  expect(embedding.admits(undefined)).toBe(true);
  await Promise.resolve();
  embedding.saved('1');
  expect(told).toEqual([]);
});
