/**
 * `npm run data -- ee`: rebuilds the datasets of a country, a dataset, a source or `all` from their published files. Without a name it
 * lists what there is. `npm run data -- --overrides ee` applies what was corrected by hand to the committed datasets, without any published
 * file.
 *
 * The published files are not part of the project. Their folder is `--sources <folder>`, else the environment variable PAYPREP_SOURCES,
 * else `../shared/sources` beside the repository where that exists.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeOutcome, download, pullRequestText } from './download/download.js';
import { LISTS, NOT_DOWNLOADED } from './lists.js';
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
npm run data -- --download [<list>…] [--accept-columns] [--verbose]

  <name>       a country (ee), a dataset (banks/EE), a source (ifsc), or all
  --sources    the folder of published files
  --overrides  apply reference-data/overrides/ to the datasets as they are, without published files; all without a name
  --terms      write what publishers.json and parts.ts say into every dataset and the manifest, without published files
  --download   fetch the lists of lists.ts from their publishers, all without a name: a country (at) or a list (br-pix). The files go to
               PAYPREP_CACHE, by default .cache/payprep in the home folder, with the text of a pull request
  --accept-columns  take a list whose columns are not those of the time before
  --verbose    list every bank that came, went or changed, not only the first ${LIMIT}
`;

/** Why nothing is downloaded by these names. */
function whyNone(names: readonly string[]): string {
  const known = Object.entries(NOT_DOWNLOADED).filter(([id]) =>
    names.some((name) => id.split('-')[0] === name.toLowerCase() || id === name.toLowerCase()),
  );
  if (known.length > 0) return known.map(([id, { title, why }]) => `${id}, ${title}: ${why}.`).join('\n');
  return `lists.ts has no list of this name. It has ${Object.keys(LISTS).join(', ')}.`;
}

/** Exits with 1 where a list was not taken, and the others were. */
async function downloadLists(names: readonly string[], acceptColumns: boolean, isVerbose: boolean): Promise<void> {
  const chosen = Object.entries(LISTS).filter(
    ([id]) => names.length === 0 || names.some((name) => id.split('-')[0] === name.toLowerCase() || id === name.toLowerCase()),
  );
  if (chosen.length === 0) throw new Error(whyNone(names));
  const cache = process.env.PAYPREP_CACHE ?? join(homedir(), '.cache', 'payprep');
  const lists = Object.fromEntries(chosen);
  const limit = isVerbose ? Number.POSITIVE_INFINITY : LIMIT;
  const today = new Date().toISOString().slice(0, 10);
  const outcomes = await download({ lists, target: TARGET, cache, today, locate: (address) => address, limit, acceptColumns });
  for (const outcome of outcomes) console.log(describeOutcome(outcome));
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'pull-request.md'), pullRequestText(outcomes, lists));
  console.log(`The text of a pull request is in ${join(cache, 'pull-request.md')}.`);
  if (outcomes.some(({ fault }) => fault !== undefined)) process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      download: { type: 'boolean', default: false },
      'accept-columns': { type: 'boolean', default: false },
      terms: { type: 'boolean', default: false },
      overrides: { type: 'boolean', default: false },
      sources: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  if (values.download) return downloadLists(positionals, values['accept-columns'], values.verbose);
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
