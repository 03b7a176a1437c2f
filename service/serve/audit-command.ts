/** `payprep-service audit`: writes the audit trail of an organization, page by page. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { type AuditQuery, type AuditRecord, WHOLE_SERVICE } from '../storage/audit-port.js';
import type { Store } from '../storage/port.js';
import { EXIT, type Io, UsageError } from './io.js';
import { type Given, organizationOf, type SettingName } from './settings.js';
import { withStore } from './storage.js';

/** The number of entries on a page. */
const PAGE = 500;

export async function runAudit(given: Given, io: Io): Promise<number> {
  const organization = askedOf(given);
  const [since, until] = [timeOf(given, 'since'), timeOf(given, 'until')];
  const asked = { externalUserId: given.text('user'), objectId: given.text('recipient'), since, until };
  const write = given.isOn('json') ? jsonOf : describeEntry;
  return withStore(given, io, async ({ background }) => {
    for await (const page of pagesOf(background, organization, asked)) await writeAndDrain(io.stdout, page.map(write).join(''));
    return EXIT.ok;
  });
}

function askedOf(given: Given): string {
  if (!given.isOn('service')) return organizationOf(given);
  if (given.text('organization') !== undefined) throw new UsageError('give either --organization or --service');
  return WHOLE_SERVICE;
}

/** A date, or a date and a time with its zone. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** False for 31 February, which `Date` reads as a day in March. */
const isDay = (day: string): boolean => {
  const time = new Date(day);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
};

function timeOf(given: Given, name: SettingName): Date | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  const time = new Date(DATE.test(text) && isDay(text.slice(0, 10)) ? text : Number.NaN);
  if (Number.isNaN(time.getTime())) throw new UsageError(`--${name} is a day such as 2026-11-01, or a time such as 2026-11-01T09:30:00Z`);
  return time;
}

/** Ends with a page that is not full, and not at the time of this machine: the clock of one that wrote an entry may be ahead. */
export async function* pagesOf(
  store: Store,
  organization: string,
  asked: Omit<AuditQuery, 'limit' | 'after'>,
): AsyncGenerator<readonly AuditRecord[]> {
  let page: readonly AuditRecord[];
  let after: AuditRecord | undefined;
  do {
    page = await store.transaction((tx) => tx.audit.list(organization, { ...asked, after, limit: PAGE }));
    yield page;
    after = page.at(-1);
  } while (page.length === PAGE);
}

/** Waits until the reader has taken what was written, so that it does not pile up in memory. */
export async function writeAndDrain(out: Writable, text: string): Promise<void> {
  if (text !== '' && !out.write(text)) await once(out, 'drain');
}

const jsonOf = ({ number: _, ...record }: AuditRecord): string => `${JSON.stringify(record)}\n`;

function describeEntry({ created, action, code, objectId, externalUserId, fields, ...who }: AuditRecord): string {
  const { actor, clientId, operator, sessionId, address } = who;
  const by = [actor, clientId ?? operator, sessionId, address].filter((part) => part !== undefined).join(' ');
  const of = [objectId, externalUserId && `of ${externalUserId}`].filter((part) => part !== undefined).join(' ');
  const head = `${created.toISOString()}  ${action}  ${code ?? 'done'}`;
  return `${[head, of, `by ${by}`, fields.join(' ')].filter((part) => part !== '').join('  ')}\n`;
}
