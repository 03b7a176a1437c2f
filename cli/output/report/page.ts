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
import type { ReportLanguage } from '../../options/report-language.js';
import { wordFor } from '../../tasks/outcome-words.js';
import { printable } from '../../terminal/printable.js';
import type { Place } from '../renderers.js';
import type { SharedAccount } from './account-names.js';
import type { ReportCollector, ReportFault, ReportRow } from './collector.js';
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

/** What each code says in the rows, where it says the same in all of them. */
function sentencesOf(rows: readonly ReportRow[]): ReadonlyMap<string, string | undefined> {
  const sentences = new Map<string, string | undefined>();
  for (const { code, sentence } of rows.flatMap(({ faults }) => faults))
    sentences.set(code, sentences.has(code) && sentences.get(code) !== sentence ? undefined : sentence);
  return sentences;
}

/** The text above a code: in English its fix, in other languages its message, because fixes are not translated. */
function meaningOf(code: string, { messages, texts }: ReportLanguage, sentences: ReadonlyMap<string, string | undefined>): string {
  const own = sentences.get(code) ?? '';
  if (!Object.hasOwn(fixes, code)) return own === '' ? texts.cannotRead : own;
  if (messages === undefined) return fixes[code as AlertCode];
  return own === '' ? fill(messages[code as AlertCode], {}).replace(PARAMETER, '…') : own;
}

const placeNames = new Map<string, Intl.DisplayNames>();

/** The name of a country in the language, as it stands alone: without an article. */
function countryWord(code: string, { tag, texts }: ReportLanguage): string {
  if (!/^[A-Z]{2}$/.test(code)) return wordFor(code, texts);
  const names = placeNames.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' });
  placeNames.set(tag, names);
  return names.of(code) ?? code;
}

/** Text from outside: it has a direction of its own, whatever that of the page. */
const isolated = (text: string): string => (text === '' ? '' : `<bdi>${escapeHtml(text)}</bdi>`);

/** `counted`: what the numbers count. `describe`: what stands in place of a key. */
function rankTable(
  [heading, counted]: readonly [heading: string, counted: string],
  counts: ReadonlyMap<string, number>,
  texts: ReportTexts,
  describe = (key: string): string => isolated(wordFor(key, texts)),
): string {
  const all = ranked(counts);
  if (all.length === 0) return '';
  const rows = all.slice(0, MAX_RANKED).map(([key, times]) => `<tr><td>${describe(key)}</td><td class="number">${times}</td></tr>`);
  const rest = all.length > MAX_RANKED ? `<p>${fill(texts.more, { count: all.length - MAX_RANKED })}</p>` : '';
  return `<section><h2>${heading}</h2><div class="wide"><table class="counts"><thead><tr><th scope="col">${heading}</th><th scope="col">${counted}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>${rest}</section>`;
}

const options = (values: readonly string[]): string => values.map((value) => `<option>${escapeHtml(value)}</option>`).join('');

const filter = (label: string, name: string, values: readonly string[], all: string): string =>
  values.length === 0 ? '' : `<label>${label} <select id="${name}"><option value="">${all}</option>${options(values)}</select></label>`;

