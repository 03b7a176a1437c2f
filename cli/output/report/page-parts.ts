/** Style and script of the report. Without the script the page shows every row. */

export const STYLE = `
:root { color-scheme: light dark; --line: #d0d4da; --soft: #f4f5f7; --text: #1b1f24; --back: #fff; --error: #a4161a; --warning: #7a4d00; }
@media (prefers-color-scheme: dark) { :root { --line: #3a4048; --soft: #23282f; --text: #e6e8eb; --back: #16191d; --error: #ff9a9c; --warning: #f0c36d; } }
body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); }
h1 { overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: break-word; }
th { background: var(--soft); }
th button { all: unset; cursor: pointer; }
th button:focus-visible { outline: 2px solid; outline-offset: 2px; }
th[aria-sort=ascending] button::after { content: ' \u2191'; }
th[aria-sort=descending] button::after { content: ' \u2193'; }
code { display: block; font-size: .7rem; white-space: nowrap; opacity: .75; }
/* an IBAN takes two lines, and not one a group */
td small { display: block; width: max-content; max-width: 11.5rem; }
.error { color: var(--error); font-weight: 600; }
.warning { color: var(--warning); font-weight: 600; }
.counts th:last-child { text-align: end; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.totals { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
.totals li { padding: .5rem 1rem; background: var(--soft); border-radius: .5rem; }
.totals strong { font-size: 1.5rem; }
.pair { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
.filters { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
.filters label { display: flex; gap: .25rem; align-items: baseline; max-width: 100%; }
select { font: inherit; min-width: 0; max-width: 20rem; }
@media print {
  :root { color-scheme: light; --line: #999; --soft: #fff; --text: #000; --back: #fff; --error: #000; --warning: #000; }
  body { margin: 0; max-width: none; font-size: 9pt; }
  /* a filter that is not in force says nothing on paper */
  .filters label:has(option[value='']:checked) { display: none; }
  .filters select { appearance: none; border: 0; background: none; color: inherit; }
  .wide { overflow: visible; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  code { font-size: 6pt; }
}
`;

/** A filter is a select whose id is the name of what the rows have as data. A heading sorts by its column: numbers as numbers, severities by rank. */
export const SCRIPT = `
const table = document.getElementById('rows');
if (table) {
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const output = document.getElementById('shown');
  const selects = [...document.querySelectorAll('.filters select')];
  const update = () => {
    let shown = 0;
    for (const row of rows) {
      row.hidden = selects.some((select) => select.value !== '' && row.dataset[select.id] !== select.value);
      if (!row.hidden) shown += 1;
    }
    output.textContent = output.dataset.text.replace('{shown}', shown).replace('{total}', rows.length);
  };
  for (const select of selects) select.addEventListener('change', update);
  const compare = new Intl.Collator(document.documentElement.lang, { numeric: true }).compare;
  const headings = [...table.tHead.rows[0].cells];
  headings.forEach((heading, column) => {
    heading.firstChild.addEventListener('click', () => {
      const descending = heading.getAttribute('aria-sort') === 'ascending';
      for (const each of headings) each.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
      const key = (row) => row.cells[column].dataset.rank ?? row.cells[column].textContent;
      const sorted = [...rows].sort((one, other) => compare(key(one), key(other)) * (descending ? -1 : 1));
      body.append(...sorted);
    });
  });
  update();
}
`;
