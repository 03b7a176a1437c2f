/**
 * Cases of files: payments in XML, and tables, each asked as `payprep validate FILE`. The payments of a file have days of their own; a table has that of the
 * payment.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { call } from '../cli/call.js';
import files from '../fixtures/cases/files/expected.json' with { type: 'json' };
import sheets from '../fixtures/cases/sheets/expected.json' with { type: 'json' };
import type { Case } from './cases.js';
import { PAYMENT_DAY } from './payment-day.js';

const pathOf = (file: string): string => fileURLToPath(new URL(`../fixtures/cases/${file}`, import.meta.url));

const EXIT_UNREADABLE = 2;

interface Row {
  readonly status?: string;
  readonly alerts?: readonly { readonly code: string }[];
  readonly error?: string;
}

interface Answer {
  readonly code: number;
  readonly rows: readonly Row[];
}

async function validate(path: string, args: readonly string[]): Promise<Answer> {
  const { code, out } = await call(['validate', path, ...args, '--output', 'ndjson'], { io: { today: () => PAYMENT_DAY } });
  const rows = out.split('\n').filter((line) => line !== '');
  return { code, rows: rows.map((row) => JSON.parse(row) as Row) };
}

const codesOf = ({ alerts = [] }: Row): readonly string[] => alerts.map(({ code }) => code);
const listed = ({ code, rows }: Answer): string =>
  `exit ${code}; ${rows.map((row) => codesOf(row).join(' ') || row.error || row.status).join(' | ') || 'no row'}`;

/** What a payment of the completed file has to hold; null where its address lines stay. */
type Fix = Readonly<Record<string, string>> | null;

interface FileExpectation {
  readonly alerts?: readonly (readonly string[])[];
  /** The beginnings of codes. */
  readonly codes?: readonly (readonly string[])[];
  readonly alertsAny?: boolean;
  readonly fix?: Fix;
  readonly fixBic?: string;
  readonly rc?: number;
}

const ELEMENTS: Readonly<Record<string, string>> = { townName: 'TwnNm', postCode: 'PstCd', country: 'Ctry' };

function isExpected({ alerts, codes, alertsAny, rc }: FileExpectation, { code, rows }: Answer): boolean {
  const found = rows.map(codesOf);
  return (
    (rc === undefined || code === rc) &&
    (alerts === undefined || JSON.stringify(found) === JSON.stringify(alerts)) &&
    (codes === undefined ||
      codes.every((begins, row) => begins.every((begin) => found[row]?.some((each) => each.startsWith(begin)) === true))) &&
    (alertsAny !== true || found.every((each) => each.length > 0))
  );
}

async function completed(path: string): Promise<string> {
  const out = `${mkdtempSync(join(tmpdir(), 'payprep-case-'))}/completed.xml`;
  await call(['validate', path, '--fix', '--out', out, '--no-summary'], { io: { today: () => PAYMENT_DAY } });
  const bytes = readFileSync(out);
  return bytes.toString(/encoding="iso-8859-1"/i.test(bytes.toString('latin1', 0, 100)) ? 'latin1' : 'utf8');
}

/** What the completed file has other than expected. */
async function unexpectedFix(path: string, { fix, fixBic }: FileExpectation): Promise<string | undefined> {
  if (fix === undefined && fixBic === undefined) return undefined;
  const text = await completed(path);
  const missing = Object.entries({ ...fix }).filter(([field, value]) => !new RegExp(`<(?:\\w+:)?${ELEMENTS[field]}>${value}<`).test(text));
  if (missing.length > 0) return `not completed: ${missing.map(([field]) => field).join(', ')}`;
  if (fix === null && /<(?:\w+:)?TwnNm>/.test(text)) return 'a town was written';
  return fixBic === undefined || text.includes(`>${fixBic}<`) ? undefined : 'no such BIC';
}

function fileCase({ input, expect, confidence }: { input: string; expect: FileExpectation; confidence: string }): Case {
  const path = pathOf(`files/${input}`);
  return {
    file: 'files',
    kind: input.replace(/[-.].*$/, ''),
    label: input,
    confidence,
    ask: async () => {
      const answer = await validate(path, []);
      return isExpected(expect, answer) ? unexpectedFix(path, expect) : listed(answer);
    },
  };
}

/** What a row may be: `NOTOK` is either an alert, or a row that cannot be read. */
const ROWS: Readonly<Record<string, (row: Row) => boolean>> = {
  OK: ({ status }) => status === 'OK',
  ALERT: ({ status }) => status === 'ALERT',
  NOTOK: ({ status }) => status !== 'OK',
  ANY: () => true,
};

interface SheetExpectation {
  readonly rows?: readonly string[];
  readonly rc2?: boolean;
}

function sheetCase({
  input,
  expect,
  confidence,
}: {
  input: { file: string; args: string[] };
  expect: SheetExpectation;
  confidence: string;
}): Case {
  return {
    file: 'sheets',
    kind: input.file.replace(/^.*\./, ''),
    label: input.file,
    confidence,
    ask: async () => {
      const answer = await validate(pathOf(`sheets/${input.file}`), input.args);
      const { rows = [], rc2 = false } = expect;
      if (rc2) return answer.code === EXIT_UNREADABLE ? undefined : listed(answer);
      const isAsExpected = rows.length === answer.rows.length && rows.every((row, index) => ROWS[row]?.(answer.rows[index] ?? {}) === true);
      return isAsExpected ? undefined : listed(answer);
    },
  };
}

export const fileCases: readonly Case[] = (files as Parameters<typeof fileCase>[0][]).map(fileCase);
export const sheetCases: readonly Case[] = (sheets as Parameters<typeof sheetCase>[0][]).map(sheetCase);
