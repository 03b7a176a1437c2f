/**
 * The report as one page of HTML: it loads nothing, and its policy allows its own style and script alone, by their hashes.
 *
 * The gotcha: names of files and banks are text of others. Every value is escaped, and the script reads only what the page shows.
 *
 * @see https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
import { createHash } from 'node:crypto';
import { fixes } from '../../../rules/index/alert-fixes.js';
import { printable } from '../printable.js';
import type { ReportCollector, ReportRow } from './collector.js';
import { SCRIPT, STYLE } from './page-parts.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => printable(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; base-uri 'none'; form-action 'none'`;

/** The greatest counts first. */
const ranked = (counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...counts].sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1));

const MAX_RANKED = 15;

const fixOf = (code: string): string => (Object.hasOwn(fixes, code) ? fixes[code as keyof typeof fixes] : 'The row cannot be read.');

function rankTable(title: string, counts: ReadonlyMap<string, number>, note?: (key: string) => string): string {
  const all = ranked(counts);
  if (all.length === 0) return '';
  const rows = all.slice(0, MAX_RANKED).map(([key, times]) => {
    const more = note === undefined ? '' : `<td>${escapeHtml(note(key))}</td>`;
    return `<tr><td>${escapeHtml(key)}</td><td class="number">${times}</td>${more}</tr>`;
  });
  const rest = all.length > MAX_RANKED ? `<p>and ${all.length - MAX_RANKED} more</p>` : '';
  const heading = note === undefined ? '' : '<th scope="col">What to do</th>';
  return `<section><h2>${title}</h2><table><thead><tr><th scope="col">${title}</th><th scope="col">Rows</th>${heading}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>${rest}</section>`;
}

const options = (values: Iterable<string>): string => [...values].map((value) => `<option>${escapeHtml(value)}</option>`).join('');

const filter = (label: string, name: string, values: Iterable<string>): string =>
  `<label>${label} <select id="${name}"><option value="">all</option>${options(values)}</select></label>`;

function tableRow({ place: { file, line }, outcome, codes, country, bank }: ReportRow): string {
  const place = file === undefined ? '' : `<td>${escapeHtml(file)}</td>`;
  const cells = [outcome, country, bank].map((cell) => `<td>${escapeHtml(cell)}</td>`);
  return `<tr>${place}<td class="number">${line}</td>${cells.join('')}<td>${codes.map((code) => `<code>${escapeHtml(code)}</code>`).join(' ')}</td></tr>`;
}

function rowSection({ rows, hidden, codes, countries, banks }: ReportCollector): string {
  if (rows.length === 0) return '<p>No row has an alert.</p>';
  const file = rows.some(({ place }) => place.file !== undefined) ? '<th scope="col">File</th>' : '';
  const keys = (counts: ReadonlyMap<string, number>): readonly string[] => ranked(counts).map(([key]) => key);
  return `<section><h2>Rows</h2>
<p class="filters">${filter('Code', 'code', keys(codes))} ${filter('Country', 'country', keys(countries))} ${filter('Bank', 'bank', keys(banks))}
<span id="shown" role="status"></span></p>
<table id="rows"><thead><tr>${file}<th scope="col">Row</th><th scope="col">Status</th><th scope="col">Country</th><th scope="col">Bank</th><th scope="col">Alerts</th></tr></thead><tbody>
${rows.map(tableRow).join('\n')}
</tbody></table>${hidden > 0 ? `<p>and ${hidden} more, which are counted above</p>` : ''}</section>`;
}

/** Writes the page. `title` says what was run over what; `on` is the day of the payments. */
export function writeReport(report: ReportCollector, title: string, on: string): string {
  const totals = [...report.outcomes].map(([outcome, times]) => `<li><strong>${times}</strong> ${escapeHtml(outcome)}</li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${report.total} ${report.total === 1 ? 'row' : 'rows'}, for payments on ${escapeHtml(on)}. Account numbers are left out: a row is named by its number in the file.</p>
<ul class="totals">${totals.join('')}</ul>
${rankTable('Code', report.codes, fixOf)}
<div class="pair">${rankTable('Country', report.countries)}
${rankTable('Bank', report.banks)}</div>
${rowSection(report)}
<script>${SCRIPT}</script>
</body>
</html>
`;
}
