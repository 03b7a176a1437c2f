/** Writes the generated documents; with `--check` it only says whether they are as they should be. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { conformance } from '../../service/scripts/conformance.js';
import { servicePage, serviceReadme } from '../../service/scripts/docs.js';
import { bruno } from '../../service/scripts/openapi/bruno.js';
import { openapi } from '../../service/scripts/openapi.js';
import { addresses } from './addresses.js';
import { alerts } from './alerts.js';
import { changelog } from './changelog.js';
import { coverage } from './coverage.js';
import { dataDisagreements } from './data-disagreements.js';
import { detect } from './detect.js';
import { disagreements } from './disagreements.js';
import { instruction } from './instruction.js';
import { licences, notice } from './licences.js';
import { names } from './names.js';
import { document, howSure, readme } from './readme.js';
import { references } from './references.js';

const documents: Readonly<Record<string, () => string>> = {
  ...(await conformanceFiles()),
  'docs/addresses.md': addresses,
  'docs/alerts.md': alerts,
  'docs/coverage.md': coverage,
  'docs/data-disagreements.md': dataDisagreements,
  'docs/detect.md': detect,
  'docs/disagreements.md': disagreements,
  'docs/entries.md': document('docs/entries.md'),
  'docs/forms.md': document('docs/forms.md'),
  'docs/guide.md': document('docs/guide.md'),
  'docs/how-sure.md': howSure,
  'docs/instruction.md': instruction,
  'docs/licences.md': licences,
  'docs/names.md': names,
  'docs/references.md': references,
  'service/docs/service.md': servicePage,
  'service/README.md': serviceReadme,
  'README.md': readme,
  NOTICE: notice,
  'service/NOTICE': notice,
  'mcp/NOTICE': notice,
  'CHANGELOG.md': changelog,
  'service/http/openapi.json': openapi,
  ...brunoFiles(),
};

function brunoFiles(): Readonly<Record<string, () => string>> {
  const files = Object.entries(bruno(JSON.parse(openapi())));
  return Object.fromEntries(files.map(([path, text]) => [`service/examples/bruno/${path}`, () => text]));
}

async function conformanceFiles(): Promise<Readonly<Record<string, () => string>>> {
  const files = Object.entries(await conformance(JSON.parse(openapi())));
  return Object.fromEntries(files.map(([path, text]) => [`service/conformance/${path}`, () => text]));
}

function write(url: URL, text: string): void {
  mkdirSync(new URL('.', url), { recursive: true });
  writeFileSync(url, text);
}

const stale: string[] = [];
for (const [path, make] of Object.entries(documents)) {
  const url = new URL(`../../${path}`, import.meta.url);
  const text = make();
  if (!process.argv.includes('--check')) write(url, text);
  else if (!existsSync(url) || readFileSync(url, 'utf8') !== text) stale.push(path);
}
if (stale.length > 0) {
  console.error(`not up to date: ${stale.join(', ')}; run npm run docs`);
  process.exitCode = 1;
}
