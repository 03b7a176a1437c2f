/**
 * `npm run data -- ee`: rebuilds the datasets of a country, a dataset, a source or `all` from their published files. Without a name it
 * lists what there is.
 *
 * The published files are not part of the project. Their folder is `--sources <folder>`, else the environment variable PAYPREP_SOURCES,
 * else `../shared/sources` beside the repository where that exists.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listSources } from './names.js';
import { rebuild } from './rebuild.js';
import { readSources } from './registry.js';

const TARGET = fileURLToPath(new URL('../../reference-data', import.meta.url));
const USUAL_FOLDER = fileURLToPath(new URL('../../../shared/sources', import.meta.url));
const LIMIT = 40;

const USAGE = `npm run data -- <name>… [--sources <folder>] [--verbose]

  <name>      a country (ee), a dataset (banks/EE), a source (ifsc), or all
  --sources   the folder of published files
  --verbose   list every bank that came, went or changed, not only the first ${LIMIT}
`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sources: { type: 'string' }, verbose: { type: 'boolean', default: false } },
  });
  const sources = await readSources();
  if (positionals.length === 0) {
    console.log(`${USAGE}\nSources:\n${listSources(sources)}`);
    return;
  }
  const published = values.sources ?? process.env.PAYPREP_SOURCES ?? (existsSync(USUAL_FOLDER) ? USUAL_FOLDER : undefined);
  const limit = values.verbose ? Number.POSITIVE_INFINITY : LIMIT;
  rebuild({ names: positionals, sources, published, target: TARGET, limit, print: console.log });
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
