/** What docs/service.md and docs/security.md say of the service is what its sources say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../../serve/settings.js';
import { WEBHOOK_EVENT_TYPES } from '../../storage/event-type.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(join(folder, file)));

const page = read('docs/service.md');

describe('docs/service.md', () => {
  test('names each variable that the service reads, and no other', () => {
    const variables = (text: string): readonly string[] => [...new Set(text.match(/\b(?:PAYPREP_[A-Z_]+|DATABASE_URL)\b/g))].sort();
    expect(variables(page)).toEqual(variables(sourcesIn('serve').join('\n')));
  });

  test('names no option that there is not; nor does docs/operations.md', () => {
    const commands = [
      ...`${page}\n${read('docs/operations.md')}`.matchAll(
        /payprep-service (?:serve|deliver|migrate|webhooks|retention|organization)[^\n]*/g,
      ),
    ].map(([line]) => line.split('#')[0] ?? '');
    const options = commands.flatMap((line) => line.match(/(?<= )--[a-z-]+/g) ?? []);
    expect(options.length).toBeGreaterThan(5);
    expect(options.filter((option) => !Object.hasOwn(SETTINGS, option.slice(2)))).toEqual([]);
  });

  test.each(WEBHOOK_EVENT_TYPES)('tells of %s', (event) => expect(page).toContain(`\`${event}\``));

  test.each([
    ['recipients/sessions.ts', 'SESSION_MINUTES = 30;', 'good for 30 minutes'],
    ['http/limits.ts', 'longestSessionMinutes: 120,', 'up to two hours after its creation'],
    ['http/limits.ts', 'keyHours: 24,', 'answered within 24 hours'],
    ['storage/retention.ts', 'events: 30, audit: 365, users: 0 }', '| 30 days |'],
    ['http/shapes/payments.ts', 'MAX_BULK = 20;', 'up to 20 in `items`'],
    ['webhooks/post.ts', 'TIMEOUT_MILLISECONDS = 15_000;', '2xx within 15 seconds'],
    ['webhooks/signature.ts', 'toleranceSeconds = 300', 'older than five minutes'],
    ['webhooks/subscriptions.ts', 'OLD_SECRET_MILLISECONDS = 24 * 60 * 60 * 1000;', 'the old one signs along for a day'],
    ['webhooks/retry-schedule.ts', 'MAX_FAILURE = 5 * DAY;', 'five days without a success'],
    ['webhooks/retry-schedule.ts', 'MAX_RETRY_AFTER = DAY;', 'longer, up to a day'],
    ['webhooks/retry-schedule.ts', 'JITTER = 0.1;', 'each up to a tenth longer'],
    [
      'webhooks/deliver.ts',
      'each = { first: 4, most: 32 },',
      'four deliveries on their way at first, one more for each that it takes, 32 at most',
    ],
    ['webhooks/deliver.ts', 'leaseMilliseconds = 60_000,', 'due again after a minute'],
    ['serve/run-service.ts', 'STOP_MILLISECONDS = 20_000;', 'after 20\nseconds at the latest'],
    ['serve/listen.ts', 'headersTimeout: 10_000, requestTimeout: 30_000,', '30 seconds, its headers 10'],
    ['storage/postgres/from-pool.ts', 'TIMEOUT = 2_000;', 'waits two seconds for PostgreSQL'],
    ['serve/storage.ts', 'BACKGROUND_MILLISECONDS = 15_000;', 'Deliveries wait 15 seconds'],
    ['serve/metrics/queue.ts', 'SECONDS_BETWEEN_COUNTS = 30;', 'twice a minute at most'],
    ['serve/webhooks-command.ts', 'MAX_SHOWN = 100;', 'the last hundred deliveries'],
    ['http/authentication/key-set.ts', 'cacheSeconds = 600, staleSeconds = 3600, cooldownSeconds = 10', 'once in 10 seconds at most'],
    ['http/authentication/introspection.ts', 'cacheSeconds = 30,', 'kept for 30 seconds'],
    ['http/authentication/jwt.ts', "['RS256', 'PS256', 'ES256', 'EdDSA'];", 'RS256, PS256, ES256, EdDSA'],
    ['http/authentication/development.ts', 'LIFETIME_SECONDS = 3_600;', 'for an hour'],
  ])('%s: %s', (path, written, said) => {
    expect(read(path)).toContain(written);
    expect(page).toContain(said);
  });
});

describe('docs/security.md', () => {
  const text = read('docs/security.md');

  test('names tests and sources that there are', () => {
    const named = [...text.matchAll(/`((?:test|http|recipients|serve|storage|webhooks|page|docs|examples)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('says of each measure how it is tested', () => {
    const [, measures = ''] = /^## Measures$([\s\S]*?)^## /m.exec(text) ?? [];
    const rows = [...measures.matchAll(/^\| (?!measure |---)(.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
    expect(rows.length).toBeGreaterThan(10);
    for (const cells of rows) expect(cells.at(-1)).toMatch(/`test\//);
  });
});
