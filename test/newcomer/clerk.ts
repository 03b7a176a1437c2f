/**
 * A list as a clerk has it, everything in it at once, by `payprep validate --report`: nothing is OK that was not checked. A row that is OK has an account of
 * which `explain` says that it was looked at; rows without one, and rows that cannot be read, are ALERT in the checked list and stand on top of the report.
 */
import assert from 'node:assert/strict';
import type { Project } from './project.js';

interface Row {
  readonly cells: string;
  readonly status: 'OK' | 'ALERT';
}

const HEADER = 'Vendor;IBAN;Account number;Bank code;Country;Person responsible';

/** Nobody of them exists: the accounts are published examples, or wrong. */
const ROWS: readonly Row[] = [
  { cells: 'Ada Example;DE89 3704 0044 0532 0130 00;;;DE;Kim', status: 'OK' },
  { cells: 'Bo Example;;31926819;60-16-13;GB;Kim', status: 'OK' },
  { cells: 'Cy Example;NL91ABNA0417164300;;;NL;Lou', status: 'OK' },
  { cells: 'Di Example;DE89 3704 0044 0523 0130 00;;;DE;Lou', status: 'ALERT' },
  { cells: 'Ed Example;;;;GB;Kim', status: 'ALERT' },
  { cells: 'Flo Example;see invoice;;;FR;Kim', status: 'ALERT' },
  { cells: 'Gus Example;;1.23457E+15;021000021;US;Lou', status: 'ALERT' },
  { cells: 'Hal Example;;532013000;;DE;Lou', status: 'ALERT' },
  { cells: 'Ida Example;;12345678;;;Kim', status: 'ALERT' },
  { cells: 'Jo Example;DE89 3704 0044 0532 0130 00 COBADEFFXXX;;;DE;Kim', status: 'ALERT' },
  { cells: 'Kit Example;0;;;DE;Kim', status: 'ALERT' },
  { cells: 'Lee Example;n/a;;;ES;Lou', status: 'ALERT' },
  { cells: 'Max Example;GB29NWBK60161331926819;;;DE;Lou;one too many', status: 'ALERT' },
  { cells: '"Ned Example;PT50000201231234567890154;;;PT;Lou', status: 'ALERT' },
];

/** The checks that say of an account that somebody looked at it. */
function isLookedAt(explanation: string): boolean {
  const { checks }: { readonly checks: readonly { readonly pointer: string; readonly outcome: string }[] } = JSON.parse(explanation);
  return checks.some(({ pointer, outcome }) => outcome === 'passed' && pointer.startsWith('/creditorAccount'));
}

export function checkMixedList(project: Project): void {
  project.write('vendors.csv', `${[HEADER, ...ROWS.map(({ cells }) => cells)].join('\n')}\n`);
  const options = ['--report', 'vendors.html', '--by', 'Person responsible', '--out', 'vendors-checked.csv', '--on', '2026-11-29'];
  const { status, err } = project.run('npx', 'payprep', 'validate', 'vendors.csv', ...options);
  assert.equal(status, 2, err);

  // the list has neither word: where a row is broken, its cells are not those of the header
  const [, ...rows] = project.read('vendors-checked.csv').trimEnd().split('\n');
  const statuses = rows.map((row) => /;(OK|ALERT);/.exec(row)?.[1]);
  assert.deepEqual(
    statuses,
    ROWS.map((row) => row.status),
    `${project.read('vendors-checked.csv')}\n${err}`,
  );

  const { out } = project.run('npx', 'payprep', 'explain', 'vendors.csv', '--output', 'ndjson', '--on', '2026-11-29', '--no-summary');
  const explanations = out.trimEnd().split('\n');
  ROWS.forEach(({ cells, status: expected }, index) => {
    if (expected === 'OK') assert(isLookedAt(explanations[index] ?? ''), `nobody looked at the account of ${cells}`);
  });

  const report = project.read('vendors.html');
  const ok = ROWS.filter((row) => row.status === 'OK').length;
  const text = report.replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');
  assert.match(text, new RegExp(`\\b${ok}\\s+OK\\b`));
  const reported = report.match(/<tr data-/g)?.length;
  assert.equal(reported, ROWS.length - ok, 'every row that is not OK stands in the report');
  for (const number of ['532013000', '31926819', 'DE8937'])
    assert(!text.replaceAll(' ', '').includes(number), 'the report shows an account number');
}