/** Which columns the list has beside those of every report. */
interface Columns {
  readonly hasFiles: boolean;
  readonly by: string | undefined;
  readonly isShown: boolean;
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const RANKS = { error: 0, warning: 1, info: 2 } as const;

function severityCell(severity: ReportFault['severity'], texts: ReportTexts): string {
  if (severity === undefined) return '<td></td>';
  return `<td class="${severity}" data-rank="${RANKS[severity]}">${texts[severity]}</td>`;
}

const data = (name: string, value: string): string => ` data-${name}="${escapeHtml(value)}"`;

/** A row of the page: one fault, or a row of the file that has none to name. */
function tableRow(row: ReportRow, fault: ReportFault | undefined, { hasFiles, by, isShown }: Columns, language: ReportLanguage): string {
  const { texts } = language;
  const { place, outcome } = row;
  const [country, bank] = [countryWord(row.country, language), wordFor(row.bank, texts)];
  const cell = (text: string): string => `<td>${isolated(text)}</td>`;
  const [letter = '', name = ''] = fault?.cell ?? [];
  const corrections = fault?.corrections.map((each) => `<small>${escapeHtml(each)}</small>`).join('') ?? '';
  const cells = [
    ...(hasFiles ? [cell(place.file ?? '')] : []),
    `<td class="number">${place.line}</td>`,
    `<td>${letter === '' ? '' : `<strong>${letter}</strong> `}${isolated(name)}</td>`,
    ...(by === undefined ? [] : [cell(row.by)]),
    ...(isShown ? [cell(row.name), row.account === '' ? '<td></td>' : `<td><small>${isolated(row.account)}</small></td>`] : []),
    severityCell(fault?.severity, texts),
    `<td>${escapeHtml(fault?.sentence ?? wordFor(outcome, texts))}${fault === undefined ? '' : code(fault.code)}</td>`,
    `<td>${corrections}</td>`,
    `<td>${escapeHtml(country)}</td>`,
    cell(bank),
  ];
  const found = `${data('code', fault?.code ?? '')}${data('country', country)}${data('bank', bank)}${data('by', row.by)}`;
  return `<tr${found}>${cells.join('')}</tr>`;
}

function headingsOf({ hasFiles, by, isShown }: Columns, texts: ReportTexts): readonly string[] {
  return [
    ...(hasFiles ? [texts.file] : []),
    ...[texts.row, texts.cell],
    ...(by === undefined ? [] : [escapeHtml(by)]),
    ...(isShown ? [texts.name, texts.account] : []),
    ...[texts.severity, texts.fault, texts.correction, texts.country, texts.bank],
  ];
}

function rowSection(report: ReportCollector, rows: readonly ReportRow[], language: ReportLanguage): string {
  const { texts } = language;
  if (rows.length === 0) return `<p>${texts.noAlert}</p>`;
  const { codes, countries, banks, people, hidden, options: chosen } = report;
  const columns: Columns = { hasFiles: rows.some(({ place }) => place.file !== undefined), by: chosen.by, isShown: chosen.isShown };
  const keys = (counts: ReadonlyMap<string, number>): readonly string[] => ranked(counts).map(([key]) => wordFor(key, texts));
  const filters = [
    filter(escapeHtml(chosen.by ?? ''), 'by', keys(people), texts.all),
    filter(texts.code, 'code', keys(codes), texts.all),
    filter(
      texts.country,
      'country',
      ranked(countries).map(([key]) => countryWord(key, language)),
      texts.all,
    ),
    filter(texts.bank, 'bank', keys(banks), texts.all),
  ];
  const faults = rows.flatMap((row): readonly (readonly [ReportRow, ReportFault | undefined])[] =>
    row.faults.length === 0 ? [[row, undefined]] : row.faults.map((fault) => [row, fault]),
  );
  const hasCorrections = faults.some(([, fault]) => (fault?.corrections.length ?? 0) > 0);
  return `<section><h2>${texts.rows}</h2>${hasCorrections ? `<p>${texts.proposals}</p>` : ''}
<p class="filters">${filters.join(' ')}
<span id="shown" role="status" data-text="${texts.shown}"></span></p>
<div class="wide"><table id="rows"><thead><tr>${headingsOf(columns, texts)
    .map((heading) => `<th scope="col"><button type="button">${heading}</button></th>`)
    .join('')}</tr></thead><tbody>
${faults.map(([row, fault]) => tableRow(row, fault, columns, language)).join('\n')}
</tbody></table></div>${hidden > 0 ? `<p>${fill(texts.hidden, { count: hidden })}</p>` : ''}</section>`;
}

/** Where the names of accounts with several names stand first; with `--show`, the names. */
function accountSection(shared: readonly SharedAccount[], isShown: boolean, texts: ReportTexts): string {
  if (shared.length === 0) return '';
  const placeOf = ({ file, line }: Place): string => `${file === undefined ? '' : `${escapeHtml(file)} `}${texts.row} ${line}`;
  const items = shared.map(({ names }) => {
    const places = names.map(([place, name]) => `${placeOf(place)}${isShown ? `: ${isolated(name)}` : ''}`);
    return `<li>${places.join(' · ')}</li>`;
  });
  return `<section><h2>${texts.severalNames}</h2><p>${texts.sameAccount}</p><ul>${items.join('')}</ul></section>`;
}

/** Writes the page. `title` names the command and its files; `on` is the day of the payments. */
export function writeReport(report: ReportCollector, title: string, on: string): string {
  const { language, isShown } = report.options;
  const { tag, texts } = language;
  const { rows } = report;
  const sentences = sentencesOf(rows);
  const totals = [...report.outcomes].map(
    ([outcome, times]) => `<li><strong>${times}</strong> ${escapeHtml(wordFor(outcome, texts))}</li>`,
  );
  // of rows that are well, neither country nor bank is counted
  const counted = report.notGood.map((outcome) => escapeHtml(wordFor(outcome, texts))).join(', ');
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
<p>${fill(isShown ? texts.headShown : texts.head, { count: report.total, on: escapeHtml(fill(`{on: date ${tag}}`, { on })) })}</p>
<ul class="totals">${totals.join('')}</ul>
${rowSection(report, rows, language)}
${accountSection(report.sharedAccounts, isShown, texts)}
${rankTable([texts.meaning, texts.rows], report.codes, texts, (key) => escapeHtml(meaningOf(key, language, sentences)) + code(key))}
<div class="pair">${rankTable([texts.country, counted], report.countries, texts, (key) => escapeHtml(countryWord(key, language)))}
${rankTable([texts.bank, counted], report.banks, texts)}</div>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
