/** Style and script of the report. Without the script the page shows every row. */

export const STYLE = `
:root { color-scheme: light dark; --line: #d0d4da; --soft: #f4f5f7; --text: #1b1f24; --back: #fff; }
@media (prefers-color-scheme: dark) { :root { --line: #3a4048; --soft: #23282f; --text: #e6e8eb; --back: #16191d; } }
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { background: var(--soft); position: sticky; top: 0; }
code { font-size: .85em; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.totals { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
.totals li { padding: .5rem 1rem; background: var(--soft); border-radius: .5rem; }
.totals strong { font-size: 1.5rem; }
.pair { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
.filters { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
select { font: inherit; max-width: 20rem; }
`;

/** Columns are counted from the end, because the column of the file is there only if there are several files. */
export const SCRIPT = `
const table = document.getElementById('rows');
if (table) {
  const rows = [...table.tBodies[0].rows];
  const output = document.getElementById('shown');
  const selects = ['code', 'country', 'bank'].map((id) => document.getElementById(id));
  const cell = (row, fromEnd) => row.cells[row.cells.length - fromEnd];
  const update = () => {
    const [code, country, bank] = selects.map((select) => select.value);
    let shown = 0;
    for (const row of rows) {
      const codes = [...cell(row, 1).children].map((child) => child.textContent);
      row.hidden = (code !== '' && !codes.includes(code)) || (country !== '' && cell(row, 3).textContent !== country) || (bank !== '' && cell(row, 2).textContent !== bank);
      if (!row.hidden) shown += 1;
    }
    output.textContent = output.dataset.text.replace('{shown}', shown).replace('{total}', rows.length);
  };
  for (const select of selects) select.addEventListener('change', update);
  update();
}
`;
