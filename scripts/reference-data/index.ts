/**
 * `npm run data -- ee`: rebuilds the datasets of a country, a dataset, a source or `all` from their published files. Without a name it
 * lists what there is. `npm run data -- --overrides ee` applies what was corrected by hand to the committed datasets, without any published
 * file.
 *
 * The published files are not part of the project. Their folder is `--sources <folder>`, else the environment variable PAYPREP_SOURCES,
 * else `../shared/sources` beside the repository where that exists.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listSources } from './names.js';
import { override, rebuild } from './rebuild.js';
import { readSources } from './registry.js';
import { renewTerms } from './write.js';

const TARGET = fileURLToPath(new URL('../../reference-data', import.meta.url));
const USUAL_FOLDER = fileURLToPath(new URL('../../../shared/sources', import.meta.url));
const LIMIT = 40;

const USAGE = `npm run data -- <name>… [--sources <folder>] [--verbose]
npm run data -- --overrides [<name>…] [--verbose]
npm run data -- --terms

  <name>       a country (ee), a dataset (banks/EE), a source (ifsc), or all
  --sources    the folder of published files
  --overrides  apply reference-data/overrides/ to the datasets as they are, without published files; all without a name
  --terms      write what publishers.json and parts.ts say into every dataset and the manifest, without published files
  --verbose    list every bank that came, went or changed, not only the first ${LIMIT}
`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      terms: { type: 'boolean', default: false },
      overrides: { type: 'boolean', default: false },
      sources: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const sources = await readSources();
  const limit = values.verbose ? Number.POSITIVE_INFINITY : LIMIT;
  if (values.terms) {
    renewTerms(
      TARGET,
      [...sources.values()].flatMap(({ datasets }) => Object.keys(datasets)),
    );
    return;
  }
  if (values.overrides) {
    override({ names: positionals, sources, target: TARGET, limit, print: console.log });
    return;
  }
  if (positionals.length === 0) {
    console.log(`${USAGE}\nSources:\n${listSources(sources)}`);
    return;
  }
  const published = values.sources ?? process.env.PAYPREP_SOURCES ?? (existsSync(USUAL_FOLDER) ? USUAL_FOLDER : undefined);
  rebuild({ names: positionals, sources, published, target: TARGET, limit, print: console.log });
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
