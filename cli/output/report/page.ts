/**
 * The report as one HTML page. It loads nothing, and its content security policy allows only its own style and script, by their hashes.
 *
 * The gotcha: names of files and banks come from outside. Every value is escaped, and the script reads only what the page shows.
 *
 * @see https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
import { createHash } from 'node:crypto';
import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import { fixes } from '../../../rules/index/alert-fixes.js';
import type { ReportTexts } from '../../../rules/vocabulary/report-texts.js';
import { directionOf } from '../../../rules/words/directions.js';
import { fill } from '../../../src/messages/fill.js';
import { printable } from '../../terminal/printable.js';
import type { ReportCollector, ReportRow } from './collector.js';
import { english, type ReportLanguage } from './language.js';
import { SCRIPT, STYLE } from './page-parts.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => printable(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; base-uri 'none'; form-action 'none'`;

/** The greatest counts first. */
const ranked = (counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...counts].sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1));

const MAX_RANKED = 15;

/** A parameter without a value: the page shows one text for all alerts of a code. */
const PARAMETER = /\{\w+(?:: [^{}]*)?\}/g;

/** The text beside a code: in English its fix, in other languages its message, because fixes are not translated. */
function meaningOf(code: string, { texts, messages }: ReportLanguage): string {
  if (!Object.hasOwn(fixes, code)) return texts.cannotRead;
  return messages === undefined ? fixes[code as AlertCode] : fill(messages[code as AlertCode], {}).replace(PARAMETER, '…');
}

/** The text of an outcome, a country or a bank. Words of the program are translated; names from the directories stay. */
function wordFor(key: string, { unreadable, unknown, nothingKnown, enriched }: ReportTexts): string {
  const words: Readonly<Record<string, string>> = { unreadable, unknown, enriched, 'nothing known': nothingKnown };
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
}

function rankTable(
  title: string,
  counts: ReadonlyMap<string, number>,
  { texts }: ReportLanguage,
  meaning?: (key: string) => string,
): string {
  const all = ranked(counts);
  if (all.length === 0) return '';
  const rows = all.slice(0, MAX_RANKED).map(([key, times]) => {
    const more = meaning === undefined ? '' : `<td>${escapeHtml(meaning(key))}</td>`;
    return `<tr><td>${escapeHtml(wordFor(key, texts))}</td><td class="number">${times}</td>${more}</tr>`;
  });
  const rest = all.length > MAX_RANKED ? `<p>${fill(texts.more, { count: all.length - MAX_RANKED })}</p>` : '';
  const heading = meaning === undefined ? '' : `<th scope="col">${texts.meaning}</th>`;
  return `<section><h2>${title}</h2><table><thead><tr><th scope="col">${title}</th><th scope="col">${texts.rows}</th>${heading}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>${rest}</section>`;
}

const options = (values: readonly string[]): string => values.map((value) => `<option>${escapeHtml(value)}</option>`).join('');

const filter = (label: string, name: string, values: readonly string[], all: string): string =>
  `<label>${label} <select id="${name}"><option value="">${all}</option>${options(values)}</select></label>`;

function tableRow({ place: { file, line }, outcome, codes, country, bank }: ReportRow, texts: ReportTexts): string {
  const place = file === undefined ? '' : `<td>${escapeHtml(file)}</td>`;
  const cells = [outcome, country, bank].map((cell) => `<td>${escapeHtml(wordFor(cell, texts))}</td>`);
  return `<tr>${place}<td class="number">${line}</td>${cells.join('')}<td>${codes.map((code) => `<code>${escapeHtml(code)}</code>`).join(' ')}</td></tr>`;
}

function rowSection({ rows, hidden, codes, countries, banks }: ReportCollector, texts: ReportTexts): string {
  if (rows.length === 0) return `<p>${texts.noAlert}</p>`;
  const hasFiles = rows.some(({ place }) => place.file !== undefined);
  const headings = [...(hasFiles ? [texts.file] : []), texts.row, texts.status, texts.country, texts.bank, texts.alerts];
  const keys = (counts: ReadonlyMap<string, number>): readonly string[] => ranked(counts).map(([key]) => wordFor(key, texts));
  const filters = [
    filter(texts.code, 'code', keys(codes), texts.all),
    filter(texts.country, 'country', keys(countries), texts.all),
    filter(texts.bank, 'bank', keys(banks), texts.all),
  ];
  return `<section><h2>${texts.rows}</h2>
<p class="filters">${filters.join(' ')}
<span id="shown" role="status" data-text="${texts.shown}"></span></p>
<table id="rows"><thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead><tbody>
${rows.map((row) => tableRow(row, texts)).join('\n')}
</tbody></table>${hidden > 0 ? `<p>${fill(texts.hidden, { count: hidden })}</p>` : ''}</section>`;
}

/** Writes the page. `title` names the command and its files; `on` is the day of the payments. */
export function writeReport(report: ReportCollector, title: string, on: string, language: ReportLanguage = english): string {
  const { tag, texts } = language;
  const totals = [...report.outcomes].map(
    ([outcome, times]) => `<li><strong>${times}</strong> ${escapeHtml(wordFor(outcome, texts))}</li>`,
  );
  return `<!doctype html>
<html lang="${tag}"${directionOf(tag) === 'rtl' ? ' dir="rtl"' : ''}>
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
<p>${fill(texts.head, { count: report.total, on: escapeHtml(on) })}</p>
<ul class="totals">${totals.join('')}</ul>
${rankTable(texts.code, report.codes, language, (code) => meaningOf(code, language))}
<div class="pair">${rankTable(texts.country, report.countries, language)}
${rankTable(texts.bank, report.banks, language)}</div>
${rowSection(report, texts)}
<script>${SCRIPT}</script>
</body>
</html>
`;
}
